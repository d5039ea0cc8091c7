/** describeIn: finds a procedure and describes it. */
import { type Description, describeProcedure, Problem, type Ruleset } from '@grognard/rules-kit';

/** Describes a procedure of an edition, or returns undefined if there is none. */
export function describeIn(
  rulesets: readonly Ruleset[],
  edition: string,
  procedureId: string,
): Description | undefined {
  const ruleset = rulesets.find(({ editions }) => editions.some(({ id }) => id === edition));
  const inForce = ruleset?.inForce(edition);
  if (ruleset === undefined || inForce === undefined || inForce instanceof Problem) return undefined;
  const procedure = inForce.procedure(procedureId);
  return procedure === undefined ? undefined : describeProcedure(ruleset, inForce, procedure);
}
