/** createMemoryStorage: games that last as long as the process. For browsers that store nothing, and for tests. */
import type { CreatedGame, SessionDeps } from './deps.ts';
import { openSession } from './open-games.ts';
import type { GameId, StoredGame } from './record.ts';
import type { GameSession } from './session.ts';
import type { GameStorage } from './storage.ts';

export function createMemoryStorage(): GameStorage {
  const games = new Map<GameId, StoredGame>();
  return {
    records: async () => [...games.values()].map(({ record }) => record),
    read: async (id) => games.get(id) ?? null,
    async create(record, entries) {
      if (games.has(record.id)) return 'exists';
      games.set(record.id, { record, entries: [...entries], receipts: [] });
      return 'created';
    },
    async append({ record, from, entries, receipt }) {
      const stored = games.get(record.id);
      if (stored === undefined || stored.entries.length !== from) return 'conflict';
      if (stored.receipts.some(({ side, id }) => side === receipt?.side && id === receipt.id))
        return 'conflict';
      games.set(record.id, {
        record,
        entries: [...stored.entries, ...entries],
        receipts: receipt === null ? stored.receipts : [...stored.receipts, receipt],
      });
      return 'appended';
    },
    async erase(id) {
      games.delete(id);
    },
  };
}

/** A session of a game that is not stored elsewhere. It is lost with the process. */
export async function openUnstored<G extends CreatedGame>(
  stored: StoredGame,
  deps: SessionDeps<G>,
): Promise<GameSession<G>> {
  const storage = createMemoryStorage();
  await storage.create(stored.record, stored.entries);
  return openSession(stored, { ...deps, storage });
}
