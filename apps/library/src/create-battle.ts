/** createBattle: a scenario, an edition and options made into a battle, or everything that is wrong with them. */
import type { ScenarioFileProblem, Words } from '@grognard/rules-kit';
import { createTypedGame, isPlayable, type PlayableEdition } from '@grognard/rulesets';
import manifest from '../package.json' with { type: 'json' };
import type { BattleOf } from './battle.ts';
import type { CaseOptions } from './cases.ts';
import { readScenario, type ScenarioSource } from './scenarios.ts';
import { TableBattle } from './table-battle.ts';

export interface BattleInput<E extends PlayableEdition> {
  readonly edition: E;
  readonly scenario: ScenarioSource;
  /** Of the dice and of computer players: the same seed and commands give the same battle. */
  readonly seed: number;
  /** Readings and optional rules by id. What is left out is as the scenario has it, or the default. */
  readonly options?: CaseOptions<E>;
  /** In which the battle is reported. English if left out. */
  readonly words?: Words;
}

/** A battle, or everything that is wrong with its scenario and options. */
export type CreatedBattle<E extends PlayableEdition> =
  | { readonly battle: BattleOf<E>; readonly problems: readonly [] }
  | { readonly battle: null; readonly problems: readonly ScenarioFileProblem[] };

/** The versions that files name as their makers. */
const made = { engine: manifest.version, ruleset: manifest.version };

export function createBattle<E extends PlayableEdition>(input: BattleInput<E>): CreatedBattle<E> {
  const { edition, seed, options = {}, words } = input;
  if (!isPlayable(edition)) {
    const message = `"${String(edition)}" is not played on the table`;
    return { battle: null, problems: [{ code: 'edition', at: 'edition', message }] };
  }
  const { scenario, problems } = readScenario(input.scenario);
  if (scenario === null) return { battle: null, problems };
  const game = createTypedGame(edition, scenario.data, options, words);
  if (!('rules' in game))
    return { battle: null, problems: game.map(({ code, at, message }) => ({ code, at, message })) };
  const origin = { made, options, scenario: scenario.data, seed };
  return { battle: new TableBattle(game, origin), problems: [] };
}
