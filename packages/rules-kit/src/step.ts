/** Step: one throw of a resolved case, from its owner to what it came to. */
import type { Json } from './json.ts';
import type { ResultTable } from './result-table.ts';
import type { RuleId } from './rule.ts';

/** A rule that changed a figure after the throw. */
export interface StepLine {
  readonly rule: RuleId;
  readonly value: number;
}

/** What the dice of a step came to. `value`, `adds` and `lines` add up to `total`. */
export interface StepSum {
  /** How the figure is read off the dice or the steps before, by id. Without it there is no figure to read. */
  readonly read?: string;
  /** What the faces count. Negative if they are subtracted. */
  readonly value: number;
  /** Totals of the answer that are added, by the path of their fact. */
  readonly adds?: Readonly<Record<string, number>>;
  /** Totals of the answer that are added to each die. */
  readonly each?: Readonly<Record<string, number>>;
  /** Rules that fired and added to it. */
  readonly lines?: readonly StepLine[];
  /** What it came to, by id. */
  readonly result: string;
  /** The number in the result: hits, points, cm. */
  readonly amount?: number;
}

/** A row of a chart, and the cell that was read. */
export interface StepChart {
  readonly rule: RuleId;
  readonly cells: ResultTable<Json>;
  /** Index of the cell. */
  readonly cell: number;
}

/** What the sum is compared with. */
export interface StepAgainst {
  /** Results, each with the least sum that reaches it. */
  readonly from?: Readonly<Record<string, number>>;
  /** Results, each with the greatest sum that reaches it. */
  readonly upTo?: Readonly<Record<string, number>>;
  /** Paths of the facts that these numbers are. */
  readonly of?: readonly string[];
  /** The sum of the other side. */
  readonly total?: number;
  readonly chart?: StepChart;
}

/** One throw of a resolved case. A step without faces says what followed from the throws before it. */
export interface Step {
  /** Who throws, by id. */
  readonly by: string;
  /** What it is thrown for, by id. */
  readonly for: string;
  /** True if it is thrown in one throw with the step before: first all first faces, then the further faces die by die. */
  readonly together?: true;
  /** The faces of each die, in order. A die that is thrown again has more than one. */
  readonly faces: readonly (readonly number[])[];
  readonly gives: StepSum & { readonly total: number };
  readonly against?: StepAgainst;
  /** The rules that fired. */
  readonly rules: readonly RuleId[];
  /** Rules that held but did not fire with these faces. */
  readonly idle?: readonly RuleId[];
}

/** What a rule notes of a throw that it has read. */
export interface StepNote {
  readonly by: string;
  readonly for: string;
  /** Number of dice it is about: all that are not noted yet, unless given. */
  readonly dice?: number;
  readonly gives: StepSum;
  readonly against?: StepAgainst;
  readonly rules: readonly RuleId[];
  /** The rule by which dice are thrown again. It fired if one was. */
  readonly again?: RuleId;
  readonly idle?: readonly RuleId[];
}

/** Takes notes of throws. */
export type StepNoter = (note: StepNote) => void;

/** Index of the band of a table for a score. */
export function bandOf(table: ResultTable<unknown>, score: number): number {
  return table.findIndex(({ to }) => to === undefined || score <= to);
}
