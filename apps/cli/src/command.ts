/** What a command is: the flags it takes, and what it does with them. */
import { commonFlags, type FlagSpec, type GivenFlag, type Parsed, UsageError } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** How a command ended: 0 as asked, 1 with an answer that is an error, 2 it could not run. */
export type ExitCode = 0 | 1 | 2;

export interface Command {
  readonly flags: Readonly<Record<string, FlagSpec>>;
  /** Whether flags that are not listed may be fields of a procedure. */
  readonly takesFields: boolean;
  run(parsed: Parsed, terminal: Terminal): Promise<ExitCode>;
}

/** The flag of this name, common or the command's own. */
export function flagOf({ flags }: Pick<Command, 'flags'>, name: string): FlagSpec | undefined {
  if (Object.hasOwn(commonFlags, name)) return commonFlags[name];
  return Object.hasOwn(flags, name) ? flags[name] : undefined;
}

const languages = ['en', 'fr', 'it'];

/** English is what there is; the other languages are accepted and say so. */
export function checkLanguage(flags: readonly GivenFlag[], terminal: Terminal): void {
  const asked = flags.findLast(({ name }) => name === 'lang')?.value;
  if (asked === undefined || asked === 'en') return;
  if (!languages.includes(asked)) throw new UsageError(`--lang is one of en, fr, it, not "${asked}"`);
  terminal.say(`grognard: there are no words in "${asked}" yet: English is shown\n`);
}

/** JSON for a program that reads it whole. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes it where data goes. */
export function writeJson(terminal: Terminal, value: unknown): Promise<void> {
  return terminal.write(jsonText(value));
}
