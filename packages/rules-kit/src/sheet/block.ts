/** Block: a part of a reference sheet, derived from a ruleset's rules in English. Renderers translate it. */

import { isComposed, type Text } from '../i18n/phrase.ts';
import type { RuleId } from '../rule.ts';

/**
 * A cell with the rule it comes from. It is marked with the standing of the clause it says; `null` for a name that says nothing of
 * the rule, beside the cells that do.
 */
export interface RuledCell {
  readonly text: Text;
  readonly rule: RuleId;
  readonly clause?: string | null;
}

/** Several parts in one cell, each with a rule of its own. */
export interface CellParts {
  readonly parts: readonly (Text | RuledCell)[];
}

/** A cell: text, or a value with the rule it comes from, whose standing the renderer marks, or several of them. */
export type Cell = Text | RuledCell | CellParts;

/** Whether a cell names the rule it comes from. */
export function isRuled(cell: Cell): cell is RuledCell {
  return typeof cell === 'object' && 'rule' in cell;
}

/** Whether a cell has several parts. */
export function isInParts(cell: Cell): cell is CellParts {
  return typeof cell === 'object' && !isComposed(cell) && !isRuled(cell);
}

/** Title and placement of a block. A `wide` one takes the whole width of the page. */
interface BlockHead {
  readonly title: string;
  /** Blocks of one chapter follow each other under its name. Without a chapter, a block continues the previous one. */
  readonly chapter?: string;
  readonly wide?: true;
  /** Its chapter begins a new side of the paper in a quick sheet. */
  readonly newSide?: true;
  /** Printed only in the full sheet, not in the quick one. */
  readonly fullOnly?: true;
}

/** A table of numbers. */
export interface TableBlock extends BlockHead {
  readonly kind: 'table';
  readonly columns: readonly Text[];
  readonly rows: readonly (readonly Cell[])[];
  readonly notes?: readonly Text[];
}

/**
 * Modifiers or refusals: one rule per line, with its value and label. `heading` divides the list into cells. A numeric value is
 * printed with its sign, a text unchanged: `'20'` for a speed.
 */
export interface RowsBlock extends BlockHead {
  readonly kind: 'rows';
  /** Set if the values are lengths, as the title says. */
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

/** Odds computed when the sheet is made, for one procedure over two fields of its input. */
export interface OddsBlock extends BlockHead {
  readonly kind: 'odds';
  readonly procedure: string;
  /** The case into which the fields below are set. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly down: OddsAxis;
  readonly across: OddsAxis;
  /** Outcomes that count: those whose fields have these values, or `atLeast` for numbers. */
  readonly count: readonly OutcomeTest[];
  /** Notes for the reader on what is the same in every case of the table. */
  readonly notes?: readonly Text[];
}

/** One axis of a table of odds. */
export interface OddsAxis {
  readonly title: string;
  /** Fields that each value sets (paths from the top of the input). */
  readonly values: readonly { readonly label: string; readonly set: Readonly<Record<string, unknown>> }[];
}

/** Condition for an outcome to count. */
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

export type Block = TableBlock | RowsBlock | StepsBlock | OddsBlock | RulesBlock;
