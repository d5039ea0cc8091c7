/** How pieces go in a scene: all at once, each in its part of the time (`turn.slices`). */
import type { Motion } from '@grognard/engine';
import {
  type MovablePose,
  makePath,
  memberPose,
  type Point,
  pathLength,
  placeBase,
  pointDistance,
  poseAlong,
  type Tenths,
  type Track,
  trackBySteps,
  trackLength,
} from '@grognard/geometry';
import { bodyFootprint } from '../bases.ts';
import { directionOf } from '../check/march.ts';
import type { ArgadEvent, EventKind, EventOf } from '../events.ts';
import type { BodyState, FigureState, State, Table } from '../model.ts';
import { assessMove, boatMove, slowestOf, tenthsPerCm } from '../move-facts.ts';
import { drillOf } from '../resolve/drill.ts';
import { slices } from '../resolve/slices.ts';

type Mover<K extends EventKind> = (table: Table, state: State, event: EventOf<K>) => Motion[];

/** Kinds of events that set something in motion; the state is the one before them. */
const movers: { readonly [K in EventKind]?: Mover<K> } = {
  moved: (table, state, { figure, way, heading, slice }) => [
    moved(table, state, figure, way, heading, slice),
  ],
  bodyMoved: (table, state, { body, at, heading }) =>
    marchMotions(table, state, body, { ...state.bodies[body]!, x: at.x, y: at.y, heading }),
  bodyClosedUp: (table, state, { body, members, files, at, heading }) => {
    const before = state.bodies[body]!;
    const closed = { ...before, ...at, heading: heading ?? before.heading, members: [...members], files };
    return bodyMotions(table, state, closed);
  },
  rowed: (table, state, { vessel, way, heading }) => {
    const before = state.vessels[vessel]!.heading;
    const to = timeFor(pathLength(makePath(way)), assessMove(table, boatMove()).allowance * tenthsPerCm);
    return [{ piece: table.vessels[vessel]!.id, way, headings: [before, heading], from: 0, to }];
  },
  mounted: (table, state, { figure, at, heading }) => [stepTo(table, state, figure, at, heading)],
  dismounted: stepping,
  boarded: stepping,
  wentAshore: stepping,
  recoiled: stepping,
  gaveWay: stepping,
  steppedUp: stepping,
};

function stepping(
  table: Table,
  state: State,
  { figure, at }: { readonly figure: number; readonly at: Point },
) {
  return [stepTo(table, state, figure, at, state.figures[figure]!.heading)];
}

/** The motions that an event stands for; `state` is the one before it. */
export function motionsOf(table: Table, state: State, event: ArgadEvent): Motion[] {
  const mover = movers[event.kind] as Mover<typeof event.kind> | undefined;
  return mover === undefined ? [] : mover(table, state, event as never);
}

function moved(
  table: Table,
  state: State,
  figure: number,
  way: readonly Point[],
  heading: number,
  slice: number,
): Motion {
  const { id } = table.roster[figure]!;
  const to = slice <= 0 ? 1 : Math.min(1, slice / slices);
  return { piece: id, way, headings: [state.figures[figure]!.heading, heading], from: 0, to };
}

function stepTo(table: Table, state: State, figure: number, at: Point, heading: number): Motion {
  const { x, y, heading: before } = state.figures[figure]!;
  return {
    piece: table.roster[figure]!.id,
    way: [
      { x, y },
      { x: at.x, y: at.y },
    ],
    headings: [before, heading],
    from: 0,
    to: 1,
  };
}

/** The part of the time that so much of an allowance takes. */
function timeFor(length: Tenths, allowance: Tenths): number {
  return allowance <= 0 ? 1 : Math.max(1 / slices, Math.min(1, length / allowance));
}

/** So many places of a march are shown, so that wheels are not cut short. */
const shown = 8;
/** Where a march ended is looked for so often along it. */
const look: Tenths = 50;

/** Men in the ranks go with their body, round every wheel, as far as it came. */
function marchMotions(table: Table, state: State, index: number, after: BodyState): Motion[] {
  const body = state.bodies[index]!;
  const march = state.marches[index] ?? null;
  if (march === null) return bodyMotions(table, state, after);
  // A first turn or change of rank has been made before.
  const track = trackBySteps(placeBase(bodyFootprint(state, body), body), drillOf(march).steps);
  const went = wentAlong(track, after);
  const direction = directionOf(march);
  const { tenths } = slowestOf(table, state, body, { direction, intoContact: false, grounds: [] });
  const poses = Array.from({ length: shown + 1 }, (_, n) => poseAt(track, (went * n) / shown));
  poses[shown] = after;
  const to = timeFor(went, tenths);
  return after.members.map((figure, n) => {
    const { id } = table.roster[figure]!;
    const way = poses.map((pose) => placeIn(state, { ...after, ...pose }, n));
    return { piece: id, way, headings: [state.figures[figure]!.heading, after.heading], from: 0, to };
  });
}

function poseAt(track: Track, along: Tenths): MovablePose {
  const pose: MovablePose = { x: 0, y: 0, heading: 0 };
  poseAlong(track, Math.floor(along), pose);
  return pose;
}

/** How far along its track a body came to where it stands. */
function wentAlong(track: Track, { x, y }: Point): Tenths {
  const length = trackLength(track);
  let best = length;
  let least = Number.POSITIVE_INFINITY;
  for (let along = 0; along < length + look; along += look) {
    const pose = poseAt(track, Math.min(along, length));
    const away = pointDistance(Math.round(pose.x), Math.round(pose.y), x, y);
    if (away >= least) continue;
    least = away;
    best = Math.min(along, length);
  }
  return best;
}

function placeIn(state: State, body: BodyState, n: number): Point {
  const base = placeBase(bodyFootprint(state, body), body);
  const { x, y } = memberPose(base, n % body.files, Math.floor(n / body.files));
  return { x: Math.round(x), y: Math.round(y) };
}

/** Men of a body go straight to their new places; who keeps his place and front stays. */
function bodyMotions(table: Table, state: State, after: BodyState): Motion[] {
  return after.members.flatMap((figureIndex, n) => {
    const at = placeIn(state, after, n);
    const figure = state.figures[figureIndex]!;
    return isThere(figure, at, after.heading) ? [] : [stepTo(table, state, figureIndex, at, after.heading)];
  });
}

function isThere(figure: FigureState, at: Point, heading: number): boolean {
  return figure.x === at.x && figure.y === at.y && figure.heading === heading;
}
