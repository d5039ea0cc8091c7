/** explore: runs many random cases of a procedure through every check, and records the rules they triggered. */
import type { Resolver, RuleId, Ruleset } from '@grognard/rules-kit';
import type { CaseData } from '../data.ts';
import { casesOf } from '../generate/cases.ts';
import { complaintAbout } from './answer.ts';
import { type CheckedCase, lookAt } from './looked.ts';
import { failure, shrink } from './shrink.ts';

/** Results of exploring a procedure. */
export interface Explored {
  /** Rules named by lines or effects, and rules that refused. */
  readonly printed: ReadonlySet<RuleId>;
  readonly refused: ReadonlySet<RuleId>;
  /** Rules named while all options had their default. */
  readonly byDefault: ReadonlySet<RuleId>;
  readonly counts: { readonly allowed: number; readonly refused: number; readonly wrong: number };
  /** The first failure, or null. */
  readonly failure: Error | null;
}

/** Rules that a procedure should be seen to use. */
export interface ExpectedRules {
  readonly printed: readonly RuleId[];
  readonly refused: readonly RuleId[];
}

interface ExploreTask {
  readonly ruleset: Ruleset;
  readonly resolver: Resolver;
  readonly edition: string;
  readonly procedure: string;
  readonly seed: number;
  /** Number of allowed cases to try. */
  readonly cases: number;
  /** Exploring continues beyond `cases` until these are seen, up to the limit given by `patience`. */
  readonly wanted: ExpectedRules;
}

/** Limit of tried cases for each requested one. */
const patience = 12;

export function explore(task: ExploreTask): Explored {
  const { ruleset, resolver, edition, procedure, seed, cases } = task;
  const source = casesOf(ruleset, edition, procedure, seed);
  const seen = { printed: new Set<RuleId>(), refused: new Set<RuleId>(), byDefault: new Set<RuleId>() };
  const counts = { allowed: 0, refused: 0, wrong: 0 };
  const take = (given: CaseData): Error | null => {
    const looked = tryLook(resolver, given);
    if (looked instanceof Error) return looked;
    const { answer } = looked;
    counts[answer.ok ? (answer.allowed ? 'allowed' : 'refused') : 'wrong']++;
    if (answer.ok && answer.allowed) source.learn(given);
    if (keep(seen, looked)) source.treasure(given);
    return null;
  };
  const done = (failed: Error | null): Explored => ({ ...seen, counts, failure: failed });
  for (const example of ruleset.examples) {
    if (example.case.ruleset !== edition || example.case.procedure !== procedure) continue;
    const failed = take(example.case);
    if (failed !== null) return done(failed);
  }
  for (let tried = 0; tried < cases * patience; tried++) {
    if (counts.allowed >= cases && missing(task.wanted, seen).length === 0) break;
    const failed = take(source.next());
    if (failed !== null) return done(failed);
  }
  return done(null);
}

/** Expected rules that were never seen. */
export function missing(wanted: ExpectedRules, seen: Pick<Explored, 'printed' | 'refused'>): string[] {
  return [
    ...wanted.printed.filter((rule) => !seen.printed.has(rule)).map((rule) => `${rule} (line or effect)`),
    ...wanted.refused.filter((rule) => !seen.refused.has(rule)).map((rule) => `${rule} (refusal)`),
  ];
}

/** Records the rules that a case triggered. True if one was new. */
function keep(
  seen: { printed: Set<RuleId>; refused: Set<RuleId>; byDefault: Set<RuleId> },
  { printed, refusedBy, given }: CheckedCase,
): boolean {
  const before = seen.printed.size + seen.refused.size;
  for (const rule of printed) seen.printed.add(rule);
  for (const rule of refusedBy) seen.refused.add(rule);
  if (given.options === undefined) for (const rule of [...printed, ...refusedBy]) seen.byDefault.add(rule);
  return seen.printed.size + seen.refused.size > before;
}

/** The checked case, or its failure, shrunk. */
function tryLook(resolver: Resolver, given: CaseData): CheckedCase | Error {
  const complaint = (tried: CaseData): CheckedCase | string => {
    try {
      const looked = lookAt(resolver, tried);
      return complaintAbout(looked, resolver) ?? looked;
    } catch (error) {
      return `an exception: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    }
  };
  const first = complaint(given);
  if (typeof first !== 'string') return first;
  const small = shrink(given, (tried) => typeof complaint(tried) === 'string');
  const again = complaint(small);
  return failure(typeof again === 'string' ? again : first, small);
}
