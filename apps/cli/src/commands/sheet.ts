/** `grognard sheet`: the reference sheet of a ruleset, or the changes between two editions. */
import {
  editionBefore,
  Problem,
  type Ruleset,
  type SheetDocument,
  sheetDiff,
  sheetHtml,
  sheetMarkdown,
  sheetOf,
  type Words,
} from '@grognard/rules-kit';
import { flagValue, type GivenFlag, hasFlag, type ParsedArguments, UsageError } from '../arguments.ts';
import { type CliCommand, wordsFor, writeJson } from '../command.ts';
import { editionIds, findEdition } from '../find-ruleset.ts';
import { agreedFrom, houseFlag } from '../house.ts';
import type { Terminal } from '../terminal.ts';
import { put } from '../write-output.ts';

export const sheetCommand: CliCommand = {
  flags: {
    diff: { takes: 'nothing' },
    full: { takes: 'nothing' },
    ...houseFlag,
    html: { takes: 'text' },
    md: { takes: 'text' },
  },
  takesFields: false,
  async run(parsed, terminal) {
    const { flags } = parsed;
    const rulesets = await terminal.rulesets();
    const wordsOf: WordsOf = (ruleset) => wordsFor(ruleset, flags, terminal);
    const make = hasFlag(flags, 'diff') ? diffOf : oneSheet;
    const sheet = await make(rulesets, parsed, wordsOf, terminal);
    await printSheet(sheet, flags, terminal);
    return 0;
  },
};

type WordsOf = (ruleset: Ruleset) => Promise<Words>;

async function oneSheet(
  rulesets: readonly Ruleset[],
  { positionals, flags }: ParsedArguments,
  wordsOf: WordsOf,
  terminal: Terminal,
): Promise<SheetDocument> {
  const [name, extra] = positionals;
  if (name === undefined)
    throw new UsageError('ruleset missing', `There are ${editionIds(rulesets).join(', ')}.`);
  if (extra !== undefined)
    throw new UsageError(`only one sheet at a time; to compare: grognard sheet --diff ${name} ${extra}`);
  const { ruleset, edition } = findEdition(rulesets, name);
  const options = await agreedFrom(ruleset, flags, terminal);
  const choice = { full: hasFlag(flags, 'full'), ...(options === undefined ? {} : { options }) };
  const sheet = sheetOf(ruleset, edition, choice, await wordsOf(ruleset));
  if (sheet instanceof Problem) throw new UsageError(sheet.message);
  return sheet;
}

/** The editions to compare. One alone is compared with the one before it. */
function comparedBy(rulesets: readonly Ruleset[], named: readonly string[]): readonly string[] {
  const [only] = named;
  if (only === undefined || named.length > 1) return named;
  const { ruleset, edition } = findEdition(rulesets, only);
  const before = editionBefore(ruleset, edition);
  return before === null ? named : [before, edition];
}

async function diffOf(
  rulesets: readonly Ruleset[],
  { positionals, flags }: ParsedArguments,
  wordsOf: WordsOf,
): Promise<SheetDocument> {
  const [before, after, extra] = comparedBy(rulesets, positionals);
  if (before === undefined || after === undefined || extra !== undefined)
    throw new UsageError('--diff needs two editions: grognard sheet --diff RULESET RULESET');
  if (hasFlag(flags, 'full') || hasFlag(flags, 'option') || hasFlag(flags, 'house'))
    throw new UsageError('--diff compares editions as they stand, without --full, --option and --house');
  const [old, recent] = [findEdition(rulesets, before), findEdition(rulesets, after)];
  if (old.ruleset !== recent.ruleset)
    throw new UsageError(`${before} and ${after} are different games: there is nothing to compare`);
  return sheetDiff(old.ruleset, old.edition, recent.edition, await wordsOf(old.ruleset));
}

async function printSheet(
  sheet: SheetDocument,
  flags: readonly GivenFlag[],
  terminal: Terminal,
): Promise<void> {
  const html = flagValue(flags, 'html');
  const markdown = flagValue(flags, 'md');
  if (hasFlag(flags, 'json') && (html ?? markdown) === undefined) return writeJson(terminal, sheet);
  if (html === undefined && markdown === undefined) return terminal.write(sheetMarkdown(sheet));
  if (html !== undefined) await put(html, { markup: sheetHtml(sheet) }, terminal);
  if (markdown !== undefined) await put(markdown, sheetMarkdown(sheet), terminal);
}
