/** resumeMatch: restores a match from the entries of its log. */
import { type AnyTableGame, type FaceSource, hashedFaces, Match, secretFaces } from '@grognard/engine';
import type { AnyMatch } from '@grognard/opponent';
import type { AnyEntry, GameRecord } from './record.ts';

/** Face source of a stored game. */
export function facesOf({ dice, secret }: Pick<GameRecord, 'dice' | 'secret'>): FaceSource {
  if (dice.kind === 'secret' && secret !== null) return secretFaces(secret);
  return hashedFaces(dice.kind === 'seed' ? dice.seed : 0);
}

export function resumeMatch(
  { rules }: AnyTableGame,
  faces: FaceSource,
  entries: readonly AnyEntry[],
): AnyMatch {
  const match: AnyMatch = new Match(rules, rules.start(null), faces);
  for (const entry of entries) match.replay(entry);
  return match;
}
