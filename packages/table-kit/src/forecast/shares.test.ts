/** Shares of fates, exact and sampled. */
import { describe, expect, it } from 'vitest';
import { basisOf, fateShares, meanOf, meanOverEnds, type WeighedEnds } from '../index.ts';

const exact: WeighedEnds = {
  kind: 'exact',
  ends: [
    { fates: [0, 2], chance: { ways: 1, dice: 1 } },
    { fates: [2, 2], chance: { ways: 5, dice: 1 } },
  ],
};
const sampled: WeighedEnds = {
  kind: 'sampled',
  clusters: [
    [
      [0, 2],
      [2, 2],
    ],
    [
      [2, 2],
      [2, 2],
    ],
  ],
};

describe('shares of fates', () => {
  it('are exact where all ends are counted', () => {
    expect(fateShares(exact, [0], 3)).toMatchObject({ fractions: ['1/6', '0/1', '5/6'], error: 0 });
    expect(fateShares(exact, [0, 1], 3).fractions).toEqual(['1/12', '0/1', '11/12']);
    expect(meanOverEnds(exact, (fates) => fates.filter((fate) => fate === 0).length).mean).toBeCloseTo(1 / 6);
  });

  it('have an error where ends are sampled, by clusters', () => {
    const { shares, fractions, error } = fateShares(sampled, [0], 3);
    expect(shares).toEqual([0.25, 0, 0.75]);
    expect(fractions).toBeNull();
    expect(error).toBeCloseTo(0.5);
    expect(meanOverEnds(sampled, (fates) => (fates[0] === 0 ? 1 : 0))).toEqual({ mean: 0.25, error: 0.5 });
  });

  it('tell how sure they are', () => {
    expect(basisOf(exact, 0, String)).toEqual({ kind: 'exact' });
    expect(basisOf(sampled, 0.5, (error) => `${100 * error} %`)).toEqual({
      kind: 'sampled',
      trials: 4,
      error: '50 %',
    });
    expect(meanOf([3])).toEqual({ mean: 3, error: 0 });
  });
});
