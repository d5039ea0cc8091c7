/** layOut: an explanation as text in columns. Tones say what a piece of text is, and the caller may map them to colours. */
import type { Citation } from './cite.ts';
import type { ExplainedLine } from './explain.ts';
import type { ExplainedStep } from './explain-steps.ts';
import { type KitWords, kitWords } from './i18n/kit-words.ts';
import type { Language } from './i18n/language.ts';
import { stepPhrases } from './i18n/step-words.ts';
import type { OddsLine } from './odds-lines.ts';
import { ended } from './words.ts';

/** Role of a piece of text. */
export type Tone = 'plain' | 'title' | 'strong' | 'faint' | 'good' | 'bad' | 'doubt';

/** A piece of a row in one tone. */
export interface Span {
  readonly text: string;
  readonly tone: Tone;
}

/** One row of text. */
export type TextRow = readonly Span[];

/** Rows of at most `width` characters, with lines and headings in one language. */
export function layOut(
  lines: readonly ExplainedLine[],
  width: number,
  language: Language = 'en',
): readonly TextRow[] {
  const rows: TextRow[] = [];
  const kit = kitWords(language);
  const page = { width, kit, language, measures: measure(lines, kit) };
  let last: ExplainedLine['kind'] | null = null;
  for (const line of lines) {
    if (last !== null && startsPart(last, line.kind)) rows.push([]);
    if (line.kind === 'odds' && last !== 'odds' && line.p !== '1/1')
      rows.push([span(kit.text.odds, 'strong')]);
    if (line.kind === 'effect' && last !== 'effect') rows.push(...wrapped(line.title, width, '', 'plain'));
    if (line.kind === 'refusal' && last !== 'refusal') rows.push([span(kit.text.refused, 'bad')]);
    rows.push(...rowsOf(line, page));
    last = line.kind;
  }
  return rows;
}

/** Text without tones. */
export function plainText(lines: readonly ExplainedLine[], width: number, language?: Language): string {
  return layOut(lines, width, language)
    .map((row) => `${row.map(({ text }) => text).join('')}\n`)
    .join('');
}

/** Breaks a text at spaces into lines of at most `width` characters. A longer word is broken too. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    let rest = word;
    if (line !== '' && line.length + 1 + rest.length > width) {
      lines.push(line);
      line = '';
    }
    for (; rest.length > width; rest = rest.slice(width)) lines.push(rest.slice(0, width));
    line = line === '' ? rest : `${line} ${rest}`;
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

interface Measures {
  readonly title: number;
  readonly label: number;
  readonly fraction: number;
  readonly percent: number;
}

/** Width of the page, its columns, and the words of its headings. */
interface TextPage {
  readonly width: number;
  readonly measures: Measures;
  readonly kit: KitWords;
  readonly language: Language;
}

/** Widths of the columns. */
function measure(lines: readonly ExplainedLine[], kit: KitWords): Measures {
  const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));
  const odds = lines.filter((line): line is OddsLine => line.kind === 'odds');
  return {
    title: longest(lines.flatMap((line) => (line.kind === 'fact' ? [line.title] : []))),
    label: longest(lines.flatMap((line) => (line.kind === 'modifier' ? [unitLabel(line, kit)] : []))),
    fraction: longest(odds.map(({ p }) => p)),
    percent: longest(odds.map(({ percent }) => percent)),
  };
}

/** Whether a blank row separates two lines: between the case, the facts, the odds and the throw. */
function startsPart(before: ExplainedLine['kind'], now: ExplainedLine['kind']): boolean {
  const partOf = {
    title: 0,
    case: 0,
    fact: 1,
    modifier: 1,
    idle: 1,
    effect: 1,
    refusal: 2,
    odds: 3,
    step: 4,
    thrown: 5,
    error: 6,
  };
  return partOf[before] !== partOf[now] || (before === 'refusal' && now === 'refusal');
}

function rowsOf(line: ExplainedLine, page: TextPage): TextRow[] {
  const { width, measures, kit } = page;
  switch (line.kind) {
    case 'title':
      return wrapped(line.text, width, '', 'title');
    case 'case':
      return wrapped(line.text, width, '', 'plain');
    case 'fact':
      return factRows(line, width, measures.title);
    case 'modifier':
      return citedRows(`${line.value.padStart(5)}  `, unitLabel(line, kit), line, page);
    case 'idle':
      return citedRows('    –  ', line.label, line, page);
    case 'effect':
      return citedRows('    ·  ', line.label, line, page);
    case 'odds': {
      if (line.p === '1/1') return beside(kit.text.certain, ended(line.text), width);
      const { fraction, percent } = measures;
      const start = `  ${line.p.padStart(fraction)}  ${line.percent.padStart(percent)}  `;
      return hanging([span(start, 'plain')], start.length, line.text, width);
    }
    case 'step':
      return stepRows(line, page);
    case 'thrown': {
      const { noDice, thrown } = kit.text;
      return beside(line.dice.length === 0 ? noDice : thrown(line.dice.join(', ')), ended(line.text), width);
    }
    case 'refusal':
      return [
        ...wrapped(line.words, width, '  ', 'plain'),
        ...(line.remedy === null ? [] : wrapped(`${kit.text.remedy}${line.remedy}`, width, '  ', 'good')),
        ...wrapped(citation(line, kit), width, '  ', toneOf(line)),
      ];
    case 'error':
      return wrapped(errorText(line, kit), width, '', 'bad');
  }
}

