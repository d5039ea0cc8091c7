/** What a sitting needs of the world, and what it remembers while something happens. */
import type { Viewer } from '@grognard/engine';
import type { Ruleset, Words } from '@grognard/rules-kit';
import type { AnyEntry, GameRecord } from '../saves/record.ts';
import type { Language } from '../settings/store.ts';
import type { Settled } from './past.ts';
import type { Thinker } from './thinker.ts';

/** What a sitting needs of the world. */
export interface Surroundings {
  readonly thinker: Thinker;
  readonly language: Language;
  readonly ruleset: Ruleset;
  readonly words: Words;
  /** Writes down the record and the entries from a number on. */
  keep(record: GameRecord, from: number, entries: readonly AnyEntry[]): Promise<void>;
  now(): number;
}

/** The table before something happened, and who looked. */
export interface Since {
  readonly from: number;
  readonly before: unknown;
  readonly settled: Settled;
  readonly looker: Viewer;
}
