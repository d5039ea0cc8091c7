/** withName: a record with the player's name for the game. */
import type { GameRecord } from './record.ts';

/** Limit of the player's name for a game, in characters. */
const longestName = 80;

/** A record with the player's name for the game. An empty name changes nothing. */
export function withName(record: GameRecord, name: string): GameRecord {
  const short = name.trim().slice(0, longestName);
  return short === '' ? record : { ...record, name: short };
}
