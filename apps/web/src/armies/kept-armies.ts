/** Armies that are kept in IndexedDB. A change is on disk before it is told. */
import type { Json } from '@grognard/rules-kit';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createStore, type Store } from '../look/store.ts';

export interface KeptArmy {
  readonly id: string;
  readonly ruleset: string;
  readonly file: Json;
  /** When it was last changed. */
  readonly at: number;
}

interface ArmySchema extends DBSchema {
  armies: { key: string; value: KeptArmy };
}

let opened: Promise<IDBPDatabase<ArmySchema>> | null = null;

function database(): Promise<IDBPDatabase<ArmySchema>> {
  opened ??= openDB<ArmySchema>('grognard-armies', 1, {
    upgrade(db) {
      db.createObjectStore('armies', { keyPath: 'id' });
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

/** Counts changes, so that lists of armies are read again. */
export const armyChanges: Store<number> = createStore(0);

function changed(): void {
  armyChanges.set(armyChanges.get() + 1);
}

export async function keepArmy(army: KeptArmy): Promise<void> {
  const writing = (await database()).transaction('armies', 'readwrite', { durability: 'strict' });
  await Promise.all([writing.store.put(army), writing.done]);
  changed();
}

export async function keptArmy(id: string): Promise<KeptArmy | null> {
  return (await (await database()).get('armies', id)) ?? null;
}

/** All of them, the last changed first. */
export async function keptArmies(): Promise<readonly KeptArmy[]> {
  const all = await (await database()).getAll('armies');
  return all.sort((a, b) => b.at - a.at);
}

export async function forgetArmy(id: string): Promise<void> {
  await (await database()).delete('armies', id);
  changed();
}
