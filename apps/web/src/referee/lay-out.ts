/** From what a game was begun with to a table to play it on, in a language. */
import type { AnyTableGame } from '@grognard/engine';
import { readIn, type Words } from '@grognard/rules-kit';
import { type LazyRuleset, lazyRulesetOf, type TableBundle } from '@grognard/rulesets/lazy';
import { tableWordsIn } from '@grognard/rulesets/words';
import type { Language, Settings } from '../settings/store.ts';
import type { Refusal } from './contract.ts';

export interface LaidOut {
  readonly game: AnyTableGame;
  /** The file of the battle. */
  readonly scenario: unknown;
  readonly taken: TableBundle;
  readonly shelved: LazyRuleset;
  readonly words: Words;
}

/** Rules and words, loaded once and then at hand; null: there is no such edition on the table. */
export async function takeDown(
  edition: string,
  language: Language,
): Promise<Pick<LaidOut, 'taken' | 'shelved' | 'words'> | null> {
  const shelved = lazyRulesetOf(edition);
  if (shelved === null) return null;
  const [taken, words] = await Promise.all([shelved.loadTable(), tableWordsIn(shelved.id, language)]);
  return taken === null ? null : { taken, shelved, words };
}

/** The table, or why it cannot be laid. A scenario is a file, or the id of one that comes with the ruleset. */
export async function layOut(
  edition: string,
  scenario: unknown,
  options: Readonly<Record<string, unknown>>,
  language: Language,
  units: Settings['units'] = 'cm',
): Promise<LaidOut | { readonly refused: readonly Refusal[] }> {
  if (lazyRulesetOf(edition) === null) return refused('edition', `there is no edition ${edition}`);
  const down = await takeDown(edition, language);
  if (down === null) return refused('edition', `${edition} is not played on the table yet`);
  const { taken } = down;
  const data = typeof scenario === 'string' ? await taken.loadScenario(scenario) : scenario;
  if (data === null) return refused('scenario', `there is no battle ${String(scenario)}`);
  const words = readIn(await withBattle(down, data, language), units);
  const game = taken.createGame(data, edition, options, words);
  return 'rules' in game
    ? { game, scenario: data, ...down, words }
    : { refused: game.map(({ at, message }) => ({ at, message })) };
}

/** The words of the table, with those of a battle that comes with the ruleset. */
async function withBattle(
  { taken, words }: Pick<LaidOut, 'taken' | 'words'>,
  data: unknown,
  language: Language,
): Promise<Words> {
  const { id } = data as { readonly id?: unknown };
  if (taken.loadScenarioPhrases === undefined || typeof id !== 'string') return words;
  const told = await taken.loadScenarioPhrases(id, language).catch(() => ({}));
  return { ...words, phrases: { ...words.phrases, ...told } };
}

function refused(at: string, message: string): { readonly refused: readonly Refusal[] } {
  return { refused: [{ at, message }] };
}
