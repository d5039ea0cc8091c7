/** Writes an event into the state. It decides nothing. */
import type { ArgadEvent, EventOf } from './events.ts';
import type { BodyState, FigureState, State } from './model.ts';
import { seatBody } from './start.ts';

type Writer<K extends ArgadEvent['kind']> = (state: State, event: EventOf<K>) => void;

function figureOf({ figures }: State, index: number): FigureState {
  const figure = figures[index];
  if (figure === undefined) throw new RangeError(`no figure ${index}`);
  return figure;
}

function stand(figure: FigureState | BodyState, { x, y }: { readonly x: number; readonly y: number }): void {
  figure.x = x;
  figure.y = y;
}

/** Things go where their carriers go, and stay where these fall. */
function letGo(state: State, man: number): void {
  const figure = figureOf(state, man);
  if (figure.carries < 0) return;
  const thing = state.things[figure.carries];
  figure.carries = -1;
  if (thing === undefined) return;
  thing.carriers = thing.carriers.filter((carrier) => carrier !== man);
  const { x, y, room } = state.figures[thing.carriers[0] ?? man]!;
  Object.assign(thing, { x, y, room });
}

function leaveBody(state: State, man: number): void {
  const figure = figureOf(state, man);
  if (figure.body < 0) return;
  const body = state.bodies[figure.body];
  figure.body = -1;
  if (body !== undefined) body.members = body.members.filter((member) => member !== man);
}

function forgetOrders({ orders, marches, rowings }: State): void {
  for (let man = 0; man < orders.length; man++) orders[man] = null;
  for (let body = 0; body < marches.length; body++) marches[body] = null;
  for (let vessel = 0; vessel < rowings.length; vessel++) rowings[vessel] = null;
}

/** Whoever rides on before it has stood for a turn has still not reformed (`charge.reform`). */
function rideOn(state: State, man: number): void {
  const figure = figureOf(state, man);
  if (figure.charged > 0 && figure.charged === state.turn - 1) figure.charged = state.turn;
}

