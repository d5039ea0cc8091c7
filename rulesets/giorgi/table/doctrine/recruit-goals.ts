/** Goals of a recruit's units: the nearest takes the objective, one unit holds it, horse waits. */

import { type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { tenthsOf } from '../../scenarios/measure.ts';
import { bodyNow } from '../bodies/index.ts';
import { holderOf } from '../flow/victory.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Objective, State, Table } from '../state/model.ts';
import { unitsOn } from '../state/sides.ts';

/** With an enemy within this distance, horse that cannot attack stays where it is, out of the fire of guns. */
const keptBackCm = 60;
/** In this number of turns before the end it still rides for an objective. */
const lastTurns = 3;

/**
 * Goal of a unit: the nearest objective that its side does not hold, if no friend is nearer to it or it is nearer than the enemy.
 * Otherwise the nearest enemy.
 */
export function goalOf(table: Table, state: State, unit: UnitIndex, nearest: UnitIndex): Point {
  const { stands } = entryAt(state.units, unit);
  const far = ({ x, y }: Point) => pointDistance(stands.x, stands.y, x, y);
  const [aim] = [...openAims(table, state, unit)].sort((a, b) => far(a) - far(b));
  const enemy = bodyNow(table, state, nearest);
  if (aim === undefined) return enemy;
  return isNearestTo(table, state, unit, aim) || far(aim) < far(enemy) ? aim : enemy;
}

/** Whether no other foot or horse of its side is nearer, apart from units in rout. */
function isNearestTo(table: Table, state: State, unit: UnitIndex, { x, y }: Point): boolean {
  const far = (one: UnitIndex) =>
    pointDistance(entryAt(state.units, one).stands.x, entryAt(state.units, one).stands.y, x, y);
  const own = far(unit);
  return unitsOn(table, state, entryAt(table.units, unit).side).every(
    (other) =>
      other === unit ||
      entryAt(table.units, other).arm === 'artillery' ||
      entryAt(state.units, other).rung === 3 ||
      far(other) > own ||
      (far(other) === own && other > unit),
  );
}

/** Whether its side holds an objective to which this unit is the nearest. */
export function isHolding(table: Table, state: State, unit: UnitIndex): boolean {
  const { side } = entryAt(table.units, unit);
  return table.objectives.some(
    (aim) => holderOf(table, state, aim) === side && isNearestTo(table, state, unit, aim),
  );
}

/** Whether a unit is the one that takes an objective its side does not hold. */
export function isCalled(table: Table, state: State, unit: UnitIndex): boolean {
  return openAims(table, state, unit).some((aim) => isNearestTo(table, state, unit, aim));
}

/** Whether horse waits until an enemy comes within reach of a charge. */
export function isKeptBack(table: Table, state: State, unit: UnitIndex, away: Tenths): boolean {
  const isLate = state.turn > table.turns - lastTurns;
  if (isLate && openAims(table, state, unit).length > 0) return false;
  return away < tenthsOf(keptBackCm);
}

function openAims(table: Table, state: State, unit: UnitIndex): readonly Objective[] {
  const { side } = entryAt(table.units, unit);
  return table.objectives.filter((aim) => holderOf(table, state, aim) !== side);
}
