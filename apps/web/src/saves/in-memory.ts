/** Games that last as long as the page: where the browser keeps nothing, and in tests. */
import type { AnyEntry, GameRecord, GameStore } from './record.ts';

export function memoryStore(): GameStore {
  const games = new Map<string, GameRecord>();
  const logs = new Map<string, AnyEntry[]>();
  return {
    games: async () => [...games.values()],
    game: async (id) => games.get(id) ?? null,
    entries: async (id) => [...(logs.get(id) ?? [])],
    async write(record, from, entries) {
      games.set(record.id, record);
      logs.set(record.id, [...(logs.get(record.id) ?? []).slice(0, from), ...entries]);
    },
    async forget(id) {
      games.delete(id);
      logs.delete(id);
    },
  };
}
