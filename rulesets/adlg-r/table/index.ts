/** `createGame`: a game from a scenario, in English unless other words are given. */
import type { AnyTableGame } from '@grognard/engine';
import type { Language, Problem, Words } from '@grognard/rules-kit';
import { handsWords as en, type HandsWords } from '../words/en-hands.ts';
import { tableWordsOf } from '../words/english.ts';
import { handsWords as fr } from '../words/fr/hands.ts';
import { handsWords as it } from '../words/it/hands.ts';
import { createGameIn, tableIn } from './game.ts';
import { handsApart } from './interaction/apart/index.ts';
import type { Table } from './state/model.ts';

const handsWords: Readonly<Record<Language, HandsWords>> = { en, fr, it };

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
  const apart = handsApart(handsWords[words?.language ?? 'en']);
  return createGameIn(scenario, edition, options, tableWordsOf(words), apart);
}

export { type AdlgGame, gameOn } from './game.ts';
