/** The history in IndexedDB. An entry is stored before its result is shown. */
import { createStore, type Store } from '../../look/store.ts';
import { companionDatabase as database } from '../database.ts';
import { withUnits } from '../evening/evening.ts';
import type { HistoryEntry } from './entry.ts';

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

/** Which state the units of an evening have: as before the case, or as it left them. */
type UnitsAs = 'before' | 'after';

/** Changes an entry and the units of its evening together, so that neither is ever without the other. */
async function reviseWithUnits(id: string, part: Partial<HistoryEntry>, as: UnitsAs | null): Promise<void> {
  const db = await database();
  const writing = db.transaction(['entries', 'evenings'], 'readwrite', { durability: 'strict' });
  const [entries, evenings] = [writing.objectStore('entries'), writing.objectStore('evenings')];
  const entry = await entries.get(id);
  const mark = entry?.evening;
  const evening = mark === undefined ? undefined : await evenings.get(mark.id);
  if (entry !== undefined) await entries.put({ ...entry, ...part });
  if (mark !== undefined && evening !== undefined && as !== null)
    await evenings.put(withUnits(evening, mark[as], Date.now()));
  await writing.done;
  changed();
}

async function entryOf(id: string): Promise<HistoryEntry | undefined> {
  return (await database()).get('entries', id);
}

/** Marks an entry as removed. It can be restored. Units that it changed are as before. */
export async function remove(id: string): Promise<void> {
  const isApplied = (await entryOf(id))?.evening?.isApplied === true;
  await reviseWithUnits(id, { removed: Date.now() }, isApplied ? 'before' : null);
}

export async function bringBack(id: string): Promise<void> {
  const isApplied = (await entryOf(id))?.evening?.isApplied === true;
  await reviseWithUnits(id, { removed: null }, isApplied ? 'after' : null);
}

/** Id of the entry that changed units last, so that one tap takes it back. */
export const lastApplied: Store<string | null> = createStore<string | null>(null);

/** The result of an entry is carried over to the units of its evening. */
export async function applyToUnits(id: string): Promise<void> {
  const mark = (await entryOf(id))?.evening;
  if (mark === undefined || mark.isApplied) return;
  await reviseWithUnits(id, { evening: { ...mark, isApplied: true } }, 'after');
}

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
