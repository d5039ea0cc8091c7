/** What the table of Argad ! says, in one language: the report of a battle, the reasons of computer players, pictures, the hand. */
import type { Words } from '@grognard/rules-kit';
import type { ScenarioFigure } from '../scenarios/shape.ts';
import type { doctrineWords } from './en-doctrine.ts';
import type { InteractionWords } from './en-interaction.ts';
import type { looksWords } from './en-looks.ts';
import type { naming } from './en-naming.ts';
import type { report } from './en-report.ts';
import type { fightReport } from './en-report-fight.ts';
import type { terms } from './en-terms.ts';

/** What is told of a battle before it begins. */
export interface ScenarioWords {
  readonly history: string;
  readonly aims: string;
  readonly balance: string;
  readonly noPlan: string;
  readonly planOf: (side: string) => string;
  readonly mostPoints: (turns: number) => string;
  readonly points: (points: number) => string;
  readonly aim: (side: string, words: string, secrecy: 'secret' | 'open') => string;
  readonly closeOrder: (files: number, figures: number) => string;
  readonly unlisted: string;
  /** `Class 3 on foot in full equipment, leader; flintlock musket, bayonet`; only its own side knows who is hidden. */
  readonly kind: (figure: ScenarioFigure, reader: 'own' | 'other') => string;
  /** Before names: `kind: name · name`. */
  readonly named: (kind: string, names: string) => string;
}

/** What `Words.table` of this ruleset holds. */
export interface TableWords {
  readonly terms: typeof terms;
  readonly naming: typeof naming;
  readonly report: typeof report;
  readonly fight: typeof fightReport;
  readonly scenario: ScenarioWords;
  readonly doctrine: typeof doctrineWords;
  readonly looks: typeof looksWords;
  readonly interaction: InteractionWords;
}

/** All words that a table speaks: its own, and those of the rules. */
export interface ArgadTableWords extends TableWords {
  readonly rules: Words;
}

/** What a table says in words that have its own with them. */
export function tableWordsIn(words: Words): ArgadTableWords {
  if (words.table === undefined) throw new RangeError(`these words in ${words.language} have no table`);
  return { ...(words.table as TableWords), rules: words };
}
