/** storageContract: the contract of every GameStorage. It needs no test runner, so that it also runs inside a browser. */
import { canonical } from '@grognard/rules-kit';
import type { AnyEntry, GameRecord, Receipt } from '../record.ts';
import type { GameStorage } from '../storage.ts';
import { sampleEntry, sampleRecord } from './samples.ts';

/** Opens the storage under test. Called again with the same name it opens the stored games, as after a restart. */
export type OpenStorage = (name: string) => Promise<GameStorage>;

export interface ContractCase {
  readonly title: string;
  run(open: OpenStorage): Promise<void>;
}

/** Compares as canonical JSON, because a storage returns plain data. */
function expectEqual(found: unknown, wanted: unknown, what: string): void {
  const [one, other] = [canonical(found), canonical(wanted)];
  if (one !== other) throw new Error(`${what}: ${one} in place of ${other}`);
}

const receiptOf = (side: string, id: string): Receipt => ({ side, id, expected: 0, seq: 1, waitsFor: [] });

async function expectStored(
  storage: GameStorage,
  record: GameRecord,
  entries: readonly AnyEntry[],
  receipts: readonly Receipt[],
): Promise<void> {
  const stored = await storage.read(record.id);
  if (stored === null) throw new Error('the game is gone');
  expectEqual(stored.record, record, 'record');
  expectEqual(stored.entries, entries, 'entries');
  const sorted = [...stored.receipts].sort((a, b) => (a.id < b.id ? -1 : 1));
  expectEqual(sorted, receipts, 'receipts');
}

