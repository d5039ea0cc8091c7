/** The forecasts of 500 positions, each against its enumeration or 20,000 played outcomes. */
import { expect, test } from 'vitest';
import { compared } from './testing/compare.ts';
import { stakedPositions } from './testing/positions.ts';

const positions = 500;

test(`the fates of ${positions} positions are those of the game played on from them`, () => {
  const effort = { budget: { mostOpen: 120, runs: 1500 }, branches: 20_000, trials: 20_000 };
  let seen = 0;
  for (const position of stakedPositions(1000)) {
    if (seen === positions) break;
    const { differences } = compared(position, effort);
    expect.soft(differences, position.name).toEqual([]);
    seen++;
  }
  expect(seen).toBe(positions);
}, 10_000_000);
