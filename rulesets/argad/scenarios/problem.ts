/** `ScenarioProblem`: a code, the exact location in the file, and a sentence that says what would be right. */
import type { ProblemCode } from '@grognard/rules-kit';

/** The codes of any input, and those particular to scenarios. */
export type ScenarioCode =
  | ProblemCode
  | 'id'
  | 'reference'
  | 'off-table'
  | 'precision'
  | 'outline'
  | 'room'
  | 'opening'
  | 'place'
  | 'overlap'
  | 'hiding'
  | 'body'
  | 'aim'
  | 'winner';

export interface ScenarioProblem {
  readonly code: ScenarioCode;
  /** `sides[0].figures[3].at`. */
  readonly at: string;
  readonly message: string;
}

/** Records a problem. */
export type Tell = (code: ScenarioCode, at: string, message: string) => void;
