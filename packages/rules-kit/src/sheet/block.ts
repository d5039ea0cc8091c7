/** What a reference sheet is made of. Rulesets give blocks read off their rules, in English; what prints them says it in the language of the words. */

import { isComposed, type Text } from '../i18n/phrase.ts';
import type { RuleId } from '../rule.ts';

/** A cell: text, or a figure with the rule it comes from (the renderer marks the rule's standing). */
export type Cell = Text | { readonly text: Text; readonly rule: RuleId };

/** Whether a cell names the rule it comes from. */
export function isRuled(cell: Cell): cell is { readonly text: Text; readonly rule: RuleId } {
  return typeof cell === 'object' && !isComposed(cell);
}

/** Where a block likes to stand: `wide` ones take the whole width of the page. */
interface BlockHead {
  readonly title: string;
  /** Blocks of one chapter follow one another under its name; without one they go on under the name before. */
  readonly chapter?: string;
  readonly wide?: true;
  /** Left out of the quick sheet, printed in the full one. */
  readonly fullOnly?: true;
}

/** A table of figures. */
export interface TableBlock extends BlockHead {
  readonly kind: 'table';
  readonly columns: readonly Text[];
  readonly rows: readonly (readonly Cell[])[];
  readonly notes?: readonly Text[];
}

/**
 * Modifiers or refusals: one rule a line, its value and its label; `heading` parts the list into cells.
 * A value that is a number is printed with its sign, a text as it is: `'20'` for a speed.
 */
export interface RowsBlock extends BlockHead {
  readonly kind: 'rows';
  /** Values are lengths, and the title says so. */
  readonly measured?: 'cm';
  readonly parts: readonly {
    readonly heading?: string;
    readonly rows: readonly { readonly rule: RuleId; readonly value?: string | number }[];
  }[];
}

/** A procedure in steps. */
export interface StepsBlock extends BlockHead {
  readonly kind: 'steps';
  readonly steps: readonly string[];
}

/** Odds computed when the sheet is made: one procedure over two fields of its input. */
export interface OddsBlock extends BlockHead {
  readonly kind: 'odds';
  readonly procedure: string;
  /** The case that the fields below are put into. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly down: OddsAxis;
  readonly across: OddsAxis;
  /** Which outcomes count: those whose fields have these values; `atLeast` for numbers. */
  readonly count: readonly OutcomeTest[];
  /** What is the same in every case of the table, for the reader. */
  readonly notes?: readonly Text[];
}

/** One side of a table of odds. */
export interface OddsAxis {
  readonly title: string;
  /** Each value sets these fields (paths from the top of the input). */
  readonly values: readonly { readonly label: string; readonly set: Readonly<Record<string, unknown>> }[];
}

/** What an outcome must be to count. */
export interface OutcomeTest {
  readonly field: string;
  readonly is?: string | number | boolean;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Rules as sentences, by id. */
export interface RulesBlock extends BlockHead {
  readonly kind: 'rules';
  readonly rules: readonly RuleId[];
}

/** A block of a reference sheet. */
export type Block = TableBlock | RowsBlock | StepsBlock | OddsBlock | RulesBlock;
