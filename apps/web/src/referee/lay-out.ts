/** From what a game was begun with to a table to play it on, in a language. */
import type { AnyTableGame } from '@grognard/engine';
import type { OfferedScenario, Words } from '@grognard/rules-kit';
import { type Shelved, shelvedWith, type Taken } from '@grognard/rulesets/shelf';
import { wordsIn } from '@grognard/rulesets/words';
import type { Language } from '../settings/store.ts';
import type { Refusal } from './contract.ts';

export interface LaidOut {
  readonly game: AnyTableGame;
  readonly taken: Taken;
  readonly shelved: Shelved;
  readonly words: Words;
}

/** A battle of the ruleset by its id. */
export function scenarioIn({ ruleset }: Taken, id: string): OfferedScenario | null {
  return ruleset.scenarios.find((offered) => offered.id === id) ?? null;
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
  const [taken, words] = await Promise.all([shelved.load(), wordsIn(shelved.id, language)]);
  if (taken.arrange === null) return refused('edition', `${edition} is not played on the table yet`);
  const data = typeof scenario === 'string' ? scenarioIn(taken, scenario)?.data : scenario;
  if (data === undefined) return refused('scenario', `there is no battle ${String(scenario)}`);
  const game = taken.arrange(data, edition, options, words);
  return 'rules' in game
    ? { game, taken, shelved, words }
    : { refused: game.map(({ at, message }) => ({ at, message })) };
}

function refused(at: string, message: string): { readonly refused: readonly Refusal[] } {
  return { refused: [{ at, message }] };
}