function errorText(
  { code, at, message }: { code: string; at: string; message: string },
  { colon }: KitWords,
): string {
  return `${at === '' ? '' : `${at}${colon}`}${message} (${code})`;
}

function factRows(
  { title, value }: { readonly title: string; readonly value: string },
  width: number,
  column: number,
): TextRow[] {
  const start = `${title.padEnd(Math.min(column, 40))}  `;
  return hanging([span(start, 'plain')], start.length, value, width, 'strong');
}

/** Whose throw it is and what it came to, then the rules that fired and those that did not. */
function stepRows(step: ExplainedStep, page: TextPage): TextRow[] {
  const { kit, width } = page;
  const start = `${step.owner}, ${step.purpose}${kit.colon}`;
  const text = [thrownText(step, page), step.sum, ...step.against]
    .filter((part) => part !== null && part !== '')
    .join(kit.semicolon);
  const said = text === '' ? step.result : `${text} → ${step.result}`;
  const rows = wrapText(said, Math.max(20, width - start.length));
  return [
    ...rows.map(
      (part, at): TextRow => [
        span(at === 0 ? start : ' '.repeat(start.length), 'plain'),
        span(part, 'strong'),
      ],
    ),
    ...step.additions.flatMap((row) =>
      row.cited === null
        ? hanging([span(`${row.value.padStart(5)}  `, 'plain')], 7, row.label, width)
        : citedRows(`${row.value.padStart(5)}  `, row.label, row.cited, page),
    ),
    ...step.fired.flatMap((cited) => citedRows('    ·  ', cited.label, cited, page)),
    ...step.idle.flatMap((cited) => citedRows('    –  ', cited.label, cited, page)),
  ];
}

/** Faces, and how they are read: `6, then 4: 6 (natural value)`. A face that counts as it is stands once. */
function thrownText({ dice, reading, value }: ExplainedStep, { kit, language }: TextPage): string {
  const isAgain = dice.some((die) => die.length > 1);
  const faces = dice.map((die) => die.join(stepPhrases(language).andThen)).join(isAgain ? ' · ' : ', ');
  if (value === null) return faces;
  return `${faces === '' || faces === value ? '' : `${faces}${kit.colon}`}${value} (${reading})`;
}

/** A label and its citation, side by side if both fit, otherwise with the citation on its own row. */
function citedRows(
  start: string,
  label: string,
  cited: Citation,
  { width, measures, kit }: TextPage,
): TextRow[] {
  const column = measures.label;
  const said = citation(cited, kit);
  for (const text of [label.padEnd(Math.min(column, 40)), label]) {
    if (start.length + text.length + 2 + said.length <= width)
      return [[span(`${start}${text}  `, 'plain'), span(said, toneOf(cited))]];
  }
  const indent = ' '.repeat(start.length);
  return [
    ...hanging([span(start, 'plain')], start.length, label, width),
    ...wrapped(said, width, indent, toneOf(cited)),
  ];
}

function citation({ rule, standing, source }: Citation, { standings }: KitWords): string {
  return [rule, standings[standing], source].filter((part) => part !== '').join(' · ');
}

/** Rules that are inferred or ours are marked as doubtful. */
function toneOf({ standing }: Citation): Tone {
  return standing === 'inferred' || standing === 'ours' ? 'doubt' : 'faint';
}

function unitLabel(
  { label, unit }: { readonly label: string; readonly unit: number | null },
  { text }: KitWords,
): string {
  return unit === null ? label : `${label} (${text.unit(unit + 1)})`;
}

function span(text: string, tone: Tone): Span {
  return { text, tone };
}

function wrapped(text: string, width: number, indent: string, tone: Tone): TextRow[] {
  return wrapText(text, width - indent.length).map((part) => [span(indent + part, tone)]);
}

/** A text beside its title. */
function beside(start: string, text: string, width: number): TextRow[] {
  return hanging([span(start, 'plain')], start.length, text, width, 'strong');
}

/** A start with a hanging text beside it. */
function hanging(
  start: TextRow,
  indent: number,
  text: string,
  width: number,
  tone: Tone = 'plain',
): TextRow[] {
  return wrapText(text, Math.max(20, width - indent)).map((part, i) =>
    i === 0 ? [...start, span(part, tone)] : [span(' '.repeat(indent), 'plain'), span(part, tone)],
  );
}
