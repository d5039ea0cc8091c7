/** SaveFile: a saved game, `.grognard.json`, with header, entries and result. Old versions stay readable. */
import { canonical, Problem } from '@grognard/rules-kit';
import type { Secret } from './dice/secret.ts';
import { asSaveFile } from './erased-types.ts';
import type { GameEvent, Roll } from './event.ts';
import { isUndone, type LogEntry } from './log.ts';
import type { Match } from './match.ts';
import { asRecord, problemInSave } from './save-shape.ts';
import { type FileSeal, sealSave } from './seal.ts';
import type { Result, SideId } from './side.ts';
import type { Command } from './table-rules.ts';

export const saveFormat = 'grognard-game';
export const saveVersion = 2;

/** Origin of the dice, so that anybody can check them. */
export type DiceOrigin =
  | {
      readonly kind: 'secret';
      readonly commitment: string;
      /** Missing if the commitment covers only the secret, as in games begun with format version 1. */
      readonly covers?: 'header';
    }
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'hand' };

export interface SaveHeader {
  readonly format: typeof saveFormat;
  readonly version: number;
  /** Versions of the program that wrote the file. */
  readonly made: { readonly engine: string; readonly ruleset: string };
  readonly edition: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The scenario in full, so that the game can be read where the scenario is not installed. */
  readonly scenario: unknown;
  /** Player of each side: a person, or a computer's level. */
  readonly players: Readonly<Record<SideId, string>>;
  readonly dice: DiceOrigin;
}

export interface SaveFile<C extends Command = Command, E extends GameEvent = GameEvent> {
  readonly header: SaveHeader;
  readonly entries: readonly LogEntry<C, E>[];
  readonly result: Result | null;
  /** Revealed once the game is over. Until then only the keeper of the game knows it. */
  readonly secret: Secret | null;
  /** Seals of the header, of each entry and of the end. Null in files of format version 1, which were not sealed. */
  readonly seals: readonly FileSeal[] | null;
}

/** Header fields that only the keeper of the game knows. The others follow from the game. */
export type GameAbout = Omit<SaveHeader, 'format' | 'version' | 'edition'>;

/** A sealed game. By default the secret is revealed once the battle is over. A player who exports their own game also gets its secret. */
export function saveOf<S, V, C extends Command, E extends GameEvent>(
  match: Match<S, V, C, E>,
  about: GameAbout,
  secret: Secret | null,
  showSecret: 'when-over' | 'always' = 'when-over',
): SaveFile<C, E> {
  const awaits = match.awaits();
  const result = awaits.kind === 'over' ? awaits.result : null;
  const { made, options, scenario, players, dice } = about;
  return sealSave({
    header: {
      format: saveFormat,
      version: saveVersion,
      made,
      edition: match.rules.edition,
      options,
      scenario,
      players,
      dice,
    },
    entries: match.entries,
    result,
    secret: result === null && showSecret === 'when-over' ? null : secret,
  });
}

/** Text of a file. The same game gives the same bytes. Each entry has its own line, so that two games can be compared. */
export function writeSave<C extends Command, E extends GameEvent>(file: SaveFile<C, E>): string {
  const entries = file.entries.map((entry) => `\n${canonical(entry)}`).join(',');
  const seals =
    file.seals === null ? '' : `,\n"seals":[${file.seals.map((seal) => `\n"${seal}"`).join(',')}\n]`;
  return `{"header":${canonical(file.header)},\n"entries":[${entries}\n],\n"result":${canonical(file.result)},\n"secret":${canonical(file.secret)}${seals}}\n`;
}

/** First format version with seals. */
const firstSealed = 2;

/** Reads plain data as a save file of any version. A problem names the place. */
export function readSave(data: unknown): SaveFile | Problem {
  const file = asRecord(data);
  if (file === null) return new Problem('parse', '', 'a saved game is an object');
  const header = asRecord(file['header']);
  if (header === null || header['format'] !== saveFormat) {
    return new Problem('value', 'header.format', `this is no saved game of Grognard (${saveFormat})`);
  }
  const version = header['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > saveVersion) {
    return new Problem(
      'value',
      'header.version',
      `version ${String(version)} cannot be read here; known are 1 to ${saveVersion}`,
    );
  }
  const isSealed = version >= firstSealed;
  const problem = problemInSave(file, isSealed);
  if (problem !== null) return problem;
  return asSaveFile(isSealed ? file : { ...file, seals: null });
}

/** All dice of a saved game, with the resolution they belong to. */
export function rollsIn(
  file: SaveFile,
): { readonly n: number; readonly resolution: number; readonly roll: Roll }[] {
  return file.entries.flatMap((entry, n) =>
    isUndone(entry) || entry.resolution === null
      ? []
      : entry.events.flatMap(({ dice = [] }) =>
          dice.map((roll) => ({ n, resolution: entry.resolution ?? 0, roll })),
        ),
  );
}
