/** ConformRoom: what stands in the way of a pose: enemies, camps, ground and the edge of the table, and friends. */
import { type Base, frontage, frontOf, type Pose, placeBase, pointDistance } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { baseAt, baseOf, isOnTable, standsOn } from '../../bodies/index.ts';
import { groundUnder, penalises } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isEnemy } from '../../state/sides.ts';

export interface StandingBody {
  readonly unit: UnitIndex;
  readonly base: Base;
}

/** Bases on the table, routed ones included, except the given ones (`rout.waits`). */
export function bodiesBut(table: Table, state: State, but: readonly UnitIndex[]): StandingBody[] {
  return indicesOf(table.units)
    .filter((unit) => !but.includes(unit) && ['on', 'routed'].includes(entryAt(state.units, unit).status))
    .map((unit) => ({ unit, base: baseOf(table, state, unit) }));
}

export function campsOn(table: Table, { camps }: State): Base[] {
  return camps.flatMap((camp) => (camp === null ? [] : [placeBase(table.sizes.camp, camp.pose)]));
}

/** Whether the ground and camps let a unit stand in a pose, and no enemy does not. Friends are looked at elsewhere. */
export function mayStand(table: Table, state: State, unit: UnitIndex, pose: Pose): boolean {
  const base = baseAt(table, state, unit, pose);
  const { eps } = table.sizes;
  if (!isOnTable(table, base) || groundUnder(table.field, base) === 'impassable') return false;
  if (campsOn(table, state).some((camp) => standsOn(base, camp, eps))) return false;
  return !bodiesBut(table, state, [unit]).some(
    (body) => isEnemy(table, unit, body.unit) && standsOn(base, body.base, eps),
  );
}

/** `conform.terrain`: whether a pose brings a unit into ground that penalises it, from ground that does not. */
export function entersPenalty(table: Table, state: State, unit: UnitIndex, pose: Pose): boolean {
  const isBad = (base: Base) => penalises(table, unit, groundUnder(table.field, base));
  return isBad(baseAt(table, state, unit, pose)) && !isBad(baseOf(table, state, unit));
}

/** `conform.cap`: whether the middle of the front goes no farther than that. */
export function isWithinCap(table: Table, state: State, unit: UnitIndex, pose: Pose): boolean {
  const from = frontOf(baseOf(table, state, unit));
  const own = baseAt(table, state, unit, pose);
  const to = frontOf(own);
  const most = frontage(own.footprint) + table.rules.table.conformUd * table.sizes.ud;
  return pointDistance(from.x, from.y, to.x, to.y) <= most + table.sizes.eps;
}
