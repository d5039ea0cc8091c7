/** LoadedRuleset: an edition with its rules under the players' options. */
import {
  type FormDefaultsByProcedure,
  Problem,
  type Ruleset,
  type RulesInForce,
  type Term,
  type Words,
} from '@grognard/rules-kit';

export type OptionValues = Readonly<Record<string, unknown>>;

/** An edition that is open: its rules, and the words that describe them. */
export interface LoadedRuleset {
  readonly edition: string;
  readonly ruleset: Ruleset;
  readonly words: Words;
  /** The form defaults of its procedures. */
  readonly formDefaults: FormDefaultsByProcedure;
  /** The terms of the glossary. Empty if only cases are resolved. */
  readonly glossary: readonly Term[];
}

/** The rules under the options that still exist. An option that was dropped since is ignored. */
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

/** The set options that this ruleset knows. The companion's bundle has only the options that procedures read. */
export function optionsIn({ ruleset }: Pick<LoadedRuleset, 'ruleset'>, set: OptionValues): OptionValues {
  const known = new Set(ruleset.options.map(({ id }) => id));
  return Object.fromEntries(Object.entries(set).filter(([id]) => known.has(id)));
}
