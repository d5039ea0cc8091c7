/** What a command knows of the world: where it reads and writes, how wide and how colourful, and the rulesets. */
import {
  type Language,
  type Ruleset,
  type TextRow,
  type Tone,
  type Words,
  wrapText,
} from '@grognard/rules-kit';
import type { ScenarioOrigin } from '@grognard/rulesets/published';
import type { BatchRunner, LayOut } from '@grognard/simulator';

/** What a command reads from and writes to. */
export interface Terminal {
  /** Data; resolves when more may be written. */
  write(text: string): Promise<void>;
  /** Messages. */
  say(text: string): void;
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
  return {
    write: (text) =>
      text === '' || stdout.write(text)
        ? Promise.resolve()
        : new Promise((resolve) => {
            stdout.once('drain', resolve);
          }),
    say: (text) => {
      stderr.write(text);
    },
    input: () => stdin,
    inputIsTyped: stdin.isTTY === true,
    isWatched: stderr.isTTY === true && env['TERM'] !== 'dumb',
    width: Math.max(narrowest, Math.min(widest, stdout.columns || widest)),
    colour: { data: colourful(stdout), messages: colourful(stderr) },
    ...loads,
  };
}

const codes: Readonly<Record<Tone, string>> = {
  plain: '',
  title: '1;4',
  strong: '1',
  faint: '2',
  good: '32',
  bad: '31',
  doubt: '33',
};

/** A text in its tone. */
export function paint(text: string, tone: Tone, colour: boolean): string {
  return colour && codes[tone] !== '' && text !== '' ? `\u001b[${codes[tone]}m${text}\u001b[0m` : text;
}

/** Rows of text with their colours, or without. */
export function paintRows(rows: readonly TextRow[], colour: boolean): string {
  return rows
    .map(
      (row) =>
        `${row
          .map(({ text, tone }) => paint(text, tone, colour))
          .join('')
          .trimEnd()}\n`,
    )
    .join('');
}

/** What is wrong, and below it what may help; all within the width of the terminal. */
export function complain(terminal: Terminal, message: string, hints: readonly string[]): void {
  const [first = '', ...more] = wrapText(message, terminal.width - 10);
  terminal.say(`${paint('grognard:', 'bad', terminal.colour.messages)} ${first}\n`);
  const below = [...more, ...hints.flatMap((hint) => wrapText(hint, terminal.width - 2))];
  for (const line of below) terminal.say(`  ${line}\n`);
}
