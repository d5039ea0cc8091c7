/** Forecasts of 500 random positions against every throw of the real turn, or against 20,000 turns played. */
import { SeededRandom } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { checkPositions } from './testing/check-positions.ts';

test('melee.order, melee.recoil, shoot.roll: the forecast of 500 positions is what the real turn comes to', () => {
  const found = checkPositions(new SeededRandom(1760, 'forecasts'), 500, { branches: 5000, turns: 20_000 });
  process.stdout.write(`forecasts: ${JSON.stringify(found)}\n`);
  expect(found.wrong).toEqual([]);
  expect(found.barred).toBeGreaterThan(50);
}, 3_600_000);
