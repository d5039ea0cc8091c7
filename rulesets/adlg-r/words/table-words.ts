/** TableWords: everything the table says in one language. */
import type { Words } from '@grognard/rules-kit';
import type { InteractionWords } from './en-interaction.ts';

/** The content of `Words.table` of this ruleset. */
export interface TableWords {
  readonly interaction: InteractionWords;
}

/** All words of a table: its own, and those of the rules. */
export interface AdlgTableWords extends TableWords {
  readonly rules: Words;
}
