/** The companion's database: the history of cases, and evenings with their units. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Evening } from './evening/evening.ts';
import type { HistoryEntry } from './history/entry.ts';

interface CompanionSchema extends DBSchema {
  entries: { key: string; value: HistoryEntry; indexes: { at: number } };
  evenings: { key: string; value: Evening };
}

let opened: Promise<IDBPDatabase<CompanionSchema>> | null = null;

export function companionDatabase(): Promise<IDBPDatabase<CompanionSchema>> {
  opened ??= openDB<CompanionSchema>('grognard-companion', 2, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('entries', { keyPath: 'id' }).createIndex('at', 'at');
      if (from < 2) db.createObjectStore('evenings', { keyPath: 'id' });
    },
    // Another tab needs a newer version, so this connection closes. It is opened again on demand.
    blocking(_now, _next, event) {
      opened = null;
      (event.target as IDBDatabase).close();
    },
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}
