/** CommandRules: the model of the command rules, with the values of each grade of commander. */
import type { RuleId } from '@grognard/rules-kit';

/** Grades of commander, the worst first. `lost` means that the corps has no commander any more. */
export const grades = ['ordinary', 'competent', 'brilliant', 'strategist', 'lost'] as const;
export type Grade = (typeof grades)[number];

/** The values of a grade. */
export interface GradeRow {
  readonly id: RuleId;
  readonly title: string;
  readonly value: number;
  readonly rangeUd: number;
  /** Command points in addition to the rolled ones. */
  readonly free: number;
}

/** Rules of command, as amended by options. */
export interface CommandRules {
  readonly grades: Readonly<Record<Grade, GradeRow>>;
  /** Factor on the command range for LI, LH and Drag. */
  readonly lightRange: number;
  /** The sum of the roll and the commander's value is divided by this and rounded up. */
  readonly dividedBy: number;
}
