/** Victory: broken sides, points, objectives (`scenario.broken`, `scenario.points`, `scenario.objective`). */

import type { Result } from '@grognard/engine';
import { pointToBase, type Tenths } from '@grognard/geometry';
import { absent, entryAt } from '@grognard/lists';
import { tenthsOf } from '../../scenarios/measure.ts';
import { isWithoutGuns } from '../actions/move/index.ts';
import { basesAt, bodyAt, placesOf } from '../bodies/index.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { Objective, State, Table } from '../state/model.ts';
import { otherSide } from '../state/sides.ts';

/** Destroyed or off the table. A battery without guns counts too. */
function isGone(table: Table, state: State, unit: UnitIndex): boolean {
  const { status } = entryAt(state.units, unit);
  return status === 'destroyed' || status === 'off' || isWithoutGuns(table, state, unit);
}

/** Units gone or in rout. A unit that rallies no longer counts. */
export function unitsLost(table: Table, state: State, side: SideIndex): number {
  return entryAt(table.sides, side).units.filter(
    (unit) => isGone(table, state, unit) || entryAt(state.units, unit).rung === 3,
  ).length;
}

/** How many units a side may lose until it is broken, counted over the original units, without generals. */
export function unitsToBreak(table: Table, side: SideIndex): number {
  return Math.ceil(table.rules.table.victory.brokenShare * entryAt(table.sides, side).units.length);
}

export function isBroken(table: Table, state: State, side: SideIndex): boolean {
  return unitsLost(table, state, side) >= unitsToBreak(table, side);
}

const rounding: Tenths = 64;

/** The side that holds an objective: the only one with units near it that do not rout. Null if none does. */
export function holderOf(table: Table, state: State, { x, y }: Objective): SideIndex | null {
  const near = tenthsOf(table.rules.table.victory.objectiveCm);
  const places = placesOf(table, state);
  const isNear = (unit: UnitIndex): boolean => {
    const body = bodyAt(places, unit);
    // Rounding may put bases outside their body.
    const far = near + body.reach + rounding;
    if ((body.x - x) * (body.x - x) + (body.y - y) * (body.y - y) > far * far) return false;
    return basesAt(places, unit).some((base) => pointToBase(base, x, y) <= near);
  };
  const holders = table.sides.filter(({ units }) =>
    units.some((unit) => {
      const { status, rung } = state.units[unit] ?? absent(state.units, unit);
      return status === 'on' && rung < 3 && isNear(unit);
    }),
  );
  return holders.length === 1 ? entryAt(holders, 0).index : null;
}

/** Units of a side that are destroyed or off the table, and those that rout. */
export function unitsOut(
  table: Table,
  state: State,
  side: SideIndex,
): { readonly destroyed: number; readonly routing: number } {
  const { units } = entryAt(table.sides, side);
  const destroyed = units.filter((unit) => isGone(table, state, unit)).length;
  return { destroyed, routing: unitsLost(table, state, side) - destroyed };
}

export function pointsOf(table: Table, state: State, side: SideIndex): number {
  const { destroyed, routing, objective } = table.rules.table.victory;
  const enemies = unitsOut(table, state, otherSide(side));
  let points = enemies.destroyed * destroyed + enemies.routing * routing;
  for (const aim of table.objectives) if (holderOf(table, state, aim) === side) points += objective;
  return points;
}

export function allPoints(table: Table, state: State): Record<string, number> {
  return Object.fromEntries(table.sides.map(({ id, index }) => [id, pointsOf(table, state, index)]));
}

/** Result at the end of a player turn, or null if the battle goes on. */
export function resultNow(table: Table, state: State): Result | null {
  const broken = table.sides.filter(({ index }) => isBroken(table, state, index));
  const points = allPoints(table, state);
  if (broken.length > 0) {
    const winners = table.sides.filter((side) => !broken.includes(side)).map(({ id }) => id);
    return { winners, by: 'scenario.broken', points };
  }
  const isLast = state.turn >= table.turns && state.active !== state.first;
  return isLast ? { winners: mostPoints(points), by: 'scenario.points', points } : null;
}

/** The side with more points. Empty if they are equal. */
function mostPoints(points: Readonly<Record<string, number>>): string[] {
  const most = Math.max(...Object.values(points));
  const winners = Object.keys(points).filter((id) => points[id] === most);
  return winners.length === 1 ? winners : [];
}

/** A side that concedes has lost as if it were broken. */
export function resultOfConceding(table: Table, state: State, side: SideIndex): Result {
  const winners = [entryAt(table.sides, otherSide(side)).id];
  return { winners, by: 'scenario.broken', points: allPoints(table, state) };
}
