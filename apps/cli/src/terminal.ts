/** Terminal: input, output, width and colours of a command, and its access to the rulesets. */
import type { CreateAnyGame } from '@grognard/engine';
import {
  type ArmyFiles,
  type Language,
  type Ruleset,
  type TextRow,
  type Words,
  wrapText,
} from '@grognard/rules-kit';
import type { ScenarioOrigin } from '@grognard/rulesets/published';
import type { BatchRunner } from '@grognard/simulator';
import { type Output, plainRow, printable } from './output.ts';
import { visible } from './visible.ts';

export interface Terminal {
  /** Writes data to standard output. Resolves when more may be written. */
  write(output: Output): Promise<void>;
  /** Prints messages on standard error. */
  say(rows: readonly TextRow[]): void;
  /** Shows a text in the message row, in place of the last text shown this way. */
  overwrite(text: string): void;
  /** Standard input, in pieces. */
  input(): AsyncIterable<Uint8Array>;
  /** Whether a person would have to type the input. */
  readonly inputIsTyped: boolean;
  /** Whether a person sees the messages as they are printed. */
  readonly isWatched: boolean;
  /** Number of columns available. */
  readonly width: number;
  readonly colour: { readonly data: boolean; readonly messages: boolean };
  /** All rulesets, loaded on first use. */
  rulesets(): Promise<readonly Ruleset[]>;
  /** The words of a ruleset in a language, or in English if it has no translation. Loaded on first use. */
  words(ruleset: string, language: Language): Promise<Words>;
  /** The rulesets that can be played on the table, loaded on first use. */
  tables(): Promise<CreateAnyGame>;
  /** What reads armies, of the rulesets whose armies are bought by points. Loaded on first use. */
  armies(): Promise<readonly ArmyFiles[]>;
  /** Says whether a scenario was ever published. Loaded on first use. */
  scenarioOrigins(): Promise<(scenario: unknown) => ScenarioOrigin>;
  /** Creates `count` runners, on threads if there are several. The caller closes them. */
  runners(count: number): Promise<readonly BatchRunner[]>;
}

/** The parts of `process` that are used here. */
export interface TerminalDeps {
  readonly stdin: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean };
  readonly stdout: OutStream;
  readonly stderr: OutStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

interface OutStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): boolean;
  once(event: 'drain', listener: () => void): unknown;
}

const widest = 100;
const narrowest = 50;

/** The terminal of a process. `plain` turns colours off, whatever the environment says. */
export function terminalOf(
  { stdin, stdout, stderr, env }: TerminalDeps,
  {
    plain,
    ...loads
  }: { readonly plain: boolean } & Pick<
    Terminal,
    'rulesets' | 'words' | 'tables' | 'armies' | 'scenarioOrigins' | 'runners'
  >,
): Terminal {
  const colourful = (stream: OutStream): boolean =>
    !plain && stream.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
  const colour = { data: colourful(stdout), messages: colourful(stderr) };
  return {
    ...outputOf(
      (text) =>
        text === '' || stdout.write(text)
          ? Promise.resolve()
          : new Promise((resolve) => {
              stdout.once('drain', resolve);
            }),
      (text) => {
        stderr.write(text);
      },
      colour,
    ),
    input: () => stdin,
    inputIsTyped: stdin.isTTY === true,
    isWatched: stderr.isTTY === true && env['TERM'] !== 'dumb',
    width: Math.max(narrowest, Math.min(widest, stdout.columns || widest)),
    ...loads,
  };
}

/** Output through `printable`, for any destination. */
export function outputOf(
  sendData: (text: string) => Promise<void>,
  sendMessage: (text: string) => void,
  colour: Terminal['colour'],
): Pick<Terminal, 'write' | 'say' | 'overwrite' | 'colour'> {
  return {
    write: (output) => sendData(printable(output, colour.data)),
    say: (rows) => sendMessage(printable(rows, colour.messages)),
    overwrite: (text) => sendMessage(`\r${visible(text)}`),
    colour,
  };
}

/** Prints a remark about what the command did. */
export function remark(terminal: Pick<Terminal, 'say'>, text: string): void {
  terminal.say([plainRow(`grognard: ${text}`)]);
}

/** Prints what is wrong and, below it, hints. Wrapped to the width of the terminal. */
export function complain(terminal: Terminal, message: string, hints: readonly string[]): void {
  const [first = '', ...more] = wrapText(visible(message), terminal.width - 10);
  const below = [...more, ...hints.flatMap((hint) => wrapText(visible(hint), terminal.width - 2))];
  terminal.say([
    [
      { text: 'grognard:', tone: 'bad' },
      { text: ` ${first}`, tone: 'plain' },
    ],
    ...below.map((line) => plainRow(`  ${line}`)),
  ]);
}
