/** explainSteps: the steps of a resolved case as a player reads them, every sum closed. */
import { type Citation, citation } from './cite.ts';
import { factTitle } from './explain-facts.ts';
import { kitWords } from './i18n/kit-words.ts';
import { measured } from './i18n/lengths.ts';
import { plusMinus, signed } from './i18n/numbers.ts';
import { type NumberedText, stepPhrases } from './i18n/step-words.ts';
import type { Words } from './i18n/words.ts';
import type { Json } from './json.ts';
import { factTitlesOf } from './procedure.ts';
import type { ResultBand } from './result-table.ts';
import type { Line, RuleEntry, RuleId } from './rule.ts';
import type { ProcedureInForce, RulesInForce } from './ruleset.ts';
import type { Step, StepAgainst } from './step.ts';

/** A figure that is added to what the dice came to. */
export interface ExplainedAddition {
  readonly value: string;
  readonly label: string;
  /** Null for a total that has no rows. */
  readonly cited: Citation | null;
}

/** A row of a chart with the cell that was read. */
export interface ExplainedChart {
  readonly cited: Citation;
  readonly cells: readonly { readonly span: string; readonly text: string; readonly isRead: boolean }[];
}

/** One step in words. */
export interface ExplainedStep {
  readonly kind: 'step';
  /** Id of the owner, for callers that know his name. */
  readonly by: string;
  readonly owner: string;
  readonly purpose: string;
  /** Whether it is thrown in one throw with the step before. */
  readonly isTogether: boolean;
  /** The faces of each die. */
  readonly dice: readonly (readonly number[])[];
  /** How the figure is read, or null if there is none. */
  readonly reading: string | null;
  readonly value: string | null;
  readonly additions: readonly ExplainedAddition[];
  /** The sum written out, `8 − 1 = 7`, or null if nothing is added. */
  readonly sum: string | null;
  readonly total: string | null;
  /** What the total is compared with. */
  readonly against: readonly string[];
  /** How the total stands to the sum of the other side, or null if it is not compared with one. */
  readonly lead: 'ahead' | 'level' | 'behind' | null;
  readonly chart: ExplainedChart | null;
  readonly result: string;
  /** Rules that fired and are named neither in the sum nor by a step before. */
  readonly fired: readonly Citation[];
  readonly idle: readonly Citation[];
  /** Paths of the facts that the step tells: those in its sum, and numbers without rows that it is compared with. */
  readonly facts: readonly string[];
}

/** Words whose labels say what rules did in a step. */
function wordsOfSteps(words: Words): Words {
  return { ...words, labels: { ...words.labels, ...words.steps?.rules } };
}

/** Catalogue, rules in force and words of a game: all that citing takes, also on a table. */
export interface StepContext {
  readonly catalogue: readonly RuleEntry[];
  readonly inForce: Pick<RulesInForce, 'ruleNumbers' | 'edition'>;
  readonly words: Words;
}

/** The part of a procedure that its steps need. */
export type SteppedProcedure = Pick<ProcedureInForce, 'id' | 'totals' | 'factTitles' | 'tellOutcome'>;

/** Steps in words, with the lines of the case that they came from. */
export function explainSteps(
  { catalogue, inForce, words }: StepContext,
  procedure: SteppedProcedure,
  steps: readonly Step[],
  caseLines: readonly Line[],
): readonly ExplainedStep[] {
  const { language } = words;
  const labelled = wordsOfSteps(words);
  const citeRule = (rule: RuleId): Citation => citation(catalogue, inForce, rule, labelled);
  const named = (list: Exclude<keyof NonNullable<Words['steps']>, 'results'>, id: string): string =>
    measured(words, words.steps?.[list][id] ?? id);
  const linesOf = (path: string): readonly Line[] =>
    caseLines.filter(({ of = '' }) => (procedure.totals[of] ?? of) === path);
  /** The rows of a total, or its title if it has none. */
  const rowsOf = ([path, value]: readonly [string, number]): ExplainedAddition[] => {
    const rows = linesOf(path);
    if (rows.length > 0)
      return rows.map((row) => {
        const cited = citation(catalogue, inForce, row.rule, words);
        const of = row.unit === undefined ? '' : ` (${kitWords(language).text.unit(row.unit + 1)})`;
        return { value: plusMinus(row.value, language), label: cited.label + of, cited };
      });
    const label = factTitle(factTitlesOf(procedure, words), path, language);
    return value === 0 ? [] : [{ value: plusMinus(value, language), label, cited: null }];
  };
  const additionsOf = ({ gives: { adds = {}, each = {}, lines = [] } }: Step): ExplainedAddition[] => [
    ...Object.entries({ ...adds, ...each }).flatMap(rowsOf),
    ...lines.map(({ rule, value }) => {
      const cited = citeRule(rule);
      return { value: plusMinus(value, language), label: cited.label, cited };
    }),
  ];
  const told = new Set<RuleId>();
  return steps.map((step) => {
    const { gives, rules, idle = [] } = step;
    for (const { rule } of gives.lines ?? []) told.add(rule);
    const fired = rules.filter((rule) => !told.has(rule));
    for (const rule of fired) told.add(rule);
    const hasFigure = gives.read !== undefined;
    return {
      kind: 'step',
      by: step.by,
      owner: named('owners', step.by),
      purpose: named('purposes', step.for),
      isTogether: step.together === true,
      dice: step.faces,
      reading: gives.read === undefined ? null : named('readings', gives.read),
      value: hasFigure ? signed(gives.value, language) : null,
      additions: additionsOf(step),
      sum: sumOf(step, words),
      total: hasFigure ? signed(gives.total, language) : null,
      against: againstTexts(step.against ?? {}, words, (need) => named('needs', need)),
      lead: leadOf(step),
      chart: chartOf(step.against ?? {}, words, procedure, citeRule),
      result: resultText(step, words),
      fired: fired.map(citeRule),
      idle: idle.map(citeRule),
      facts: [
        ...Object.keys({ ...gives.adds, ...gives.each }),
        ...(step.against?.of ?? []).filter((path) => linesOf(path).length === 0),
      ],
    };
  });
}

