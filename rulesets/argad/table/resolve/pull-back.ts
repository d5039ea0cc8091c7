/** Nobody stays across a wall or a gunwale: whoever is stopped there stands back on his way to where he has room. */
import {
  type Base,
  isPointInBase,
  type MovablePose,
  moveBase,
  overlaps,
  placeBase,
  poseAlong,
  type Tenths,
} from '@grognard/geometry';
import { groundsUnder, roomAlong } from '../field/ground.ts';
import { isAcrossWall } from '../field/rooms.ts';
import type { Turn } from '../turn.ts';
import { boatBase } from './boats.ts';
import type { Course } from './move-course.ts';
import type { Unit } from './move-units.ts';

/** One looks so often along the way back. */
const look: Tenths = 10;
const pose: MovablePose = { x: 0, y: 0, heading: 0 };

export function pullBack(turn: Turn, course: Course): void {
  const { table } = turn;
  if (table.field.barriers.length === 0 && table.vessels.length === 0) return;
  const across = course.units.flatMap((_, unit) =>
    isAcross(turn, course, unit, course.ends[unit]!) ? [unit] : [],
  );
  const nameOf = (unit: number) => table.men[course.units[unit]!.members[0]!]!.id;
  for (const unit of across.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) standBack(turn, course, unit);
}

function isAcross(turn: Turn, { units, went }: Course, unit: number, base: Base): boolean {
  const { kind, way } = units[unit]!;
  if (kind !== 'figure' || way === null || went[unit] === 0) return false;
  if (isAcrossWall(turn.table.field, base, roomAlong(way, went[unit]!))) return true;
  return isAcrossGunwale(turn, units[unit]!, base, went[unit]!);
}

/** Over deep water, off the deck and not yet clear of the hull, so that he does not swim either. */
function isAcrossGunwale({ table, state }: Turn, { vessel, way }: Unit, base: Base, went: Tenths): boolean {
  if (vessel < 0 || way!.deep.some(({ from }) => from < went)) return false;
  const hull = boatBase(table, state, vessel);
  if (isPointInBase(hull, base.x, base.y)) return false;
  return groundsUnder(table.field, base, -1).includes('deep-water');
}

function standBack(turn: Turn, course: Course, unit: number): void {
  const { units, went, ends } = course;
  const { track, base } = units[unit]!;
  const back = placeBase(base.footprint, base);
  const stopped = went[unit]!;
  for (let along = stopped - look; along > 0; along -= look) {
    poseAlong(track!, along, pose);
    moveBase(back, pose.x, pose.y, pose.heading);
    went[unit] = along;
    if (isAcross(turn, course, unit, back) || !isFree(course, unit, back)) continue;
    ends[unit] = back;
    return;
  }
  went[unit] = isFree(course, unit, base) ? 0 : stopped;
  if (went[unit] === 0) ends[unit] = base;
}

function isFree({ units, ends }: Course, unit: number, base: Base): boolean {
  return ends.every(
    (end, other) => other === unit || units[other]!.floor !== units[unit]!.floor || !overlaps(end, base),
  );
}
