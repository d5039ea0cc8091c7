/** findArmy: an army by its id, or from a file that holds it as data or as text. */
import {
  type ArmyFiles,
  type ArmyProblem,
  type BundledArmy,
  didYouMean,
  type Language,
  listed,
  type ReadArmy,
  type TextPlace,
  textPlaceOf,
} from '@grognard/rules-kit';
import { type GivenFlag, UsageError } from './arguments.ts';
import { languageIn } from './command.ts';
import { findRuleset, rulesOf } from './find-ruleset.ts';
import { agreedFrom } from './house.ts';
import { textOf } from './read-text.ts';
import type { Terminal } from './terminal.ts';

/** A problem with an army, with its place in the text if it was read from one. */
export interface FoundArmyProblem extends ArmyProblem {
  readonly place: TextPlace | null;
}

/** An army and the ruleset it belongs to, or why it cannot be read. */
export type FoundArmy =
  | { readonly ruleset: string; readonly army: ReadArmy; readonly problems: readonly FoundArmyProblem[] }
  | { readonly ruleset: null; readonly army: null; readonly problems: readonly FoundArmyProblem[] };

/** How armies are read: the language of their problems, and the options agreed. */
export interface ArmyReader {
  readonly files: readonly ArmyFiles[];
  readonly language: Language;
  agreed(ruleset: string): Promise<Readonly<Record<string, unknown>>>;
}

export async function armyReader(flags: readonly GivenFlag[], terminal: Terminal): Promise<ArmyReader> {
  return {
    files: await terminal.armies(),
    language: languageIn(flags),
    agreed: async (id) => {
      const { ruleset } = findRuleset(await terminal.rulesets(), id);
      const options = await agreedFrom(ruleset, flags, terminal);
      const edition = ruleset.editions.at(-1);
      if (options !== undefined && edition !== undefined) rulesOf(ruleset, edition.id, options);
      return options ?? {};
    },
  };
}

/** No id contains a dot or a slash. `-` is standard input. */
function isFile(word: string): boolean {
  return word === '-' || /[./\\]/.test(word);
}

export async function findArmy(word: string, reader: ArmyReader, terminal: Terminal): Promise<FoundArmy> {
  if (isFile(word)) return readArmyText(await textOf(word, terminal), reader);
  for (const files of reader.files)
    for (const army of files.bundled)
      if (army.id === word) return readFrom(files, spoken(army, reader.language), reader, () => null);
  const ids = reader.files.flatMap(({ bundled }) => bundled.map(({ id }) => id));
  throw new UsageError(
    `there is no army "${word}"${didYouMean(word, ids)}`,
    ids.length === 0 ? null : `Armies: ${ids.join(', ')}. A file is named with its ending: my.json, my.txt.`,
  );
}

/** The file of an army that comes with a game, with its name in a language. */
function spoken({ file, title }: BundledArmy, language: Language): unknown {
  return { ...file, name: title[language] };
}

/** The army of a text: data if it begins as data does, else a list as people write it. */
async function readArmyText(text: string, reader: ArmyReader): Promise<FoundArmy> {
  const bare = text.replace(/^\uFEFF/, '');
  return /^\s*[[{]/.test(bare) ? readData(bare, reader) : readList(bare, reader);
}

async function readData(text: string, reader: ArmyReader): Promise<FoundArmy> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return unread([problem('parse', '', `this is no JSON: ${why}`)]);
  }
  const ids = reader.files.map(({ ruleset }) => ruleset);
  const named = typeof data === 'object' && data !== null && 'ruleset' in data ? data.ruleset : null;
  const files =
    reader.files.length === 1 ? reader.files[0] : reader.files.find(({ ruleset }) => ruleset === named);
  if (files !== undefined) return readFrom(files, data, reader, () => null);
  const message = ids.length === 0 ? 'no ruleset reads armies' : `names none of ${listed(ids)}`;
  return unread([problem('ruleset', 'ruleset', message)]);
}

/** A list is read by the first ruleset that finds nothing wrong with it, or told of by the first. */
async function readList(text: string, reader: ArmyReader): Promise<FoundArmy> {
  let first: readonly FoundArmyProblem[] | null = null;
  for (const files of reader.files) {
    const parsed = files.parse(text, reader.language);
    if ('file' in parsed) return readFrom(files, parsed.file, reader, (at) => textPlaceOf(parsed, at));
    first ??= parsed.map(({ line, column, message }) => ({
      ...problem('text', '', message),
      place: { line, column },
    }));
  }
  return unread(first ?? [problem('ruleset', '', 'no ruleset reads armies')]);
}

async function readFrom(
  files: ArmyFiles,
  data: unknown,
  reader: ArmyReader,
  placeOf: (at: string) => TextPlace | null,
): Promise<FoundArmy> {
  const { language } = reader;
  const placed = (each: ArmyProblem) => ({ ...each, place: placeOf(each.at) });
  const read = files.read(data, { language, agreed: await reader.agreed(files.ruleset) });
  if (!('page' in read)) return unread(read.map(placed));
  return { ruleset: files.ruleset, army: read, problems: read.page(language).problems.map(placed) };
}

function problem(code: string, at: string, message: string): FoundArmyProblem {
  return { code, at, message, rule: null, remedy: null, place: null };
}

function unread(problems: readonly FoundArmyProblem[]): FoundArmy {
  return { ruleset: null, army: null, problems };
}
