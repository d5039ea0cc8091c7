/** Levels in order of strength: 400 games a pair, the captain at a tenth of his budget; and how well sergeants fight. */
import { describe, expect, test } from 'vitest';
import { levelScore } from './testing/level-score.ts';

const games = 400;

describe.each(['mill-hill', 'ravenna'] as const)(
  'strength on %s, sides swapped with the same dice',
  (battle) => {
    test('a sergeant beats recruits in 75 of 100 decided games', async () => {
      expect((await levelScore(battle, ['sergeant', 'recruit'], games)).share).toBeGreaterThanOrEqual(0.75);
    });

    test('a captain beats sergeants in 65 of 100 decided games', async () => {
      expect((await levelScore(battle, ['captain', 'sergeant'], games)).share).toBeGreaterThanOrEqual(0.65);
    });

    test.each(['recruit', 'sergeant', 'captain'] as const)(
      'a %s beats chance in 95 of 100',
      async (level) => {
        expect((await levelScore(battle, [level, 'random'], games)).share).toBeGreaterThanOrEqual(0.95);
      },
    );
  },
);
