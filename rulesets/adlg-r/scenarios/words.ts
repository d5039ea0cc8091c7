/** ScenarioWords: phrases in one language for what players read before a battle. */
import type { EnglishWords, Words } from '@grognard/rules-kit';
import { names } from '../words/en-names.ts';
import { scenarioWords as english } from '../words/en-scenario.ts';
import { isTableWords } from '../words/table-words.ts';
import type { ScenarioCorps } from './model.ts';

export interface ScenarioWords {
  readonly history: string;
  readonly aims: string;
  readonly balance: string;
  /** Shown to other sides in place of a plan. */
  readonly noPlan: string;
  readonly planOf: (side: string) => string;
  /** Says how the battle is won. */
  readonly won: (turns: number) => string;
  readonly place: (words: string, points: number) => string;
  readonly grades: Readonly<Record<ScenarioCorps['grade'], string>>;
  readonly chief: string;
  readonly unreliable: string;
  readonly corps: (name: string, marks: readonly string[]) => string;
  /** A kind with its weapon, quality and abilities. */
  readonly marked: (kind: string, marks: readonly string[]) => string;
  /** A kind followed by names: `kind: name · name`. */
  readonly named: (kind: string, names: string) => string;
}

/** The scenario words of a language with the names of kinds and weapons, or English if it has none. */
export interface SpokenScenarioWords extends ScenarioWords {
  readonly names: Words['names'];
}

export function scenarioWordsOf(words?: EnglishWords | Words): SpokenScenarioWords {
  const table = words?.table;
  return { ...(isTableWords(table) ? table.scenario : english), names: words?.names ?? names };
}
