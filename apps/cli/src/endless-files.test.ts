/** Endless and oversized files: every command that reads a file refuses them with a message. */
import { existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGame, rulesets } from '@grognard/rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largestFile } from './read-text.ts';
import { ran } from './testing/fake-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-endless-'));
const large = join(folder, 'large.json');
const empty = join(folder, 'empty.json');

beforeAll(() => {
  writeFileSync(large, '');
  truncateSync(large, largestFile + 1);
  writeFileSync(empty, '{}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const setting = { rulesets, tables: createGame };
const endless = [large, ...(existsSync('/dev/zero') ? ['/dev/zero'] : [])];
const shot = ['argad-2024', 'shoot', '--weapon', 'pistol', '--range-cm', '5'];

/** Every command line that reads a whole file. */
const readers: readonly (readonly string[])[] = [
  ['resolve', ...shot, '--house'],
  ['resolve', '--house'],
  ['odds', ...shot, '--house'],
  ['sheet', 'giorgi', '--house'],
  ['simulate', 'starter', '--games', '1', '--house'],
  ['ladder', 'starter', '--games', '1', '--house'],
  ['scenarios', '--check', empty, '--house'],
  ['scenarios', '--check'],
  ['scenarios'],
  ['simulate'],
  ['ladder'],
  ['replay'],
  ['verify'],
];

describe.each(endless)('%s', (file) => {
  it.each(readers.map((words) => [words.join(' '), words] as const))('grognard %s', async (_, words) => {
    const { code, err } = await ran([...words, file], setting);
    expect(err).toContain(`${file} is larger than 16 MB`);
    expect(code).toBe(2);
  });
});

it('standard input is no larger either', async () => {
  const pieces = Array.from({ length: 17 }, () => new Uint8Array(1024 * 1024));
  const { code, err } = await ran(['verify', '-'], { ...setting, input: pieces });
  expect(err).toContain('standard input is larger than 16 MB');
  expect(code).toBe(2);
});

it('verify and --check go on with the files that can be read', async () => {
  const verified = await ran(['verify', large, empty], setting);
  expect(verified).toMatchObject({ code: 2, out: expect.stringContaining(`${empty} cannot be checked`) });
  const checked = await ran(['scenarios', '--check', large, empty], setting);
  expect(checked).toMatchObject({ code: 2, out: expect.stringContaining(empty) });
});
