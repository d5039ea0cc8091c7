/** `apply`: writes an event into the state. It decides nothing. */

import { absent, entryAt, indicesOf, none } from '@grognard/lists';
import { seatBody } from '../bodies/seat-body.ts';
import type { ArgadEvent, ArgadEventOf } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { BodyState, FigureState, State } from '../state/model.ts';

type Writer<K extends ArgadEvent['kind']> = (state: State, event: ArgadEventOf<K>) => void;

function figureOf({ figures }: State, index: FigureIndex): FigureState {
  const figure = figures[index];
  if (figure === undefined) throw new RangeError(`no figure ${index}`);
  return figure;
}

function stand(figure: FigureState | BodyState, { x, y }: { readonly x: number; readonly y: number }): void {
  figure.x = x;
  figure.y = y;
}

/** Objects move with their carriers, and stay where the last carrier falls. */
function letGo(state: State, figureIndex: FigureIndex): void {
  const figure = figureOf(state, figureIndex);
  if (figure.carries === none) return;
  const thing = state.things[figure.carries];
  figure.carries = -1;
  if (thing === undefined) return;
  thing.carriers = thing.carriers.filter((carrier) => carrier !== figureIndex);
  const { x, y, room } = entryAt(state.figures, thing.carriers[0] ?? figureIndex);
  Object.assign(thing, { x, y, room });
}

function leaveBody(state: State, figureIndex: FigureIndex): void {
  const figure = figureOf(state, figureIndex);
  if (figure.body === none) return;
  const body = state.bodies[figure.body];
  figure.body = -1;
  if (body !== undefined) body.members = body.members.filter((member) => member !== figureIndex);
}

function forgetOrders({ orders, marches, rowings }: State): void {
  for (const figure of indicesOf(orders)) orders[figure] = null;
  for (const body of indicesOf(marches)) marches[body] = null;
  for (const vessel of indicesOf(rowings)) rowings[vessel] = null;
}

/** A rider that moves on before standing for a turn has still not reformed (`charge.reform`). */
function rideOn(state: State, figureIndex: FigureIndex): void {
  const figure = figureOf(state, figureIndex);
  if (figure.charged > 0 && figure.charged === state.turn - 1) figure.charged = state.turn;
}

