/** The movement itself (`turn.slices`): everybody at once, in 40 slices, until they arrive, meet, or have gone as far as they may. */

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
import { entryAt, none, numberAt } from '@grognard/lists';
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

/** Two enemies who came to touch, and whose own step brought them together. */
export interface UnitMeeting {
  readonly one: FigureIndex;
  readonly other: FigureIndex;
  readonly slice: number;
  readonly oneCame: boolean;
  readonly otherCame: boolean;
}

/** A shot on the move that fell due. */
interface ShotOnTheWay {
  readonly man: FigureIndex;
  readonly when: Snapshot;
}

/** How a movement went. */
export interface Course {
  readonly turn: Turn;
  readonly units: MovingUnit[];
  /** How far along its track each unit has come, and where it is. */
  readonly went: Tenths[];
  readonly ends: Base[];
  /** The slice in which it touched an enemy; 0: it did not. */
  readonly haltedIn: number[];
  readonly meetings: UnitMeeting[];
  readonly shots: ShotOnTheWay[];
  /** Where everybody was after a slice, for those slices in which a shot was taken. */
  readonly moments: (Snapshot | undefined)[];
}

/** A course that is being run. */
interface RunningCourse extends Course {
  movement: Movement;
  /** How far each had come when the present movement began. */
  readonly from: Tenths[];
  /** Movers who may meet an enemy, and how far they had come before the present slice. */
  wary: readonly number[];
  readonly before: Tenths[];
  /** Pairs of units whom a wall keeps apart. */
  readonly apart: Set<number>;
  watching: WaitingShot[];
}

interface WaitingShot {
  readonly unit: number;
  readonly man: FigureIndex;
  readonly after: Tenths;
}

/** Moves all units through the turn; nothing is told yet and the state does not change. */
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
    const { kind, which, want } = entryAt(units, unit);
    // Whoever is taken along, in a boat or in ranks, is on no way of his own.
    if (want === 0 || kind !== 'figure') continue;
    const shot = state.orders[which]?.shot ?? null;
    if (shot?.moment === 'moving') watching.push({ unit, man: which, after: shot.after });
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

/** Enemies halt at a touch (`turn.contact-stops`), others wait (`turn.stop-short`), other floors do not meet (`building.floors`). */
function howTheyMeet(
  units: readonly MovingUnit[],
  a: number,
  b: number,
  apart: ReadonlySet<number>,
): 'halt' | 'wait' | 'pass' {
  const one = entryAt(units, a);
  const other = entryAt(units, b);
  if (one.floor !== other.floor) return 'pass';
  if (one.vessel !== none && one.vessel === other.vessel && one.kind !== other.kind) return 'pass';
  if (one.side === none || other.side === none || one.side === other.side) return 'wait';
  return apart.size > 0 && apart.has(keyOf(units, a, b)) ? 'wait' : 'halt';
}

/** Begins again from where everybody is, for the slices that are left. */
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
  return numberAt(from, unit) + wentSoFar(movement, unit);
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

/** Two units of enemies have come close: their men touch, or a wall keeps them apart. */
function meet(course: RunningCourse, a: number, b: number, slice: number): void {
  const { turn, units, movement, meetings, haltedIn, apart } = course;
  const goes = (unit: number) => wentOf(course, unit) > numberAt(course.before, unit);
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

/** Shots whose place on the way has been reached (`turn.shot-moving`). */
function watchShots(course: RunningCourse, slice: number): void {
  const kept: WaitingShot[] = [];
  for (const shot of course.watching) {
    if (wentOf(course, shot.unit) < shot.after) {
      kept.push(shot);
      continue;
    }
    keepMoment(course, slice);
    const when = fromPoint(course.turn, course.moments[slice]!, entryAt(course.units, shot.unit), shot.after);
    course.shots.push({ man: shot.man, when });
  }
  course.watching = kept;
}

/** Keeps where everybody is after a slice. */
function keepMoment(course: RunningCourse, slice: number): void {
  const { turn, units, movement, moments } = course;
  moments[slice] ??= momentOf(turn, units, slice, (unit) => ({
    went: wentOf(course, unit),
    base: whereNow(movement, unit),
  }));
}
