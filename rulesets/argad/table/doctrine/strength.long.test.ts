/** Levels in order of strength on the starter battle: 400 games a pair, the captain at a tenth of its budget. */
import { describe, expect, test } from 'vitest';
import { levelScore } from './testing/level-score.ts';

const games = 400;

describe('strength on the starter battle, sides swapped with the same dice', () => {
  test('a sergeant beats recruits in 75 of 100 decided games', async () => {
    expect((await levelScore('sergeant', 'recruit', games)).share).toBeGreaterThanOrEqual(0.75);
  });

  test('a captain beats sergeants in 65 of 100 decided games', async () => {
    expect((await levelScore('captain', 'sergeant', games)).share).toBeGreaterThanOrEqual(0.65);
  });

  test.each(['recruit', 'sergeant', 'captain'] as const)('a %s beats chance in 95 of 100', async (level) => {
    expect((await levelScore(level, 'random', games)).share).toBeGreaterThanOrEqual(0.95);
  });
});
