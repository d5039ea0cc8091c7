/** parseArguments: splits a command line into flags with their values, and positional words in order. */
import { didYouMean } from '@grognard/rules-kit';

/** A command line that cannot be understood. The hint, if any, is printed as a separate sentence. */
export class UsageError extends Error {
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null) {
    super(message);
    this.hint = hint;
  }
}

/** `nothing` takes no value. `text` takes the next word or the text after `=`. `truth` takes no value, or true, false or null. */
export interface FlagSpec {
  readonly takes: 'nothing' | 'text' | 'truth';
}

export interface GivenFlag {
  readonly name: string;
  readonly value: string;
}

export interface ParsedArguments {
  readonly positionals: readonly string[];
  readonly flags: readonly GivenFlag[];
  /** The words from the first unknown flag on. Empty if all flags were known. */
  readonly rest: readonly string[];
}

export const commonFlags: Readonly<Record<string, FlagSpec>> = {
  help: { takes: 'nothing' },
  json: { takes: 'nothing' },
  lang: { takes: 'text' },
  'no-color': { takes: 'nothing' },
  option: { takes: 'text' },
  version: { takes: 'nothing' },
};

/** Reads words up to the first flag that `known` does not recognise. */
export function parseArguments(
  words: readonly string[],
  known: (name: string) => FlagSpec | undefined,
): ParsedArguments {
  const positionals: string[] = [];
  const flags: GivenFlag[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word === '--') {
      positionals.push(...words.slice(i + 1));
      break;
    }
    if (isShortFlag(word))
      throw new UsageError(`there is no flag ${word}`, 'Of short flags there is -h alone.');
    if (!isFlag(word)) {
      positionals.push(word);
      continue;
    }
    const { name, value } = splitFlag(word);
    const spec = known(name);
    if (spec === undefined) return { positionals, flags, rest: words.slice(i) };
    const taken = value === null ? follow(spec, name, words[i + 1]) : { value, words: 0 };
    if (spec.takes === 'nothing' && value !== null)
      throw new UsageError(`--${name} takes no value, but "${value}" was given`);
    flags.push({ name, value: taken.value });
    i += taken.words;
  }
  return { positionals, flags, rest: [] };
}

/** Any word that begins with one dash, except -h. A dash alone is standard input, and a negative number is a value. */
function isShortFlag(word: string): boolean {
  return /^-[^-]/.test(word) && word !== '-h' && !/^-\.?\d/.test(word);
}

function isFlag(word: string): boolean {
  return word === '-h' || (word.startsWith('--') && word.length > 2);
}

/** Splits `--name=value`. The value is null if there is no `=`. */
export function splitFlag(word: string): { readonly name: string; readonly value: string | null } {
  if (word === '-h') return { name: 'help', value: null };
  const cut = word.indexOf('=');
  return cut < 0
    ? { name: word.slice(2), value: null }
    : { name: word.slice(2, cut), value: word.slice(cut + 1) };
}

/** The value of a flag written without `=`: the next word, if the flag takes one. */
function follow(
  { takes }: FlagSpec,
  name: string,
  next: string | undefined,
): { value: string; words: number } {
  if (takes === 'nothing') return { value: 'true', words: 0 };
  if (takes === 'truth') {
    const given = next === 'true' || next === 'false' || next === 'null';
    return given ? { value: next, words: 1 } : { value: 'true', words: 0 };
  }
  if (next === undefined || isFlag(next)) throw new UsageError(`--${name} needs a value`);
  return { value: next, words: 1 };
}

/** The value of a flag. If it was given several times, the last one. */
export function flagValue(flags: readonly GivenFlag[], name: string): string | undefined {
  return flags.findLast((given) => given.name === name)?.value;
}

export function hasFlag(flags: readonly GivenFlag[], name: string): boolean {
  return flags.some((given) => given.name === name);
}

export function unknownFlag(word: string, known: readonly string[]): UsageError {
  const flag = `--${splitFlag(word).name}`;
  return new UsageError(
    `there is no flag ${flag}${didYouMean(
      flag,
      known.map((name) => `--${name}`),
    )}`,
  );
}
