/** placeInColumn: where a unit of a group falls in behind those who have found a gap (`evade.gap`). */
import { angleBetween, frontage, type Pose, stepX, stepY } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import { angleEps, baseAt, baseOf, isOnTable, poseAhead, standsOn } from '../../bodies/index.ts';
import { groundUnder } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { bodiesBut } from '../conform/index.ts';
import type { EvadeRun } from './run.ts';

export interface Falling {
  readonly unit: UnitIndex;
  /** Units of its group; those that have run may be followed. */
  readonly mates: readonly UnitIndex[];
  /** Where it set out. */
  readonly from: Pose;
  /** How it would run by itself. */
  readonly ran: EvadeRun;
}

/** Right behind a mate, as far on as there is room, or null if that is no farther than it comes by itself. */
export function placeInColumn(table: Table, state: State, { unit, mates, from, ran }: Falling): Pose | null {
  const gone = ({ x, y }: Pose) =>
    (x - from.x) * stepX(from.heading, far) + (y - from.y) * stepY(from.heading, far);
  const least = gone(lastOf(ran.way)) + table.sizes.eps * far;
  const places = mates
    .filter((mate) => mate !== unit && entryAt(state.units, mate).status === 'on')
    .map((mate) => behind(table, state, unit, mate, from))
    .filter((pose) => pose !== null)
    .filter((pose) => gone(pose) > least && hasRoom(table, state, unit, pose));
  return places.toSorted((one, other) => gone(other) - gone(one))[0] ?? null;
}

/** Long enough for a direction in whole tenths. */
const far = 10_000;

/** Its left front corner on the left rear corner of a mate that has run the same way, seen as they ran. */
function behind(
  table: Table,
  state: State,
  unit: UnitIndex,
  mate: UnitIndex,
  { heading }: Pose,
): Pose | null {
  const body = baseOf(table, state, mate);
  const turned = angleBetween(body.heading, heading);
  // A mate that has turned back stands the other way round on the same ground.
  if (turned >= angleEps && turned <= 1800 - angleEps) return null;
  const own = baseAt(table, state, unit, { x: body.x, y: body.y, heading });
  if (frontage(own.footprint) !== frontage(body.footprint)) return null;
  const depth = (base: typeof own) => (base.footprint.shape === 'round' ? 0 : base.footprint.depth / 2);
  return poseAhead({ x: body.x, y: body.y, heading }, -(depth(own) + depth(body)));
}

function hasRoom(table: Table, state: State, unit: UnitIndex, pose: Pose): boolean {
  const base = baseAt(table, state, unit, pose);
  if (!isOnTable(table, base) || groundUnder(table.field, base) === 'impassable') return false;
  return !bodiesBut(table, state, [unit]).some((body) => standsOn(base, body.base, table.sizes.eps));
}
