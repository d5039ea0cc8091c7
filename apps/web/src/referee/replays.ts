/** replayOf: a saved game as a replay. All code about files is here, because it is loaded only on demand. */
import type { Viewer } from '@grognard/engine';
import {
  canReadReasons,
  episodesOf,
  type GameId,
  type GameSession,
  type GameTable,
  gameFromSave,
  isRefused,
  openUnstored,
  readGames,
  type SessionDeps,
  sideSummaries,
} from '@grognard/session';
import type { Replay, ViewFrom } from './contract.ts';
import type { PageGame } from './create-game.ts';
import { replayViewer, summaryOf } from './summaries.ts';
import { finishedReasons } from './translate-reasons.ts';

export { continueFrom, createMemoryStorage, exportGame, importGames, writeBackup } from '@grognard/session';
export { battleResultOf } from './after-battle.ts';
export { GameLinks, linkTo } from './links.ts';

/** Only battles that are over are put into links, so that everything in one may be shown. */
export function replayOf(table: GameTable, from: ViewFrom, isLinked = false): Replay {
  const isSide = table.game.sides.some(({ id }) => id === from);
  const viewer: Viewer = isLinked ? (isSide ? { side: from } : 'umpire') : replayViewer(from, table);
  return {
    summary: summaryOf(table),
    sides: sideSummaries(table, viewer),
    episodes: episodesOf(table.game, table.match.entries, viewer),
    reasons: canReadReasons(table, viewer) ? finishedReasons(table.record) : [],
  };
}

/** A session of a built-in game, which was verified when the application was built. Null if it cannot be read. */
export async function openBuiltIn(
  id: GameId,
  text: string,
  deps: SessionDeps<PageGame>,
): Promise<GameSession<PageGame> | null> {
  const read = readGames(text);
  const [save] = isRefused(read) ? [] : read.saves;
  const stored = save === undefined ? null : await gameFromSave(save, 'replayed', deps);
  if (stored === null || isRefused(stored)) return null;
  return openUnstored({ ...stored, record: { ...stored.record, id } }, deps);
}
