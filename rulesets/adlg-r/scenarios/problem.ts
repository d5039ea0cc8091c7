/** ScenarioProblem: a code, the exact place in the file, and a sentence that says what would be right. */
import type { ProblemCode } from '@grognard/rules-kit';

const ownCodes = ['id', 'reference', 'off-table', 'ground', 'overlap', 'side', 'start', 'unit'] as const;
type OwnCode = (typeof ownCodes)[number];

/** Codes of any input, and those that only a scenario can have. */
export type ScenarioCode = ProblemCode | OwnCode;

function isOwnCode(code: ScenarioCode): code is OwnCode {
  return ownCodes.some((own) => own === code);
}

/** The code of a problem for whoever starts a game: one of its own is a wrong value of the file. */
export function codeOfInput(code: ScenarioCode): ProblemCode {
  return isOwnCode(code) ? 'value' : code;
}

export interface ScenarioProblem {
  readonly code: ScenarioCode;
  /** For example `sides[0].corps[1].units[3].at`. */
  readonly at: string;
  readonly message: string;
}

/** Reports a problem. */
export type Tell = (code: ScenarioCode, at: string, message: string) => void;
