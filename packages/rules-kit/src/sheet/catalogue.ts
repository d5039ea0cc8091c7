/** printedCatalogue: every rule in force in the edition, chapter by chapter, then options and documents, for the full sheet. */

import { choiceName, type Text } from '../i18n/phrase.ts';
import { sourceText } from '../i18n/sources.ts';
import { effectText } from '../option-effects.ts';
import type { RuleEntry, RuleId } from '../rule.ts';
import type { OptionInfo } from '../ruleset.ts';
import type { AnyShape } from '../schema/shape.ts';
import { capital } from '../words.ts';
import type {
  PrintedEntries,
  PrintedEntry,
  PrintedOption,
  PrintedOptions,
  PrintedTable,
} from './document.ts';
import { markedSentence, plain, type Reader, say, standingText } from './reader.ts';

/** Chapter of a rule: `move.foot-light` belongs to the chapter Move. */
export function chapterOf(rule: RuleId): string {
  const [chapter = rule] = rule.split('.');
  return capital(chapter.replaceAll('-', ' '));
}

function printedEntry(reader: Reader, entry: RuleEntry): PrintedEntry {
  const standing = standingText(reader, entry.id);
  const { text, mark, clauses } = markedSentence(reader, entry.id);
  return {
    rule: entry.id,
    words: text,
    mark,
    ...(clauses === undefined ? {} : { clauses }),
    standing,
    source: sourceText(reader.words, entry.source),
    use: entry.use.map((use) => reader.kit.uses[use]).join(', '),
    // The standing or the source often names them already.
    options: (entry.options ?? []).filter((option) => !`${standing} ${entry.source}`.includes(option)),
  };
}

/** Every rule of the catalogue that the edition has, one block per chapter, in the order of the catalogue. */
export function printedCatalogue(reader: Reader): PrintedEntries[] {
  const chapters = new Map<string, PrintedEntry[]>();
  for (const entry of reader.ruleset.catalogue) {
    if (!entry.editions.includes(reader.edition)) continue;
    const chapter = chapterOf(entry.id);
    const entries = chapters.get(chapter);
    if (entries === undefined) chapters.set(chapter, [printedEntry(reader, entry)]);
    else entries.push(printedEntry(reader, entry));
  }
  return [...chapters].map(([chapter, entries]) => ({
    kind: 'entries',
    title: say(reader, chapter),
    wide: false,
    entries,
  }));
}

/** Allowed values of an option or field in words. `of` is the name of the field. */
export function shapeInWords(reader: Reader, shape: AnyShape, of: string): string {
  const { form } = shape;
  const { shapes } = reader.kit;
  const inner = (part: AnyShape) => shapeInWords(reader, part, of);
  switch (form.kind) {
    case 'choice':
      return form.values.map((value) => valueName(reader, value, of)).join(' · ');
    case 'flag':
      return `false (${reader.kit.off}) · true (${reader.kit.on})`;
    case 'whole':
      return shapes.whole(plain(reader, form.min), plain(reader, form.max));
    case 'number':
      return shapes.number(plain(reader, form.min), plain(reader, form.max));
    case 'nullable':
      return `${inner(form.of)} · null`;
    case 'either':
      return form.of.map(inner).join(' · ');
    case 'list': {
      const { min, max } = form;
      return shapes.list(min === max ? String(min) : shapes.span(min, max), inner(form.of));
    }
    case 'record':
      return Object.keys(form.fields).join(', ');
    case 'text':
      return say(reader, form.says);
    case 'data':
      return 'JSON';
    case 'refined':
      return inner(form.of);
  }
}

/** A value of a choice as it is typed, with its name if that differs. */
function valueName(reader: Reader, value: string | number, of: string): string {
  const typed = plain(reader, value);
  if (typeof value === 'number') return typed;
  const name = choiceName(reader.words, value, of);
  return name === typed ? typed : `${typed} (${name})`;
}

/** An option's value as it is typed, without quotes. */
export function optionValue(reader: Reader, value: unknown): string {
  return typeof value === 'boolean' || value === null ? String(value) : plain(reader, value);
}

function printedOption(
  reader: Reader,
  option: OptionInfo,
  given: Readonly<Record<string, unknown>>,
): PrintedOption {
  const { id, rule, title, shape } = option;
  const { onlyTable, readBy } = reader.kit.sheet;
  const set = Object.hasOwn(given, id) && given[id] !== undefined ? given[id] : option.default;
  const titles = option.readBy.map((procedure) =>
    say(reader, reader.inForce.procedure(procedure)?.title ?? procedure),
  );
  return {
    id,
    rule,
    title: say(reader, title),
    values: shapeInWords(reader, shape, id),
    default: optionValue(reader, option.default),
    set: set === option.default ? '' : optionValue(reader, set),
    changes: effectText(reader.words, option),
    readBy: titles.length === 0 ? onlyTable : `${readBy} ${titles.join(', ')}`,
  };
}

/** Options of the ruleset, with those that are not at their default here. */
export function printedOptions(reader: Reader, given: Readonly<Record<string, unknown>>): PrintedOptions {
  return {
    kind: 'options',
    title: reader.kit.sheet.options,
    wide: true,
    options: reader.ruleset.options.map((option) => printedOption(reader, option, given)),
  };
}

/** Documents that the sources of the rules name. */
export function printedSources(reader: Reader): PrintedTable {
  const { sheet } = reader.kit;
  const cell = (text: string | undefined) => ({ text: text ?? '–', mark: '' }) as const;
  const said = (text: Text | undefined) => cell(text === undefined ? undefined : say(reader, text));
  return {
    kind: 'table',
    title: sheet.sources,
    wide: true,
    columns: [sheet.id, sheet.document, sheet.date, sheet.where],
    rows: reader.ruleset.sources.map(({ id, title, date, where }) => [
      said(id),
      said(title),
      said(date),
      said(where),
    ]),
    notes: [],
  };
}
