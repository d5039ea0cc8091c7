import type { Answer, FailedAnswer } from '@grognard/rules-kit';
import { describe, expect, it } from 'vitest';
import { ran } from '../testing/fake-terminal.ts';

const good = '{"id":"g","ruleset":"duel-2","procedure":"strike","input":{"weapon":"sword"}}';
const withInput = (input: string) => `{"id":7,"ruleset":"duel-2","procedure":"strike","input":${input}}`;

async function answers(input: readonly (string | Uint8Array)[], ...words: string[]) {
  const { code, out, err } = await ran(['resolve', ...words], { input });
  const lines = out.split('\n');
  expect(lines.pop()).toBe('');
  return { code, err, answers: lines.map((line) => JSON.parse(line) as Answer) };
}

describe('a batch of cases', () => {
  it('is answered in order, blank lines left out, with or without a final newline, however it is cut', async () => {
    const input = `${good}\r\n\n  \n${withInput('{"weapon":"club","rangeCm":3}')}\n${good}`;
    const whole = await answers([input]);
    expect(whole.code).toBe(0);
    expect(whole.answers.map(({ id }) => id)).toEqual(['g', 7, 'g']);
    expect(whole.answers[1]).toEqual({
      id: 7,
      ok: true,
      allowed: false,
      refusals: [{ rule: 'strike.reach' }],
    });
    expect(await answers([...Buffer.from(input)].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
  });

  it.each([
    ['not JSON', 'hello', 'parse', ''],
    ['half a line', good.slice(0, 30), 'parse', ''],
    ['no object', '[1]', 'parse', ''],
    ['null', 'null', 'parse', ''],
    ['NaN as a word', withInput('{"weapon":"sword","rangeCm":NaN}'), 'parse', ''],
    ['NaN as text', withInput('{"weapon":"sword","rangeCm":"NaN"}'), 'type', 'input.rangeCm'],
    ['too big a number', withInput('{"weapon":"sword","rangeCm":1e999}'), 'value', 'input.rangeCm'],
    ['wrong type', withInput('{"weapon":"sword","target":[]}'), 'type', 'input.target'],
    ['true for a number', withInput('{"weapon":"sword","rangeCm":true}'), 'type', 'input.rangeCm'],
    ['wrong word', withInput('{"weapon":"swrod"}'), 'value', 'input.weapon'],
    ['in a list', withInput('{"weapon":"sword","ground":["mud","lava"]}'), 'value', 'input.ground[1]'],
    ['unknown field', withInput('{"weapon":"sword","colour":"red"}'), 'unknown-field', 'input.colour'],
    ['missing field', withInput('{}'), 'missing', 'input.weapon'],
    [
      'prototype',
      withInput('{"weapon":"sword","__proto__":{"polluted":1}}'),
      'unknown-field',
      'input.__proto__',
    ],
    [
      'constructor',
      withInput('{"weapon":"sword","constructor":{"prototype":{"polluted":1}}}'),
      'unknown-field',
      'input.constructor',
    ],
    [
      'prototype inside',
      withInput('{"weapon":"sword","target":{"__proto__":{"class":1}}}'),
      'unknown-field',
      'input.target.__proto__',
    ],
    ['prototype of the case', '{"__proto__":{"polluted":1}}', 'unknown-field', '__proto__'],
    ['ruleset', good.replace('duel-2', 'toString'), 'ruleset', 'ruleset'],
    ['procedure', good.replace('"strike"', '"constructor"'), 'procedure', 'procedure'],
    [
      'option',
      good.replace('"input"', '"options":{"__proto__":1},"input"'),
      'option',
      'options["__proto__"]',
    ],
    [
      'option value',
      good.replace('"input"', '"options":{"wall.high":"maybe"},"input"'),
      'option',
      'options["wall.high"]',
    ],
    ['dice', good.replace('"input"', '"dice":[7],"input"'), 'dice', 'dice[0]'],
    ['too many dice', good.replace('"input"', '"dice":[1,1],"input"'), 'dice', 'dice'],
    ['deep nesting', withInput('['.repeat(100_000) + ']'.repeat(100_000)), 'parse', ''],
    ['deep objects', withInput(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`), 'parse', ''],
    ['10 MB', withInput(`"${'x'.repeat(10_000_000)}"`), 'parse', ''],
    ['a mark in the middle', `\uFEFF${good}`, 'parse', ''],
  ])('%s: an error with its code and place, and the batch goes on', async (_name, line, code, at) => {
    for (const words of [[], ['--option', 'wall.high=no']]) {
      const got = await answers([`${good}\n${line}\n`, good], ...words);
      expect(got.code).toBe(1);
      expect(got.answers.map(({ ok }) => ok)).toEqual([true, false, true]);
      const { error, id } = got.answers[1] as FailedAnswer;
      expect(error).toMatchObject({ code, at });
      expect(error.message).not.toBe('');
      if (code === 'parse') expect(id).toBeNull();
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('bytes that are not UTF-8 are an error of their own line only', async () => {
    const got = await answers([good, '\n', Uint8Array.of(0xff, 0xfe, 0x7b, 10), good]);
    expect(got.answers.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(got.answers[1]).toMatchObject({
      id: null,
      error: { code: 'parse', message: expect.stringContaining('UTF-8') },
    });
  });

  it('a mark at the start of the file and nothing at all are both well', async () => {
    expect(await answers([`\uFEFF${good}\n`])).toMatchObject({ code: 0, answers: [{ id: 'g', ok: true }] });
    expect(await answers([])).toEqual({ code: 0, err: '', answers: [] });
  });

  it('options of the command hold for cases that do not set them', async () => {
    const behindWall = '{"weapon":"sword","target":{"behindWall":true}}';
    const own = withInput(behindWall).replace('"input"', '"options":{"wall.high":"no"},"input"');
    const got = await answers([`${withInput(behindWall)}\n${own}\n`], '--option', 'wall.high=yes');
    expect(got.answers).toMatchObject([{ facts: { modifier: -3 } }, { facts: { modifier: -2 } }]);
  });

  it('a person at the keyboard is told how it is used', async () => {
    const { code, out, err } = await ran(['resolve'], { typed: true });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Examples');
  });
});
