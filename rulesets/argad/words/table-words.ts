/** `ArgadTableWords`: the words of the table in one language: report, reasons of computer players, pictures, interaction. */
import type { Words } from '@grognard/rules-kit';
import type { ScenarioFigure } from '../scenarios/shape.ts';
import type { briefingWords } from './en-briefing.ts';
import type { doctrineWords } from './en-doctrine.ts';
import type { InteractionWords } from './en-interaction.ts';
import type { looksWords } from './en-looks.ts';
import type { naming } from './en-naming.ts';
import type { report } from './en-report.ts';
import type { fightReport } from './en-report-fight.ts';
import type { terms } from './en-terms.ts';
import type { tollWords } from './en-toll.ts';

/** Words for a battle before it begins. */
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
  /** Such as `Class 3 on foot in full equipment, leader; flintlock musket, bayonet`. Only its own side learns which figures are hidden. */
  readonly kind: (figure: ScenarioFigure, reader: 'own' | 'other') => string;
  /** The kind before the names: `kind: name · name`. */
  readonly named: (kind: string, names: string) => string;
}

/** The content of `Words.table` for this ruleset. */
export interface TableWords {
  readonly terms: typeof terms;
  readonly naming: typeof naming;
  readonly report: typeof report;
  readonly fight: typeof fightReport;
  readonly scenario: ScenarioWords;
  readonly briefing: typeof briefingWords;
  readonly toll: typeof tollWords;
  readonly doctrine: typeof doctrineWords;
  readonly looks: typeof looksWords;
  readonly interaction: InteractionWords;
}

/** All words of a table: its own, and those of the rules. */
export interface ArgadTableWords extends TableWords {
  readonly rules: Words;
}

/** The table words contained in these words. */
export function tableWordsIn(words: Words): ArgadTableWords {
  if (words.table === undefined) throw new RangeError(`these words in ${words.language} have no table`);
  return { ...(words.table as TableWords), rules: words };
}
