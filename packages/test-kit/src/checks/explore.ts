/** Runs many random cases of a procedure through every check, and keeps what they triggered. */
import type { Resolver, RuleId, Ruleset } from '@grognard/rules-kit';
import type { CaseData } from '../data.ts';
import { casesOf } from '../generate/cases.ts';
import { complaintAbout } from './answer.ts';
import { type CheckedCase, lookAt } from './looked.ts';
import { failure, shrink } from './shrink.ts';

/** What exploring a procedure has shown. */
export interface Explored {
  /** Rules that lines or effects named, and rules that refused. */
  readonly printed: ReadonlySet<RuleId>;
  readonly refused: ReadonlySet<RuleId>;
  /** Rules named while all options had their default. */
  readonly byDefault: ReadonlySet<RuleId>;
  readonly counts: { readonly allowed: number; readonly refused: number; readonly wrong: number };
  /** The first thing that went wrong. */
  readonly failure: Error | null;
}

/** What a procedure should be seen to do. */
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
  /** Allowed cases to be tried. */
  readonly cases: number;
  /** Exploring goes on beyond `cases` until these are seen, for at most as many cases again. */
  readonly wanted: ExpectedRules;
}

/** Cases tried at most, for each that is asked for. */
const patience = 12;

/** Explores one procedure of one edition. */
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

/** What was wanted and never seen. */
export function missing(wanted: ExpectedRules, seen: Pick<Explored, 'printed' | 'refused'>): string[] {
  return [
    ...wanted.printed.filter((rule) => !seen.printed.has(rule)).map((rule) => `${rule} (line or effect)`),
    ...wanted.refused.filter((rule) => !seen.refused.has(rule)).map((rule) => `${rule} (refusal)`),
  ];
}

/** Notes what a case triggered; true if something was new. */
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

/** The case looked at and checked; or the failure, made small. */
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
