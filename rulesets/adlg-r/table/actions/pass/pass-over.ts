/** passOver: friends make room for one who has passed them, and mounted suffer elephants (chapter interpenetration). */
import { type Base, type Pose, pointDistance } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import { baseAt, baseOf, standsOn } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { unitsOn } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
import type { ShiftedUnit } from '../conform/index.ts';
import { lose } from '../losses/index.ts';
import { isPanickedBy, mayPass } from './may-pass.ts';

/** A unit that is pushed has been moved: a heavy unit neither moves nor rallies (`interpenetration.pushed`). */
export function pushAside({ state, resolution }: Turn, pushed: readonly ShiftedUnit[]): void {
  if (pushed.length === 0) return;
  const ways = pushed.map(({ unit, pose }) => ({ unit, way: [entryAt(state.units, unit).pose, pose] }));
  resolution.emit({ kind: 'moved', cause: 'pushed', ways, used: 0, slid: false });
}

/** Mounted whom an elephant has crossed lose a point each. */
export function panicCrossed(turn: Turn, unit: UnitIndex, way: readonly Pose[]): void {
  if (entryAt(turn.table.units, unit).row.category !== 'El') return;
  for (const friend of crossedOn(turn.table, turn.state, unit, way))
    if (isPanickedBy(turn.table, unit, friend)) lose(turn, friend, 1, 'interpenetration.never');
}

/** Friends whom a unit has gone through without being able to pass them lose a point each, once in a sequence (`interpenetration.burst-once`). */
export function burstCrossed(turn: Turn, unit: UnitIndex, way: readonly Pose[]): void {
  const { table, state, resolution } = turn;
  const { heading } = lastOf(way);
  for (const friend of crossedOn(table, state, unit, way)) {
    if (entryAt(state.units, friend).doings.burst || mayPass(table, state, unit, heading, friend)) continue;
    resolution.emit({ kind: 'burst', unit: friend, by: unit });
    lose(turn, friend, 1, 'interpenetration.burst');
  }
}

/** Distance between two looks. Less than any base is deep. */
const look = 100;

/** Poses from bend to bend. */
function looksOn(way: readonly Pose[]): Pose[] {
  return way.flatMap((to, n) => {
    const from = way[n - 1] ?? to;
    const count = Math.max(1, Math.ceil(pointDistance(from.x, from.y, to.x, to.y) / look));
    return Array.from({ length: count }, (_, m) => ({
      x: Math.round(from.x + ((to.x - from.x) * (m + 1)) / count),
      y: Math.round(from.y + ((to.y - from.y) * (m + 1)) / count),
      heading: to.heading,
    }));
  });
}

/** The base of a unit at every look along a way. */
export function basesOnWay(table: Table, state: State, unit: UnitIndex, way: readonly Pose[]): Base[] {
  return looksOn(way).map((pose) => baseAt(table, state, unit, pose));
}

function crossedOn(table: Table, state: State, unit: UnitIndex, way: readonly Pose[]): UnitIndex[] {
  const bases = basesOnWay(table, state, unit, way);
  return unitsOn(table, state, entryAt(table.units, unit).side).filter(
    (friend) =>
      friend !== unit && bases.some((base) => standsOn(base, baseOf(table, state, friend), table.sizes.eps)),
  );
}
