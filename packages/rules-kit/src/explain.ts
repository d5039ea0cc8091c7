/** An answer as a player reads it: who does what, what is needed and why, the odds, and what was thrown. */
import { shareOf } from './dice/sixths.ts';
import type { Facts, Json } from './procedure.ts';
import type { Answer, Failed, Refused, Resolved } from './resolve.ts';
import { type Line, type RuleId, type Standing, standingOf } from './rule.ts';
import type { ProcedureInForce, Ruleset, RulesInForce } from './ruleset.ts';
import { Problem, type ProblemCode } from './schema/problem.ts';
import { capital, ended, labelOf, plusMinus, remedyOf, signed, wordsOf } from './words.ts';

/** A rule as it is cited: what it is called, how firm it is, where it stands. */
export interface Cited {
  readonly rule: RuleId;
  readonly label: string;
  readonly standing: Standing;
  /** Empty where the rule is ours alone. */
  readonly source: string;
}

/** One line of an explanation. Whoever shows it decides on layout and colour. */
export type ExplainedLine =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'case'; readonly text: string }
  | { readonly kind: 'fact'; readonly path: string; readonly title: string; readonly value: string }
  | (Cited & { readonly kind: 'modifier'; readonly value: string; readonly unit: number | null })
  /** A row that could have counted and does not here. */
  | (Cited & { readonly kind: 'idle' })
  | (Cited & { readonly kind: 'effect'; readonly title: string })
  | OddsLine
  | { readonly kind: 'thrown'; readonly dice: readonly number[]; readonly text: string }
  | (Cited & { readonly kind: 'refusal'; readonly words: string; readonly remedy: string | null })
  | { readonly kind: 'error'; readonly code: ProblemCode; readonly at: string; readonly message: string };

/** An outcome in words with its chance: exact, as a percentage, and as a share from 0 to 1 for pictures. */
export interface OddsLine {
  readonly kind: 'odds';
  readonly text: string;
  readonly p: string;
  readonly percent: string;
  readonly share: number;
}

/** The case that was asked: as much of it as an explanation reads. */
export interface AskedCase {
  readonly ruleset: string;
  readonly procedure: string;
  readonly input: unknown;
  readonly options?: unknown;
}

/** Explains an answer; `ruleset` is the one whose edition the case names. */
export function explain(ruleset: Ruleset, asked: AskedCase, answer: Answer): readonly ExplainedLine[] {
  if (!answer.ok) return [errorLine(answer)];
  const inForce = ruleset.inForce(asked.ruleset, asked.options);
  if (inForce instanceof Problem) throw new TypeError('only a case that was answered can be explained');
  const procedure = inForce.procedure(asked.procedure)!;
  const opening: ExplainedLine[] = [{ kind: 'title', text: caseTitle(ruleset, asked.ruleset, procedure) }];
  const prepared = procedure.prepare(asked.input);
  if (!(prepared instanceof Problem)) opening.push({ kind: 'case', text: ended(capital(prepared.tell())) });
  return answer.allowed
    ? [...opening, ...resolvedLines(ruleset, inForce, procedure, answer)]
    : [...opening, ...refusalLines(ruleset, inForce, answer)];
}

/** Game and edition, and what is resolved; an edition whose title names its game says it alone. */
export function caseTitle(ruleset: Ruleset, edition: string, procedure: ProcedureInForce): string {
  return `${editionTitle(ruleset, edition)} · ${procedure.title}`;
}

/** The title of an edition together with that of its game. */
export function editionTitle({ title, editions }: Ruleset, edition: string): string {
  const own = editions.find(({ id }) => id === edition)?.title ?? edition;
  return own.startsWith(title) ? own : `${title} · ${own}`;
}

/** A mistake in the case as the one line that tells of it. */
function errorLine({ error }: Failed): ExplainedLine {
  return { kind: 'error', ...error };
}

/** The outcomes of an answer in words, in the order a person expects: 9 before 10. */
export function oddsLines(
  procedure: Pick<ProcedureInForce, 'tellOutcome'>,
  { outcomes }: Pick<Resolved, 'outcomes'>,
): readonly OddsLine[] {
  return [...outcomes]
    .sort((a, b) => compareJson(a.outcome, b.outcome))
    .map(({ p, outcome }) => ({
      kind: 'odds',
      text: procedure.tellOutcome(outcome),
      p,
      percent: percentOf(p),
      share: shareOf(p),
    }));
}

/** A fraction as a percentage: 0 % and 100 % only where they are exact. */
export function percentOf(fraction: string): string {
  const [top = '0', bottom = '1'] = fraction.split('/');
  const [part, whole] = [BigInt(top), BigInt(bottom)];
  if (part === 0n) return '0 %';
  if (part === whole) return '100 %';
  const tenths = (part * 2000n + whole) / (whole * 2n);
  if (tenths === 0n) return '< 0.1 %';
  if (tenths >= 1000n) return '> 99.9 %';
  return `${tenths / 10n}.${tenths % 10n} %`;
}

