/** factLines: the facts of an answer as a player reads them, each with the rows that add up to it. */
import { cite } from './cite.ts';
import type { ExplainedLine } from './explain.ts';
import { kitWords } from './i18n/kit-words.ts';
import type { Language } from './i18n/language.ts';
import { measuredBare, measuredTitle } from './i18n/lengths.ts';
import { plusMinus, signed } from './i18n/numbers.ts';
import { choiceName } from './i18n/phrase.ts';
import type { Words } from './i18n/words.ts';
import type { Json } from './json.ts';
import { type Facts, factTitlesOf } from './procedure.ts';
import type { ResolvedAnswer } from './resolve.ts';
import type { Line, RuleId } from './rule.ts';
import type { ProcedureInForce, Ruleset, RulesInForce } from './ruleset.ts';

/** A ruleset, the rules in force, and the words to explain in. */
export interface ExplainContext {
  readonly ruleset: Ruleset;
  readonly inForce: RulesInForce;
  readonly words: Words;
}

/**
 * Every fact with the lines that add up to it below, then the lines of totals that are not facts. Those that the sums of steps contain
 * are told there.
 */
export function factLines(
  { ruleset, inForce, words }: ExplainContext,
  procedure: ProcedureInForce,
  { facts, lines: all }: ResolvedAnswer,
  inSteps: ReadonlySet<string>,
): ExplainedLine[] {
  const { language } = words;
  const titleOf = (path: string) => factTitle(factTitlesOf(procedure, words), path, language);
  const placeOf = ({ of = '' }: Line): string => procedure.totals[of] ?? of;
  const lines = all.filter((line) => !inSteps.has(placeOf(line)));
  const left = new Set(lines);
  const written: ExplainedLine[] = [];
  const writeModifiers = (path: string): void => {
    for (const line of lines) {
      if (placeOf(line) !== path || !left.delete(line)) continue;
      const { unit = null, value, rule } = line;
      const cited = cite(ruleset, inForce, rule, words);
      written.push({ kind: 'modifier', ...cited, value: plusMinus(value, language), unit });
    }
  };
  for (const { path, value } of leavesOf(facts)) {
    if (inSteps.has(path)) continue;
    const rules = rulesNamed(ruleset, value);
    const title = titleOf(path);
    if (rules !== null) {
      for (const { side, rule } of rules) {
        const cited = cite(ruleset, inForce, rule, words);
        const label = side === '' ? cited.label : `${side}${kitWords(language).colon}${cited.label}`;
        written.push({ kind: 'effect', title, ...cited, label });
      }
      continue;
    }
    const isAlone = !lines.some((line) => placeOf(line) === path);
    written.push({ kind: 'fact', path, ...(isAlone ? measuredFact : asItStands)(words, title, value, path) });
    writeModifiers(path);
  }
  for (const line of lines) {
    if (!left.has(line)) continue;
    const path = placeOf(line);
    const sum = lines.reduce((sofar, other) => (placeOf(other) === path ? sofar + other.value : sofar), 0);
    written.push({ kind: 'fact', path, title: titleOf(path), value: signed(sum, language) });
    writeModifiers(path);
  }
  return written;
}

type FactText = (words: Words, title: string, value: Json, path: string) => { title: string; value: string };

const asItStands: FactText = (words, title, value, path) => ({ title, value: figure(words, value, path) });

/** A length in the reader's unit. If rows add up to it, it stays in the unit of the rows. */
const measuredFact: FactText = (words, title, value, path) => {
  const said = measuredTitle(words, title);
  return said === title || typeof value !== 'number'
    ? asItStands(words, title, value, path)
    : { title: said, value: measuredBare(words, signed(value, words.language)) };
};

/** Facts inside facts are shown one by one: `a.need`. */
function leavesOf(facts: Facts, prefix = ''): { path: string; value: Json }[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const path = prefix + name;
    const inner = typeof value === 'object' && value !== null && !Array.isArray(value);
    return inner ? leavesOf(value as Facts, `${path}.`) : [{ path, value }];
  });
}

/** The fact as a list of rules, or null if it is something else. `b:melee.push` is a rule of side b. */
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

/** A fact inside another is titled after both: "Blue: needed". */
export function factTitle(
  titles: Readonly<Record<string, string>>,
  path: string,
  language: Language,
): string {
  const cut = path.lastIndexOf('.');
  const own = titles[path] ?? (cut < 0 ? path : null);
  if (own !== null) return own;
  const name = path.slice(cut + 1);
  const of = factTitle(titles, path.slice(0, cut), language);
  return `${of}${kitWords(language).colon}${titles[name] ?? name}`;
}

function figure(words: Words, value: Json, path: string): string {
  const { yes, no, none } = kitWords(words.language);
  if (typeof value === 'number') return signed(value, words.language);
  if (typeof value === 'boolean') return value ? yes : no;
  if (value === null) return none;
  if (Array.isArray(value))
    return value.length === 0 ? none : value.map((entry: Json) => figure(words, entry, path)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  return choiceName(words, value, path);
}
