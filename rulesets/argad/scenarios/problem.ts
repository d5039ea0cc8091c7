/** `ScenarioProblem`: a code, the exact location in the file, and a sentence that says what would be right. */
import type { PlacedProblem, ProblemCode, TellProblem } from '@grognard/rules-kit';

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

/** At places such as `sides[0].figures[3].at`. */
export type ScenarioProblem = PlacedProblem<ScenarioCode>;

/** Reports a problem. */
export type Tell = TellProblem<ScenarioCode>;
