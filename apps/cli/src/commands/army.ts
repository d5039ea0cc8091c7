/** `grognard army`: armies bought by points: lists and shows them, checks files and lists, prints a page. */
import {
  type AnyShape,
  type ArmyFiles,
  type ArmyPage,
  armyHtml,
  didYouMean,
  jsonSchemaOf,
  listed,
  type ReadArmy,
  type TextRow,
} from '@grognard/rules-kit';
import { flagValue, type GivenFlag, hasFlag, UsageError } from '../arguments.ts';
import { checkRows, pageRows, problemRows } from '../army-text.ts';
import { type CliCommand, type ExitCode, jsonText, languageIn, writeJson } from '../command.ts';
import {
  type ArmyReader,
  armyReader,
  type FoundArmy,
  type FoundArmyProblem,
  findArmy,
} from '../find-army.ts';
import { houseFlag } from '../house.ts';
import { isAboutFile } from '../system-error.ts';
import { entry, paragraph } from '../table.ts';
import { complain, type Terminal } from '../terminal.ts';
import { put } from '../write-output.ts';

export const armyCommand: CliCommand = {
  flags: {
    check: { takes: 'nothing' },
    copy: { takes: 'nothing' },
    ...houseFlag,
    out: { takes: 'text' },
    print: { takes: 'nothing' },
    schema: { takes: 'nothing' },
    text: { takes: 'nothing' },
  },
  takesFields: false,
  async run({ positionals, flags }, terminal) {
    languageIn(flags);
    checkFlags(flags, positionals);
    const [word] = positionals;
    if (hasFlag(flags, 'schema')) return writeSchema(word, terminal);
    const reader = await armyReader(flags, terminal);
    if (hasFlag(flags, 'check')) return checkArmies(positionals, reader, flags, terminal);
    if (word === undefined) return writeList(reader, flags, terminal);
    return writeOne(word, reader, flags, terminal);
  },
};

/** What is done with an army. One at a time. */
const ways = ['check', 'copy', 'print', 'schema', 'text', 'json'];

function checkFlags(flags: readonly GivenFlag[], [word, extra]: readonly string[]): void {
  const [way, second] = ways.filter((flag) => hasFlag(flags, flag));
  if (second !== undefined && !(way === 'check' && second === 'json') && way !== 'schema')
    throw new UsageError(`either --${way} or --${second}`);
  if (way === 'schema' && second !== undefined && second !== 'json')
    throw new UsageError(`either --${way} or --${second}`);
  if (way !== undefined && way !== 'schema' && way !== 'json' && word === undefined)
    throw new UsageError(`--${way} needs an army`, `For example: grognard army --${way} my.json`);
  if (extra !== undefined && way !== 'check') throw new UsageError(`unexpected argument "${extra}"`);
  if (hasFlag(flags, 'out') && (way === undefined || way === 'check' || way === 'schema'))
    throw new UsageError('--out needs --print, --text, --copy or --json');
}

async function writeSchema(id: string | undefined, terminal: Terminal): Promise<ExitCode> {
  const known = await terminal.armies();
  const ids = known.map(({ ruleset }) => ruleset);
  const found =
    id === undefined && known.length === 1 ? known[0] : known.find(({ ruleset }) => ruleset === id);
  if (found === undefined) {
    const hint = ids.length === 0 ? null : `Armies are files of ${listed(ids)}.`;
    if (id === undefined) throw new UsageError('--schema needs a ruleset', hint);
    throw new UsageError(`there are no armies of "${id}"${didYouMean(id, ids)}`, hint);
  }
  await writeJson(terminal, schemaOf(found));
  return 0;
}

function schemaOf({ ruleset, shape }: { readonly ruleset: string; readonly shape: AnyShape }): object {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const { properties, ...schema } = jsonSchemaOf(shape);
  const named = { $schema: { type: 'string', title: 'Where this schema lies' } };
  const fields = typeof properties === 'object' ? properties : {};
  return { $schema, title: `An army of ${ruleset}`, ...schema, properties: { ...named, ...fields } };
}

