/** Long chains: exact against brute force, equal states merged, sampled beyond the budget and marked as such. */
import { describe, expect, it } from 'vitest';
import { type Chain, carryThrough } from './chain.ts';
import type { Chance } from './chance.ts';
import { asFractions, oddsOf } from './dice/odds.ts';
import { shareOf } from './dice/sixths.ts';

interface Fight {
  readonly a: number;
  readonly b: number;
}

/** Each side loses a figure to a 5 or 6 of the other, until one has none left. */
const fight: Chain<Fight> = {
  start: { a: 2, b: 2 },
  step: ({ a, b }, chance) => ({ a: a - (chance.die() > 4 ? 1 : 0), b: b - (chance.die() > 4 ? 1 : 0) }),
  isOver: ({ a, b }) => a <= 0 || b <= 0,
  steps: 3,
};

function atOnce(chain: Chain<Fight>): { p: string; outcome: Fight }[] {
  const run = (chance: Chance): Fight => {
    let state = chain.start;
    for (let n = 0; n < chain.steps && !chain.isOver(state); n++) state = chain.step(state, chance);
    return state;
  };
  return asFractions(oddsOf(run));
}

describe('chains', () => {
  it('agree with throwing all steps at once', () => {
    const odds = carryThrough(fight);
    expect(odds.exact && asFractions(odds.states)).toEqual(atOnce(fight));
  });

  it('merge equal states: a hundred steps need few', () => {
    let stepped = 0;
    const counting: Chain<Fight> = {
      ...fight,
      steps: 100,
      step: (state, chance) => {
        stepped++;
        return fight.step(state, chance);
      },
    };
    const odds = carryThrough(counting);
    expect(odds.exact).toBe(true);
    expect(stepped).toBeLessThan(100 * 4 * 36 + 1);
  });

  it('end when all is over', () => {
    let stepped = 0;
    const odds = carryThrough({
      start: 0,
      step: (n) => {
        stepped++;
        return n + 1;
      },
      isOver: (n) => n >= 3,
      steps: 1_000,
    });
    expect(stepped).toBe(3);
    expect(odds.exact && asFractions(odds.states)).toEqual([{ p: '1/1', outcome: 3 }]);
  });

  it('are sampled beyond their budget, say so, and are the same each time', () => {
    const sampled = carryThrough({ ...fight, budget: 2 });
    expect(sampled).toEqual(carryThrough({ ...fight, budget: 2 }));
    if (sampled.exact) throw new Error('it should be sampled');
    expect(sampled.states.reduce((sum, { count }) => sum + count, 0)).toBe(sampled.samples);
    const exact = new Map(atOnce(fight).map(({ p, outcome }) => [JSON.stringify(outcome), shareOf(p)]));
    for (const { outcome, count } of sampled.states) {
      const share = exact.get(JSON.stringify(outcome)) ?? 0;
      const error = Math.sqrt((share * (1 - share)) / sampled.samples);
      expect(Math.abs(count / sampled.samples - share)).toBeLessThan(5 * error);
    }
  });
});
