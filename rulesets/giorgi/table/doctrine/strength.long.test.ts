/** The levels in order of strength on the learning battle: many games a pair. */
import { asAnyGame } from '@grognard/engine';
import { fullBudget, type Level } from '@grognard/opponent';
import { handHere, simulate } from '@grognard/simulator';
import { describe, expect, test } from 'vitest';
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

const games = 400;

describe('strength at the crossroads, sides swapped with the same dice', () => {
  test('a sergeant beats recruits in 75 of 100 decided games', async () => {
    expect((await standing('sergeant', 'recruit', games)).share).toBeGreaterThanOrEqual(0.75);
  });

  test('a captain beats sergeants in 65 of 100 decided games', async () => {
    expect((await standing('captain', 'sergeant', games)).share).toBeGreaterThanOrEqual(0.65);
  });

  test.each(['recruit', 'sergeant', 'captain'] as const)(
    'a %s beats chance in 95 of 100 decided games',
    async (level) => {
      expect((await standing(level, 'random', games)).share).toBeGreaterThanOrEqual(0.95);
    },
  );
});
