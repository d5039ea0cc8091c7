/** `runCourse`: simultaneous movement in 40 slices (`turn.slices`), until units arrive, meet, or use up their allowance. */

import {
  type Base,
  type Movement,
  moveSlice,
  passSlices,
  placeBase,
  quietSlices,
  type SweptBody,
  startMovement,
  type Tenths,
  wentSoFar,
  whereNow,
} from '@grognard/geometry';
import { absent, entryAt, none, numberAt } from '@grognard/lists';
import { contactGap } from '../../../scenarios/measure.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { listOf } from '../../state/lists.ts';
import type { Snapshot } from '../../state/model.ts';
import type { Turn } from '../turn/turn.ts';
import { fromPoint, momentOf } from './moment.ts';
import { contactsBetween } from './move-contact.ts';
import { atPace, changesPace, doPacesChange, partsFor } from './move-pace.ts';
import type { MovingUnit } from './move-units.ts';
import { slices } from './slices.ts';

/** Two enemies that came into contact, and whether each one's own step brought them together. */
export interface UnitMeeting {
  readonly one: FigureIndex;
  readonly other: FigureIndex;
  readonly slice: number;
  readonly oneCame: boolean;
  readonly otherCame: boolean;
}

/** A shot on the move that is due. */
interface ShotOnTheWay {
  readonly figure: FigureIndex;
  readonly when: Snapshot;
}

/** The result of a movement. */
export interface Course {
  readonly turn: Turn;
  readonly units: MovingUnit[];
  /** Each unit's distance along its track, and its base there. */
  readonly went: Tenths[];
  readonly ends: Base[];
  /** The slice in which it touched an enemy, or 0. */
  readonly haltedIn: number[];
  readonly meetings: UnitMeeting[];
  readonly shots: ShotOnTheWay[];
  /** Snapshots after the slices in which a shot was fired. */
  readonly moments: (Snapshot | undefined)[];
}

/** A course in progress. */
interface RunningCourse extends Course {
  movement: Movement;
  /** The distance of each unit when the present movement began. */
  readonly from: Tenths[];
  /** Movers that may meet an enemy, and their distance before the present slice. */
  wary: readonly number[];
  readonly before: Tenths[];
  /** Pairs of units kept apart by a wall. */
  readonly apart: Set<number>;
  watching: WaitingShot[];
}

interface WaitingShot {
  readonly unit: number;
  readonly figure: FigureIndex;
  readonly after: Tenths;
}

/** Moves all units through the turn. Emits nothing and leaves the state unchanged. */
export function runCourse(turn: Turn, units: MovingUnit[]): Course {
  const anyChanges = doPacesChange(units);
  const course = beginCourse(turn, units);
  for (let slice = 1; slice <= slices; slice++) {
    if (anyChanges && slice > 1 && changesPace(units, slice)) goOnFrom(course, slice);
    const quiet = quietSlices(course.movement);
    if (quiet > 0 && !anyChanges && course.watching.length === 0) {
      passSlices(course.movement, quiet);
      slice += quiet - 1;
      continue;
    }
    if (quiet === 0) rememberWent(course);
    const touches = moveSlice(course.movement);
    for (const [a, b] of touches) meet(course, a, b, slice);
    if (course.watching.length > 0) watchShots(course, slice);
    if (touches.length > 0 && touches.some(([a, b]) => course.apart.has(keyOf(units, a, b))))
      goOnFrom(course, slice + 1);
  }
  for (let unit = 0; unit < units.length; unit++) {
    course.went[unit] = wentOf(course, unit);
    course.ends[unit] = whereNow(course.movement, unit);
  }
  return course;
}

function beginCourse(turn: Turn, units: MovingUnit[]): RunningCourse {
  const zero = () => listOf(units.length, 0);
  const apart = new Set<number>();
  const bodies = doPacesChange(units)
    ? units.map((unit) => (unit.reaches === null ? unit : atPace(unit, unit.base, 0, 1)))
    : units;
  const movement = movementOf(units, bodies, slices, apart);
  return {
    turn,
    units,
    went: zero(),
    ends: [],
    haltedIn: zero(),
    meetings: [],
    shots: [],
    moments: [],
    movement,
    from: zero(),
    wary: waryOf(movement),
    before: zero(),
    apart,
    watching: shotsToWatch(turn, units),
  };
}

function shotsToWatch({ state }: Turn, units: readonly MovingUnit[]): WaitingShot[] {
  const watching: WaitingShot[] = [];
  for (let unit = 0; unit < units.length; unit++) {
    const { kind, which, want } = units[unit] ?? absent(units, unit);
    // A figure in a boat or in ranks has no path of its own.
    if (want === 0 || kind !== 'figure') continue;
    const shot = state.orders[which]?.shot ?? null;
    if (shot?.moment === 'moving') watching.push({ unit, figure: which, after: shot.after });
  }
  return watching;
}

