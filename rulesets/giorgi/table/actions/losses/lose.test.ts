import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { kindCounting } from '../melee/index.ts';
import { takeOffEnd } from './index.ts';
import { lay } from './testing/losing.ts';

describe('losses', () => {
  test('unit.loss: each kill takes one soldier, and the window counts them', () => {
    const { a, lose: take, all } = lay();
    take(2);
    expect(a).toMatchObject({ soldiers: 16, lost: 2 });
    expect(all('lost')).toMatchObject([{ soldiers: 16, by: 'fire' }]);
  });

  test('unit.bases-left: the third loss empties a base, or the first where bases are rounded down', () => {
    const up = lay();
    up.lose(2);
    expect(up.bases()).toBe(6);
    up.lose(1);
    expect(up.bases()).toBe(5);
    const down = lay({ options: { 'unit.bases-left': 'down' } });
    down.lose(1);
    expect(down.bases()).toBe(5);
  });

  test('unit.base-removed: off the end farther from the enemy, left if equal; the others stay where they are', () => {
    const before = lay().places();
    const equal = lay();
    equal.lose(3);
    expect(equal.places()).toEqual(before.slice(1));
    const left = lay({ north: { b: { at: [40, 60] } } });
    left.lose(3);
    expect(left.places()).toEqual(before.slice(0, 5));
    const right = lay({ north: { b: { at: [60, 60] } } });
    right.lose(6);
    expect(right.places()).toEqual(before.slice(2));
  });

  test('unit.base-removed: a column loses its last rank from the right', () => {
    const column = { south: { a: { at: [50, 40] as const, formation: 'column' as const } } };
    const before = lay(column).places();
    const one = lay(column);
    one.lose(3);
    expect(one.places()).toEqual(before.slice(0, 5));
    one.lose(3);
    expect(one.places()).toEqual(before.slice(0, 4));
    one.lose(9);
    expect(one.places()).toEqual(before.slice(0, 1));
  });

  test('unit.base-removed: under "any" the owner is asked for each base, and may take it from the right', () => {
    const options = { 'unit.base-removed': 'any' };
    const before = lay().places();
    const asked = lay({ options, north: { b: { at: [40, 60] } } });
    asked.lose(3);
    expect(asked.turn.agenda).toEqual([{ do: 'end', unit: asked.unit }]);
    expect(asked.places()).toEqual(before.slice(1));
    takeOffEnd(asked.turn, asked.unit, 'right');
    expect(asked.places()).toEqual(before.slice(0, 5));
    expect(asked.a).toMatchObject({ soldiers: 15, lost: 3 });
    const column = { a: { at: [50, 40] as const, formation: 'column' as const } };
    const unasked = lay({ options, south: column });
    unasked.lose(3);
    expect(unasked.turn.agenda).toEqual([]);
  });

  test('unit.battery-strength: a piece is out when its gunners are gone', () => {
    const battery = lay({ south: { a: { at: [50, 40], kind: 'gun', bases: 4 } } });
    expect(battery.a).toMatchObject({ soldiers: 8, pieces: 4 });
    battery.lose(1);
    expect(battery.a.pieces).toBe(4);
    battery.lose(1);
    expect(battery.a.pieces).toBe(3);
    expect(battery.places()).toHaveLength(3);
  });

  test('unit.gone: without soldiers a unit is destroyed and waits for nothing more', () => {
    const { a, turn, unit, lose: take, kinds } = lay();
    turn.agenda.push({ do: 'forced', unit, move: 'R1', from: [] });
    take(99);
    expect(a).toMatchObject({ status: 'destroyed', soldiers: 0, lost: 18 });
    expect(kinds()).toEqual(['lost', 'destroyed']);
    expect(turn.agenda).toEqual([]);
  });

  test('woods.mixed: those whose value counts fall first', () => {
    const mixed = { a: { at: [50, 40] as const, with: { kind: 'grenadier' as const, bases: 2 } } };
    const first = lay({ south: mixed });
    expect(first.a).toMatchObject({ soldiers: 18, second: 6 });
    first.lose(2);
    expect(first.a).toMatchObject({ soldiers: 16, second: 6 });
    const second = lay({ south: { a: { ...mixed.a, formation: 'open' } } });
    second.a.counts = 'second';
    second.lose(7);
    expect(second.a).toMatchObject({ soldiers: 11, second: 0 });
  });

  test('woods.mixed, building.one-value: what was named there no longer counts where they are formed again', () => {
    const formed = lay({ south: { a: { at: [50, 40], with: { kind: 'grenadier', bases: 2 } } } });
    const { table, state } = formed.turn;
    formed.a.counts = 'second';
    expect(kindCounting(table, state, anIndex(0))).toBe('line');
    formed.lose(11);
    expect(formed.a).toMatchObject({ soldiers: 7, second: 6 });
    formed.lose(1);
    formed.a.counts = 'first';
    expect(kindCounting(table, state, anIndex(0))).toBe('grenadier');
  });
});