/** A rule with its label, standing and source, in the edition asked for. */
export function cite(ruleset: Ruleset, inForce: RulesInForce, rule: RuleId): Cited {
  const entry = ruleset.catalogue.find((known) => known.id === rule);
  return {
    rule,
    label: labelOf(ruleset.words.en, inForce.figures, rule),
    standing: entry === undefined ? 'ours' : standingOf(entry, inForce.edition),
    source: entry?.source ?? '',
  };
}

function resolvedLines(
  ruleset: Ruleset,
  inForce: RulesInForce,
  procedure: ProcedureInForce,
  answer: Resolved,
): ExplainedLine[] {
  const lines = [...factLines(ruleset, inForce, procedure, answer), ...oddsLines(procedure, answer)];
  if (answer.rolled === undefined) return lines;
  const { dice, outcome } = answer.rolled;
  return [...lines, { kind: 'thrown', dice, text: procedure.tellOutcome(outcome) }];
}

/** Every fact with the lines that add up to it below; then the lines of totals that are no fact. */
function factLines(
  ruleset: Ruleset,
  inForce: RulesInForce,
  procedure: ProcedureInForce,
  { facts, lines }: Resolved,
): ExplainedLine[] {
  const placeOf = ({ of = '' }: Line): string => procedure.totals[of] ?? of;
  const left = new Set(lines);
  const written: ExplainedLine[] = [];
  const writeModifiers = (path: string): void => {
    for (const line of lines) {
      if (placeOf(line) !== path || !left.delete(line)) continue;
      const { unit = null, value, rule } = line;
      written.push({ kind: 'modifier', ...cite(ruleset, inForce, rule), value: plusMinus(value), unit });
    }
  };
  for (const { path, value } of leavesOf(facts)) {
    const rules = rulesNamed(ruleset, value);
    const title = factTitle(procedure.factTitles, path);
    if (rules !== null) {
      for (const { side, rule } of rules) {
        const cited = cite(ruleset, inForce, rule);
        const label = side === '' ? cited.label : `${side}: ${cited.label}`;
        written.push({ kind: 'effect', title, ...cited, label });
      }
      continue;
    }
    written.push({ kind: 'fact', path, title, value: figure(value) });
    writeModifiers(path);
  }
  for (const line of lines) {
    if (!left.has(line)) continue;
    const path = placeOf(line);
    const sum = lines.reduce((sofar, other) => (placeOf(other) === path ? sofar + other.value : sofar), 0);
    written.push({ kind: 'fact', path, title: factTitle(procedure.factTitles, path), value: figure(sum) });
    writeModifiers(path);
  }
  return written;
}

function refusalLines(ruleset: Ruleset, inForce: RulesInForce, { refusals }: Refused): ExplainedLine[] {
  const { figures } = inForce;
  return refusals.map(({ rule }) => ({
    kind: 'refusal',
    ...cite(ruleset, inForce, rule),
    words: wordsOf(ruleset.words.en, figures, rule),
    remedy: remedyOf(ruleset.words.en, figures, rule),
  }));
}

/** Figures inside figures are shown one by one: `a.need`. */
function leavesOf(facts: Facts, prefix = ''): { path: string; value: Json }[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const path = prefix + name;
    const inner = typeof value === 'object' && value !== null && !Array.isArray(value);
    return inner ? leavesOf(value as Facts, `${path}.`) : [{ path, value }];
  });
}

/** A list of rules, if that is what the fact is; `b:melee.push` is one of side b. */
function rulesNamed(
  ruleset: Ruleset,
  value: Json,
): readonly { readonly side: string; readonly rule: RuleId }[] | null {
  if (!Array.isArray(value)) return null;
  const named = value.map((entry: Json) => {
    const [, side = '', rule = ''] = /^(?:(\w+):)?(.*)$/.exec(String(entry as unknown)) ?? [];
    return { side, rule };
  });
  return named.every(({ rule }) => ruleset.catalogue.some(({ id }) => id === rule)) ? named : null;
}

/** A figure inside another is called after both: "Blue: needed". */
function factTitle(titles: Readonly<Record<string, string>>, path: string): string {
  const cut = path.lastIndexOf('.');
  const own = titles[path] ?? (cut < 0 ? path : null);
  if (own !== null) return own;
  const name = path.slice(cut + 1);
  return `${factTitle(titles, path.slice(0, cut))}: ${titles[name] ?? name}`;
}

function figure(value: Json): string {
  if (typeof value === 'number') return signed(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none';
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((entry: Json) => figure(entry)).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Numbers by size, all else by the alphabet, field by field. */
function compareJson(a: Json, b: Json): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null) {
    const [left, right] = [a as Facts, b as Facts];
    for (const key of Object.keys(left).sort()) {
      const order = key in right ? compareJson(left[key]!, right[key]!) : -1;
      if (order !== 0) return order;
    }
    return 0;
  }
  const [left, right] = [String(a as unknown), String(b as unknown)];
  return left < right ? -1 : left > right ? 1 : 0;
}
