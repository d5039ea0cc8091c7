/** RuleEntry: the identity of a rule apart from how it plays: id, source, standing, use. */

/** `chapter.thing`, unique in its ruleset and stable for ever. */
export type RuleId = string;

/** How firm a rule is: the sheet states it, its author says it elsewhere, it is inferred, or it is ours. */
export type Standing = 'stated' | 'elsewhere' | 'inferred' | 'ours';

/** Where a rule is used: in a procedure, on the table, as an option, or only as a note without effect. */
export type Use = 'procedure' | 'table' | 'option' | 'note';

/**
 * Standings of the clauses of a rule by name. `main` is that of its label, its value and all words that no other clause claims; the
 * words of the others stand as `[name|words]` in the rule's sentence.
 */
export interface ClauseStandings {
  readonly main: Standing;
  readonly [clause: string]: Standing;
}

/** One row of a ruleset's catalogue. Its words are in the ruleset's `words/` under the same id. */
export interface RuleEntry {
  readonly id: RuleId;
  readonly standing: Standing;
  /** Explanation of the standing, where one word is not enough. */
  readonly standingNote?: string;
  /** Standings by edition, where they differ. */
  readonly standingIn?: Readonly<Record<string, Standing>>;
  /** Standings by clause, where the rule says more than one thing. Its `standing` is then the weakest of them. */
  readonly clauses?: ClauseStandings;
  /** Those that differ in an edition. */
  readonly clausesIn?: Readonly<Record<string, Readonly<Record<string, Standing>>>>;
  /** Document and place. Empty if the rule is ours alone. */
  readonly source: string;
  /** Options that set this rule. */
  readonly options?: readonly string[];
  readonly editions: readonly string[];
  readonly use: readonly Use[];
}

/** A row that counted and its value. `of` names the total it belongs to, `unit` the unit in a list of units. */
export interface Line {
  readonly rule: RuleId;
  readonly of?: string;
  readonly unit?: number;
  readonly value: number;
}

/** A worked example: what it shows, the case as a player would give it, and the expected answer. */
export interface Example {
  readonly shows: string;
  readonly case: {
    readonly id: string;
    readonly ruleset: string;
    readonly procedure: string;
    readonly input: Readonly<Record<string, unknown>>;
    readonly options?: Readonly<Record<string, unknown>>;
    readonly dice?: readonly number[];
  };
  readonly answer: Readonly<Record<string, unknown>> & { readonly id: string; readonly ok: boolean };
}

/** A document that a ruleset cites. */
export interface Source {
  readonly id: string;
  readonly title: string;
  readonly date?: string;
  readonly where?: string;
}

/** Standing of a rule in an edition. */
export function standingOf(entry: RuleEntry, edition?: string): Standing {
  return (edition === undefined ? undefined : entry.standingIn?.[edition]) ?? entry.standing;
}