async function writeList(
  { files, language }: ArmyReader,
  flags: readonly GivenFlag[],
  terminal: Terminal,
): Promise<ExitCode> {
  const all = files.flatMap((book) =>
    book.bundled.map(({ id, title, file }) => ({
      id,
      book,
      title: title[language],
      army: readOf(book, file),
    })),
  );
  if (hasFlag(flags, 'json'))
    await writeJson(
      terminal,
      all.map(({ id, book, title, army }) => ({ ruleset: book.ruleset, id, title, ...figuresOf(army) })),
    );
  else if (all.length === 0) await terminal.write(paragraph('There are no armies.', terminal.width));
  else
    await terminal.write(
      all.flatMap(({ id, book, title, army }): TextRow[] => {
        const { points, value } = army.page(language).headings;
        const figures = `${points} ${army.points}/${army.budget} · ${value} ${army.value}`;
        const texts = [
          { text: title, tone: 'title' as const },
          { text: `${book.ruleset} · ${figures}`, tone: 'plain' as const },
        ];
        return entry(id, texts, { indent: 22, width: terminal.width });
      }),
    );
  return 0;
}

/** An army that comes with a ruleset. */
function readOf(book: ArmyFiles, file: unknown): ReadArmy {
  const read = book.read(file);
  if ('page' in read) return read;
  throw new TypeError(`an army of ${book.ruleset} cannot be read: ${read[0]?.message}`);
}

function figuresOf({ points, budget, value, isLegal }: ReadArmy) {
  return { points, budget, value, isLegal };
}

/** Exit code 0 if all armies are legal, 1 if some are not or have problems, 2 if some files cannot be read. */
async function checkArmies(
  files: readonly string[],
  reader: ArmyReader,
  flags: readonly GivenFlag[],
  terminal: Terminal,
): Promise<ExitCode> {
  const told: object[] = [];
  let code: ExitCode = 0;
  for (const file of files) {
    const found = await readOrComplain(file, reader, terminal);
    if (found === null) {
      code = 2;
      continue;
    }
    if (code === 0 && found.problems.length > 0) code = 1;
    told.push(asChecked(file, found));
    if (!hasFlag(flags, 'json')) await terminal.write(checkRows(file, found, terminal.width));
  }
  if (hasFlag(flags, 'json')) await writeJson(terminal, told);
  return code;
}

async function readOrComplain(
  file: string,
  reader: ArmyReader,
  terminal: Terminal,
): Promise<FoundArmy | null> {
  try {
    return await findArmy(file, reader, terminal);
  } catch (error) {
    if (!isAboutFile(error)) throw error;
    complain(terminal, error.message, []);
    return null;
  }
}

function asChecked(file: string, { army, problems }: FoundArmy): object {
  const figures = army === null ? {} : { name: army.name, ...figuresOf(army) };
  return { file, ok: problems.length === 0, ...figures, problems: problems.map(asProblem) };
}

function asProblem({ code, at, message, rule, remedy, place }: FoundArmyProblem): object {
  return { code, at, ...place, message, rule, remedy };
}

async function writeOne(
  word: string,
  reader: ArmyReader,
  flags: readonly GivenFlag[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { army, ruleset, problems } = await findArmy(word, reader, terminal);
  const { width } = terminal;
  if (army === null) {
    complain(terminal, `${word} is no army that can be read`, []);
    terminal.say(problemRows(problems, width));
    return 1;
  }
  const page = army.page(reader.language);
  const out = flagValue(flags, 'out') ?? '-';
  if (hasFlag(flags, 'print')) await put(out, { markup: armyHtml(page) }, terminal);
  else if (hasFlag(flags, 'text')) await put(out, army.text(reader.language), terminal);
  else if (hasFlag(flags, 'copy')) await put(out, jsonText(army.file), terminal);
  else if (hasFlag(flags, 'json')) await put(out, jsonText(asData(ruleset, army, page)), terminal);
  else await terminal.write(pageRows(page, width));
  if (problems.length > 0) terminal.say(problemRows(problems, width));
  return problems.length === 0 ? 0 : 1;
}

function asData(ruleset: string, army: ReadArmy, { corps, extras, figures, problems }: ArmyPage): object {
  return { ruleset, name: army.name, ...figuresOf(army), figures, corps, extras, problems, file: army.file };
}
