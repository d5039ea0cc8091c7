/** run: runs one command line, or prints help or the usage error. Commands are loaded on demand. */
import { didYouMean } from '@grognard/rules-kit';
import {
  commonFlags,
  type FlagSpec,
  hasFlag,
  type ParsedArguments,
  parseArguments,
  UsageError,
  unknownFlag,
} from './arguments.ts';
import { type CliCommand, type ExitCode, flagOf } from './command.ts';
import { isSystemError } from './system-error.ts';
import { complain, type Terminal } from './terminal.ts';
import { version } from './version.ts';

interface ListedCommand {
  readonly help: () => Promise<string>;
  readonly load: () => Promise<CliCommand>;
}

const commands: Readonly<Record<string, ListedCommand>> = {
  resolve: {
    help: async () => (await import('./help/resolve.ts')).resolveHelp,
    load: async () => (await import('./commands/resolve.ts')).resolveCommand,
  },
  odds: {
    help: async () => (await import('./help/odds.ts')).oddsHelp,
    load: async () => (await import('./commands/odds.ts')).oddsCommand,
  },
  rules: {
    help: async () => (await import('./help/rules.ts')).rulesHelp,
    load: async () => (await import('./commands/rules.ts')).rulesCommand,
  },
  describe: {
    help: async () => (await import('./help/describe.ts')).describeHelp,
    load: async () => (await import('./commands/describe.ts')).describeCommand,
  },
  sheet: {
    help: async () => (await import('./help/sheet.ts')).sheetHelp,
    load: async () => (await import('./commands/sheet.ts')).sheetCommand,
  },
  scenarios: {
    help: async () => (await import('./help/scenarios.ts')).scenariosHelp,
    load: async () => (await import('./commands/scenarios.ts')).scenariosCommand,
  },
  army: {
    help: async () => (await import('./help/army.ts')).armyHelp,
    load: async () => (await import('./commands/army.ts')).armyCommand,
  },
  simulate: {
    help: async () => (await import('./help/simulate.ts')).simulateHelp,
    load: async () => (await import('./commands/simulate.ts')).simulateCommand,
  },
  ladder: {
    help: async () => (await import('./help/ladder.ts')).ladderHelp,
    load: async () => (await import('./commands/ladder.ts')).ladderCommand,
  },
  replay: {
    help: async () => (await import('./help/replay.ts')).replayHelp,
    load: async () => (await import('./commands/replay.ts')).replayCommand,
  },
  serve: {
    help: async () => (await import('./help/serve.ts')).serveHelp,
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  verify: {
    help: async () => (await import('./help/verify.ts')).verifyHelp,
    load: async () => (await import('./commands/verify.ts')).verifyCommand,
  },
};

/** Never throws for a usage error. */
export async function run(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await dispatch(words, terminal);
  } catch (error) {
    if (!(error instanceof UsageError) && !isSystemError(error)) throw error;
    const name = words.find((word) => Object.hasOwn(commands, word));
    const hint = error instanceof UsageError && error.hint !== null ? [error.hint] : [];
    complain(terminal, error.message, [
      ...hint,
      `More: grognard ${name === undefined ? '' : `${name} `}--help`,
    ]);
    return 2;
  }
}

async function dispatch(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const start = commandIn(words);
  const before = start < 0 ? words : words.slice(0, start);
  const name = start < 0 ? undefined : words[start]!;
  if (before.includes('--version')) return print(terminal, `grognard ${version()}\n`);
  if (name === undefined || name === 'help') return help(words, terminal);
  if (!Object.hasOwn(commands, name)) throw noCommand(name);
  const listed = commands[name]!;
  const args = [...before, ...words.slice(start + 1)];
  if (args.includes('--version') && !args.includes('--')) return print(terminal, `grognard ${version()}\n`);
  if (args.includes('--help') || args.includes('-h')) return print(terminal, await listed.help());
  return runCommand(await listed.load(), args, terminal);
}

/** The index of the first word that is neither a flag nor the value of one, or -1. */
function commandIn(words: readonly string[]): number {
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word === '--lang' || word === '--option') i++;
    else if (!word.startsWith('-')) return i;
  }
  return -1;
}

async function runCommand(
  command: CliCommand,
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const parsed: ParsedArguments = parseArguments(args, (flag): FlagSpec | undefined => flagOf(command, flag));
  const [unknown] = parsed.rest;
  if (unknown !== undefined && !command.takesFields)
    throw unknownFlag(unknown, [...Object.keys(command.flags), ...Object.keys(commonFlags)]);
  return command.run(parsed, terminal);
}

/** Without a command: prints the help, or the usage error if there are words that cannot be understood. */
async function help(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, flags, rest } = parseArguments(words, (flag) => flagOf({ flags: {} }, flag));
  const [unknown] = rest;
  if (unknown !== undefined) throw unknownFlag(unknown, ['help', 'version']);
  const [topic] = positionals[0] === 'help' ? positionals.slice(1) : positionals;
  if (topic !== undefined) {
    const listed = Object.hasOwn(commands, topic) ? commands[topic] : undefined;
    if (listed === undefined) throw noCommand(topic);
    return print(terminal, await listed.help());
  }
  if (flags.length > 0 && !hasFlag(flags, 'help') && !hasFlag(flags, 'no-color'))
    throw new UsageError('name a command');
  return print(terminal, (await import('./help/main.ts')).mainHelp);
}

function noCommand(name: string): UsageError {
  const names = [...Object.keys(commands), 'help'];
  return new UsageError(
    `there is no command "${name}"${didYouMean(name, names)}`,
    `Commands: ${names.join(', ')}.`,
  );
}

async function print(terminal: Terminal, text: string): Promise<ExitCode> {
  await terminal.write(text);
  return 0;
}
