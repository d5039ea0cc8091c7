/** Test of the order of the levels by strength on the learning battle. Few games with fixed seeds; the long test plays many. */
import { expect, test } from 'vitest';
import { levelScore } from './testing/level-score.ts';

test('a sergeant beats recruits', { timeout: 60_000 }, async () => {
  const { share, decided } = await levelScore('sergeant', 'recruit', 10);
  expect(share).toBeGreaterThan(0.6);
  expect(decided).toBeGreaterThan(5);
});

test.each(['sergeant', 'recruit'] as const)(
  'a %s beats whoever plays by chance',
  { timeout: 60_000 },
  async (level) => {
    const { share } = await levelScore(level, 'random', 8);
    expect(share).toBeGreaterThan(0.6);
  },
);
