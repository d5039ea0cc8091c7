/** ScenarioWords: phrases in one language for what players read before a battle. */
import type { EnglishWords, Words } from '@grognard/rules-kit';
import { scenarioWords as english } from '../words/en-scenario.ts';
import type { ScenarioUnit } from './model.ts';

export interface ScenarioWords {
  readonly history: string;
  readonly objectives: string;
  readonly balance: string;
  /** Shown to other sides in place of a plan. */
  readonly noPlan: string;
  readonly planOf: (side: string) => string;
  /** Says how the battle is won. */
  readonly won: (turns: number) => string;
  readonly byPlayers: string;
  readonly byTurns: string;
  /** For example `line infantry, 6 bases`. A battery is given with its calibre. */
  readonly kind: (unit: ScenarioUnit, bases: number) => string;
  /** A kind followed by names: `kind: name · name`. */
  readonly named: (kind: string, names: string) => string;
}

/** The scenario words of a language, or English if it has none. */
export function scenarioWordsOf(words?: EnglishWords | Words): ScenarioWords {
  const table = words?.table as { readonly scenario?: ScenarioWords } | undefined;
  return table?.scenario ?? english;
}
