/** Boats stop before those aboard, whose bases may stand out over the side, are carried into somebody. */
import {
  type Base,
  type MovablePose,
  moveBase,
  overlaps,
  placeBase,
  poseAlong,
  type Tenths,
} from '@grognard/geometry';
import { ownBase } from '../bases.ts';
import type { Turn } from '../turn.ts';
import { carriedAlong } from './boats.ts';
import { endAt } from './cut-short.ts';
import type { Course } from './move-course.ts';

/** One looks so often along the way back. */
const look: Tenths = 20;
const pose: MovablePose = { x: 0, y: 0, heading: 0 };

/** Cuts the ways of boats whose people would stand on others; answers whether there were any. */
export function cutBoats(turn: Turn, course: Course): boolean {
  let cut = false;
  course.units.forEach((unit, u) => {
    if (unit.kind !== 'vessel' || course.went[u] === 0) return;
    if (hasRoom(turn, course, u, course.ends[u]!)) return;
    cut = true;
    const hull = placeBase(unit.base.footprint, unit.base);
    let along = course.went[u]! - look;
    for (; along > 0; along -= look) {
      poseAlong(unit.track!, along, pose);
      moveBase(hull, pose.x, pose.y, pose.heading);
      if (hasRoom(turn, course, u, hull)) break;
    }
    endAt(unit, Math.max(0, along));
  });
  return cut;
}

/** Whether nobody aboard would stand on somebody who is not. */
function hasRoom({ state }: Turn, { units, ends }: Course, vessel: number, hull: Base): boolean {
  const { base, members } = units[vessel]!;
  return members.every((man) => {
    const figure = state.figures[man]!;
    const there = ownBase({ ...figure, ...carriedAlong(base, hull, figure) });
    return units.every(
      ({ kind, floor }, n) => kind === 'vessel' || floor !== 0 || !overlaps(there, ends[n]!),
    );
  });
}
