/** agreedFrom: the house rules of a command line, from --house FILE, with --option applied after them. */
import {
  areHouseRules,
  didYouMean,
  type HouseRules,
  listed,
  type Problem,
  type Ruleset,
  readHouseRules,
} from '@grognard/rules-kit';
import { flagValue, type GivenFlag, UsageError } from './arguments.ts';
import { optionsFrom } from './options.ts';
import { textOf } from './read-text.ts';
import type { Terminal } from './terminal.ts';

export const houseFlag = { house: { takes: 'text' } } as const;

type Options = Readonly<Record<string, unknown>>;

/** The agreed options: house rules first, then --option. Undefined if neither is given. */
export async function agreedFrom(
  ruleset: Ruleset,
  flags: readonly GivenFlag[],
  terminal: Terminal,
): Promise<Options | undefined> {
  const given = optionsFrom(ruleset, flags);
  const file = flagValue(flags, 'house');
  if (file === undefined) return given;
  const read = readHouseRules(ruleset, await dataOf(file, terminal));
  if (!areHouseRules(read)) throw unreadable(file, read);
  return { ...read.options, ...given };
}

/** House rules with the ruleset that the file names. Null if none are given. */
export async function houseFrom(
  rulesets: readonly Ruleset[],
  flags: readonly GivenFlag[],
  terminal: Terminal,
): Promise<(HouseRules & { readonly editions: readonly string[] }) | null> {
  const file = flagValue(flags, 'house');
  if (file === undefined) return null;
  const data = await dataOf(file, terminal);
  const ruleset = rulesetOf(file, data, rulesets);
  const read = readHouseRules(ruleset, data);
  if (!areHouseRules(read)) throw unreadable(file, read);
  return { ...read, editions: ruleset.editions.map(({ id }) => id) };
}

async function dataOf(file: string, terminal: Terminal): Promise<unknown> {
  const text = (await textOf(file, terminal)).replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(
      `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function rulesetOf(file: string, data: unknown, rulesets: readonly Ruleset[]): Ruleset {
  const named = typeof data === 'object' && data !== null && 'ruleset' in data ? data.ruleset : null;
  const found = rulesets.find(({ id }) => id === named);
  if (found !== undefined) return found;
  const ids = rulesets.map(({ id }) => id);
  const what = typeof named === 'string' ? `"${named}"${didYouMean(named, ids)}` : 'no ruleset';
  throw new UsageError(`${file} names ${what}`, `House rules are for ${listed(ids)}.`);
}

/** A usage error with all problems of a file, the first as its message. */
function unreadable(file: string, problems: readonly Problem[]): UsageError {
  const [first, ...more] = problems.map(({ at, message }) => (at === '' ? message : `${at}: ${message}`));
  return new UsageError(`${file}: ${first}`, more.length === 0 ? null : more.join('; '));
}
