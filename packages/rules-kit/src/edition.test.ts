/** Editions and options: a parent amended, options switched, problems placed. */
import { duel, duelDeclaration } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { amended, type Edition, editionRules, option, optionsOn } from './edition.ts';
import { ruleset } from './ruleset.ts';
import { Problem } from './schema/problem.ts';
import { choice, whole } from './schema/shape.ts';

const editions: readonly Edition<readonly string[]>[] = [
  {
    id: 'old',
    title: 'Old',
    parent: null,
    amendments: [{ rule: 'a', change: (rules) => [...rules, 'old'] }],
  },
  {
    id: 'new',
    title: 'New',
    parent: 'old',
    amendments: [
      { rule: 'b', change: (rules) => [...rules, 'new'] },
      { rule: 'c', change: (rules) => rules.toReversed() },
    ],
  },
];

describe('editions', () => {
  it('are their parent plus amendments in order', () => {
    expect(editionRules(['base'], editions, 'old')).toEqual(['base', 'old']);
    expect(editionRules(['base'], editions, 'new')).toEqual(['new', 'old', 'base']);
    expect(amended(['x'], [])).toEqual(['x']);
    expect(() => editionRules([], editions, 'next')).toThrow('no edition next');
  });
});

describe('options', () => {
  const inForce = (options: unknown): ReturnType<typeof duel.inForce> => duel.inForce('duel-2001', options);

  it('change the rules, whatever the order they are given in', () => {
    const one = inForce({ 'shoot.night': true, 'shoot.reach': 40 });
    const two = inForce({ 'shoot.reach': 40, 'shoot.night': true });
    expect(one).not.toBeInstanceOf(Problem);
    expect(two).toBe(one);
    expect(!(one instanceof Problem) && one.ruleNumbers['shoot.reach']).toEqual({ value: 40 });
  });

  it('defaults, nothing and undefined are the plain edition', () => {
    const plain = inForce(undefined);
    for (const options of [{}, { 'shoot.reach': 30 }, { 'shoot.night': undefined }, { 'shoot.night': false }])
      expect(inForce(options)).toBe(plain);
  });

  it.each([
    ['options', 7],
    ['options', null],
    ['options', []],
    ['options["shoot.fog"]', { 'shoot.fog': true }],
    ['options["__proto__"]', JSON.parse('{"__proto__":1}')],
    ['options["shoot.night"]', { 'shoot.night': 'yes' }],
    ['options["shoot.reach"]', { 'shoot.reach': 61 }],
    ['options["shoot.reach"]', { 'shoot.reach': null }],
  ])('problem at %s', (at, options) => {
    expect(inForce(options)).toMatchObject({ code: 'option', at });
  });

  it('that only the table reads are checked and change nothing', () => {
    const tempo = option({
      id: 'turn.tempo',
      title: 'Tempo',
      shape: choice(['slow', 'fast']),
      default: 'slow',
    });
    const offered = ruleset({
      ...duelDeclaration,
      options: [...duelDeclaration.options, { ...tempo, amend: null }],
    });
    expect(offered.inForce('duel-2001', { 'turn.tempo': 'fast' })).toBe(offered.inForce('duel-2001'));
    expect(offered.inForce('duel-2001', { 'turn.tempo': 'mad' })).toMatchObject({ code: 'option' });
  });

  it('on a part of the rules set one value of it, and start from what the base has', () => {
    const rules = { fire: { reach: 30, need: 5 }, move: { cm: 20 } };
    const reach = optionsOn(
      rules,
      'fire',
    )({
      id: 'fire.reach',
      title: 'Reach',
      sets: 'reach',
      shape: whole(10, 60),
    });
    expect(reach).toMatchObject({ id: 'fire.reach', default: 30, readBy: [] });
    expect(reach.amend?.(rules, 40)).toEqual({ fire: { reach: 40, need: 5 }, move: { cm: 20 } });
  });

  it('are forgotten when too many were worked out, and worked out again', () => {
    const rules = ruleset({
      ...duelDeclaration,
      options: [
        option({
          id: 'shoot.reach',
          title: 'Reach',
          shape: whole(0, 10_000),
          default: 30,
          amend: (before: typeof duelDeclaration.base, reachCm) => ({ ...before, reachCm }),
        }),
      ],
    });
    for (let cm = 31; cm < 500; cm++) rules.inForce('duel-2001', { 'shoot.reach': cm });
    const again = rules.inForce('duel-2001', { 'shoot.reach': 31 });
    expect(!(again instanceof Problem) && again.ruleNumbers['shoot.reach']).toEqual({ value: 31 });
  });

  it('there is no edition but those declared', () => {
    expect(() => duel.inForce('duel-2003')).toThrow('no edition');
  });
});
