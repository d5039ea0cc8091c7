/** A boat stops where a figure aboard comes to touch an enemy (`turn.contact-stops`). */

import {
  type Base,
  isWithin,
  type MovablePose,
  moveBase,
  placeBase,
  poseAlong,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, none, numberAt } from '@grognard/lists';
import { contactGap } from '../../../scenarios/measure.ts';
import { ownBase } from '../../bodies/bases.ts';
import { carriedAlong } from '../../bodies/boats.ts';
import { areEnemies } from '../../bodies/contacts.ts';
import { isSolidBetween } from '../../field/ground-between.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Turn } from '../turn/turn.ts';
import { endAt } from './cut-short.ts';
import type { Course } from './move-course.ts';

/** The sampling interval along the path. */
const look: Tenths = 20;
const pose: MovablePose = { x: 0, y: 0, heading: 0 };

/** Ends the paths of boats where a figure aboard first touches an enemy. Returns whether any path was ended. */
export function haltBoats(turn: Turn, course: Course): boolean {
  let cut = false;
  course.units.forEach(({ kind }, u) => {
    if (kind !== 'vessel' || course.went[u] === 0) return;
    const at = firstTouch(turn, course, u);
    if (at >= numberAt(course.went, u)) return;
    cut = true;
    endAt(entryAt(course.units, u), at);
  });
  return cut;
}

/** The distance along at which a figure aboard first touches a new enemy, or the distance gone if none does. */
function firstTouch(turn: Turn, course: Course, vessel: number): Tenths {
  const { base, track } = entryAt(course.units, vessel);
  const went = numberAt(course.went, vessel);
  const near = enemiesNear(turn, course, vessel);
  if (near.length === 0) return went;
  const hull = placeBase(base.footprint, base);
  for (let along = look; along < went; along += look) {
    poseAlong(track!, along, pose);
    moveBase(hull, pose.x, pose.y, pose.heading);
    if (near.some(([figure, enemy, end]) => areInTouch(turn, course, vessel, { figure, enemy, end, hull })))
      return along;
  }
  return went;
}

type Pairing = readonly [man: FigureIndex, enemy: FigureIndex, end: Base];

/** The figures aboard, each with the enemies it could come to touch where these end. */
function enemiesNear({ table, touchingAtStart }: Turn, course: Course, vessel: number): Pairing[] {
  const { base, members } = entryAt(course.units, vessel);
  const reach = numberAt(course.went, vessel) + 2 * base.reach;
  const found: Pairing[] = [];
  course.units.forEach(({ kind, which, floor }, u) => {
    if (kind !== 'figure' || floor !== 0) return;
    const end = entryAt(course.ends, u);
    if (Math.abs(end.x - base.x) > reach + end.reach || Math.abs(end.y - base.y) > reach + end.reach) return;
    for (const figure of members)
      if (areEnemies(table, figure, which) && !entryAt(touchingAtStart, figure).includes(which))
        found.push([figure, which, end]);
  });
  return found;
}

interface Close {
  readonly figure: FigureIndex;
  readonly enemy: FigureIndex;
  readonly end: Base;
  readonly hull: Base;
}

function areInTouch(
  { table, state }: Turn,
  { units }: Course,
  vessel: number,
  { figure: figureIndex, enemy, end, hull }: Close,
): boolean {
  const figure = entryAt(state.figures, figureIndex);
  const there = ownBase({ ...figure, ...carriedAlong(entryAt(units, vessel).base, hull, figure) });
  if (!isWithin(there, end, contactGap)) return false;
  const one = { base: there, room: none, vessel: figure.vessel };
  return !isSolidBetween(table.field, one, {
    base: end,
    room: none,
    vessel: entryAt(state.figures, enemy).vessel,
  });
}
