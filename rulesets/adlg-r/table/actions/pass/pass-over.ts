/** passOver: friends make room for one who has passed them, and mounted suffer elephants (chapter interpenetration). */
import { type Pose, pointDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseAt, baseOf, standsOn } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { unitsOn } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
import type { ShiftedUnit } from '../conform/index.ts';
import { lose } from '../losses/index.ts';
import { isPanickedBy } from './may-pass.ts';

/** Whoever is pushed has been moved: a heavy unit neither moves nor rallies (`interpenetration.pushed`). */
export function pushAside({ state, resolution }: Turn, pushed: readonly ShiftedUnit[]): void {
  if (pushed.length === 0) return;
  const ways = pushed.map(({ unit, pose }) => ({ unit, way: [entryAt(state.units, unit).pose, pose] }));
  resolution.emit({ kind: 'moved', cause: 'pushed', ways, used: 0, slid: false });
}

/** Mounted whom an elephant has crossed lose a point each. */
export function panicCrossed(turn: Turn, unit: UnitIndex, way: readonly Pose[]): void {
  for (const friend of crossedOn(turn.table, turn.state, unit, way))
    if (isPanickedBy(turn.table, unit, friend)) lose(turn, friend, 1, 'interpenetration.never');
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

function crossedOn(table: Table, state: State, unit: UnitIndex, way: readonly Pose[]): UnitIndex[] {
  if (entryAt(table.units, unit).row.category !== 'El') return [];
  const bases = looksOn(way).map((pose) => baseAt(table, state, unit, pose));
  return unitsOn(table, state, entryAt(table.units, unit).side).filter(
    (friend) =>
      friend !== unit && bases.some((base) => standsOn(base, baseOf(table, state, friend), table.sizes.eps)),
  );
}
