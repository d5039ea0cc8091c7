/** What is wrong with a case: a code, the place, and a sentence. */

/** What kind of mistake it is. */
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

/** A mistake in the input. Not an exception: it is an ordinary answer. */
export class Problem {
  readonly code: ProblemCode;
  /** Where: `input.shooter.class`, `input.ground[0]`, `options["save.high-wall"]`. */
  readonly at: string;
  readonly message: string;

  constructor(code: ProblemCode, at: string, message: string) {
    this.code = code;
    this.at = at;
    this.message = message;
  }

  /** The same problem, seen from the object that holds the place. */
  within(place: string): Problem {
    const joined = this.at === '' || this.at.startsWith('[') ? place + this.at : `${place}.${this.at}`;
    return new Problem(this.code, joined, this.message);
  }
}
