/** What the table of the game says, in one language. */
import type { Words } from '@grognard/rules-kit';

/** All words that a table speaks: its own, and those of the rules. */
export interface GiorgiTableWords {
  readonly rules: Words;
}

/** What a table says in words that have its own with them. */
export function tableWordsIn(words: Words): GiorgiTableWords {
  return { rules: words };
}
