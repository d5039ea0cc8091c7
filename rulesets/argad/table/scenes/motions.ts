/** `motionsOf`: the motions of pieces in a scene, all at once, each in its part of the time (`turn.slices`). */

import type { Motion } from '@grognard/engine';
import { makePath, memberPose, type Point, pathLength, placeBase } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { bodyFootprint } from '../bodies/bases.ts';
import { assessMove, boatMove, tenthsPerCm } from '../bodies/move-facts.ts';
import { slices } from '../flow/movement/slices.ts';
import type { ArgadEvent, ArgadEventOf, EventKind, MarchedTrack } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { BodyState, FigureState, Table } from '../state/model.ts';
import type { KnownState } from '../views/known-state.ts';
import { timeFor } from '../views/witness/marched-track.ts';

type Mover<K extends EventKind> = (table: Table, state: KnownState, event: ArgadEventOf<K>) => Motion[];

/** Kinds of event that cause motion. The state is the one before them, with what the viewer learnt by them. */
const movers: { readonly [K in EventKind]?: Mover<K> } = {
  moved: (table, state, { figure, way, heading, slice }) => [
    moved(table, state, figure, way, heading, slice),
  ],
  bodyMoved: (table, state, { body, at, heading, learnt }) => {
    const after = { ...entryAt(state.bodies, body), x: at.x, y: at.y, heading };
    return learnt?.march === undefined
      ? bodyMotions(table, state, after)
      : marchMotions(table, state, after, learnt.march);
  },
  bodyClosedUp: (table, state, { body, members, files, at, heading }) => {
    const before = entryAt(state.bodies, body);
    const closed = { ...before, ...at, heading: heading ?? before.heading, members: [...members], files };
    return bodyMotions(table, state, closed);
  },
  rowed: (table, state, { vessel, way, heading }) => {
    const before = entryAt(state.vessels, vessel).heading;
    const to = timeFor(pathLength(makePath(way)), assessMove(table, boatMove()).allowance * tenthsPerCm);
    return [{ piece: entryAt(table.vessels, vessel).id, way, headings: [before, heading], from: 0, to }];
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
  state: KnownState,
  { figure, at }: { readonly figure: FigureIndex; readonly at: Point },
) {
  return [stepTo(table, state, figure, at, entryAt(state.figures, figure).heading)];
}

/** The motions that an event stands for. `state` is the one before it. */
export function motionsOf(table: Table, state: KnownState, event: ArgadEvent): Motion[] {
  const mover = movers[event.kind] as Mover<typeof event.kind> | undefined;
  return mover === undefined ? [] : mover(table, state, event as never);
}

function moved(
  table: Table,
  state: KnownState,
  figure: FigureIndex,
  way: readonly Point[],
  heading: number,
  slice: number,
): Motion {
  const { id } = entryAt(table.roster, figure);
  const to = slice <= 0 ? 1 : Math.min(1, slice / slices);
  return { piece: id, way, headings: [entryAt(state.figures, figure).heading, heading], from: 0, to };
}

function stepTo(table: Table, state: KnownState, figure: FigureIndex, at: Point, heading: number): Motion {
  const { x, y, heading: before } = entryAt(state.figures, figure);
  return {
    piece: entryAt(table.roster, figure).id,
    way: [
      { x, y },
      { x: at.x, y: at.y },
    ],
    headings: [before, heading],
    from: 0,
    to: 1,
  };
}

/** Figures in ranks move with their body, round every wheel, as far as it went. */
function marchMotions(
  table: Table,
  state: KnownState,
  after: BodyState,
  { poses, share }: MarchedTrack,
): Motion[] {
  return after.members.map((figure, n) => {
    const { id } = entryAt(table.roster, figure);
    const way = poses.map((pose) => placeIn(state, { ...after, ...pose }, n));
    return {
      piece: id,
      way,
      headings: [entryAt(state.figures, figure).heading, after.heading],
      from: 0,
      to: share,
    };
  });
}

function placeIn(state: KnownState, body: BodyState, n: number): Point {
  const base = placeBase(bodyFootprint(state, body), body);
  const { x, y } = memberPose(base, n % body.files, Math.floor(n / body.files));
  return { x: Math.round(x), y: Math.round(y) };
}

/** Figures of a body go straight to their new places. Those that keep place and front stay. */
function bodyMotions(table: Table, state: KnownState, after: BodyState): Motion[] {
  return after.members.flatMap((figureIndex, n) => {
    const at = placeIn(state, after, n);
    const figure = entryAt(state.figures, figureIndex);
    return isThere(figure, at, after.heading) ? [] : [stepTo(table, state, figureIndex, at, after.heading)];
  });
}

function isThere(figure: FigureState, at: Point, heading: number): boolean {
  return figure.x === at.x && figure.y === at.y && figure.heading === heading;
}
