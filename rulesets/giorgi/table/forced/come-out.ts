/** A garrison that is driven out of its house: by the wall farthest from the enemy that has room before it (`building.outcome`). */
import { baseDistance } from '@grognard/geometry';
import { basesLeft, bodyNow, bodyOf } from '../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../field/index.ts';
import { takeOut } from '../losses/gone.ts';
import type { Standing, State, Table } from '../model.ts';
import { openedOut, standsBefore, walls } from '../move/index.ts';
import { intrudes } from '../move/intrude.ts';
import { othersOf } from '../move/others.ts';
import type { Turn } from '../turn.ts';

/** Out in open order; without room before any wall the unit is lost. Whether it came out. */
export function comeOut(turn: Turn, unit: number, from: readonly number[]): boolean {
  const { table, state, happening } = turn;
  const { house } = state.units[unit]!.stands;
  const stands = placeOutside(table, state, unit, from);
  if (stands === null) {
    takeOut(turn, unit, 'destroyed', 'building.outcome');
    return false;
  }
  happening.emit({ kind: 'cameOut', unit, house, stands });
  return true;
}

function placeOutside(table: Table, state: State, unit: number, from: readonly number[]): Standing | null {
  const field = fieldOf(table, state);
  const bases = basesLeft(table, unit, state.units[unit]!);
  const house = field.houses[state.units[unit]!.stands.house]!.base;
  const enemies = from
    .filter((enemy) => state.units[enemy]!.status === 'on')
    .map((enemy) => bodyNow(table, state, enemy));
  const places = walls.map((wall) => {
    const stands = openedOut(table, field, unit, standsBefore(table, unit, house, wall, bases), bases);
    const body = bodyOf(table, unit, stands, bases);
    return { stands, body, far: Math.min(...enemies.map((enemy) => baseDistance(body, enemy))) };
  });
  const others = othersOf(table, state, unit);
  const free = places.filter(
    ({ body }) =>
      objectionsToStanding(field, table.units[unit]!, 'open', body).length === 0 &&
      others.every((other) => !intrudes(body, other.body)),
  );
  // Without an enemy to run from all walls are equally far.
  return free.sort((a, b) => (enemies.length === 0 ? 0 : b.far - a.far))[0]?.stands ?? null;
}
