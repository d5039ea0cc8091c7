/** The forecasts of 500 positions, each against its enumeration or 20,000 played outcomes. */
import { expect, test } from 'vitest';
import { compared } from './testing/compare.ts';
import { stakedPositions } from './testing/positions.ts';

const positions = 500;

test(`the fates of ${positions} positions are those of the game played on from them`, () => {
  const effort = { budget: { mostOpen: 60, runs: 800 }, branches: 20_000, trials: 20_000 };
  const roads: Record<string, number> = {};
  let seen = 0;
  for (const position of stakedPositions(2000)) {
    if (seen === positions) break;
    const { differences, by, basis } = compared(position, effort);
    expect.soft(differences, position.name).toEqual([]);
    const road = `${basis}, against ${by}`;
    roads[road] = (roads[road] ?? 0) + 1;
    seen++;
  }
  process.stdout.write(`${seen} positions: ${JSON.stringify(roads)}\n`);
  expect(seen).toBe(positions);
}, 10_000_000);
