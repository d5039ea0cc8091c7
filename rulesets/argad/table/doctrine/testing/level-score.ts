/** The score of one level against another on the starter battle. For tests only. */
import { asAnyGame } from '@grognard/engine';
import { fullBudget, type Level } from '@grognard/opponent';
import { inlineRunner, simulate } from '@grognard/simulator';
import { scenarios } from '../../../scenarios/index.ts';
import { gameOn, layTable } from '../../index.ts';

const starter = scenarios.find(({ id }) => id === 'starter')!;

/** The share of decided games won by the first level. Sides are swapped with the same dice; captains have a tenth of their budget. */
export async function levelScore(
  first: Level,
  second: Level,
  games: number,
): Promise<{ readonly share: number; readonly decided: number }> {
  const interaction = inlineRunner((edition, scenario, options) => {
    const table = layTable(scenario, edition, options);
    return 'field' in table ? asAnyGame(gameOn(table)) : table;
  });
  const budget = Math.round(fullBudget / 10);
  const job = { edition: 'argad-2024', scenario: starter.data, options: {}, seed: 1758, explained: 0 };
  const sides = [first, second];
  const { report } = await simulate(
    { ...job, sides, games, swap: 'pairs', budget },
    { runners: [interaction] },
  );
  return { share: report.players[0]!.wonOfDecided.share, decided: games - report.draws };
}
