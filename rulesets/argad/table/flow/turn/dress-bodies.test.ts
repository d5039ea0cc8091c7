import { none } from '@grognard/lists';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import type { State, Table } from '../../state/model.ts';
import { endTurnOn, figureIn, layBattle } from '../../testing/battle.ts';
import { apply } from '../apply.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** Nine figures, three abreast, facing north, the leader in the middle of the front. */
function ranks(enemyAt: [number, number] = [80, 80]): {
  table: Table;
  state: State;
  fall: (id: string) => void;
} {
  const blue = Object.fromEntries(
    names.map((id, n) => [
      id,
      {
        at: [50 + 2 * (n % 3), 50 - 2 * Math.floor(n / 3)] as [number, number],
        leader: id === 'b',
      },
    ]),
  );
  const { table, state } = layBattle({
    sides: { blue, red: { r1: { at: enemyAt }, r2: { at: [90, 20] } } },
    bodies: { blue: [{ id: 'body', figures: names, files: 3, facing: 0 }] },
  });
  const fall = (id: string) => {
    apply(state, { kind: 'fell', figure: table.figureOf.get(id)!, by: none, how: 'shot' });
  };
  return { table, state, fall };
}

const placeOf = (table: Table, state: State, id: string) => {
  const { x, y } = figureIn(table, state, id);
  return [x, y];
};

describe('formation.close-order', () => {
  test('a body that stands as it should is left alone', () => {
    const { table, state } = ranks();
    expect(endTurnOn(table, state).events.map(({ kind }) => kind)).toEqual(['turnEnded']);
  });

  test('a gap in the front is closed from the last rank; nobody else moves', () => {
    const { table, state, fall } = ranks();
    const before = Object.fromEntries(names.map((id) => [id, placeOf(table, state, id)]));
    fall('a');
    endTurnOn(table, state);
    expect(placeOf(table, state, 'i')).toEqual(before['a']);
    for (const id of ['b', 'c', 'd', 'e', 'f', 'g', 'h'])
      expect([id, placeOf(table, state, id)]).toEqual([id, before[id]]);
    expect(state.bodies[0]!.members.map((figure) => table.roster[figure]!.id).join('')).toBe('ibcdefgh');
  });

  test('a lost rank leaves the front where it is', () => {
    const { table, state, fall } = ranks();
    const before = Object.fromEntries(names.map((id) => [id, placeOf(table, state, id)]));
    for (const id of ['a', 'e', 'f']) fall(id);
    endTurnOn(table, state);
    expect(['i', 'b', 'c', 'd', 'h', 'g'].map((id) => placeOf(table, state, id))).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => before[id]),
    );
  });

  test('the last rank lost: nobody moves, now or with the next step of the body', () => {
    const { table, state, fall } = ranks();
    const before = Object.fromEntries(names.map((id) => [id, placeOf(table, state, id)]));
    for (const id of ['g', 'h', 'i']) fall(id);
    endTurnOn(table, state);
    const { x, y, heading } = state.bodies[0]!;
    apply(state, { kind: 'bodyMoved', body: anIndex(0), at: { x, y }, heading });
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect([id, placeOf(table, state, id)]).toEqual([id, before[id]]);
  });

  test('a body that would have to close up off the table opens', () => {
    const { table, state, fall } = ranks();
    const { y } = state.bodies[0]!;
    apply(state, { kind: 'bodyMoved', body: anIndex(0), at: { x: -100, y }, heading: 900 });
    for (const id of ['a', 'd', 'g']) fall(id);
    expect(endTurnOn(table, state).all('opened')).toHaveLength(1);
  });

  test('fewer than four men, or no leader, are no body', () => {
    const few = ranks();
    for (const id of ['a', 'c', 'd', 'e', 'f', 'g']) few.fall(id);
    expect(endTurnOn(few.table, few.state).all('opened')).toHaveLength(1);
    expect(few.state.figures.every(({ body }) => body === -1)).toBe(true);
    const leaderless = ranks();
    leaderless.fall('b');
    expect(endTurnOn(leaderless.table, leaderless.state).all('opened')).toHaveLength(1);
  });

  test('an enemy in the ranks opens them', () => {
    const { table, state, fall } = ranks();
    const { x, y } = figureIn(table, state, 'a');
    fall('a');
    Object.assign(figureIn(table, state, 'r1'), { x, y });
    expect(endTurnOn(table, state).all('opened')).toHaveLength(1);
  });

  test('melee.recoil: whoever was driven back does not close up to the enemy', () => {
    const back = (enemyAt: [number, number]) => {
      const { table, state } = ranks(enemyAt);
      figureIn(table, state, 'a').x -= 250;
      return endTurnOn(table, state).all('opened').length;
    };
    expect(back([50, 52])).toBe(1);
    expect(back([50, 60])).toBe(0);
  });
});
