/** `tellCourse`: emits the results of a movement: paths, figures that left the table, figures revealed by moving (`hide.reveal`). */

import { type Base, isPointInBase, overlaps, trackLength } from '@grognard/geometry';
import { absent, entryAt, none, numberAt, type OrNone } from '@grognard/lists';
import { berthOn, boatBase, carriedAlong, lyingOn } from '../../bodies/boats.ts';
import { groundsUnder, roomAlong } from '../../field/ground.ts';
import { canHide, edgeCrossed } from '../../field/hiding.ts';
import { floorOf, roomAt } from '../../field/rooms.ts';
import type { ArgadEventOf } from '../../state/events.ts';
import type { FigureIndex, RoomIndex } from '../../state/indices.ts';
import { onlyKnowers, toKnowers } from '../../state/visibility.ts';
import { show } from '../turn/secrecy.ts';
import type { Turn } from '../turn/turn.ts';
import { tellStayed, whatStopped } from './held-up.ts';
import type { Course } from './move-course.ts';
import type { MovingBoat, MovingFigure } from './move-units.ts';
import { pathSoFar } from './path-so-far.ts';
import { slices } from './slices.ts';
import { canSwim, soak } from './water.ts';

/** Emits all moves, each only after the place it ends in has been vacated. */
export function tellCourse(turn: Turn, course: Course): void {
  const { units, went } = course;
  let left: number[] = [];
  for (let unit = 0; unit < units.length; unit++) if ((went[unit] ?? absent(went, unit)) > 0) left.push(unit);
  while (left.length > 0) {
    const waiting = left;
    const later: number[] = [];
    for (const unit of waiting) if (isTaken(course, unit, waiting)) later.push(unit);
    // Moves in a ring cannot be emitted one after another without overlapping for a moment.
    const isRing = later.length === waiting.length;
    const now = isRing || later.length === 0 ? waiting : waiting.filter((unit) => !later.includes(unit));
    for (const unit of now) tellUnit(turn, course, unit);
    left = now === waiting ? [] : later;
  }
  tellStayed(turn, course);
}

/** Whether the place in which a unit ends is still occupied by one whose move is not yet emitted. */
function isTaken({ units, ends }: Course, unit: number, waiting: readonly number[]): boolean {
  const end = ends[unit] ?? absent(ends, unit);
  const { floor } = units[unit] ?? absent(units, unit);
  for (const other of waiting) {
    const { base, floor: its } = units[other] ?? absent(units, other);
    const far = base.reach + end.reach;
    if (Math.abs(base.x - end.x) >= far || Math.abs(base.y - end.y) >= far) continue;
    if (other !== unit && its === floor && overlaps(base, end)) return true;
  }
  return false;
}

function tellUnit(turn: Turn, course: Course, unit: number): void {
  const { units, went, ends } = course;
  const mover = units[unit] ?? absent(units, unit);
  const { kind, members, track, base } = mover;
  for (const figure of members) {
    turn.moved[figure] = true;
    turn.went[figure] = went[unit] ?? absent(went, unit);
    if (kind === 'figure') turn.track[figure] = track;
    else if (kind === 'body') show(turn, figure, 'hide.reveal');
  }
  const { x, y, heading } = ends[unit] ?? absent(ends, unit);
  if (mover.kind === 'body') {
    const from = { x: base.x, y: base.y };
    turn.resolution.emit({ kind: 'bodyMoved', body: mover.which, at: { x, y }, heading, from });
  }
  if (mover.kind === 'vessel') tellBoat(turn, course, unit, mover);
  else if (mover.kind === 'figure') tellFigure(turn, course, unit, mover);
  for (const figure of members) tellLeft(turn, figure);
}

/** Off the table, with what it carries (`scenario.edge`) and what lies beside it in the boat (`aim.carry-off`). */
function tellLeft({ table, state, resolution }: Turn, figureIndex: FigureIndex): void {
  const figure = state.figures[figureIndex] ?? absent(state.figures, figureIndex);
  const edge = edgeCrossed(table.field, figure);
  if (edge === null) return;
  const only = onlyKnowers(table, state, [figureIndex]);
  if (figure.vessel !== none && figure.carries === none && !entryAt(table.roster, figureIndex).captive) {
    const [thing] = lyingOn(state, boatBase(table, state, figure.vessel)).filter(
      (lying) => edgeCrossed(table.field, entryAt(state.things, lying)) !== null,
    );
    if (thing !== undefined) resolution.emit({ kind: 'took', figure: figureIndex, thing, ...only });
  }
  resolution.emit({ kind: 'left', figure: figureIndex, edge, ...only });
}

