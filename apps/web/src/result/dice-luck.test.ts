/** Luck: the exact size of what the dice did to a side. */
import type { LossThrow } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import { luckOf } from './dice-luck.ts';

/** A shot at a side that hits in one of so many. */
function shot(of: string, oneIn: number, hits: 0 | 1): LossThrow {
  const share = 1 / oneIn;
  return {
    event: 0,
    actual: { [of]: hits },
    odds: [
      { lost: { [of]: 0 }, share: 1 - share },
      { lost: { [of]: 1 }, share },
    ],
  };
}

describe('the luck of a battle', () => {
  it('is the share of battles in which the same throws are as unkind, counted exactly', () => {
    // All three shots at us hit: one battle of 6³.
    const luck = luckOf([shot('us', 6, 1), shot('us', 6, 1), shot('us', 6, 1)], 'us');
    expect(luck).toMatchObject({ way: 'against', oneIn: 216, throws: 3 });
    expect(luck.own).toEqual({ came: 3, expected: 0.5 });
    expect(luckOf([shot('us', 6, 1), shot('us', 6, 1), shot('us', 6, 1)], 'them')).toMatchObject({
      way: 'with',
      oneIn: 216,
    });
  });

  it('is even if much of what could happen is as bad', () => {
    expect(luckOf([shot('us', 2, 1)], 'us').way).toBe('even');
    expect(luckOf([], 'us')).toMatchObject({ way: 'even', oneIn: 1, throws: 0 });
  });

  it('weighs what we lost against what they lost in one throw', () => {
    const melee: LossThrow = {
      event: 0,
      actual: { us: 2, them: 0 },
      odds: [
        { lost: { us: 2, them: 0 }, share: 0.1 },
        { lost: { us: 0, them: 1 }, share: 0.9 },
      ],
    };
    const { way, oneIn, own, others } = luckOf([melee], 'us');
    expect([way, oneIn]).toEqual(['against', 10]);
    expect([own.expected, others.expected]).toEqual([0.2, 0.9]);
  });
});
