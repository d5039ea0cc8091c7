/** The levels in order of strength on the learning battle, in few games with fixed seeds; the long test plays many. */
import { asAnyGame } from '@grognard/engine';
import { fullBudget, type Level } from '@grognard/opponent';
import { handHere, simulate } from '@grognard/simulator';
import { expect, test } from 'vitest';
import { gameOn, layTable } from '../index.ts';
import { scenarioNamed } from '../trial/on-trial.ts';

/** The share of decided games that the first level wins, sides swapped with the same dice, captains at a tenth of their budget. */
async function standing(
  first: Level,
  second: Level,
  games: number,
): Promise<{ readonly share: number; readonly decided: number }> {
  const hand = handHere((edition, scenario, options) => {
    const table = layTable(scenario, edition, options);
    return 'units' in table ? asAnyGame(gameOn(table)) : table;
  });
  const job = {
    edition: 'giorgi',
    scenario: scenarioNamed('crossroads'),
    options: {},
    seed: 1800,
    explained: 0,
    budget: Math.round(fullBudget / 10),
    sides: [first, second],
    games,
    swap: 'pairs',
  } as const;
  const { report } = await simulate(job, { hands: [hand] });
  return { share: report.players[0]!.wonOfDecided.share, decided: games - report.draws };
}

test('a sergeant beats recruits', { timeout: 60_000 }, async () => {
  const { share, decided } = await standing('sergeant', 'recruit', 10);
  expect(share).toBeGreaterThan(0.6);
  expect(decided).toBeGreaterThan(5);
});

test.each(['sergeant', 'recruit'] as const)(
  'a %s beats whoever plays by chance',
  { timeout: 60_000 },
  async (level) => {
    const { share } = await standing(level, 'random', 8);
    expect(share).toBeGreaterThan(0.6);
  },
);
