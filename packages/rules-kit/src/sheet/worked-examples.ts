/** printedExamples: worked examples on the full sheet, run again under the rules so that the printed answer is current. */
import type { Citation } from '../cite.ts';
import { type ExplainedLine, explain } from '../explain.ts';
import { type Answer, type Resolver, resolver } from '../resolve.ts';
import type { Example } from '../rule.ts';
import { optionValue } from './catalogue.ts';
import type { MarkedText, PrintedExample, PrintedExamples, PrintedFact } from './document.ts';
import { labelled, marked, plain, type Reader, say } from './reader.ts';

type LineOf<K extends ExplainedLine['kind']> = Extract<ExplainedLine, { kind: K }>;

function linesOf<K extends ExplainedLine['kind']>(lines: readonly ExplainedLine[], kind: K): LineOf<K>[] {
  return lines.filter((line): line is LineOf<K> => line.kind === kind);
}

/** The label of a rule as the case has it. Its numbers may differ from those of the sheet. */
function citedLabel(reader: Reader, { label, rule }: Citation): MarkedText {
  const known = labelled(reader, rule);
  return known.text === label ? known : marked(reader, label, rule);
}

/** A label with the number of its unit. */
function withUnit(label: MarkedText, unit: string): MarkedText {
  if (unit === '' || label.clauses === undefined) return { ...label, text: label.text + unit };
  const clauses = [...label.clauses, { text: unit, mark: '', clause: 'main' } as const];
  return { ...label, text: label.text + unit, clauses };
}

/** Facts, each with the rows that follow it. Rules in force without a number are listed under a separate name. */
function factsOf(reader: Reader, lines: readonly ExplainedLine[]): PrintedFact[] {
  const phrases = reader.kit.sheet;
  const facts: { name: string; value: string; lines: PrintedFact['lines'][number][] }[] = [];
  for (const line of lines) {
    if (line.kind === 'fact') facts.push({ name: line.title, value: line.value, lines: [] });
    else if (line.kind === 'modifier') {
      const unit = line.unit === null ? '' : ` (${phrases.unit} ${line.unit + 1})`;
      const label = citedLabel(reader, line);
      facts.at(-1)?.lines.push({ label: withUnit(label, unit), value: line.value });
    } else if (line.kind === 'effect') {
      if (facts.at(-1)?.name !== phrases.effects) facts.push({ name: phrases.effects, value: '', lines: [] });
      facts.at(-1)?.lines.push({ label: citedLabel(reader, line), value: '' });
    }
  }
  return facts;
}

/** A sheet prints all facts of an example and what was thrown, not the steps of the throw. */
function withoutSteps(answer: Answer): Answer {
  if (!answer.ok || !answer.allowed || answer.rolled === undefined) return answer;
  return { ...answer, rolled: { ...answer.rolled, steps: [] } };
}

function printedExample(reader: Reader, rules: Resolver, { shows, case: asked }: Example): PrintedExample {
  const { colon, sheet } = reader.kit;
  const lines = explain(reader.ruleset, asked, withoutSteps(rules.resolve(asked)), reader.words);
  const [told] = linesOf(lines, 'case');
  const [thrown] = linesOf(lines, 'thrown');
  const [error] = linesOf(lines, 'error');
  return {
    id: asked.id,
    shows: say(reader, shows),
    tells: told?.text ?? `${sheet.given}${colon}${plain(reader, asked.input)}`,
    options: Object.entries(asked.options ?? {}).map(([name, value]) => ({
      name,
      value: optionValue(reader, value),
    })),
    facts: factsOf(reader, lines),
    odds: linesOf(lines, 'odds').map(({ text, p, percent }) => ({ outcome: text, fraction: p, percent })),
    rolled: thrown === undefined ? null : { dice: thrown.dice, outcome: thrown.text },
    refused: linesOf(lines, 'refusal').map((line) => ({
      label: citedLabel(reader, line),
      remedy: line.remedy ?? '',
    })),
    error: error === undefined ? '' : `${error.message} (${error.at === '' ? error.code : error.at})`,
  };
}

/** Worked examples of the edition, one block per procedure. */
export function printedExamples(reader: Reader): PrintedExamples[] {
  const rules = resolver([reader.ruleset]);
  const own = reader.ruleset.examples.filter((example) => example.case.ruleset === reader.edition);
  const ids = [...new Set(own.map((example) => example.case.procedure))];
  return ids.map((id) => ({
    kind: 'examples',
    title: say(reader, reader.inForce.procedure(id)?.title ?? id),
    wide: false,
    examples: own
      .filter((example) => example.case.procedure === id)
      .map((example) => printedExample(reader, rules, example)),
  }));
}
