/** Clause: a part of what a rule says whose standing may differ from the rest, written `[name|words]`. Only sheets ask for it. */
import type { Words } from '../i18n/words.ts';
import { type RuleEntry, type RuleId, type Standing, standingOf } from '../rule.ts';
import type { RuleNumbers } from '../ruleset.ts';
import { withNumbers } from '../words.ts';

export interface Clause {
  readonly text: string;
  /** Name of the clause in the catalogue. */
  readonly clause: string;
}

const clausePattern = /\[([a-z]+(?:-[a-z]+)*)\|([^[\]]*)\]/g;

/** Its parts in order. Words that no clause claims belong to `main`. */
export function clausesIn(sentence: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let end = 0;
  for (const found of sentence.matchAll(clausePattern)) {
    const [whole, clause = '', text = ''] = found;
    if (found.index > end) clauses.push({ text: sentence.slice(end, found.index), clause: 'main' });
    clauses.push({ text, clause });
    end = found.index + whole.length;
  }
  if (end < sentence.length) clauses.push({ text: sentence.slice(end), clause: 'main' });
  return clauses;
}

/** A rule's sentence with its numbers, clause by clause. */
export function clausesOf(words: Words, figures: RuleNumbers, rule: RuleId): readonly Clause[] {
  return clausesIn(withNumbers(words, words.rules[rule] ?? rule, figures, rule));
}

/** A rule's label with its numbers, clause by clause. */
export function labelClausesOf(words: Words, figures: RuleNumbers, rule: RuleId): readonly Clause[] {
  return clausesIn(withNumbers(words, words.labels[rule] ?? words.rules[rule] ?? rule, figures, rule));
}

/** Standing of one clause of a rule in an edition: of `main`, if the rule has no standing of its own for it. */
export function clauseStandingOf(entry: RuleEntry, asked = 'main', edition?: string): Standing {
  const { clauses, clausesIn } = entry;
  if (clauses === undefined) return standingOf(entry, edition);
  const clause = clauses[asked] === undefined ? 'main' : asked;
  const here = edition === undefined ? undefined : clausesIn?.[edition]?.[clause];
  return here ?? clauses[clause] ?? clauses.main;
}

/** Clauses of rules by id and notes on their standing, where they are kept apart from the catalogue. */
export type ClausesByRule = Readonly<
  Record<RuleId, Pick<RuleEntry, 'standingNote' | 'clauses' | 'clausesIn'>>
>;

/** The catalogue with the clauses of its rules. A clause of a rule that is not in it is a mistake of the ruleset. */
export function withClauses(catalogue: readonly RuleEntry[], clauses: ClausesByRule): readonly RuleEntry[] {
  const ids = new Set(catalogue.map(({ id }) => id));
  const strange = Object.keys(clauses).filter((id) => !ids.has(id));
  if (strange.length > 0) throw new RangeError(`clauses of rules that there are not: ${strange.join(', ')}`);
  return catalogue.map((entry) => ({ ...entry, ...clauses[entry.id] }));
}
