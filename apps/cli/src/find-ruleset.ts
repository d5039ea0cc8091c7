/** Finds what a person named: an edition, a ruleset, a procedure; or says what there is. */
import {
  didYouMean,
  Problem,
  type ProcedureInForce,
  type Ruleset,
  type RulesInForce,
} from '@grognard/rules-kit';
import { UsageError } from './arguments.ts';

/** An edition and the ruleset it belongs to. */
export interface FoundEdition {
  readonly ruleset: Ruleset;
  readonly edition: string;
}

/** The ids that a case can name as its ruleset. */
export function editionIds(rulesets: readonly Ruleset[]): string[] {
  return rulesets.flatMap(({ editions }) => editions.map(({ id }) => id));
}

/** The edition of this id. A ruleset with several editions is not enough: nobody guesses which is played. */
export function findEdition(rulesets: readonly Ruleset[], name: string): FoundEdition {
  for (const ruleset of rulesets)
    if (ruleset.editions.some(({ id }) => id === name)) return { ruleset, edition: name };
  const family = rulesets.find(({ id }) => id === name);
  const ids = editionIds(rulesets);
  if (family !== undefined) {
    const [only, ...others] = family.editions;
    if (only !== undefined && others.length === 0) return { ruleset: family, edition: only.id };
    throw new UsageError(
      `${name} has several editions: name one of ${family.editions.map(({ id }) => id).join(', ')}`,
    );
  }
  throw new UsageError(
    `there is no ruleset "${name}"${didYouMean(name, ids)}`,
    `There are ${ids.join(', ')}.`,
  );
}

/** A ruleset by its own id, or by that of an edition, which then is the only one asked about. */
export function findRuleset(
  rulesets: readonly Ruleset[],
  name: string,
): { readonly ruleset: Ruleset; readonly edition: string | null } {
  const family = rulesets.find(({ id }) => id === name);
  return family === undefined ? findEdition(rulesets, name) : { ruleset: family, edition: null };
}

/** The procedure of this id. */
export function findProcedure({ ruleset, edition }: FoundEdition, name: string): ProcedureInForce {
  const found = rulesOf(ruleset, edition).procedure(name);
  if (found !== undefined) return found;
  throw new UsageError(
    `${edition} has no procedure "${name}"${didYouMean(name, ruleset.procedureIds)}`,
    `It has ${ruleset.procedureIds.join(', ')}.`,
  );
}

/** The rules of an edition with options; a wrong option is a mistake of the command line. */
export function rulesOf(ruleset: Ruleset, edition: string, options?: unknown): RulesInForce {
  const found = ruleset.inForce(edition, options);
  if (found instanceof Problem) throw new UsageError(`${found.at}: ${found.message}`);
  return found;
}
