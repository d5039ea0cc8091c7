/** A terminal that records what is written to it. For tests only. */
import type { CreateAnyGame } from '@grognard/engine';
import type { ArmyFiles, Language, Ruleset, Words } from '@grognard/rules-kit';
import { loadArmyFiles } from '@grognard/rulesets/armies';
import { scenarioOrigin } from '@grognard/rulesets/published';
import { inlineRunner } from '@grognard/simulator';
import { run } from '../run.ts';
import { outputOf, type Terminal } from '../terminal.ts';
import { duel } from './duel.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function* pieces(input: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of input) yield await Promise.resolve(Buffer.from(piece));
}

export interface FakeTerminalOptions {
  readonly input?: readonly (string | Uint8Array)[];
  readonly rulesets?: readonly Ruleset[];
  /** Words in other languages. Defaults to English. */
  readonly words?: (language: Language) => Words;
  readonly tables?: CreateAnyGame;
  /** Defaults to those of the registry. */
  readonly armies?: readonly ArmyFiles[];
  readonly width?: number;
  readonly colour?: boolean;
  readonly typed?: boolean;
}

/** Runs a command line and returns its output and exit code. */
export async function ran(words: readonly string[], setting: FakeTerminalOptions = {}): Promise<Ran> {
  const { input = [], rulesets = [duel], width = 100, colour = false, typed = false } = setting;
  const { tables = () => null, armies } = setting;
  let out = '';
  let err = '';
  const terminal: Terminal = {
    ...outputOf(
      (text) => {
        out += text;
        return Promise.resolve();
      },
      (text) => {
        err += text;
      },
      { data: colour, messages: colour },
    ),
    input: () => pieces(input),
    inputIsTyped: typed,
    isWatched: false,
    width,
    rulesets: () => Promise.resolve(rulesets),
    words: (_, language) => Promise.resolve(setting.words?.(language) ?? rulesets[0]!.words.en),
    tables: () => Promise.resolve(tables),
    armies: () => (armies === undefined ? loadArmyFiles() : Promise.resolve(armies)),
    scenarioOrigins: () => Promise.resolve(scenarioOrigin),
    runners: (count) => Promise.resolve(Array.from({ length: count }, () => inlineRunner(tables))),
  };
  return { code: await run(words, terminal), out, err };
}
