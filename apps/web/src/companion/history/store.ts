/** The history in IndexedDB. An entry is stored before its result is shown. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createStore, type Store } from '../../look/store.ts';
import type { HistoryEntry } from './entry.ts';

interface HistorySchema extends DBSchema {
  entries: { key: string; value: HistoryEntry; indexes: { at: number } };
}

let opened: Promise<IDBPDatabase<HistorySchema>> | null = null;

function database(): Promise<IDBPDatabase<HistorySchema>> {
  opened ??= openDB<HistorySchema>('grognard-companion', 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: 'id' }).createIndex('at', 'at');
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

/** Counts changes of the history, so that views of it read it again. */
export const changes: Store<number> = createStore(0);

function changed(): void {
  changes.set(changes.get() + 1);
}

/** Stores or replaces an entry. Resolves when it is on disk. */
export async function keep(entry: HistoryEntry): Promise<void> {
  const db = await database();
  const writing = db.transaction('entries', 'readwrite', { durability: 'strict' });
  await Promise.all([writing.store.put(entry), writing.done]);
  changed();
}

async function revise(id: string, part: Partial<HistoryEntry>): Promise<HistoryEntry | null> {
  const db = await database();
  const writing = db.transaction('entries', 'readwrite', { durability: 'strict' });
  const entry = await writing.store.get(id);
  const next = entry === undefined ? null : { ...entry, ...part };
  if (next !== null) await writing.store.put(next);
  await writing.done;
  changed();
  return next;
}

export const annotate = (id: string, note: string) => revise(id, { note });
/** Marks an entry as removed. It can be restored. */
export const remove = (id: string) => revise(id, { removed: Date.now() });
export const bringBack = (id: string) => revise(id, { removed: null });

/** The latest entries that are not removed, newest first. */
export async function latest(count: number): Promise<readonly HistoryEntry[]> {
  return read((entry) => entry.removed === null, count);
}

/** Removed entries, last removed first. */
export async function removedOnes(): Promise<readonly HistoryEntry[]> {
  const found = await read((entry) => entry.removed !== null, Number.POSITIVE_INFINITY);
  return [...found].sort((a, b) => (b.removed ?? 0) - (a.removed ?? 0));
}

async function read(fits: (entry: HistoryEntry) => boolean, count: number): Promise<readonly HistoryEntry[]> {
  const db = await database();
  const found: HistoryEntry[] = [];
  let cursor = await db.transaction('entries').store.index('at').openCursor(null, 'prev');
  while (cursor !== null && found.length < count) {
    if (fits(cursor.value)) found.push(cursor.value);
    cursor = await cursor.continue();
  }
  return found;
}

/** Deletes removed entries for good. */
export async function forget(ids: readonly string[]): Promise<void> {
  const db = await database();
  const writing = db.transaction('entries', 'readwrite');
  await Promise.all([...ids.map((id) => writing.store.delete(id)), writing.done]);
  changed();
}

/** A unique id for an entry. */
export function freshId(at: number): string {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  return `${at.toString(36)}-${a.toString(36)}${b.toString(36)}`;
}
