/** Levels in order of strength on Mill Hill, in a few games with fixed seeds. The long test plays many, on Ravenna too. */
import { expect, test } from 'vitest';
import { levelScore } from './testing/level-score.ts';

test('a sergeant beats recruits', { timeout: 120_000 }, async () => {
  const { share, decided } = await levelScore('mill-hill', ['sergeant', 'recruit'], 24);
  expect(share).toBeGreaterThan(0.55);
  expect(decided).toBeGreaterThan(7);
});
