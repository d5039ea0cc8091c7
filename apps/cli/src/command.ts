/** CliCommand: a command with the flags it takes and the function that runs it. */
import { type Language, languages, type Ruleset, type Words } from '@grognard/rules-kit';
import { commonFlags, type FlagSpec, type GivenFlag, type ParsedArguments, UsageError } from './arguments.ts';
import { remark, type Terminal } from './terminal.ts';

/** Exit codes: 0 success, 1 the answer is an error, 2 the command could not run, 3 (verify only) the dice cannot be checked. */
export type ExitCode = 0 | 1 | 2 | 3;

export interface CliCommand {
  readonly flags: Readonly<Record<string, FlagSpec>>;
  /** Whether flags that are not listed may be fields of a procedure. */
  readonly takesFields: boolean;
  run(parsed: ParsedArguments, terminal: Terminal): Promise<ExitCode>;
}

/** The flag of this name, either common or specific to the command. */
export function flagOf({ flags }: Pick<CliCommand, 'flags'>, name: string): FlagSpec | undefined {
  if (Object.hasOwn(commonFlags, name)) return commonFlags[name];
  return Object.hasOwn(flags, name) ? flags[name] : undefined;
}

/** The requested language, or English if none is named. */
export function languageIn(flags: readonly GivenFlag[]): Language {
  const asked = flags.findLast(({ name }) => name === 'lang')?.value ?? 'en';
  const known = languages.find((language) => language === asked);
  if (known !== undefined) return known;
  throw new UsageError(`--lang is one of ${languages.join(', ')}, not "${asked}"`);
}

/** For commands with English output only. Another language is accepted, with a remark. */
export function checkLanguage(flags: readonly GivenFlag[], terminal: Terminal): void {
  const asked = languageIn(flags);
  if (asked !== 'en') sayEnglish(asked, terminal);
}

/** The words of a ruleset in the requested language. Falls back to English, with a remark, if the ruleset has no translation. */
export async function wordsFor(
  { id, words }: Ruleset,
  flags: readonly GivenFlag[],
  terminal: Terminal,
): Promise<Words> {
  const asked = languageIn(flags);
  if (asked === 'en') return words.en;
  const found = await terminal.words(id, asked);
  if (found.language !== asked) sayEnglish(asked, terminal);
  return found;
}

function sayEnglish(asked: Language, terminal: Terminal): void {
  remark(terminal, `there are no words in "${asked}" yet: English is shown`);
}

/** JSON for a program that reads the output as a whole. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes JSON to standard output. */
export function writeJson(terminal: Terminal, value: unknown): Promise<void> {
  return terminal.write(jsonText(value));
}
