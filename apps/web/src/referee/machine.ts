/** What the referee needs of the machine he works on. */
import type { GameStore } from '../saves/record.ts';
import type { Thinker } from './thinker.ts';

export interface Machine {
  readonly store: GameStore;
  readonly thinker: Thinker;
  readonly version: string;
  /** In ms since 1970. */
  now(): number;
  /** So many random bytes, as hexadecimal digits. */
  random(bytes: number): string;
  /** The text of a game that comes with the application; null: there is none of that name. */
  builtIn(name: string): Promise<string | null>;
}
