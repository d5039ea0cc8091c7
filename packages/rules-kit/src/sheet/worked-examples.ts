/** Worked examples on the full sheet: each is run again under the rules, so that what is printed is what holds. */
import { asFractions, type Chanced } from '../dice/odds.ts';
import type { Assessed, Facts, Json } from '../procedure.ts';
import { type FoundCase, type Resolver, resolver, rollWith } from '../resolve.ts';
import type { Example, Line } from '../rule.ts';
import type { ProcedureInForce } from '../ruleset.ts';
import { Problem } from '../schema/problem.ts';
import type { Named, PrintedExample, PrintedExamples, PrintedRow } from './document.ts';
import { percentText } from './percent.ts';
import { phrases } from './phrases.ts';
import { labelled, plain, type Reader, valueText } from './reader.ts';

/** Facts in a flat list, named as the procedure names them: by path, by last name, or as they are. */
export function namedFacts(facts: Facts, titles: Readonly<Record<string, string>>, within = ''): Named[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const path = within + name;
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return namedFacts(value as Facts, titles, `${path}.`);
    return [{ name: factTitle(path, titles), value: plain(value) }];
  });
}

function factTitle(path: string, titles: Readonly<Record<string, string>>): string {
  if (Object.hasOwn(titles, path)) return titles[path]!;
  const parts = path.split('.');
  const last = parts.pop()!;
  const name = Object.hasOwn(titles, last) ? titles[last]! : last;
  return [...parts.map((part) => (Object.hasOwn(titles, part) ? titles[part]! : part)), name].join(', ');
}

/** What a total of the lines is called. */
function totalTitle(procedure: ProcedureInForce, { of = '', unit }: Line): string {
  const path = procedure.totals[of] ?? of;
  const title = path === '' ? phrases.lines : factTitle(path, procedure.factTitles);
  return unit === undefined ? title : `${title} ${unit + 1}`;
}

function totalsOf(
  reader: Reader,
  procedure: ProcedureInForce,
  lines: readonly Line[],
): PrintedExample['totals'] {
  const totals = new Map<string, PrintedRow[]>();
  for (const line of lines) {
    const of = totalTitle(procedure, line);
    const row = { label: labelled(reader, line.rule), value: valueText(line.value) };
    totals.set(of, [...(totals.get(of) ?? []), row]);
  }
  return [...totals].map(([of, rows]) => ({ of, lines: rows }));
}

function oddsTold(procedure: ProcedureInForce, odds: readonly Chanced<Json>[]): PrintedExample['odds'] {
  const fractions = asFractions(odds);
  return odds.map(({ outcome, chance }, at) => ({
    percent: percentText(chance),
    fraction: fractions[at]!.p,
    outcome: procedure.tellOutcome(outcome),
  }));
}

function rolledTold(
  procedure: ProcedureInForce,
  assessed: Assessed,
  dice: readonly number[] | null,
): PrintedExample['rolled'] {
  if (dice === null) return null;
  const rolled = rollWith(assessed, dice);
  return rolled instanceof Problem ? null : { dice, outcome: procedure.tellOutcome(rolled.outcome) };
}

function foundExample(sheet: Reader, found: FoundCase): Partial<PrintedExample> {
  const { inForce, procedure, prepared, dice } = found;
  const reader = { ...sheet, inForce, figures: inForce.figures };
  const tells = prepared.tell();
  if (prepared.refusals.length > 0) {
    const refused = prepared.refusals.map((rule) => ({
      label: labelled(reader, rule),
      remedy: reader.words.remedies[rule] ?? '',
    }));
    return { tells, refused };
  }
  const assessed = prepared.assess();
  return {
    tells,
    facts: namedFacts(assessed.facts, procedure.factTitles),
    totals: totalsOf(reader, procedure, assessed.lines),
    odds: oddsTold(procedure, assessed.odds()),
    rolled: rolledTold(procedure, assessed, dice),
  };
}

function printedExample(reader: Reader, rules: Resolver, { shows, case: asked }: Example): PrintedExample {
  const found = rules.find(asked);
  const bare: PrintedExample = {
    id: asked.id,
    shows,
    tells: `${phrases.given}: ${plain(asked.input)}`,
    options: Object.entries(asked.options ?? {}).map(([name, value]) => ({ name, value: plain(value) })),
    facts: [],
    totals: [],
    odds: [],
    rolled: null,
    refused: [],
    error: '',
  };
  return found instanceof Problem
    ? { ...bare, error: `${found.message} (${found.at})` }
    : { ...bare, ...foundExample(reader, found) };
}

/** The worked examples of the edition, a block a procedure. */
export function printedExamples(reader: Reader): PrintedExamples[] {
  const rules = resolver([reader.ruleset]);
  const own = reader.ruleset.examples.filter((example) => example.case.ruleset === reader.edition);
  const ids = [...new Set(own.map((example) => example.case.procedure))];
  return ids.map((id) => ({
    kind: 'examples',
    title: reader.inForce.procedure(id)?.title ?? id,
    wide: false,
    examples: own
      .filter((example) => example.case.procedure === id)
      .map((example) => printedExample(reader, rules, example)),
  }));
}