function movementOf(
  units: readonly MovingUnit[],
  bodies: readonly SweptBody[],
  count: number,
  apart: ReadonlySet<number>,
): Movement {
  const meeting = (a: number, b: number) => howTheyMeet(units, a, b, apart);
  return startMovement(bodies, { contact: contactGap, gap: 0, meeting }, count, partsFor(units));
}

function keyOf(units: readonly MovingUnit[], a: number, b: number): number {
  return a < b ? a * units.length + b : b * units.length + a;
}

/**
 * Enemies halt at contact (`turn.contact-stops`), others wait (`turn.stop-short`), and different floors do not meet
 * (`building.floors`).
 */
function howTheyMeet(
  units: readonly MovingUnit[],
  a: number,
  b: number,
  apart: ReadonlySet<number>,
): 'halt' | 'wait' | 'pass' {
  const one = units[a] ?? absent(units, a);
  const other = units[b] ?? absent(units, b);
  if (one.floor !== other.floor) return 'pass';
  if (one.vessel !== none && one.vessel === other.vessel && one.kind !== other.kind) return 'pass';
  if (one.side === none || other.side === none || one.side === other.side) return 'wait';
  return apart.size > 0 && apart.has(keyOf(units, a, b)) ? 'wait' : 'halt';
}

/** Restarts from the present positions for the remaining slices. */
function goOnFrom(course: RunningCourse, slice: number): void {
  const { units, movement, from, haltedIn, apart } = course;
  if (slice > slices) return;
  const bodies = units.map((unit, u) => {
    const at = wentOf(course, u);
    const base = placeBase(unit.base.footprint, whereNow(movement, u));
    return numberAt(haltedIn, u) > 0 ? { base, track: null, at: 0, want: 0 } : atPace(unit, base, at, slice);
  });
  units.forEach((_, u) => {
    from[u] = wentOf(course, u);
  });
  course.movement = movementOf(units, bodies, slices - slice + 1, apart);
  course.wary = waryOf(course.movement);
}

function wentOf({ movement, from }: RunningCourse, unit: number): Tenths {
  return (from[unit] ?? absent(from, unit)) + wentSoFar(movement, unit);
}

function waryOf({ pairs }: Movement): number[] {
  const wary: number[] = [];
  for (const { a, b, meeting } of pairs) {
    if (meeting !== 'halt') continue;
    if (!wary.includes(a.index)) wary.push(a.index);
    if (!wary.includes(b.index)) wary.push(b.index);
  }
  return wary;
}

function rememberWent(course: RunningCourse): void {
  const { before, wary } = course;
  for (const unit of wary) before[unit] = wentOf(course, unit);
}

/** Two enemy units have come close: their figures touch, or a wall keeps them apart. */
function meet(course: RunningCourse, a: number, b: number, slice: number): void {
  const { turn, units, movement, meetings, haltedIn, apart } = course;
  const goes = (unit: number) => wentOf(course, unit) > (course.before[unit] ?? absent(course.before, unit));
  const found = contactsBetween(
    turn,
    { unit: entryAt(units, a), base: whereNow(movement, a), went: wentOf(course, a), goes: goes(a) },
    { unit: entryAt(units, b), base: whereNow(movement, b), went: wentOf(course, b), goes: goes(b) },
  );
  if (found === 'apart') {
    apart.add(keyOf(units, a, b));
    return;
  }
  haltedIn[a] = slice;
  haltedIn[b] = slice;
  for (const contact of found) {
    meetings.push({ ...contact, slice });
    if (isContactShot(turn, contact.one) || isContactShot(turn, contact.other)) keepMoment(course, slice);
  }
}

function isContactShot({ state }: Turn, figure: FigureIndex): boolean {
  return state.orders[figure]?.shot?.moment === 'contact';
}

/** Shots whose point on the path has been reached (`turn.shot-moving`). */
function watchShots(course: RunningCourse, slice: number): void {
  const kept: WaitingShot[] = [];
  for (const shot of course.watching) {
    if (wentOf(course, shot.unit) < shot.after) {
      kept.push(shot);
      continue;
    }
    keepMoment(course, slice);
    const when = fromPoint(course.turn, course.moments[slice]!, entryAt(course.units, shot.unit), shot.after);
    course.shots.push({ figure: shot.figure, when });
  }
  course.watching = kept;
}

/** Keeps a snapshot after a slice. */
function keepMoment(course: RunningCourse, slice: number): void {
  const { turn, units, movement, moments } = course;
  moments[slice] ??= momentOf(turn, units, slice, (unit) => ({
    went: wentOf(course, unit),
    base: whereNow(movement, unit),
  }));
}
