/** openIndexedDbBattles: keeps the player's own battles in IndexedDB, apart from games, so that neither can harm the other. */
import type { OwnBattle, OwnBattles } from './own-battles.ts';

const store = 'battles';

/** Only this file writes to the database, so a value has the type it was written with. */
function found<T>(request: IDBRequest): Promise<T>;
function found(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(`the browser’s database failed: ${request.error?.message}`));
  });
}

function completed(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(new Error(`nothing was stored: ${change.error?.message}`));
  });
}

export async function openIndexedDbBattles(name = 'grognard-battles'): Promise<OwnBattles> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store, { keyPath: 'id' });
  const db = await found<IDBDatabase>(opening);
  db.onversionchange = () => db.close();
  const change = async (act: (battles: IDBObjectStore) => void) => {
    const transaction = db.transaction(store, 'readwrite', { durability: 'strict' });
    act(transaction.objectStore(store));
    await completed(transaction);
  };
  return {
    async all() {
      const kept = await found<OwnBattle[]>(db.transaction(store).objectStore(store).getAll());
      return kept.sort((one, other) => one.added - other.added || (one.id < other.id ? -1 : 1));
    },
    async keep(battle) {
      const known = await found<number>(db.transaction(store).objectStore(store).count(battle.id));
      if (known === 0) await change((battles) => battles.put(battle));
    },
    forget: (id) => change((battles) => battles.delete(id)),
  };
}
