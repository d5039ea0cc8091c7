/** Forecasts of random positions against the real turn. `positions.long.test.ts` takes ten times as many, and plays them longer. */
import { SeededRandom } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { checkPositions } from './testing/check-positions.ts';

test('melee.order, melee.recoil, shoot.roll: the forecast of 50 positions is what the real turn comes to', () => {
  const found = checkPositions(new SeededRandom(1795, 'forecasts'), 50, { branches: 800, turns: 800 });
  expect(found.wrong).toEqual([]);
  expect(found.barred).toBeGreaterThan(3);
  expect(found.sampled).toBeLessThan(10);
});
