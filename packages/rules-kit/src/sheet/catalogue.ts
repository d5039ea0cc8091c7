/** The catalogue on the full sheet: every rule that holds in the edition, chapter by chapter, then options and documents. */
import type { Entry, RuleId, Source } from '../rule.ts';
import type { OptionFace } from '../ruleset.ts';
import type { AnyShape } from '../schema/shape.ts';
import { capital } from '../words.ts';
import type {
  PrintedEntries,
  PrintedEntry,
  PrintedOption,
  PrintedOptions,
  PrintedTable,
} from './document.ts';
import { phrases, useWords } from './phrases.ts';
import { markOf, plain, type Reader, sentence, standingText } from './reader.ts';

/** `move.foot-light` belongs to the chapter Move. */
export function chapterOf(rule: RuleId): string {
  const [chapter = rule] = rule.split('.');
  return capital(chapter.replaceAll('-', ' '));
}

function printedEntry(reader: Reader, entry: Entry): PrintedEntry {
  const standing = standingText(reader, entry.id);
  return {
    rule: entry.id,
    words: sentence(reader, entry.id),
    mark: markOf(reader, entry.id),
    standing,
    source: entry.source,
    use: entry.use.map((use) => useWords[use]).join(', '),
    // Standing or source often name them already.
    options: (entry.options ?? []).filter((option) => !`${standing} ${entry.source}`.includes(option)),
  };
}

/** Every rule of the catalogue that the edition has, a block a chapter, in the order of the catalogue. */
export function printedCatalogue(reader: Reader): PrintedEntries[] {
  const chapters = new Map<string, PrintedEntry[]>();
  for (const entry of reader.ruleset.catalogue) {
    if (!entry.editions.includes(reader.edition)) continue;
    const chapter = chapterOf(entry.id);
    const entries = chapters.get(chapter);
    if (entries === undefined) chapters.set(chapter, [printedEntry(reader, entry)]);
    else entries.push(printedEntry(reader, entry));
  }
  return [...chapters].map(([title, entries]) => ({ kind: 'entries', title, wide: false, entries }));
}

/** What an option or field may hold, in words. */
export function shapeInWords(shape: AnyShape): string {
  const { form } = shape;
  switch (form.kind) {
    case 'choice':
      return form.values.map(plain).join(' · ');
    case 'flag':
      return 'false · true';
    case 'whole':
      return `whole number ${plain(form.min)} to ${plain(form.max)}`;
    case 'number':
      return `number ${plain(form.min)} to ${plain(form.max)}`;
    case 'nullable':
      return `${shapeInWords(form.of)} · null`;
    case 'either':
      return form.of.map(shapeInWords).join(' · ');
    case 'list':
      return `${form.min === form.max ? form.min : `${form.min} to ${form.max}`} of: ${shapeInWords(form.of)}`;
    case 'record':
      return Object.keys(form.fields).join(', ');
    case 'text':
      return form.says;
    case 'refined':
      return shapeInWords(form.of);
  }
}

/** An option's value as it is typed: no quotes, but true and false as they are. */
export function optionValue(value: unknown): string {
  return typeof value === 'boolean' || value === null ? String(value) : plain(value);
}

function printedOption(
  reader: Reader,
  option: OptionFace,
  given: Readonly<Record<string, unknown>>,
): PrintedOption {
  const { id, rule, title, shape, says } = option;
  const set = Object.hasOwn(given, id) && given[id] !== undefined ? given[id] : option.default;
  const titles = option.readBy.map((procedure) => reader.inForce.procedure(procedure)?.title ?? procedure);
  return {
    id,
    rule,
    title,
    values: shapeInWords(shape),
    default: optionValue(option.default),
    set: set === option.default ? '' : optionValue(set),
    changes: says ?? '',
    readBy: titles.length === 0 ? phrases.onlyTable : `${phrases.readBy} ${titles.join(', ')}`,
  };
}

/** The options of the ruleset, with what is set otherwise here. */
export function printedOptions(reader: Reader, given: Readonly<Record<string, unknown>>): PrintedOptions {
  return {
    kind: 'options',
    title: phrases.options,
    wide: true,
    options: reader.ruleset.options.map((option) => printedOption(reader, option, given)),
  };
}

/** The documents that the sources of the rules name. */
export function printedSources(sources: readonly Source[]): PrintedTable {
  const cell = (text: string | undefined) => ({ text: text ?? '–', mark: '' }) as const;
  return {
    kind: 'table',
    title: phrases.sources,
    wide: true,
    columns: ['id', 'document', 'date', 'where'],
    rows: sources.map(({ id, title, date, where }) => [cell(id), cell(title), cell(date), cell(where)]),
    notes: [],
  };
}