const writers: { readonly [K in ArgadEvent['kind']]: Writer<K> } = {
  placed(state, { figure: figureIndex, at, heading, posture, known, room }) {
    const figure = figureOf(state, figureIndex);
    stand(figure, at);
    // Figures are never deployed in deep water.
    figure.heading = heading;
    figure.posture = posture;
    figure.known = known;
    figure.room = room;
    figure.swimming = false;
    carry(state, figureIndex);
  },
  ordered(state, { figure, order }) {
    state.orders[figure] = order;
  },
  marchOrdered(state, { body, march }) {
    state.marches[body] = march;
  },
  rowingOrdered(state, { vessel, rowing }) {
    state.rowings[vessel] = rowing;
  },
  formed(state, { body, members, files, at, heading }) {
    while (state.bodies.length <= body) {
      state.bodies.push({ members: [], files: 1, x: 0, y: 0, heading: 0, since: 0 });
      state.marches.push(null);
    }
    state.bodies[body] = { members: [...members], files, x: at.x, y: at.y, heading, since: state.turn };
    for (const figure of members) figureOf(state, figure).body = body;
  },
  opened(state, { body }) {
    for (const figure of [...(state.bodies[body]?.members ?? [])]) leaveBody(state, figure);
    state.marches[body] = null;
  },
  cancelled(state, { figure, body, vessel }) {
    if (figure !== null) state.orders[figure] = null;
    if (body !== null) state.marches[body] = null;
    if (vessel !== null) state.rowings[vessel] = null;
  },
  sealed(state, { side }) {
    (state.sides[side] ?? absent(state.sides, side)).sealed = true;
  },
  conceded(state, { side }) {
    entryAt(state.sides, side).conceded = true;
  },
  revealed(state) {
    for (const side of state.sides) side.sealed = false;
    if (state.phase === 'deploy') state.phase = 'orders';
  },
  slowed: nothing,
  stayed: nothing,
  moved(state, { figure: figureIndex, way, heading, room, vessel, swimming, posture, berth }) {
    const figure = figureOf(state, figureIndex);
    stand(figure, way[way.length - 1] ?? figure);
    figure.heading = heading;
    figure.room = room;
    figure.vessel = vessel;
    figure.swimming = swimming;
    figure.posture = posture;
    if (berth !== undefined) figure.berth = berth;
    carry(state, figureIndex);
    rideOn(state, figureIndex);
  },
  bodyMoved(state, { body, at, heading }) {
    const moved = entryAt(state.bodies, body);
    stand(moved, at);
    moved.heading = heading;
    seatBody(state, body);
    for (const figure of moved.members) {
      carry(state, figure);
      rideOn(state, figure);
    }
  },
  bodyClosedUp(state, { body, members, files, at, heading }) {
    const closed = entryAt(state.bodies, body);
    if (at !== undefined) stand(closed, at);
    if (heading !== undefined) closed.heading = heading;
    closed.members = [...members];
    closed.files = files;
    seatBody(state, body);
    for (const figure of closed.members) carry(state, figure);
  },
  rowed(state, { vessel, way, heading, things = [] }) {
    const boat = entryAt(state.vessels, vessel);
    const { x, y } = way.at(-1) ?? boat;
    Object.assign(boat, { x, y, heading });
    for (const { thing, at, berth } of things)
      Object.assign(entryAt(state.things, thing), {
        x: at.x,
        y: at.y,
        ...(berth !== undefined && { berth }),
      });
  },
  postureTaken(state, { figure, posture }) {
    figureOf(state, figure).posture = posture;
  },
  mounted(state, { figure: figureIndex, at, heading }) {
    const figure = figureOf(state, figureIndex);
    stand(figure, at);
    figure.heading = heading;
    figure.mounted = true;
    figure.posture = 'upright';
    state.horses = state.horses.filter(({ rider }) => rider !== figureIndex);
    carry(state, figureIndex);
  },
  dismounted(state, { figure: figureIndex, at }) {
    const figure = figureOf(state, figureIndex);
    state.horses.push({ rider: figureIndex, x: figure.x, y: figure.y, heading: figure.heading });
    figure.mounted = false;
    stand(figure, at);
    carry(state, figureIndex);
  },
  boarded(state, { figure: figureIndex, vessel, at }) {
    const figure = figureOf(state, figureIndex);
    stand(figure, at);
    figure.vessel = vessel;
    figure.swimming = false;
    carry(state, figureIndex);
  },
  wentAshore(state, { figure: figureIndex, at }) {
    const figure = figureOf(state, figureIndex);
    stand(figure, at);
    figure.vessel = -1;
    carry(state, figureIndex);
  },
  took(state, { figure, thing }) {
    figureOf(state, figure).carries = thing;
    entryAt(state.things, thing).carriers.push(figure);
    carry(state, figure);
  },
  dropped(state, { figure, at }) {
    const thing = state.things[figureOf(state, figure).carries];
    letGo(state, figure);
    // An object put down on the way to the edge has not left the table with its carrier.
    if (thing !== undefined && thing.carriers.length === 0)
      Object.assign(thing, { x: at.x, y: at.y, gone: false });
  },
  touched: nothing,
  charged(state, { figure }) {
    figureOf(state, figure).charged = state.turn;
  },
  gripped(state, { figure: figureIndex, below, holdsAgainst, foe }) {
    const figure = figureOf(state, figureIndex);
    figure.below = below.slice();
    figure.holdsAgainst = holdsAgainst.slice();
    figure.foe = foe;
  },
  shown(state, { figure: figureIndex, to }) {
    const figure = figureOf(state, figureIndex);
    for (const side of to) figure.known |= 1 << side;
  },
  shot(state, { figure, weapon }) {
    figureOf(state, figure).loaded &= ~(1 << weapon);
  },
  heldFire: nothing,
  struck: nothing,
  // A figure that is pushed back or gives way leaves close order.
  recoiled(state, { figure: figureIndex, at, swimming, vessel }) {
    const figure = figureOf(state, figureIndex);
    stand(figure, at);
    figure.swimming = swimming;
    figure.vessel = vessel;
    leaveBody(state, figureIndex);
    carry(state, figureIndex);
  },
  stoodFast: nothing,
  gaveWay(state, { figure, at }) {
    stand(figureOf(state, figure), at);
    leaveBody(state, figure);
    carry(state, figure);
  },
  steppedUp(state, { figure, at }) {
    stand(figureOf(state, figure), at);
    carry(state, figure);
  },
  wounded(state, { figure }) {
    figureOf(state, figure).wounded = true;
  },
  fell(state, { figure }) {
    letGo(state, figure);
    leaveBody(state, figure);
    figureOf(state, figure).status = 'dead';
  },
  left(state, { figure: figureIndex }) {
    const figure = figureOf(state, figureIndex);
    const thing = state.things[figure.carries];
    if (thing !== undefined) {
      for (const helper of thing.carriers) if (helper !== figureIndex) figureOf(state, helper).carries = -1;
      thing.carriers = [figureIndex];
      thing.gone = true;
    }
    leaveBody(state, figureIndex);
    figure.status = 'gone';
  },
  reloaded(state, { figure: figureIndex, weapon, done }) {
    const figure = figureOf(state, figureIndex);
    const bit = 1 << weapon;
    if (done) figure.loaded |= bit;
    figure.reloading = done ? figure.reloading & ~bit : figure.reloading | bit;
  },
  soaked(state, { figure }) {
    figureOf(state, figure).loaded = 0;
  },
  seized(state, { figure, by }) {
    figureOf(state, figure).heldBy = by;
  },
  scored(state, { side, aim, points }) {
    state.scored[aim] = side;
    entryAt(state.sides, side).points += points;
  },
  turnEnded(state) {
    state.turn++;
    forgetOrders(state);
  },
  ended(state, { result }) {
    state.phase = 'over';
    state.result = { winners: [...result.winners], by: result.by, points: { ...result.points } };
  },
};

/** Moves carried objects to their carrier. */
function carry(state: State, figure: FigureIndex): void {
  const { carries, x, y, room } = figureOf(state, figure);
  if (carries === none) return;
  const thing = state.things[carries];
  if (thing !== undefined) Object.assign(thing, { x, y, room });
}

function nothing(): void {}

/** Changes the state by one event. The most frequent kinds are written out, because a lookup by a varying key is slow. */
export function apply(state: State, event: ArgadEvent): void {
  if (event.kind === 'ordered') writers.ordered(state, event);
  else if (event.kind === 'moved') writers.moved(state, event);
  else if (event.kind === 'shot') writers.shot(state, event);
  else if (event.kind === 'gripped') writers.gripped(state, event);
  else if (event.kind === 'reloaded') writers.reloaded(state, event);
  else if (event.kind === 'struck') writers.struck(state, event);
  else if (event.kind === 'sealed') writers.sealed(state, event);
  else if (event.kind === 'fell') writers.fell(state, event);
  else if (event.kind !== 'slowed') (writers[event.kind] as Writer<typeof event.kind>)(state, event as never);
}
