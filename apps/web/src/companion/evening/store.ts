/** Evenings in IndexedDB, several at a time. What is changed is on disk before it is shown as done. */
import { createStore, type Store } from '../../look/store.ts';
import { companionDatabase } from '../database.ts';
import type { Evening } from './evening.ts';

/** Counts changes of evenings, so that views of them read them again. */
export const eveningChanges: Store<number> = createStore(0);

function changed(): void {
  eveningChanges.set(eveningChanges.get() + 1);
}

export async function keepEvening(evening: Evening): Promise<void> {
  const db = await companionDatabase();
  const writing = db.transaction('evenings', 'readwrite', { durability: 'strict' });
  await Promise.all([writing.store.put(evening), writing.done]);
  changed();
}

export async function readEvening(id: string): Promise<Evening | null> {
  return (await (await companionDatabase()).get('evenings', id)) ?? null;
}

/** All evenings, the last used first. */
export async function allEvenings(): Promise<readonly Evening[]> {
  const all = await (await companionDatabase()).getAll('evenings');
  return all.sort((a, b) => b.at - a.at);
}

export async function forgetEvening(id: string): Promise<void> {
  await (await companionDatabase()).delete('evenings', id);
  changed();
}

/** Reads anew after each change, by the count of changes that the reader watches. */
export function readAfter<T>(_changes: number, read: () => Promise<T>): Promise<T> {
  return read();
}
