/** Levels in order of strength on the starter battle, in a few games with fixed seeds. The long test plays many. */
import { describe, expect, test } from 'vitest';
import { levelScore } from './testing/level-score.ts';

describe('strength on the starter battle, sides swapped', () => {
  test('a sergeant beats recruits', async () => {
    const { share, decided } = await levelScore('sergeant', 'recruit', 80);
    expect(share).toBeGreaterThan(0.8);
    expect(decided).toBeGreaterThan(50);
  });

  test.each(['sergeant', 'recruit'] as const)('a %s beats whoever plays by chance', async (level) => {
    const { share } = await levelScore(level, 'random', 60);
    expect(share).toBeGreaterThan(0.85);
  });
});