const writers: { readonly [K in ArgadEvent['kind']]: Writer<K> } = {
  placed(state, { figure: man, at, heading, posture, known, room }) {
    const figure = figureOf(state, man);
    stand(figure, at);
    // Nobody is set up in deep water.
    figure.heading = heading;
    figure.posture = posture;
    figure.known = known;
    figure.room = room;
    figure.swimming = false;
    carry(state, man);
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
    for (const man of members) figureOf(state, man).body = body;
  },
  opened(state, { body }) {
    for (const man of [...(state.bodies[body]?.members ?? [])]) leaveBody(state, man);
    state.marches[body] = null;
  },
  cancelled(state, { figure, body, vessel }) {
    if (figure !== null) state.orders[figure] = null;
    if (body !== null) state.marches[body] = null;
    if (vessel !== null) state.rowings[vessel] = null;
  },
  sealed(state, { side }) {
    state.sides[side]!.sealed = true;
  },
  conceded(state, { side }) {
    state.sides[side]!.conceded = true;
  },
  revealed(state) {
    for (const side of state.sides) side.sealed = false;
    if (state.phase === 'deploy') state.phase = 'orders';
  },
  slowed: nothing,
  stayed: nothing,
  moved(state, { figure: man, way, heading, room, vessel, swimming, posture, berth }) {
    const figure = figureOf(state, man);
    stand(figure, way[way.length - 1] ?? figure);
    figure.heading = heading;
    figure.room = room;
    figure.vessel = vessel;
    figure.swimming = swimming;
    figure.posture = posture;
    if (berth !== undefined) figure.berth = berth;
    carry(state, man);
    rideOn(state, man);
  },
  bodyMoved(state, { body, at, heading }) {
    const moved = state.bodies[body]!;
    stand(moved, at);
    moved.heading = heading;
    seatBody(state, body);
    for (const man of moved.members) {
      carry(state, man);
      rideOn(state, man);
    }
  },
  bodyClosedUp(state, { body, members, files, at, heading }) {
    const closed = state.bodies[body]!;
    if (at !== undefined) stand(closed, at);
    if (heading !== undefined) closed.heading = heading;
    closed.members = [...members];
    closed.files = files;
    seatBody(state, body);
    for (const man of closed.members) carry(state, man);
  },
  rowed(state, { vessel, way, heading, things = [] }) {
    const boat = state.vessels[vessel]!;
    const { x, y } = way.at(-1) ?? boat;
    Object.assign(boat, { x, y, heading });
    for (const { thing, at, berth } of things)
      Object.assign(state.things[thing]!, { x: at.x, y: at.y, ...(berth !== undefined && { berth }) });
  },
  postureTaken(state, { figure, posture }) {
    figureOf(state, figure).posture = posture;
  },
  mounted(state, { figure: man, at, heading }) {
    const figure = figureOf(state, man);
    stand(figure, at);
    figure.heading = heading;
    figure.mounted = true;
    figure.posture = 'upright';
    state.horses = state.horses.filter(({ rider }) => rider !== man);
    carry(state, man);
  },
  dismounted(state, { figure: man, at }) {
    const figure = figureOf(state, man);
    state.horses.push({ rider: man, x: figure.x, y: figure.y, heading: figure.heading });
    figure.mounted = false;
    stand(figure, at);
    carry(state, man);
  },
  boarded(state, { figure: man, vessel, at }) {
    const figure = figureOf(state, man);
    stand(figure, at);
    figure.vessel = vessel;
    figure.swimming = false;
    carry(state, man);
  },
  wentAshore(state, { figure: man, at }) {
    const figure = figureOf(state, man);
    stand(figure, at);
    figure.vessel = -1;
    carry(state, man);
  },
  took(state, { figure: man, thing }) {
    figureOf(state, man).carries = thing;
    state.things[thing]!.carriers.push(man);
    carry(state, man);
  },
  dropped(state, { figure: man, at }) {
    const thing = state.things[figureOf(state, man).carries];
    letGo(state, man);
    // Put down on the way to the edge, it has not left the table with its carrier.
    if (thing !== undefined && thing.carriers.length === 0)
      Object.assign(thing, { x: at.x, y: at.y, gone: false });
  },
  touched: nothing,
  charged(state, { figure }) {
    figureOf(state, figure).charged = state.turn;
  },
  gripped(state, { figure: man, below, holdsAgainst, foe }) {
    const figure = figureOf(state, man);
    figure.below = below.slice();
    figure.holdsAgainst = holdsAgainst.slice();
    figure.foe = foe;
  },
  shown(state, { figure: man, to }) {
    const figure = figureOf(state, man);
    for (const side of to) figure.known |= 1 << side;
  },
  shot(state, { figure: man, weapon }) {
    figureOf(state, man).loaded &= ~(1 << weapon);
  },
  heldFire: nothing,
  struck: nothing,
  // A man driven from his place, or giving way, leaves close order.
  recoiled(state, { figure: man, at, swimming, vessel }) {
    const figure = figureOf(state, man);
    stand(figure, at);
    figure.swimming = swimming;
    figure.vessel = vessel;
    leaveBody(state, man);
    carry(state, man);
  },
  stoodFast: nothing,
  gaveWay(state, { figure: man, at }) {
    stand(figureOf(state, man), at);
    leaveBody(state, man);
    carry(state, man);
  },
  steppedUp(state, { figure: man, at }) {
    stand(figureOf(state, man), at);
    carry(state, man);
  },
  wounded(state, { figure }) {
    figureOf(state, figure).wounded = true;
  },
  fell(state, { figure: man }) {
    letGo(state, man);
    leaveBody(state, man);
    figureOf(state, man).status = 'dead';
  },
  left(state, { figure: man }) {
    const figure = figureOf(state, man);
    const thing = state.things[figure.carries];
    if (thing !== undefined) {
      for (const helper of thing.carriers) if (helper !== man) figureOf(state, helper).carries = -1;
      thing.carriers = [man];
      thing.gone = true;
    }
    leaveBody(state, man);
    figure.status = 'gone';
  },
  reloaded(state, { figure: man, weapon, done }) {
    const figure = figureOf(state, man);
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
    state.sides[side]!.points += points;
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

/** What is carried is where its carrier is. */
function carry(state: State, man: number): void {
  const { carries, x, y, room } = figureOf(state, man);
  if (carries < 0) return;
  const thing = state.things[carries];
  if (thing !== undefined) Object.assign(thing, { x, y, room });
}

function nothing(): void {}

/** Changes the state by one event. Those that happen most are named: to look a writer up by a name that varies is slow. */
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
