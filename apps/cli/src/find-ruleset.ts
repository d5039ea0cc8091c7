/** findEdition, findRuleset, findProcedure: look up a name from the command line, or list what exists. */
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

/** The edition of this id. The id of a ruleset with several editions is refused, because the edition must not be guessed. */
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

/** A ruleset by its id, or by the id of an edition, which then is the only edition in question. */
export function findRuleset(
  rulesets: readonly Ruleset[],
  name: string,
): { readonly ruleset: Ruleset; readonly edition: string | null } {
  const family = rulesets.find(({ id }) => id === name);
  return family === undefined ? findEdition(rulesets, name) : { ruleset: family, edition: null };
}

export function findProcedure({ ruleset, edition }: FoundEdition, name: string): ProcedureInForce {
  const found = rulesOf(ruleset, edition).procedure(name);
  if (found !== undefined) return found;
  throw new UsageError(
    `${edition} has no procedure "${name}"${didYouMean(name, ruleset.procedureIds)}`,
    `It has ${ruleset.procedureIds.join(', ')}.`,
  );
}

/** The rules of an edition with options. A wrong option is a usage error. */
export function rulesOf(ruleset: Ruleset, edition: string, options?: unknown): RulesInForce {
  const found = ruleset.inForce(edition, options);
  if (found instanceof Problem) throw new UsageError(`${found.at}: ${found.message}`);
  return found;
}
