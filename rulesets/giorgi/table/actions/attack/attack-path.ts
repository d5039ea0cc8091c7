/** AttackPath and Walker: a unit on its path, stopped where it is fired at, and how it continues after losses. */

import {
  fromLocal,
  type LocalPoint,
  type Pose,
  placeBase,
  type Tenths,
  type Track,
  toLocal,
  trackLength,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { basesLeft, bodyOf, intrudes, poseAt, shapeOf, standsAt, standsThinned } from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import type { How } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table, UnitFormation } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { isWhollyOn } from '../move/index.ts';
import { othersOf } from '../move/other-bodies.ts';

/** A path in one or several formations. */
export interface AttackPath {
  readonly tracks: readonly Track[];
  /** The formation of each track. */
  readonly formations: readonly UnitFormation[];
  /** Placement of a unit without losses where each track begins. Missing if the formation never changes. */
  readonly standings?: readonly Placement[];
}

export function lengthOf({ tracks }: AttackPath): Tenths {
  return tracks.reduce((sum, track) => sum + trackLength(track), 0);
}

/** The track at a distance along the path, and the distance along that track. */
export function trackAt(
  { tracks }: AttackPath,
  along: Tenths,
): { readonly n: number; readonly along: Tenths } {
  let left = along;
  for (let n = 0; n < tracks.length; n++) {
    const length = trackLength(entryAt(tracks, n));
    if (left <= length || n === tracks.length - 1) return { n, along: Math.min(left, length) };
    left -= length;
  }
  return { n: -1, along: 0 };
}

/** Placement of a unit without losses at a distance along its path. */
export function standsOn(stands: Placement, way: AttackPath, along: Tenths): Placement {
  const { n, along: on } = trackAt(way, along);
  if (n < 0) return stands;
  return standsAt(way.standings?.[n] ?? stands, poseAt(entryAt(way.tracks, n), on));
}

/** A unit under way. Bases lost on the way shift its middle. */
export interface Walker {
  readonly turn: Turn;
  readonly unit: UnitIndex;
  readonly way: AttackPath;
  readonly how: How;
  /** Its placement before the first step, and its number of bases then. */
  readonly started: Placement;
  readonly bases: number;
  gone: Tenths;
  /** Position of its middle relative to a body without losses, in a formation. Null if it has lost no bases. */
  shift: { readonly by: LocalPoint; readonly formation: UnitFormation } | null;
}

export function setOut(turn: Turn, unit: UnitIndex, way: AttackPath, how: How): Walker {
  const { table, state } = turn;
  const started = entryAt(state.units, unit).stands;
  return { turn, unit, way, how, started, bases: basesNow(table, state, unit), gone: 0, shift: null };
}

/** The placement at the same distance for a body that has lost bases. */
export function shifted(walker: Walker, stands: Placement, along: Tenths): Placement {
  const { turn, unit, way, shift, bases } = walker;
  const { table, state } = turn;
  const left = basesNow(table, state, unit);
  const track = way.tracks[trackAt(way, along).n];
  if (left === bases || track === undefined) return stands;
  // If it has changed formation since, the remaining bases form on the end of the original ones.
  if (shift !== null && shift.formation !== stands.formation)
    return standsThinned(table, unit, stands, bases, left, 'left');
  const { x, y } = shift === null ? stands : fromLocal(placeBase(track.footprint, stands), shift.by);
  const moved = { ...stands, x, y };
  return besideRounding(walker, { ...moved, files: shapeOf(table, unit, moved, left).files }, left);
}

/** Moves a body by a tenth of a millimetre if rounding its shift alone put it on impassable ground. */
function besideRounding({ turn, unit }: Walker, stands: Placement, bases: number): Placement {
  const { table, state } = turn;
  const field = fieldOf(table, state);
  const isOpen = (at: Placement) =>
    objectionsToStanding(field, entryAt(table.units, unit), at.formation, bodyOf(table, unit, at, bases))
      .length === 0;
  if (isOpen(stands)) return stands;
  const beside = [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].map((dy) => ({ ...stands, x: stands.x + dx, y: stands.y + dy })),
  );
  return beside.find(isOpen) ?? stands;
}

/** Moves the unit to a distance along its path. */
export function walkTo(walker: Walker, along: Tenths): void {
  const { turn, unit, way, how, gone, started } = walker;
  if (along <= gone) return;
  const stands = shifted(walker, standsOn(started, way, along), along);
  const poses = posesBetween(way, gone, along);
  turn.resolution.emit({ kind: 'moved', unit, how, way: poses, stands, effort: 0, changed: false });
  walker.gone = along;
}

/** Moves the unit back to an earlier distance along its path. */
export function stepBack(walker: Walker, along: Tenths): void {
  const { turn, unit, way, how, gone, started } = walker;
  if (along >= gone) return;
  const stands = shifted(walker, standsOn(started, way, along), along);
  const poses = [...posesBetween(way, along, gone)].reverse();
  turn.resolution.emit({ kind: 'moved', unit, how, way: poses, stands, effort: 0, changed: false });
  walker.gone = along;
}

/** Moves a unit back to where it can stay, if it stopped over the table edge in a wheel or on a unit it was passing. */
export function stepClear(walker: Walker): void {
  const { turn, unit, way, started, gone } = walker;
  const { table, state } = turn;
  if (entryAt(state.units, unit).status !== 'on') return;
  const others = othersOf(table, state, unit);
  const isClear = (along: Tenths) => {
    const stands = shifted(walker, standsOn(started, way, along), along);
    const body = bodyOf(table, unit, stands, basesNow(table, state, unit));
    return isWhollyOn(fieldOf(table, state), body) && others.every((other) => !intrudes(body, other.body));
  };
  let along = gone;
  while (along > 0 && !isClear(along)) along = Math.max(0, along - step);
  stepBack(walker, along);
}

/** Records the shift of the middle of a body that may have lost bases here. */
export function noteShift(walker: Walker): void {
  const { turn, unit, way, gone, started } = walker;
  const { n } = trackAt(way, gone);
  const track = way.tracks[n];
  const now = entryAt(turn.state.units, unit).stands;
  const there = standsOn(started, way, gone);
  if (track === undefined || (now.x === there.x && now.y === there.y)) return;
  walker.shift = { by: toLocal(placeBase(track.footprint, there), now.x, now.y), formation: now.formation };
}

/** Poses along a path between two distances: both ends, and every centimetre between. */
export function posesBetween(way: AttackPath, from: Tenths, to: Tenths): readonly Pose[] {
  const poses: Pose[] = [];
  for (let along = from; along < to; along += step) poses.push(poseOn(way, along));
  poses.push(poseOn(way, to));
  return poses;
}

/** Distance between reported poses, in tenths of a millimetre. */
const step: Tenths = 100;

function poseOn(way: AttackPath, along: Tenths): Pose {
  const { n, along: on } = trackAt(way, along);
  return poseAt(entryAt(way.tracks, n), on);
}

/** Whether the unit is still under way: not off the table, not turned back. */
export function goesOn({ agenda }: Pick<Turn, 'agenda'>, { units }: State, unit: UnitIndex): boolean {
  const { status, rung } = entryAt(units, unit);
  if (status !== 'on' || rung === 3) return false;
  return !agenda.some((entry) => entry.do === 'forced' && entry.unit === unit);
}

export function basesNow(table: Table, state: State, unit: UnitIndex): number {
  return basesLeft(table, unit, entryAt(state.units, unit));
}
