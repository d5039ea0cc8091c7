/** What is told of a battle before it begins, in one language. */
import type { EnglishWords, Words } from '@grognard/rules-kit';
import { scenarioWords as english } from '../words/en-scenario.ts';
import type { ScenarioUnit } from './model.ts';

export interface ScenarioWords {
  readonly history: string;
  readonly objectives: string;
  readonly balance: string;
  /** What others read in place of a plan. */
  readonly noPlan: string;
  readonly planOf: (side: string) => string;
  /** How the battle is won. */
  readonly won: (turns: number) => string;
  readonly byPlayers: string;
  readonly byTurns: string;
  /** `line infantry, 6 bases`; a battery with its calibre. */
  readonly kind: (unit: ScenarioUnit, bases: number) => string;
  /** Before names: `kind: name · name`. */
  readonly named: (kind: string, names: string) => string;
}

/** The words of a language; English where it has none of its own. */
export function scenarioWordsOf(words?: EnglishWords | Words): ScenarioWords {
  const table = words?.table as { readonly scenario?: ScenarioWords } | undefined;
  return table?.scenario ?? english;
}
