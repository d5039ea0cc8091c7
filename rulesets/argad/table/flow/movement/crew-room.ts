/** Boats stop before those aboard, whose bases may project over the side, are carried into other figures. */

import {
  type Base,
  type MovablePose,
  moveBase,
  overlaps,
  placeBase,
  poseAlong,
  type Tenths,
} from '@grognard/geometry';
import { absent, entryAt, numberAt } from '@grognard/lists';
import { ownBase } from '../../bodies/bases.ts';
import { carriedAlong } from '../../bodies/boats.ts';
import type { State } from '../../state/model.ts';
import type { Turn } from '../turn/turn.ts';
import { endAt } from './cut-short.ts';
import type { Course } from './move-course.ts';
import { lieStill, type MovingUnit } from './move-units.ts';

/** The sampling interval along the path. */
const look: Tenths = 20;
const pose: MovablePose = { x: 0, y: 0, heading: 0 };

/** Cuts the path of one boat whose crew would overlap others. Returns whether there was one. */
export function cutBoats(turn: Turn, course: Course): boolean {
  const { units, went } = course;
  for (let u = 0; u < units.length; u++) {
    const unit = units[u] ?? absent(units, u);
    if (unit.kind !== 'vessel' || unit.track === null) continue;
    const at = lastRoom(turn, course, u);
    if (at === went[u] && at > 0) continue;
    if (at > 0) endAt(unit, at);
    else lieStill(turn, units, unit);
    // The figures in a boat that now lies still must be in place before others can meet them.
    return true;
  }
  return false;
}

/** How far a boat may go. Figures that stay bar the whole path, others only the place where they end. */
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

/** Whether no figure aboard would overlap one that is not aboard. */
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

/** The bases of those a boat carries, with its hull at this place. */
function crewAt({ figures }: State, { base, members }: MovingUnit, hull: Base): Base[] {
  return members.map((figure) =>
    ownBase({ ...entryAt(figures, figure), ...carriedAlong(base, hull, entryAt(figures, figure)) }),
  );
}
