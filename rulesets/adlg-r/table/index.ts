/** `createGame`: a game from a scenario, in English unless other words are given. */
import type { AnyTableGame } from '@grognard/engine';
import type { Problem, Words } from '@grognard/rules-kit';
import { tableWordsOf } from '../words/english.ts';
import { createGameIn, tableIn } from './game.ts';
import type { Table } from './state/model.ts';

/** The table of a scenario, or its problems. */
export function layTable(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
): Table | readonly Problem[] {
  return tableIn(scenario, edition, options, tableWordsOf(words));
}

/** Creates a game from a scenario in these words. */
export function createGame(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
): AnyTableGame | readonly Problem[] {
  return createGameIn(scenario, edition, options, tableWordsOf(words));
}

export { type AdlgGame, gameOn } from './game.ts';
