/** The levels in order of strength on the learning battle: many games a pair, the captain at a tenth of his budget. */
import { describe, expect, test } from 'vitest';
import { standing } from './testing/standing.ts';

describe('strength at the crossroads, sides swapped with the same dice', () => {
  test('a sergeant beats recruits in 75 of 100 decided games', async () => {
    expect((await standing('sergeant', 'recruit', 400)).share).toBeGreaterThanOrEqual(0.75);
  });

  test('a captain beats sergeants in 60 of 100 decided games', async () => {
    expect((await standing('captain', 'sergeant', 200)).share).toBeGreaterThanOrEqual(0.6);
  });

  test.each(['recruit', 'sergeant', 'captain'] as const)('a %s beats chance clearly', async (level) => {
    expect((await standing(level, 'random', 200)).share).toBeGreaterThanOrEqual(0.85);
  });
});
