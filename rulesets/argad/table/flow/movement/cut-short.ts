/** `cutShort`: shortens paths stopped where no figure can stay: across a wall, in deep water without swimming, under a hull. */

import {
  type Base,
  isBaseIn,
  isPointInBase,
  type MovableBase,
  type MovablePose,
  moveBase,
  overlaps,
  placeBase,
  poseAlong,
  type Tenths,
  trackLength,
} from '@grognard/geometry';
import { entryAt, none, numberAt } from '@grognard/lists';
import { boatBase } from '../../bodies/boats.ts';
import { groundsUnder, roomAlong } from '../../field/ground.ts';
import { isAcrossWall } from '../../field/rooms.ts';
import type { Turn } from '../turn/turn.ts';
import type { Course } from './move-course.ts';
import type { MovingFigure, MovingUnit } from './move-units.ts';
import { trackSoFar } from './track-so-far.ts';
import { canSwim } from './water.ts';

/** The sampling interval along a path. */
const look: Tenths = 10;
const pose: MovablePose = { x: 0, y: 0, heading: 0 };

/** Cuts the paths of units that cannot stay where they were stopped. Returns whether there were any. */
export function cutShort(turn: Turn, { units, went, ends }: Course): boolean {
  const { field } = turn.table;
  if (field.barriers.length === 0 && turn.table.vessels.length === 0) return false;
  let cut = false;
  units.forEach((unit, u) => {
    if (unit.kind !== 'figure' || unit.way === null || numberAt(went, u) === 0) return;
    if (canStay(turn, unit, entryAt(ends, u), numberAt(went, u))) return;
    cut = true;
    endAt(unit, lastStay(turn, unit, numberAt(went, u)));
  });
  return cut;
}

/** The farthest distance before this one at which the unit can stay, or 0 for its start. */
function lastStay(turn: Turn, unit: MovingFigure, from: Tenths): Tenths {
  const base = placeBase(unit.base.footprint, unit.base);
  for (let along = from - look; along > 0; along -= look)
    if (canStay(turn, unit, baseAlong(unit, along, base), along)) return along;
  return 0;
}

function baseAlong({ track }: MovingUnit, along: Tenths, base: MovableBase): Base {
  poseAlong(track!, along, pose);
  moveBase(base, pose.x, pose.y, pose.heading);
  return base;
}

/** Shortens a path. Its pace stays the same. */
export function endAt(unit: MovingUnit, along: Tenths): void {
  unit.isCut = true;
  if (along === 0) unit.want = 0;
  else unit.track = trackSoFar(unit, along);
}

function canStay(turn: Turn, unit: MovingFigure, base: Base, along: Tenths): boolean {
  const { table, state } = turn;
  const { way, vessel, which } = unit;
  if (isAcrossWall(table.field, base, roomAlong(way!, along))) return false;
  if (vessel === none) return true;
  const hull = boatBase(table, state, vessel);
  if (isPointInBase(hull, base.x, base.y)) return true;
  return canSwim(turn, which) ? !overlaps(hull, base) : !isDeepAt(turn, base);
}

const point = placeBase({ shape: 'round', radius: 1 }, { x: 0, y: 0, heading: 0 });

/** Whether the middle of a base is over deep water. */
function isDeepAt({ table }: Turn, { x, y }: Base): boolean {
  moveBase(point, x, y, 0);
  return groundsUnder(table.field, point, -1).includes('deep-water');
}

/** A body marches until a wall reaches into its ranks or a part of it would enter a house. */
export function cutAtWalls({ table }: Turn, unit: MovingUnit): void {
  if (table.field.barriers.length === 0) return;
  const base = placeBase(unit.base.footprint, unit.base);
  const length = trackLength(unit.track!);
  for (let along = look; along < length + look; along += look) {
    const there = baseAlong(unit, Math.min(along, length), base);
    if (!isAcrossWall(table.field, there, -1) && !table.field.houses.some((house) => isBaseIn(there, house)))
      continue;
    unit.isCut = true;
    unit.most = along - look;
    unit.want = Math.min(unit.want, unit.most);
    return;
  }
}
