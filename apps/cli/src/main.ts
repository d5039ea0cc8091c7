/** Entry point of the command. Importing this file runs it. */
import { plainRow } from './output.ts';
import { run } from './run.ts';
import { type TerminalDeps, terminalOf } from './terminal.ts';
import { visible } from './visible.ts';

// A reader of our output may stop early, as `head` does. That is not an error, but a full disk is reported.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`grognard: the output cannot be written: ${visible(error.message)}\n`, () =>
    process.exit(2),
  );
});
process.stderr.on('error', () => process.exit(2));

/** The file that a worker thread runs. It lies next to this one, in the sources and in the build. */
const thread = new URL(import.meta.url.replace(/[^/]*(\.[jt]s)$/, 'battle-thread$1'));

const words = process.argv.slice(2);
const surroundings: TerminalDeps = process;
const terminal = terminalOf(surroundings, {
  plain: words.includes('--no-color'),
  rulesets: async () => (await import('@grognard/rulesets')).rulesets,
  words: async (ruleset, language) => (await import('@grognard/rulesets')).wordsIn(ruleset, language),
  tables: async () => (await import('@grognard/rulesets')).createGame,
  armies: async () => (await import('@grognard/rulesets/armies')).loadArmyFiles(),
  scenarioOrigins: async () => (await import('@grognard/rulesets/published')).scenarioOrigin,
  runners: async (count) => (await import('./runners.ts')).createRunners(thread, count),
});

try {
  process.exitCode = await run(words, terminal);
} catch (error) {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  terminal.say(`grognard: a fault of ours, please report it: ${told}`.split('\n').map(plainRow));
  process.exitCode = 2;
}
