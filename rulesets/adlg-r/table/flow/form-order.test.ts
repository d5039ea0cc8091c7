/** Squares and stakes by command. */
import { describe, expect, it } from 'vitest';
import type { State, Table } from '../state/model.ts';
import { type BattleSetup, unitIn } from '../testing/battle.ts';
import { touch } from '../testing/contacts.ts';
import { playFrom } from '../testing/play.ts';

const battle = (more: BattleSetup = {}): BattleSetup => ({
  south: { a: { kind: 'pike-and-shot', at: [15, 5], traits: ['stakes'] }, c: { kind: 'shot', at: [20, 5] } },
  north: { z: { kind: 'shot', at: [15, 16] } },
  ...more,
});

function begun(more: BattleSetup = {}, arrange?: (table: Table, state: State) => void) {
  const played = playFrom(battle(more), { 'south-corps': { command: [5] } }, arrange);
  played.give({ kind: 'activate', corps: 'south-corps' });
  return played;
}

describe('squares', () => {
  it('command.square, square.footprint: 2 CP, about the middle, and back', () => {
    const played = begun();
    const { pose } = played.unit('a');
    expect(played.check({ kind: 'square', unit: 'a' })).toMatchObject({ allowed: true, cost: { cp: 2 } });
    played.give({ kind: 'square', unit: 'a' });
    expect(played.unit('a')).toMatchObject({ square: true, pose });
    expect(played.against({ kind: 'square', unit: 'a' })).toContain('command.points');
  });

  it('square.who, square.when, square.room: who may not', () => {
    expect(begun().against({ kind: 'square', unit: 'c' })).toEqual(['square.who']);
    const moved = (options = {}) =>
      begun({ options }, (table, state) => {
        unitIn(table, state, 'a').doings.moved = true;
      }).against({ kind: 'square', unit: 'a' });
    expect(moved()).toEqual(['square.when']);
    expect(moved({ 'square.when': 'free' })).toBe(null);
    const near: BattleSetup = { north: { z: { kind: 'shot', at: [15, 6] } } };
    expect(
      begun(near, (table, state) => touch(table, state, 'z', 'a')).against({ kind: 'square', unit: 'a' }),
    ).toEqual(['square.when']);
    expect(begun(near).against({ kind: 'square', unit: 'a' })).toEqual(['square.room']);
  });
});

describe('stakes', () => {
  it('fortification.stakes: 1 CP, at least 4 UD from every enemy, once', () => {
    const played = begun();
    expect(played.check({ kind: 'stakes', unit: 'a' })).toMatchObject({ allowed: true, cost: { cp: 1 } });
    played.give({ kind: 'stakes', unit: 'a' });
    expect(played.unit('a').stakes).toEqual(played.unit('a').pose);
    expect(played.against({ kind: 'stakes', unit: 'a' })).toEqual(['fortification.stakes']);
    expect(played.against({ kind: 'stakes', unit: 'c' })).toEqual(['fortification.stakes']);
    const from = (y: number) =>
      begun({ north: { z: { kind: 'shot', at: [15, y] } } }).against({ kind: 'stakes', unit: 'a' });
    expect(from(10)).toBe(null);
    expect(from(9.9)).toEqual(['fortification.stakes']);
  });
});
