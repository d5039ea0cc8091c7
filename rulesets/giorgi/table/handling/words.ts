/** The words that the hand on a table speaks. */
import type { Words } from '@grognard/rules-kit';
import type { HandlingWords } from '../../words/en-handling.ts';
import type { Table } from '../model.ts';

/** The words of the rules. */
export function ruleWordsOf({ words }: Table): Words {
  return words.rules;
}

/** The words of the hand itself. */
export function handWordsOf({ words }: Table): HandlingWords {
  return words.handling;
}
