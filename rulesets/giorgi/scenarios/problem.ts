/** ScenarioProblem: a code, the exact place in the file, and a sentence that says what would be right. */
import type { PlacedProblem, ProblemCode, TellProblem } from '@grognard/rules-kit';

/** Codes of any input, and those that only a scenario can have. */
export type ScenarioCode =
  | ProblemCode
  | 'id'
  | 'reference'
  | 'off-table'
  | 'precision'
  | 'outline'
  | 'ground'
  | 'crossing'
  | 'house'
  | 'formation'
  | 'strength'
  | 'place'
  | 'overlap'
  | 'zone'
  | 'reach';

/** At places such as `sides[0].units[3].at`. */
export type ScenarioProblem = PlacedProblem<ScenarioCode>;

/** Reports a problem. */
export type Tell = TellProblem<ScenarioCode>;
