/** What a command knows of the world: where it reads and writes, how wide and how colourful, and the rulesets. */
import { type Language, type Ruleset, type TextRow, type Words, wrapText } from '@grognard/rules-kit';
import type { ScenarioOrigin } from '@grognard/rulesets/published';
import type { BatchRunner, LayOut } from '@grognard/simulator';
import { type Output, plainRow, printable } from './output.ts';
import { visible } from './visible.ts';

/** What a command reads from and writes to. */
export interface Terminal {
  /** Data; resolves when more may be written. */
  write(output: Output): Promise<void>;
  /** Messages. */
  say(rows: readonly TextRow[]): void;
  /** Shows a text in the row of messages where the last one stood that was shown so. */
  overwrite(text: string): void;
  /** What stands on standard input, in pieces. */
  input(): AsyncIterable<Uint8Array>;
  /** Whether a person would have to type the input. */
  readonly inputIsTyped: boolean;
  /** Whether a person sees the messages as they come. */
  readonly isWatched: boolean;
  /** Columns that may be used. */
  readonly width: number;
  readonly colour: { readonly data: boolean; readonly messages: boolean };
  /** The rulesets offered; loaded when first asked for. */
  rulesets(): Promise<readonly Ruleset[]>;
  /** The words of a ruleset in a language, in English where it does not speak it; loaded when first asked for. */
  words(ruleset: string, language: Language): Promise<Words>;
  /** The rulesets that are played on the table; loaded when first asked for. */
  tables(): Promise<LayOut>;
  /** Tells whether a scenario was ever published; loaded when first asked for. */
  scenarioOrigins(): Promise<(scenario: unknown) => ScenarioOrigin>;
  /** So many hands that play games, on threads if they are several; whoever asks dismisses them. */
  hands(count: number): Promise<readonly BatchRunner[]>;
}

/** What a process gives: as much of `process` as is read here. */
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

/** The terminal of a process. `plain`: without colour whatever the environment says. */
export function terminalOf(
  { stdin, stdout, stderr, env }: TerminalDeps,
  {
    plain,
    ...loads
  }: { readonly plain: boolean } & Pick<
    Terminal,
    'rulesets' | 'words' | 'tables' | 'scenarioOrigins' | 'hands'
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

/** Output that goes through `printable`, whatever takes it in the end. */
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

/** A line of ours about what was done. */
export function remark(terminal: Pick<Terminal, 'say'>, text: string): void {
  terminal.say([plainRow(`grognard: ${text}`)]);
}

/** What is wrong, and below it what may help; all within the width of the terminal. */
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
