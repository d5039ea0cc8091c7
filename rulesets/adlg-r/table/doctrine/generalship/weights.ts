/** Weights of tasks and phases: how hard units press, how close they keep, what danger weighs with them. */
import type { GroupPhase, GroupTask } from '@grognard/engine';

interface TaskManner {
  /** Factor of coming nearer. */
  readonly press: number;
  /** Factor of danger. */
  readonly danger: number;
  /** Gain more that a charge must promise. */
  readonly least: number;
}

export const taskManners: Readonly<Record<GroupTask, TaskManner>> = {
  assault: { press: 1, danger: 1, least: 0 },
  seize: { press: 1, danger: 1, least: 0 },
  hold: { press: 0.8, danger: 1.1, least: 0.1 },
  screen: { press: 0.8, danger: 1.2, least: 0.1 },
  reserve: { press: 0.4, danger: 1.2, least: 0.2 },
};

/** Factor of standing joined. */
export const phaseJoined: Readonly<Record<GroupPhase, number>> = { approach: 3, form: 2, strike: 1 };

export const groupWeights = {
  /** Danger for each group that goes to the same target, as a share of what it were alone. */
  together: 0.85,
  /** Distance from the nearest enemy in UD, beyond charge reach, at which a group forms up. */
  formUd: 3,
} as const;

/** Factors in the first turn and in the last: who is not done by then has waited too long. */
export const clock = {
  press: { first: 0.7, last: 1.5 },
  danger: { first: 1.15, last: 0.75 },
} as const;
