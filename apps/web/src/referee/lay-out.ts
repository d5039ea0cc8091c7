/** From what a game was begun with to a table to play it on, in a language. */
import type { AnyTableGame } from '@grognard/engine';
import type { Words } from '@grognard/rules-kit';
import { type AtTable, type Shelved, shelvedWith } from '@grognard/rulesets/shelf';
import { tableWordsIn } from '@grognard/rulesets/words';
import type { Language } from '../settings/store.ts';
import type { Refusal } from './contract.ts';

export interface LaidOut {
  readonly game: AnyTableGame;
  /** The file of the battle. */
  readonly scenario: unknown;
  readonly taken: AtTable;
  readonly shelved: Shelved;
  readonly words: Words;
}

/** The table, or why it cannot be laid. A scenario is a file, or the id of one that comes with the ruleset. */
export async function layOut(
  edition: string,
  scenario: unknown,
  options: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<LaidOut | { readonly refused: readonly Refusal[] }> {
  const shelved = shelvedWith(edition);
  if (shelved === null) return refused('edition', `there is no edition ${edition}`);
  const [taken, words] = await Promise.all([shelved.loadTable(), tableWordsIn(shelved.id, language)]);
  if (taken === null) return refused('edition', `${edition} is not played on the table yet`);
  const data = typeof scenario === 'string' ? await taken.battle(scenario) : scenario;
  if (data === null) return refused('scenario', `there is no battle ${String(scenario)}`);
  const game = taken.arrange(data, edition, options, words);
  return 'rules' in game
    ? { game, scenario: data, taken, shelved, words }
    : { refused: game.map(({ at, message }) => ({ at, message })) };
}

function refused(at: string, message: string): { readonly refused: readonly Refusal[] } {
  return { refused: [{ at, message }] };
}
