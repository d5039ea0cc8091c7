/** An edition that is open, and its rules under the options of a table. */
import { type Example, Problem, type Ruleset, type RulesInForce, type Words } from '@grognard/rules-kit';

export type OptionValues = Readonly<Record<string, unknown>>;

/** An edition that is open: its rules, and the words they are told in. */
export interface Book {
  readonly edition: string;
  readonly ruleset: Ruleset;
  readonly words: Words;
  /** The worked examples of all its editions, loaded when somebody asks. */
  examples(): Promise<readonly Example[]>;
}

/** The rules under the options that still exist; an option nobody knows any more is as good as not set. */
export function rulesOf(
  { ruleset, edition }: Pick<Book, 'ruleset' | 'edition'>,
  options: OptionValues,
): RulesInForce {
  const found = ruleset.inForce(edition, options);
  if (!(found instanceof Problem)) return found;
  const plain = ruleset.inForce(edition);
  if (plain instanceof Problem) throw new RangeError(plain.message);
  return plain;
}