/** `8 − 1 = 7`. What is subtracted from a total stands behind it. */
function sumOf(
  { gives: { value, adds = {}, each = {}, lines = [], total } }: Step,
  words: Words,
): string | null {
  const { language } = words;
  const added = [...Object.values(adds), ...lines.map((line) => line.value)];
  const parts = (value < 0 ? [...added.slice(0, 1), value, ...added.slice(1)] : [value, ...added]).filter(
    (part) => part !== 0,
  );
  if (parts.length < 2) {
    const [onEach = 0] = Object.values(each);
    return onEach === 0 ? null : stepPhrases(language).eachDie(plusMinus(onEach, language));
  }
  const written = parts.map((part, at) =>
    at === 0 ? signed(part, language) : `${part < 0 ? '−' : '+'} ${signed(Math.abs(part), language)}`,
  );
  return `${written.join(' ')} = ${signed(total, language)}`;
}

function againstTexts(
  { from = {}, upTo = {}, total }: StepAgainst,
  { language }: Words,
  named: (need: string) => string,
): readonly string[] {
  const { atLeast, atMost, againstSum } = stepPhrases(language);
  return [
    ...Object.entries(from).map(([need, figure]) => atLeast(signed(figure, language), named(need))),
    ...Object.entries(upTo).map(([need, figure]) => atMost(signed(figure, language), named(need))),
    ...(total === undefined ? [] : [againstSum(signed(total, language))]),
  ];
}

function leadOf({ gives: { total }, against }: Step): ExplainedStep['lead'] {
  const other = against?.total;
  if (other === undefined) return null;
  return total > other ? 'ahead' : total === other ? 'level' : 'behind';
}

function chartOf(
  { chart }: StepAgainst,
  words: Words,
  procedure: SteppedProcedure,
  citeRule: (rule: RuleId) => Citation,
): ExplainedChart | null {
  if (chart === undefined) return null;
  const { language, steps } = words;
  const textOf = (gives: Json): string => {
    if (typeof gives === 'number') return signed(gives, language);
    return typeof gives === 'string'
      ? numbered(steps?.results[gives] ?? gives, undefined, words)
      : procedure.tellOutcome(gives, words);
  };
  return {
    cited: citeRule(chart.rule),
    cells: chart.cells.map((band, at) => ({
      span: spanOf(band, chart.cells[at - 1], words),
      text: textOf(band.gives),
      isRead: at === chart.cell,
    })),
  };
}

/** The scores of a cell: `3–4`, `11+`, `≤ −7`. A cell that does not say where it begins begins after the one before. */
function spanOf(
  { from, to }: ResultBand<unknown>,
  before: ResultBand<unknown> | undefined,
  { language }: Words,
): string {
  const first = from ?? (before?.to === undefined ? undefined : before.to + 1);
  if (to === undefined) return `${first === undefined ? '' : signed(first, language)}+`;
  if (first === undefined) return `≤ ${signed(to, language)}`;
  if (first === to) return signed(to, language);
  return `${signed(first, language)}${first < 0 || to < 0 ? ' … ' : '–'}${signed(to, language)}`;
}

function resultText({ gives: { result, amount } }: Step, words: Words): string {
  return numbered(words.steps?.results[result] ?? result, amount, words);
}

/** A text about a number in the reader's language and unit. */
function numbered(text: NumberedText, n: number | undefined, words: Words): string {
  if (n === undefined) return measured(words, typeof text === 'string' ? text : text[1]);
  const form = typeof text === 'string' ? text : text[kitWords(words.language).isOne(n) ? 0 : 1];
  return measured(words, form.replace('{n}', signed(n, words.language)));
}
