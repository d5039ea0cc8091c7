/** Exit of a garrison from its house, by the wall farthest from the enemy with room (`building.outcome`, `attack.flee`). */

import { asHeading, baseDistance, halfTurn } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { basesLeft, bodyNow, bodyOf, intrudes } from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { houseOf } from '../../state/units.ts';
import { takeOut } from '../losses/gone.ts';
import { openedOut, standsBefore, walls } from '../move/index.ts';
import { othersOf } from '../move/other-bodies.ts';

/** Moves the unit out in open order. Without room before any wall it is lost. Returns whether it came out. */
export function comeOut(turn: Turn, unit: UnitIndex, from: readonly UnitIndex[]): boolean {
  if (leave(turn, unit, from, 'away')) return true;
  takeOut(turn, unit, 'destroyed', 'building.outcome');
  return false;
}

/**
 * Leaves voluntarily, facing away from the house or back at it. Without room before any wall the unit stays inside. Returns whether it
 * came out.
 */
export function leave(
  turn: Turn,
  unit: UnitIndex,
  from: readonly UnitIndex[],
  looks: 'away' | 'back',
): boolean {
  const { table, state, resolution } = turn;
  const house = houseOf(state, unit);
  const out = placeOutside(table, state, unit, from);
  if (out === null) return false;
  const heading = looks === 'away' ? out.heading : asHeading(out.heading + halfTurn);
  resolution.emit({ kind: 'cameOut', unit, house, stands: { ...out, heading } });
  return true;
}

/** Whether a garrison could come out. */
export function mayLeave(table: Table, state: State, unit: UnitIndex, from: UnitIndex): boolean {
  return placeOutside(table, state, unit, [from]) !== null;
}

function placeOutside(
  table: Table,
  state: State,
  unit: UnitIndex,
  from: readonly UnitIndex[],
): Placement | null {
  const field = fieldOf(table, state);
  const bases = basesLeft(table, unit, entryAt(state.units, unit));
  const house = entryAt(field.houses, houseOf(state, unit)).base;
  const enemies = from
    .filter((enemy) => entryAt(state.units, enemy).status === 'on')
    .map((enemy) => bodyNow(table, state, enemy));
  const places = walls.map((wall) => {
    const stands = openedOut(table, field, unit, standsBefore(table, unit, house, wall, bases), bases);
    const body = bodyOf(table, unit, stands, bases);
    return { stands, body, far: Math.min(...enemies.map((enemy) => baseDistance(body, enemy))) };
  });
  const others = othersOf(table, state, unit);
  const free = places.filter(
    ({ body }) =>
      objectionsToStanding(field, entryAt(table.units, unit), 'open', body).length === 0 &&
      others.every((other) => !intrudes(body, other.body)),
  );
  // Without an enemy, all walls are equally far.
  return free.sort((a, b) => (enemies.length === 0 ? 0 : b.far - a.far))[0]?.stands ?? null;
}
