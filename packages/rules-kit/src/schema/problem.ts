/** Problem: what is wrong with a case, as a code, a place and a sentence. */

/** Kinds of problems. */
export type ProblemCode =
  | 'parse'
  | 'ruleset'
  | 'procedure'
  | 'unknown-field'
  | 'type'
  | 'value'
  | 'missing'
  | 'edition'
  | 'option'
  | 'combination'
  | 'dice';

/** A problem in the input. It is an ordinary answer, not an exception. */
export class Problem {
  readonly code: ProblemCode;
  /** Place: `input.shooter.class`, `input.ground[0]`, `options["save.high-wall"]`. */
  readonly at: string;
  readonly message: string;

  constructor(code: ProblemCode, at: string, message: string) {
    this.code = code;
    this.at = at;
    this.message = message;
  }

  /** The same problem, with its place prefixed by that of the enclosing object. */
  within(place: string): Problem {
    const joined = this.at === '' || this.at.startsWith('[') ? place + this.at : `${place}.${this.at}`;
    return new Problem(this.code, joined, this.message);
  }
}
