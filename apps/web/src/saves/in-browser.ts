/** Games in the browser's own database. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AnyEntry, GameRecord, GameStore } from './record.ts';

interface Shelves extends DBSchema {
  games: { key: string; value: GameRecord };
  /** Under the game and the number of the entry. */
  entries: { key: [string, number]; value: AnyEntry };
}

const everyEntryOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export async function openStore(name = 'grognard'): Promise<GameStore> {
  const db: IDBPDatabase<Shelves> = await openDB<Shelves>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' });
      fresh.createObjectStore('entries');
    },
    // Another tab has a newer program: it may go on, this one reads again when it needs something.
    blocking: () => db.close(),
  });
  return {
    games: () => db.getAll('games'),
    game: async (id) => (await db.get('games', id)) ?? null,
    entries: (id) => db.getAll('entries', everyEntryOf(id)),
    async write(record, from, entries) {
      const writing = db.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
      const done = [
        writing.objectStore('games').put(record),
        ...entries.map((entry, n) => writing.objectStore('entries').put(entry, [record.id, from + n])),
      ];
      await Promise.all([...done, writing.done]);
    },
    async forget(id) {
      const writing = db.transaction(['games', 'entries'], 'readwrite');
      await Promise.all([
        writing.objectStore('games').delete(id),
        writing.objectStore('entries').delete(everyEntryOf(id)),
        writing.done,
      ]);
    },
  };
}