export const storageContract: readonly ContractCase[] = [
  {
    title: 'a game that was never stored is not there',
    async run(open) {
      const storage = await open('none');
      expectEqual(await storage.read('nobody'), null, 'an unknown game');
      expectEqual(await storage.records(), [], 'no games');
      const step = { record: sampleRecord('nobody'), from: 0, entries: [sampleEntry(0)], receipt: null };
      expectEqual(await storage.append(step), 'conflict', 'append to no game');
      expectEqual(await storage.records(), [], 'still no games');
    },
  },
  {
    title: 'a created game is read back, and its id is taken',
    async run(open) {
      const storage = await open('created');
      const record = sampleRecord('one');
      expectEqual(await storage.create(record, [sampleEntry(0)]), 'created', 'create');
      const other = { ...record, name: 'other' };
      expectEqual(await storage.create(other, []), 'exists', 'create again');
      await expectStored(storage, record, [sampleEntry(0)], []);
    },
  },
  {
    title: 'steps are appended in order, each with its record and its receipt',
    async run(open) {
      const storage = await open('steps');
      const record = sampleRecord('one');
      await storage.create(record, []);
      const entries = Array.from({ length: 12 }, (_, n) => sampleEntry(n));
      const receipts: Receipt[] = [];
      for (const [n, entry] of entries.entries()) {
        const receipt = receiptOf('red', `id-${String(n).padStart(2, '0')}`);
        receipts.push(receipt);
        const step = { record: { ...record, turn: n }, from: n, entries: [entry], receipt };
        expectEqual(await storage.append(step), 'appended', `step ${n}`);
      }
      await expectStored(storage, { ...record, turn: 11 }, entries, receipts);
    },
  },
  {
    title: 'a step may have several entries, or none, and no receipt',
    async run(open) {
      const storage = await open('several');
      const record = sampleRecord('one');
      await storage.create(record, []);
      const entries = [sampleEntry(0), sampleEntry(1), sampleEntry(2)];
      expectEqual(await storage.append({ record, from: 0, entries, receipt: null }), 'appended', 'three');
      const renamed = { ...record, name: 'renamed' };
      const amend = { record: renamed, from: 3, entries: [], receipt: null };
      expectEqual(await storage.append(amend), 'appended', 'a new name');
      await expectStored(storage, renamed, entries, []);
    },
  },
  {
    title: 'a writer who believes in another number of entries changes nothing',
    async run(open) {
      const storage = await open('fence');
      const record = sampleRecord('one');
      await storage.create(record, [sampleEntry(0), sampleEntry(1)]);
      for (const from of [0, 1, 3]) {
        const late = { ...record, name: `late ${from}` };
        const step = {
          record: late,
          from,
          entries: [sampleEntry(9)],
          receipt: receiptOf('red', `late-${from}`),
        };
        expectEqual(await storage.append(step), 'conflict', `from ${from}`);
      }
      await expectStored(storage, record, [sampleEntry(0), sampleEntry(1)], []);
    },
  },
  {
    title: 'of two writers at the same time one appends, and the other gets a conflict',
    async run(open) {
      const [one, other] = [await open('race'), await open('race')];
      const record = sampleRecord('one');
      await one.create(record, []);
      const stepOf = (name: string) => ({
        record: { ...record, name },
        from: 0,
        entries: [sampleEntry(0)],
        receipt: receiptOf('red', name),
      });
      const outcomes = await Promise.all([one.append(stepOf('a')), other.append(stepOf('b'))]);
      expectEqual([...outcomes].sort(), ['appended', 'conflict'], 'outcomes');
      const name = outcomes[0] === 'appended' ? 'a' : 'b';
      await expectStored(other, { ...record, name }, [sampleEntry(0)], [receiptOf('red', name)]);
    },
  },
  {
    title: 'an id is used once by each side, and a step that uses it again changes nothing',
    async run(open) {
      const storage = await open('ids');
      const record = sampleRecord('one');
      await storage.create(record, []);
      const stepOf = (from: number, side: string) => ({
        record: { ...record, turn: from },
        from,
        entries: [sampleEntry(from)],
        receipt: receiptOf(side, 'same'),
      });
      expectEqual(await storage.append(stepOf(0, 'red')), 'appended', 'red');
      expectEqual(await storage.append(stepOf(1, 'red')), 'conflict', 'red again');
      expectEqual(await storage.append(stepOf(1, 'blue')), 'appended', 'blue');
      const stored = await storage.read('one');
      expectEqual(stored?.entries.length, 2, 'entries');
      expectEqual(stored?.record.turn, 1, 'turn');
      expectEqual(stored?.receipts.map(({ side }) => side).sort(), ['blue', 'red'], 'receipts');
    },
  },
  {
    title: 'games do not touch one another, whatever their ids',
    async run(open) {
      const storage = await open('apart');
      const ids = ['g', 'g1', 'g10', 'é ☃', '__proto__', "o'clock; --"];
      for (const [n, id] of ids.entries())
        await storage.create(
          sampleRecord(id),
          Array.from({ length: n }, (_, at) => sampleEntry(at)),
        );
      for (const [n, id] of ids.entries()) {
        const step = {
          record: sampleRecord(id),
          from: n,
          entries: [sampleEntry(n)],
          receipt: receiptOf('red', 'id'),
        };
        expectEqual(await storage.append(step), 'appended', id);
      }
      await storage.erase('g1');
      for (const [n, id] of ids.entries()) {
        const stored = await storage.read(id);
        expectEqual(stored?.entries.length ?? null, id === 'g1' ? null : n + 1, id);
      }
      const left = (await storage.records()).map(({ id }) => id).sort();
      expectEqual(left, ids.filter((id) => id !== 'g1').sort(), 'games');
    },
  },
  {
    title: 'an erased game leaves nothing behind for a new one of the same id',
    async run(open) {
      const storage = await open('erased');
      const record = sampleRecord('one');
      await storage.create(record, [sampleEntry(0)]);
      await storage.append({ record, from: 1, entries: [sampleEntry(1)], receipt: receiptOf('red', 'id') });
      await storage.erase('one');
      expectEqual(await storage.read('one'), null, 'erased');
      expectEqual(await storage.create(record, []), 'created', 'create anew');
      await expectStored(storage, record, [], []);
    },
  },
  {
    title: 'what was appended is there after a restart, word for word',
    async run(open) {
      const before = await open('restart');
      const record = sampleRecord('one');
      await before.create(record, []);
      const entries = [sampleEntry(0), { side: 'blue', undoes: 0, hash: 'ff' }];
      await before.append({ record, from: 0, entries, receipt: receiptOf('red', 'id') });
      const after = await open('restart');
      await expectStored(after, record, entries, [receiptOf('red', 'id')]);
      expectEqual(await after.records(), [record], 'records');
    },
  },
];
