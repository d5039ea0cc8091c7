/** What the command rules hold: the grades of commanders and what each is worth. */
import type { RuleId } from '@grognard/rules-kit';

/** Grades of commander, the worst first; `lost`: the corps has none any more. */
export const grades = ['ordinary', 'competent', 'brilliant', 'strategist', 'lost'] as const;
/** A grade of commander. */
export type Grade = (typeof grades)[number];

/** What a grade is worth. */
export interface GradeRow {
  readonly id: RuleId;
  readonly title: string;
  readonly value: number;
  readonly rangeUd: number;
  /** Command points besides the rolled ones. */
  readonly free: number;
}

/** What options may amend about command. */
export interface CommandRules {
  readonly grades: Readonly<Record<Grade, GradeRow>>;
  /** How many times the range reaches for LI, LH and Drag. */
  readonly lightRange: number;
  /** The roll and the commander's value are divided by this, rounded up. */
  readonly dividedBy: number;
}
