/** What the table of the game says, in one language. */
import type { Words } from '@grognard/rules-kit';
import type { ScenarioWords } from '../scenarios/words.ts';
import type { doctrineWords } from './en-doctrine.ts';
import type { InteractionWords } from './en-interaction.ts';
import type { looksWords } from './en-looks.ts';
import type { report } from './en-report.ts';
import type { scenesWords } from './en-scenes.ts';

/** What `Words.table` of this ruleset holds. */
export interface TableWords {
  readonly scenario: ScenarioWords;
  readonly report: typeof report;
  readonly interaction: InteractionWords;
  readonly looks: typeof looksWords;
  readonly scenes: typeof scenesWords;
  readonly doctrine: typeof doctrineWords;
}

/** All words that a table speaks: its own, and those of the rules. */
export interface GiorgiTableWords extends TableWords {
  readonly rules: Words;
}

/** What a table says in words that have its own with them. */
export function tableWordsIn(words: Words): GiorgiTableWords {
  if (words.table === undefined) throw new RangeError(`these words in ${words.language} have no table`);
  return { ...(words.table as TableWords), rules: words };
}
