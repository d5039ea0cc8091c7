/** CheckedCase: one case with its answer, its odds before formatting, and the rules it named. */
import {
  type Answer,
  type AssessedCase,
  type FoundCase,
  type Json,
  Problem,
  type Resolver,
  type RuleId,
  type WeightedOutcome,
} from '@grognard/rules-kit';
import type { CaseData } from '../data.ts';

/** A case with its answer and the intermediate results. */
export interface CheckedCase {
  readonly given: CaseData;
  readonly answer: Answer;
  /** Null for a case with a mistake. */
  readonly found: FoundCase | null;
  /** Null for a case that is refused or has a mistake. */
  readonly assessed: AssessedCase | null;
  readonly odds: readonly WeightedOutcome<Json>[];
  /** Rules that lines and effects name. */
  readonly printed: readonly RuleId[];
  readonly refusedBy: readonly RuleId[];
}

/** Resolves a case, and assesses it again independently of the resolver. */
export function lookAt(resolver: Resolver, given: CaseData): CheckedCase {
  const answer = resolver.resolve(given);
  const found = resolver.find(given);
  if (found instanceof Problem)
    return { given, answer, found: null, assessed: null, odds: [], printed: [], refusedBy: [] };
  const refusedBy = answer.ok && !answer.allowed ? answer.refusals.map(({ rule }) => rule) : [];
  if (found.prepared.refusals.length > 0)
    return { given, answer, found, assessed: null, odds: [], printed: [], refusedBy };
  const assessed = found.prepared.assess();
  return { given, answer, found, assessed, odds: assessed.odds(), printed: printedIn(answer), refusedBy };
}

/** A rule id among the facts: alone, or after the side it concerns (`a:melee.charge`). */
const ruleInFacts = /^(?:[a-z]+:)?([a-z][a-z-]*\.[a-z0-9-]+)$/;

/** Every rule that the lines and the effects of an answer name. */
function printedIn(answer: Answer): RuleId[] {
  if (!answer.ok || !answer.allowed) return [];
  const named = answer.lines.map(({ rule }) => rule);
  const visit = (value: Json): void => {
    if (typeof value === 'string') {
      const id = ruleInFacts.exec(value)?.[1];
      if (id !== undefined) named.push(id);
    } else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) visit(inner);
  };
  visit(answer.facts);
  return [...new Set(named)];
}
