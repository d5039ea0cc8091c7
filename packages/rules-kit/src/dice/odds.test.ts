/** Exact enumeration against closed forms and against brute force. */
import { describe, expect, it } from 'vitest';
import type { Chance } from '../chance.ts';
import { asFractions, canonical, oddsOf, sumsToOne } from './odds.ts';
import { ScriptedDice, SeededDice } from './thrown.ts';

const odds = <O>(rule: (chance: Chance) => O): Record<string, string> =>
  Object.fromEntries(asFractions(oddsOf(rule)).map(({ p, outcome }) => [canonical(outcome), p]));

describe('exact odds', () => {
  it('one die', () => {
    expect(odds((chance) => chance.die() >= 5)).toEqual({ true: '1/3', false: '2/3' });
  });

  it('2D6 by sum', () => {
    expect(odds((chance) => chance.sum(2))).toMatchObject({ 2: '1/36', 7: '1/6', 12: '1/36' });
  });

  it('a pool in n + 1 branches, and a save for each hit', () => {
    let runs = 0;
    const volley = odds((chance) => {
      runs++;
      const hits = chance.count(2, 3);
      return hits - chance.count(hits, 3);
    });
    expect(volley).toEqual({ 0: '9/16', 1: '3/8', 2: '1/16' });
    expect(runs).toBe(6);
  });

  it('open-ended dice stop at their highest value', () => {
    expect(odds((chance) => chance.open(7) >= 7)).toEqual({ true: '1/36', false: '35/36' });
    expect(odds((chance) => chance.open(8) >= 8)).toEqual({ true: '1/216', false: '215/216' });
    expect(odds((chance) => chance.open(6) >= 6)).toEqual({ true: '1/6', false: '5/6' });
  });

  it('open-ended counts agree with throwing each die', () => {
    for (const highest of [7, 8]) {
      const pooled = odds((chance) => chance.openCounts([2, 1], highest, [5, 7]));
      const single = odds((chance) => {
        const values = chance.openDice(3, highest);
        const reach = (from: number, to: number, least: number): number =>
          values.slice(from, to).filter((value) => value >= least).length;
        return [
          [reach(0, 2, 5), reach(0, 2, 7)],
          [reach(2, 3, 5), reach(2, 3, 7)],
        ];
      });
      expect(pooled).toEqual(single);
    }
  });

  it('numbers that no face reaches or none misses', () => {
    expect(odds((chance) => chance.count(1, 8))).toEqual({ 1: '1/1' });
    expect(odds((chance) => chance.count(2, 0))).toEqual({ 0: '1/1' });
    expect(odds((chance) => chance.count(2, -1))).toEqual({ 0: '1/1' });
    expect(odds((chance) => chance.count(1, 7))).toEqual({ 1: '1/1' });
  });

  it('120 dice are still exact', () => {
    const all = oddsOf((chance) => chance.count(120, 3));
    expect(all).toHaveLength(121);
    expect(sumsToOne(all.map(({ chance }) => chance))).toBe(true);
    expect(asFractions(all)[0]).toEqual({ p: `1/${2n ** 120n}`, outcome: 0 });
  });

  it('refuses a rule without end', () => {
    expect(() =>
      oddsOf((chance) => {
        while (chance.die() < 7);
      }),
    ).toThrow('without end');
  });
});

describe('dice', () => {
  it('the same seed gives the same faces, and keeps them', () => {
    const one = new SeededDice(7);
    const two = new SeededDice(7);
    for (let i = 0; i < 100; i++) expect(one.die()).toBe(two.die());
    expect(one.faces).toHaveLength(100);
    expect(new Set(one.faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('scripted dice must be used up, and are enough', () => {
    const dice = new ScriptedDice([6, 6, 2, 6, 4]);
    expect(dice.openDice(2, 8)).toEqual([6, 7]);
    dice.mustBeUsedUp();
  });
});
