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
import { entryAt, numberAt } from '@grognard/lists';
import { ownBase } from '../../bodies/bases.ts';
import { carriedAlong } from '../../bodies/boats.ts';
import type { State } from '../../state/model.ts';
import type { Turn } from '../turn/turn.ts';
import { endAt } from './cut-short.ts';
import type { Course } from './move-course.ts';
import { lieStill, type MovingUnit } from './move-units.ts';

/** One looks so often along the way. */
const look: Tenths = 20;
const pose: MovablePose = { x: 0, y: 0, heading: 0 };

/** Cuts the way of a boat whose people would stand on others; answers whether there was one. */
export function cutBoats(turn: Turn, course: Course): boolean {
  const { units, went } = course;
  for (let u = 0; u < units.length; u++) {
    const unit = entryAt(units, u);
    if (unit.kind !== 'vessel' || unit.track === null) continue;
    const at = lastRoom(turn, course, u);
    if (at === went[u] && at > 0) continue;
    if (at > 0) endAt(unit, at);
    else lieStill(turn, units, unit);
    // Those in a boat that lies still have yet to be where the others meet them.
    return true;
  }
  return false;
}

/** How far a boat may go: those who stay where they are bar the whole way, others the place in which they end. */
function lastRoom(turn: Turn, course: Course, vessel: number): Tenths {
  const { base, track } = entryAt(course.units, vessel);
  const hull = placeBase(base.footprint, base);
  const went = numberAt(course.went, vessel);
  const rowTo = (along: Tenths) => {
    if (along === went) return entryAt(course.ends, vessel);
    poseAlong(track!, along, pose);
    moveBase(hull, pose.x, pose.y, pose.heading);
    return hull;
  };
  let at = went;
  for (let along = look; along < at; along += look)
    if (!hasRoom(turn, course, vessel, { hull: rowTo(along), among: 'standing' })) at = along - look;
  while (at > 0 && !hasRoom(turn, course, vessel, { hull: rowTo(at), among: 'all' })) at -= look;
  return Math.max(0, at);
}

interface Berthing {
  readonly hull: Base;
  readonly among: 'standing' | 'all';
}

/** Whether nobody aboard would stand on somebody who is not. */
function hasRoom({ state }: Turn, course: Course, vessel: number, { hull, among }: Berthing): boolean {
  const { units, went, ends } = course;
  const crew = crewAt(state, entryAt(units, vessel), hull);
  return units.every(({ kind, floor, vessel: aboard }, n) => {
    if (
      floor !== 0 ||
      aboard === entryAt(units, vessel).vessel ||
      (among === 'standing' && numberAt(went, n) > 0)
    )
      return true;
    const others =
      kind === 'vessel' ? crewAt(state, entryAt(units, n), entryAt(ends, n)) : [entryAt(ends, n)];
    return others.every((other) => crew.every((figure) => !overlaps(figure, other)));
  });
}

/** The bases of those whom a boat takes along, when its hull is there. */
function crewAt({ figures }: State, { base, members }: MovingUnit, hull: Base): Base[] {
  return members.map((figure) =>
    ownBase({ ...entryAt(figures, figure), ...carriedAlong(base, hull, entryAt(figures, figure)) }),
  );
}
