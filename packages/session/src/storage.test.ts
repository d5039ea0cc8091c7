/** createMemoryStorage satisfies the contract of all storages, and the contract detects faulty ones. */
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import type { GameStorage } from './storage.ts';
import { storageContract } from './testing/storage-contract.ts';

/** The same name opens the same storage. */
function openBy(create: () => GameStorage) {
  const known = new Map<string, GameStorage>();
  return async (name: string) => {
    const storage = known.get(name) ?? create();
    known.set(name, storage);
    return storage;
  };
}

describe('memory', () => {
  it.each(storageContract)('$title', ({ run }) => run(openBy(createMemoryStorage)));
});

/** Storages with one fault each. */
const faulty: Readonly<Record<string, () => GameStorage>> = {
  'overwrites entries of another writer': () => {
    const storage = createMemoryStorage();
    return {
      ...storage,
      append: async (step) => {
        const stored = await storage.read(step.record.id);
        return storage.append({ ...step, from: stored?.entries.length ?? 0 });
      },
    };
  },
  'takes an id twice': () => {
    const storage = createMemoryStorage();
    let count = 0;
    return {
      ...storage,
      append: (step) => {
        const { receipt } = step;
        return storage.append(
          receipt === null ? step : { ...step, receipt: { ...receipt, id: `${++count}` } },
        );
      },
    };
  },
  'writes the record though the entries conflict': () => {
    const storage = createMemoryStorage();
    return {
      ...storage,
      append: async (step) => {
        const stored = await storage.read(step.record.id);
        const outcome = await storage.append(step);
        if (outcome === 'conflict' && stored !== null)
          await storage.append({ ...step, from: stored.entries.length, entries: [], receipt: null });
        return outcome;
      },
    };
  },
  'forgets receipts': () => {
    const storage = createMemoryStorage();
    return { ...storage, append: (step) => storage.append({ ...step, receipt: null }) };
  },
  'takes a new game over an old one': () => {
    const storage = createMemoryStorage();
    return {
      ...storage,
      create: async (record, entries) => {
        await storage.erase(record.id);
        return storage.create(record, entries);
      },
    };
  },
  'erases too little': () => ({ ...createMemoryStorage(), erase: async () => undefined }),
};

it.each(Object.entries(faulty))('a storage that %s does not pass', async (_, create) => {
  const runs = storageContract.map(({ run }) => run(openBy(create)));
  const outcomes = await Promise.allSettled(runs);
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
});
