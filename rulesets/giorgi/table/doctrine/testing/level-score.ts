/** Results of one level against another on the learning battle. For tests only. */
import { asAnyGame } from '@grognard/engine';
import { fullBudget, type Level } from '@grognard/opponent';
import { inlineRunner, simulate } from '@grognard/simulator';
import { gameOn, layTable } from '../../index.ts';
import { scenarioNamed } from '../../trial/on-trial.ts';

/** Share of decided games that the first level wins. Sides are swapped with the same dice, and captains have a tenth of their budget. */
export async function levelScore(
  first: Level,
  second: Level,
  games: number,
): Promise<{ readonly share: number; readonly decided: number }> {
  const interaction = inlineRunner((edition, scenario, options) => {
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
  const { report } = await simulate(job, { runners: [interaction] });
  return { share: report.players[0]!.wonOfDecided.share, decided: games - report.draws };
}
