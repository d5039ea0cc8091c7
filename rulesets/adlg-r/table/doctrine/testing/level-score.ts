/** The score of one level against another on a battle of this game. For tests only. */
import { fullBudget, type Level } from '@grognard/opponent';
import { inlineRunner, simulate } from '@grognard/simulator';
import millHill from '../../../scenarios/mill-hill.json' with { type: 'json' };
import ravenna from '../../../scenarios/ravenna.json' with { type: 'json' };
import { createGame } from '../../index.ts';

const scenarios = { 'mill-hill': millHill, ravenna };

/** The share of decided games won by the first level. Sides are swapped with the same dice; captains have a tenth of their budget. */
export async function levelScore(
  battle: keyof typeof scenarios,
  [first, second]: readonly [Level, Level],
  games: number,
): Promise<{ readonly share: number; readonly decided: number }> {
  const runner = inlineRunner((edition, scenario, options) => createGame(scenario, edition, options));
  const job = {
    edition: 'adlg-r',
    scenario: scenarios[battle],
    options: {},
    seed: 1632,
    explained: 0,
    budget: Math.round(fullBudget / 10),
    sides: [first, second],
    games,
    swap: 'pairs',
  } as const;
  const { report } = await simulate(job, { runners: [runner] });
  return { share: report.players[0]?.wonOfDecided.share ?? Number.NaN, decided: games - report.draws };
}