function tellFigure(turn: Turn, course: Course, unit: number, mover: MovingFigure): void {
  const { table, state, resolution } = turn;
  const { which: figureIndex, path, way } = mover;
  const went = course.went[unit] ?? absent(course.went, unit);
  const end = course.ends[unit] ?? absent(course.ends, unit);
  const order = state.orders[figureIndex]!;
  const figure = state.figures[figureIndex] ?? absent(state.figures, figureIndex);
  if (order.pace !== 'crouch') show(turn, figureIndex, 'hide.reveal');
  const floor = floorOf(table.field, figure.room);
  const room = way!.rooms.length > 1 ? roomAt(table.field, end.x, end.y, floor) : roomAlong(way!, went);
  const swimming = isAfloat(turn, mover, end, room);
  const event: ArgadEventOf<'moved'> = {
    kind: 'moved',
    figure: figureIndex,
    way: pathSoFar(path!, went, end),
    heading: end.heading,
    room,
    vessel: figure.vessel,
    swimming,
    posture: swimming ? 'upright' : postureAfter(turn, figureIndex, end, room),
    slice: stoppedIn(course, unit),
    stopped: whyStopped(turn, course, unit),
  };
  resolution.emit(toKnowers(table, state, mover.members, event));
  if (swimming || way!.deep.some(({ from }) => from < went)) wet(turn, course, figureIndex);
}

/** A shot fired on the way into the water used dry powder. */
function wet(turn: Turn, course: Course, figure: FigureIndex): void {
  if (course.shots.some((shot) => shot.figure === figure)) turn.toSoak.push(figure);
  else soak(turn, figure);
}

/** Whether it swims at its end: in deep water and not on a deck. */
function isAfloat(
  turn: Turn,
  { which, vessel, way }: MovingFigure,
  end: Base,
  room: OrNone<RoomIndex>,
): boolean {
  const { table, state } = turn;
  if (way!.deep.length === 0 && vessel === none) return false;
  if (vessel !== none && isPointInBase(boatBase(table, state, vessel), end.x, end.y)) return false;
  return canSwim(turn, which) && groundsUnder(table.field, end, room).includes('deep-water');
}

/** Upright after walking, unless ordered to crouch in a place to hide. Crouched after moving crouched. */
function postureAfter(
  { table, state }: Turn,
  figure: FigureIndex,
  base: Base,
  room: OrNone<RoomIndex>,
): 'upright' | 'crouched' {
  const { pace, posture } = state.orders[figure]!;
  const { vessel, mounted } = state.figures[figure] ?? absent(state.figures, figure);
  const wanted = posture ?? (pace === 'crouch' ? 'crouched' : 'upright');
  if (wanted === 'upright' || mounted) return 'upright';
  return canHide(table.field, { base, room, vessel }) ? 'crouched' : 'upright';
}

function whyStopped(turn: Turn, course: Course, unit: number): ArgadEventOf<'moved'>['stopped'] {
  const { units, went } = course;
  const { track, want, isCut } = units[unit] ?? absent(units, unit);
  const isThere = (went[unit] ?? absent(went, unit)) >= trackLength(track!);
  if ((course.haltedIn[unit] ?? absent(course.haltedIn, unit)) === 0 && isThere)
    return isCut ? 'halted' : 'arrived';
  if (
    (course.haltedIn[unit] ?? absent(course.haltedIn, unit)) === 0 &&
    (went[unit] ?? absent(went, unit)) >= want - 1
  )
    return 'allowance';
  return whatStopped(turn, course, unit);
}

/** The slice in which it stopped. */
function stoppedIn({ units, went, haltedIn }: Course, unit: number): number {
  const { track, want, reaches } = units[unit] ?? absent(units, unit);
  if ((haltedIn[unit] ?? absent(haltedIn, unit)) > 0) return haltedIn[unit] ?? absent(haltedIn, unit);
  if (reaches !== null || (went[unit] ?? absent(went, unit)) < trackLength(track!)) return slices;
  return Math.min(slices, Math.ceil((trackLength(track!) * slices) / want));
}

/** A boat carries those aboard with it. */
function tellBoat(turn: Turn, course: Course, unit: number, boat: MovingBoat): void {
  const { state, resolution } = turn;
  const { which, members, path, base } = boat;
  const end = entryAt(course.ends, unit);
  const went = numberAt(course.went, unit);
  const way = pathSoFar(path!, went, end);
  const isTurned = end.heading !== base.heading;
  const things = lyingOn(state, base).map((thing) => ({
    thing,
    at: carriedAlong(base, end, entryAt(state.things, thing)),
    ...(isTurned && { berth: berthOn(base, entryAt(state.things, thing)) }),
  }));
  resolution.emit({
    kind: 'rowed',
    vessel: which,
    way,
    heading: end.heading,
    ...(things.length > 0 && { things }),
  });
  for (const figureIndex of members) {
    const figure = entryAt(state.figures, figureIndex);
    const { x, y, heading, room, vessel, swimming, posture } = figure;
    resolution.emit({
      kind: 'moved',
      figure: figureIndex,
      way: [{ x, y }, carriedAlong(base, end, figure)],
      heading,
      room,
      vessel,
      swimming,
      posture,
      slice: stoppedIn(course, unit),
      stopped: whyStopped(turn, course, unit),
      rowed: true,
      ...(isTurned && { berth: berthOn(base, figure) }),
      ...onlyKnowers(turn.table, turn.state, [figureIndex]),
    });
  }
}
