/** How pieces go in a scene: all at once, each in its part of the time (`turn.slices`). */
import type { Motion } from '@grognard/engine';
import { memberPose, type Point, placeBase } from '@grognard/geometry';
import { bodyFootprint } from '../bases.ts';
import type { ArgadEvent, EventKind, EventOf } from '../events.ts';
import type { BodyState, FigureState, State, Table } from '../model.ts';
import { slices } from '../resolve/slices.ts';

type Mover<K extends EventKind> = (table: Table, state: State, event: EventOf<K>) => Motion[];

/** Kinds of events that set something in motion; the state is the one before them. */
const movers: { readonly [K in EventKind]?: Mover<K> } = {
  moved: (table, state, { figure, way, heading, slice }) => [
    moved(table, state, figure, way, heading, slice),
  ],
  bodyMoved: (table, state, { body, at, heading }) =>
    bodyMotions(table, state, { ...state.bodies[body]!, x: at.x, y: at.y, heading }),
  bodyClosedUp: (table, state, { body, members, files, at, heading }) => {
    const before = state.bodies[body]!;
    const closed = { ...before, ...at, heading: heading ?? before.heading, members: [...members], files };
    return bodyMotions(table, state, closed);
  },
  rowed: (table, state, { vessel, way, heading }) => {
    const before = state.vessels[vessel]!.heading;
    return [{ piece: table.vessels[vessel]!.id, way, headings: [before, heading], from: 0, to: 1 }];
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
  man: number,
  way: readonly Point[],
  heading: number,
  slice: number,
): Motion {
  const { id } = table.men[man]!;
  const to = slice <= 0 ? 1 : Math.min(1, slice / slices);
  return { piece: id, way, headings: [state.figures[man]!.heading, heading], from: 0, to };
}

function stepTo(table: Table, state: State, man: number, at: Point, heading: number): Motion {
  const { x, y, heading: before } = state.figures[man]!;
  return {
    piece: table.men[man]!.id,
    way: [
      { x, y },
      { x: at.x, y: at.y },
    ],
    headings: [before, heading],
    from: 0,
    to: 1,
  };
}

/** Men of a body go straight to their new places; who keeps his place and front stays. */
function bodyMotions(table: Table, state: State, after: BodyState): Motion[] {
  const base = placeBase(bodyFootprint(state, after), after);
  return after.members.flatMap((man, n) => {
    const { x, y } = memberPose(base, n % after.files, Math.floor(n / after.files));
    const at = { x: Math.round(x), y: Math.round(y) };
    const figure = state.figures[man]!;
    return isThere(figure, at, after.heading) ? [] : [stepTo(table, state, man, at, after.heading)];
  });
}

function isThere(figure: FigureState, at: Point, heading: number): boolean {
  return figure.x === at.x && figure.y === at.y && figure.heading === heading;
}
