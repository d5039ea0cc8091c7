/** Tests of chains of throws: exact while few states are open, then thinned without a bias. */
import { describe, expect, it } from 'vitest';
import { fractionOf } from './dice/sixths.ts';
import { type BranchingChain, followBranches } from './follow-branches.ts';

interface Walk {
  readonly at: number;
  readonly throws: number;
}

/** A walk of four dice, whose sum is kept. */
function walk(mostOpen: number, seed = 1): BranchingChain<Walk, string> {
  return {
    start: { at: 0, throws: 0 },
    step: ({ at, throws }, chance) => {
      const face = chance.die();
      const state = { at: at + face, throws: throws + 1 };
      const notes = face === 6 ? ['six'] : [];
      return { state, key: JSON.stringify(state), isOver: state.throws === 4, notes };
    },
    mostOpen,
    runs: 10_000,
    seed,
  };
}

const sum = (parts: readonly { readonly share: number }[]) =>
  parts.reduce((all, { share }) => all + share, 0);

describe('a chain with few open states', () => {
  it('is exact, and equal states are stepped once', () => {
    const { ends, error, runs, notes } = followBranches(walk(100));
    expect(error).toBeNull();
    expect(ends).toHaveLength(21);
    const four = ends.find(({ state }) => state.at === 4);
    expect(four?.chance == null ? null : fractionOf(four.chance)).toBe('1/1296');
    expect(runs).toBe(6 * (1 + 6 + 11 + 16));
    expect(notes).toEqual([{ note: 'six', share: expect.closeTo(4 / 6, 12) }]);
  });
});

describe('a chain with too many open states', () => {
  it('is thinned: the shares still add up to one, and no chance is called exact', () => {
    const { ends, error } = followBranches(walk(6));
    expect(sum(ends)).toBeCloseTo(1, 12);
    expect(error).toBeGreaterThan(0);
    expect(ends.some(({ chance }) => chance !== null)).toBe(false);
  });

  it('has no bias, and errs no more than it says', () => {
    const exact = sum(followBranches(walk(100)).ends.filter(({ state }) => state.at >= 16));
    const found = Array.from({ length: 300 }, (_, seed) => {
      const { ends, error } = followBranches(walk(6, seed));
      return { share: sum(ends.filter(({ state }) => state.at >= 16)), error: error ?? 0 };
    });
    const mean = sum(found) / found.length;
    expect(Math.abs(mean - exact)).toBeLessThan(0.02);
    const within = found.filter(({ share, error }) => Math.abs(share - exact) <= 2 * error);
    expect(within.length).toBeGreaterThan(0.95 * found.length);
  });

  it('is thinned alike from the same seed', () => {
    expect(followBranches(walk(6, 4))).toEqual(followBranches(walk(6, 4)));
  });
});
