/** `createGame`: a game from a scenario, in English unless other words are given. */
import { type AnyTableGame, asAnyGame } from '@grognard/engine';
import type { Language, Problem, Words } from '@grognard/rules-kit';
import { handsWords as en, type HandsWords } from '../words/en-hands.ts';
import { tableWordsOf } from '../words/english.ts';
import { handsWords as fr } from '../words/fr/hands.ts';
import { handsWords as it } from '../words/it/hands.ts';
import { mastery } from './doctrine/mastery.ts';
import { measuresOf } from './doctrine/measures/measures.ts';
import { type AdlgGame, gameOn, tableIn } from './game.ts';
import { handsApart } from './interaction/apart/index.ts';
import type { HandsApart } from './interaction/hands-apart.ts';
import { setupPart } from './setup-part.ts';
import type { Table } from './state/model.ts';

const handsWords: Readonly<Record<Language, HandsWords>> = { en, fr, it };

/** The table of a scenario, or its problems. */
export function layTable(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
): Table | readonly Problem[] {
  return tableIn(scenario, edition, options, tableWordsOf(words), setupPart);
}

/** Creates a game from a scenario in these words. */
export function createGame(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
): AnyTableGame | readonly Problem[] {
  const table = layTable(scenario, edition, options, words);
  const apart = handsApart(handsWords[words?.language ?? 'en']);
  return 'units' in table ? asAnyGame(measuredGameOn(table, apart)) : table;
}

/** The game with the counts that are kept of simulated battles. */
export function measuredGameOn(table: Table, apart: HandsApart | null = null): AdlgGame {
  return { ...gameOn(table, apart, mastery), measures: measuresOf(table, table.words.doctrine) };
}

export type { AdlgGame } from './game.ts';
