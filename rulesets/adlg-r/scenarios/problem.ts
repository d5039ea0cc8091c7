/** ScenarioProblem: a code, the exact place in the file, and a sentence that says what would be right. */
import type { PlacedProblem, ProblemCode, TellProblem } from '@grognard/rules-kit';

const ownCodes = ['id', 'reference', 'off-table', 'ground', 'overlap', 'side', 'start', 'unit'] as const;
type OwnCode = (typeof ownCodes)[number];

/** Codes of any input, and those that only a scenario can have. */
export type ScenarioCode = ProblemCode | OwnCode;

function isOwnCode(code: ScenarioCode): code is OwnCode {
  return ownCodes.some((own) => own === code);
}

/** The code of a problem for the program that starts a game. Codes of this game mean a wrong value of the file. */
export function codeOfInput(code: ScenarioCode): ProblemCode {
  return isOwnCode(code) ? 'value' : code;
}

/** At places such as `sides[0].corps[1].units[3].at`. */
export type ScenarioProblem = PlacedProblem<OwnCode>;

/** Reports a problem. */
export type Tell = TellProblem<ScenarioCode>;
