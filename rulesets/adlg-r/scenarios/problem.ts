/** ScenarioProblem: a code, the exact place in the file, and a sentence that says what would be right. */
import type { ProblemCode } from '@grognard/rules-kit';

/** Codes of any input, and those that only a scenario can have. */
export type ScenarioCode =
  | ProblemCode
  | 'id'
  | 'reference'
  | 'off-table'
  | 'ground'
  | 'overlap'
  | 'side'
  | 'start'
  | 'unit';

export interface ScenarioProblem {
  readonly code: ScenarioCode;
  /** For example `sides[0].corps[1].units[3].at`. */
  readonly at: string;
  readonly message: string;
}

/** Reports a problem. */
export type Tell = (code: ScenarioCode, at: string, message: string) => void;
