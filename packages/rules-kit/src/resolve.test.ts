/** The contract of `resolve`: what is read, what is refused, what is returned. */
import { duel } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { deepestNesting, longestLine, resolver } from './resolve.ts';

const { resolve, resolveLine, find } = resolver([duel]);
const shot = { ruleset: 'duel-2002', procedure: 'shot', input: { rangeCm: 10 } };

function problem(given: unknown): string {
  const answer = resolve(given);
  return answer.ok ? 'none' : `${answer.error.code} ${answer.error.at}`;
}

describe('an answer', () => {
  it('has facts, lines and exact outcomes', () => {
    expect(
      resolve({ id: 1, ...shot, input: { rangeCm: 10, cover: 'wall', shooter: { kneeling: true } } }),
    ).toEqual({
      id: 1,
      ok: true,
      allowed: true,
      facts: { need: 5, modifier: -1 },
      lines: [
        { rule: 'shoot.wall', value: -2 },
        { rule: 'shoot.kneeling', value: 1 },
      ],
      outcomes: [
        { p: '8/9', outcome: { wounds: 0 } },
        { p: '1/9', outcome: { wounds: 1 } },
      ],
    });
  });

  it('a refused case has its rules only, and its dice are not looked at', () => {
    const refused = { id: null, ok: true, allowed: false, refusals: [{ rule: 'shoot.reach' }] };
    expect(resolve({ ...shot, input: { rangeCm: 31 } })).toEqual(refused);
    expect(resolve({ ...shot, input: { rangeCm: 31 }, dice: [1, 2, 3] })).toEqual(refused);
  });

  it('says what was rolled', () => {
    expect(resolve({ ...shot, dice: [6, 6, 1, 4] })).toMatchObject({
      rolled: { dice: [6, 6, 1, 4], outcome: { wounds: 1 } },
    });
  });

  it('ids come back: texts, numbers, none', () => {
    expect(resolve({ id: 'x', ...shot }).id).toBe('x');
    expect(resolve({ id: 7, ...shot }).id).toBe(7);
    expect(resolve({ id: null, ...shot }).id).toBeNull();
    expect(resolve(shot).id).toBeNull();
    expect(resolve({ id: 'x' })).toMatchObject({ id: 'x', ok: false });
  });
});

describe('an outcome', () => {
  it('is shared between answers, so nobody can change it', () => {
    const [first, again] = [resolve(shot), resolve(shot)].map((answer) =>
      answer.ok && answer.allowed ? answer.outcomes : [],
    );
    expect(first?.length).toBeGreaterThan(0);
    for (const { outcome } of first ?? []) expect(Object.isFrozen(outcome)).toBe(true);
    expect(again).toEqual(first);
  });
});

describe('an error', () => {
  it.each([
    ['parse ', 7],
    ['parse ', []],
    ['parse ', null],
    ['type id', { id: {}, ...shot }],
    ['type id', { id: Number.NaN, ...shot }],
    ['missing ruleset', {}],
    ['missing input', { ruleset: 'duel-2002', procedure: 'shot' }],
    ['type ruleset', { ...shot, ruleset: 7 }],
    ['ruleset ruleset', { ...shot, ruleset: 'duel-1999' }],
    ['ruleset ruleset', { ...shot, ruleset: 'toString' }],
    ['procedure procedure', { ...shot, procedure: 'stab' }],
    ['procedure procedure', { ...shot, procedure: '__proto__' }],
    ['unknown-field mood', { ...shot, mood: 1 }],
    [
      'unknown-field __proto__',
      JSON.parse('{"ruleset":"duel-2002","procedure":"shot","input":{},"__proto__":1}'),
    ],
    ['missing input.rangeCm', { ...shot, input: {} }],
    ['type input', { ...shot, input: [] }],
    [
      'combination input.shooter',
      { ...shot, input: { rangeCm: 1, shooter: { moving: true, kneeling: true } } },
    ],
    ['option options["a"]', { ...shot, options: { a: 1 } }],
    ['dice dice', { ...shot, dice: 6 }],
    ['dice dice[1]', { ...shot, dice: [6, 7] }],
    ['dice dice[0]', { ...shot, dice: [1.5] }],
    ['dice dice', { ...shot, dice: [] }],
    ['dice dice', { ...shot, dice: [1, 1] }],
    ['dice dice', { ...shot, dice: null }],
  ])('%s', (due, given) => {
    expect(problem(given)).toBe(due);
  });

  it('comes before a refusal', () => {
    expect(problem({ ...shot, input: { rangeCm: 99, cover: 'sea' } })).toBe('value input.cover');
    expect(problem({ ...shot, input: { rangeCm: 99 }, dice: [0] })).toBe('dice dice[0]');
  });

  it('find gives the same problem without resolving', () => {
    expect(find({ ...shot, input: {} })).toMatchObject({ code: 'missing', at: 'input.rangeCm' });
    expect(find(shot)).toMatchObject({ dice: null, prepared: { refusals: [] } });
  });
});

describe('a line', () => {
  it('is JSON', () => {
    expect(resolveLine(JSON.stringify({ id: 1, ...shot }))).toEqual(resolve({ id: 1, ...shot }));
    for (const line of ['', '{', 'NaN', '{"id":1}x', '\u0000'])
      expect(resolveLine(line)).toMatchObject({ id: null, ok: false, error: { code: 'parse' } });
  });

  it(`nests no deeper than ${deepestNesting}, brackets in texts apart`, () => {
    const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(resolveLine(nested(32))).toMatchObject({ error: { message: expect.stringContaining('a list') } });
    expect(resolveLine(nested(33))).toMatchObject({ error: { message: 'nested deeper than 32' } });
    expect(resolveLine(JSON.stringify({ id: '[{"\\'.repeat(50) }))).toMatchObject({
      error: { code: 'missing' },
    });
  });

  it('is no longer than 1 MiB in bytes', () => {
    const ofLength = (bytes: number, filler: string): string => {
      const empty = JSON.stringify({ id: '', ...shot });
      const width = filler === 'é' ? 2 : filler === '€' ? 3 : filler === '😀' ? 4 : 1;
      const room = bytes - empty.length;
      return JSON.stringify({
        id: filler.repeat(Math.floor(room / width)) + 'x'.repeat(room % width),
        ...shot,
      });
    };
    for (const filler of ['x', 'é', '€', '😀']) {
      expect(resolveLine(ofLength(longestLine, filler)).ok).toBe(true);
      expect(resolveLine(ofLength(longestLine + 1, filler))).toMatchObject({
        id: null,
        error: { code: 'parse' },
      });
    }
  });
});
