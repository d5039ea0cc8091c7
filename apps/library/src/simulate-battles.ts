/** simulate: a battle fought many times by computer players, in this thread. The same input gives the same report. */
import type { Level } from '@grognard/opponent';
import type { ScenarioFileProblem } from '@grognard/rules-kit';
import { createGame, type PlayableEdition } from '@grognard/rulesets';
import {
  type BattleJob,
  inlineRunner,
  type SimulationProgress,
  type SimulationReport,
  simulate as simulateJob,
} from '@grognard/simulator';
import { type BattleInput, createBattle } from './create-battle.ts';
import { readScenario } from './scenarios.ts';

export interface SimulationInput<E extends PlayableEdition> extends BattleInput<E> {
  readonly games: number;
  /** A level for each side, in the order of the scenario. */
  readonly sides: readonly Level[];
  /** Plays each seed twice, the second time with the levels the other way round and the same dice. */
  readonly swap?: BattleJob['swap'];
  /** How many commands a captain may try out for an answer. All of his budget if left out. */
  readonly budget?: number;
  readonly onProgress?: (progress: SimulationProgress) => void;
}

/** What came of the battles, or why none was fought. */
export type SimulatedBattles =
  | { readonly report: SimulationReport; readonly problems: readonly [] }
  | { readonly report: null; readonly problems: readonly ScenarioFileProblem[] };

export async function simulate<E extends PlayableEdition>(
  input: SimulationInput<E>,
): Promise<SimulatedBattles> {
  const { edition, games, seed, sides, options = {}, swap, budget, onProgress } = input;
  const { scenario } = readScenario(input.scenario);
  const { battle, problems } = createBattle(input);
  if (battle === null || scenario === null) return { report: null, problems };
  if (battle.sides.length !== sides.length) {
    const message = `${battle.title} has ${battle.sides.length} sides, not ${sides.length}`;
    return { report: null, problems: [{ code: 'value', at: 'sides', message }] };
  }
  const job: BattleJob = {
    edition,
    scenario: scenario.data,
    options,
    sides,
    games,
    seed,
    ...(swap === undefined ? {} : { swap }),
    ...(budget === undefined ? {} : { budget }),
  };
  const { report } = await simulateJob(job, {
    runners: [inlineRunner(createGame)],
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  return { report, problems: [] };
}
