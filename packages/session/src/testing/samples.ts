/** sampleRecord, sampleEntry: stored games for tests of storages. */
import type { AnyEntry, GameRecord } from '../record.ts';

export function sampleRecord(id: string): GameRecord {
  return {
    id,
    name: 'sample',
    title: 'Sample',
    ruleset: 'duel',
    edition: 'duel-in-the-dark',
    scenario: { places: [2, 5], notes: ['“quoted”', '\u0000', 'é ☃ 𝄞'] },
    options: { 'a.b': true, 'c.d': 3.5, 'e.f': null },
    seats: { red: 'person', blue: 'elsewhere' },
    locks: { blue: { invitation: '0'.repeat(64) } },
    dice: { kind: 'seed', seed: 7 },
    secret: null,
    seed: 7,
    made: { engine: '0', ruleset: '0' },
    begun: 1,
    touched: 2,
    turn: 1,
    result: null,
    reasons: [],
    removed: false,
    undoRequest: null,
  };
}

export function sampleEntry(n: number): AnyEntry {
  const dice = [{ actor: 'red', purpose: 'shot', faces: [1, 6] }];
  return {
    side: n % 2 === 0 ? 'red' : 'blue',
    command: { kind: 'fire' },
    events: [{ kind: 'fired', only: ['red'], dice }, { kind: 'fell' }],
    resolution: n % 3 === 0 ? null : n,
    hash: `hash ${n}`,
  };
}
