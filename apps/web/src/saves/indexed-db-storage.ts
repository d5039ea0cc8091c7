/** openIndexedDbStorage: stores games in IndexedDB. */
import type { AnyEntry, GameRecord, GameStorage, Receipt } from '@grognard/session';

/** Version 1 had no receipts. Games and entries are unchanged. */
const version = 2;
const games = 'games';
/** By game and entry number. */
const entries = 'entries';
/** By game, side and command id. */
const receipts = 'receipts';

/** All keys that begin with the id of a game. Numbers and texts sort before a list. */
const allOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** The result of a request. Only this file writes to the database, so a value has the type it was written with. */
function found<T>(request: IDBRequest): Promise<T>;
function found(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(`the browser’s database failed: ${request.error?.message}`));
  });
}

/** Resolves when a transaction is stored. */
function completed(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(new Error(`nothing was stored: ${change.error?.message}`));
  });
}

function open(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = ({ oldVersion }) => {
    const db = opening.result;
    if (oldVersion < 1) {
      db.createObjectStore(games, { keyPath: 'id' });
      db.createObjectStore(entries);
    }
    db.createObjectStore(receipts);
  };
  return found(opening);
}

export async function openIndexedDbStorage(name = 'grognard'): Promise<GameStorage> {
  const db = await open(name);
  // Another tab has a newer version of the program and needs the database. This page must be reloaded.
  db.onversionchange = () => db.close();
  const begin = (mode: IDBTransactionMode) => {
    const change = db.transaction([games, entries, receipts], mode, { durability: 'strict' });
    const [records, log, answers] = [games, entries, receipts].map((store) => change.objectStore(store));
    if (records === undefined || log === undefined || answers === undefined)
      throw new RangeError('the browser’s database lacks a store');
    return { change, records, log, answers };
  };
  return {
    records: () => found<GameRecord[]>(begin('readonly').records.getAll()),
    async read(id) {
      const { records, log, answers } = begin('readonly');
      const [record, logged, answered] = await Promise.all([
        found<GameRecord | undefined>(records.get(id)),
        found<AnyEntry[]>(log.getAll(allOf(id))),
        found<Receipt[]>(answers.getAll(allOf(id))),
      ]);
      return record === undefined ? null : { record, entries: logged, receipts: answered };
    },
    async create(record, added) {
      const { change, records, log } = begin('readwrite');
      if ((await found<number>(records.count(record.id))) > 0) return 'exists';
      records.add(record);
      for (const [n, entry] of added.entries()) log.add(entry, [record.id, n]);
      await completed(change);
      return 'created';
    },
    async append({ record, from, entries: added, receipt }) {
      const { id } = record;
      const { change, records, log, answers } = begin('readwrite');
      const receiptKey = receipt === null ? [id] : [id, receipt.side, receipt.id];
      const [known, stored, used] = await Promise.all([
        found<number>(records.count(id)),
        found<number>(log.count(allOf(id))),
        found<number>(answers.count(receiptKey)),
      ]);
      if (known === 0 || stored !== from || used > 0) return 'conflict';
      records.put(record);
      for (const [n, entry] of added.entries()) log.add(entry, [id, from + n]);
      if (receipt !== null) answers.add(receipt, receiptKey);
      await completed(change);
      return 'appended';
    },
    async erase(id) {
      const { change, records, log, answers } = begin('readwrite');
      records.delete(id);
      for (const store of [log, answers]) store.delete(allOf(id));
      await completed(change);
    },
  };
}
