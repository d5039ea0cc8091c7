/** TableWords: everything the table says in one language. */
import type { Words } from '@grognard/rules-kit';
import type { ScenarioWords } from '../scenarios/words.ts';
import type { briefingWords } from './en-briefing.ts';
import type { doctrineWords } from './en-doctrine.ts';
import type { InteractionWords } from './en-interaction.ts';
import type { looksWords } from './en-looks.ts';
import type { report } from './en-report.ts';
import type { scenesWords } from './en-scenes.ts';
import type { tollWords } from './en-toll.ts';

/** The content of `Words.table` of this ruleset. */
export interface TableWords {
  readonly scenario: ScenarioWords;
  readonly report: typeof report;
  readonly interaction: InteractionWords;
  readonly looks: typeof looksWords;
  readonly scenes: typeof scenesWords;
  readonly briefing: typeof briefingWords;
  readonly toll: typeof tollWords;
  readonly doctrine: typeof doctrineWords;
}

/** All words of a table: its own, and those of the rules. */
export interface GiorgiTableWords extends TableWords {
  readonly rules: Words;
}

/** The table words of a language that has its own. */
export function tableWordsIn(words: Words): GiorgiTableWords {
  if (words.table === undefined) throw new RangeError(`these words in ${words.language} have no table`);
  return { ...(words.table as TableWords), rules: words };
}
