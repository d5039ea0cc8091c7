/** A game that was kept, put back as it stood. */
import { type AnyTableGame, hashedFaces, Match, secretFaces } from '@grognard/engine';
import type { AnyMatch } from '@grognard/opponent';
import type { AnyEntry, GameRecord } from '../saves/record.ts';

/** Puts the entries of a kept game back. */
export function resumed(game: AnyTableGame, record: GameRecord, entries: readonly AnyEntry[]): AnyMatch {
  const { dice, secret } = record;
  const source =
    dice.kind === 'secret' && secret !== null
      ? secretFaces(secret)
      : hashedFaces(dice.kind === 'seed' ? dice.seed : 0);
  const match: AnyMatch = new Match(game.rules, game.rules.start(null), source);
  for (const entry of entries) match.replay(entry);
  return match;
}
