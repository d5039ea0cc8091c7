/** An edition that is open, and its rules under the options of a table. */
import {
  type FormDefaultsByProcedure,
  Problem,
  type Ruleset,
  type RulesInForce,
  type Term,
  type Words,
} from '@grognard/rules-kit';

export type OptionValues = Readonly<Record<string, unknown>>;

/** An edition that is open: its rules, and the words they are told in. */
export interface LoadedRuleset {
  readonly edition: string;
  readonly ruleset: Ruleset;
  readonly words: Words;
  /** How its cases are usually asked. */
  readonly formDefaults: FormDefaultsByProcedure;
  /** Its terms; empty where nobody reads the sheet. */
  readonly glossary: readonly Term[];
}

/** The rules under the options that still exist; an option nobody knows any more is as good as not set. */
export function rulesOf(
  { ruleset, edition }: Pick<LoadedRuleset, 'ruleset' | 'edition'>,
  options: OptionValues,
): RulesInForce {
  const found = ruleset.inForce(edition, options);
  if (!(found instanceof Problem)) return found;
  const plain = ruleset.inForce(edition);
  if (plain instanceof Problem) throw new RangeError(plain.message);
  return plain;
}

/** Of the options that a table has set, those that this book knows: in one hand it has only those that procedures read. */
export function optionsIn({ ruleset }: Pick<LoadedRuleset, 'ruleset'>, set: OptionValues): OptionValues {
  const known = new Set(ruleset.options.map(({ id }) => id));
  return Object.fromEntries(Object.entries(set).filter(([id]) => known.has(id)));
}
