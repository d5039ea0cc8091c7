import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesets } from '@grognard/rulesets';
import { expect, it } from 'vitest';
import { ran } from '../testing/fake-terminal.ts';

const battles = rulesets.flatMap(({ scenarios }) => scenarios);
const say = (...words: readonly string[]) => ran(['scenarios', ...words], { rulesets });

it.each(battles.map(({ id, title }) => [id, title] as const))('%s has a map', async (id, title) => {
  const { code, out, err } = await say(id, '--svg', '-');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.startsWith('<svg ') && out.endsWith('</svg>\n')).toBe(true);
  expect(out).toContain(`<title>${title.replaceAll("'", '&#39;')}</title>`);
});

it('a side sees its own hidden figures, the others do not', async () => {
  const pieces = async (...more: readonly string[]) => {
    const { out } = await say(battles[1]!.id, '--svg', '-', ...more);
    return [...out.matchAll(/href="#p\d+"/g)].length;
  };
  const open = await pieces();
  const own = await Promise.all(battles[1]!.summary.sides.map(({ id }) => pieces('--secret', id)));
  expect(Math.max(...own)).toBeGreaterThan(open);
});

it('is written into a file, in the theme asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grognard-map-'));
  try {
    const file = join(folder, 'maps', 'ink.svg');
    const { code, out, err } = await say(battles[0]!.id, '--svg', file, '--theme', 'ink');
    expect({ code, out, err }).toEqual({ code: 0, out: '', err: `grognard: wrote ${file}\n` });
    expect(await readFile(file, 'utf8')).toContain('fill="#ffffff"');
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('a theme that does not exist is told', async () => {
  const { code, err } = await say(battles[0]!.id, '--svg', '-', '--theme', 'sepia');
  expect(code).toBe(2);
  expect(err).toContain('--theme is one of map, night, ink');
});
