/** knownState: a whole state that agrees with a view, with nobody where the viewer knows of nobody. */
import { entryAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { listOf } from '../state/lists.ts';
import type { BodyState, FigureState, State, Table, ThingState } from '../state/model.ts';
import type { ArgadView, BodyView, FigureView, ThingView } from '../state/view-model.ts';

/** Lists of a figure are never changed, but replaced by others. */
const nobody: number[] = [];

/** Somebody of whom the side knows nothing: out of play, so that nothing depends on him. */
function unknown(): FigureState {
  return {
    x: 0,
    y: 0,
    heading: 0,
    status: 'gone',
    mounted: false,
    loaded: 0,
    reloading: 0,
    posture: 'upright',
    known: 0,
    room: -1,
    vessel: -1,
    swimming: false,
    carries: -1,
    body: -1,
    wounded: false,
    foe: -1,
    below: nobody,
    holdsAgainst: nobody,
    charged: 0,
    heldBy: -1,
  };
}

/** A state as a viewer knows it: whoever and whatever he does not know of is out of play. */
export type KnownState = State;

export function knownState(table: Table, view: ArgadView): KnownState {
  return stateWith(table, view, figuresOf(table, view));
}

/** The same for whoever only reads it and keeps nothing of it: its figures are used again by the next call. */
export function knownStateToRead(table: Table, view: ArgadView): KnownState {
  return stateWith(table, view, figuresToRead(table, view));
}

function stateWith(table: Table, view: ArgadView, figures: FigureState[]): KnownState {
  const bodies = bodiesOf(table, view);
  const { sides, figureOf: manOf } = table;
  return {
    turn: view.turn,
    phase: view.phase,
    figures,
    bodies,
    things: view.objects.map((thing) => thingOf(table, thing)),
    vessels: view.vessels.map(({ x, y, heading }) => ({ x, y, heading })),
    horses: view.horses.map(({ rider, x, y, heading }) => ({ rider: manOf.get(rider) ?? 0, x, y, heading })),
    sides: sides.map(({ id }) => ({
      sealed: view.sealed.includes(id),
      points: view.points[id] ?? 0,
      conceded: view.conceded.includes(id),
    })),
    scored: scoredOf(table, view),
    orders: ordersOf(table, view),
    marches: bodies.map((_, body) => view.marches.find((given) => given.body === body)?.march ?? null),
    rowings: table.vessels.map(({ id }) => view.rowings[id] ?? null),
    result: resultOf(view),
  };
}

/** Figures are listed in the order of the roster; whoever is left out is not known. */
function figuresOf(table: Table, { figures: seen }: ArgadView): FigureState[] {
  const figures: FigureState[] = [];
  for (let figure = 0, next = 0; figure < table.roster.length; figure++) {
    const isSeen = next < seen.length && entryAt(seen, next).index === figure;
    figures.push(isSeen ? figureOf(table, entryAt(seen, next++)) : unknown());
  }
  return figures;
}

/** What was read last of each figure, and out of which view; a view never changes. */
interface LastRead {
  readonly views: (FigureView | undefined)[];
  readonly figures: FigureState[];
  /** The figures in the order of the roster, as they were handed out last. */
  readonly all: FigureState[];
}

const lastRead = memoizePer<Table, LastRead>(({ roster }) => ({
  views: [],
  figures: roster.map(unknown),
  all: listOf(roster.length, nowhere),
}));
const nowhere = unknown();

function figuresToRead(table: Table, { figures: seen }: ArgadView): FigureState[] {
  const { views, figures, all } = lastRead(table);
  for (let figureIndex = 0, next = 0; figureIndex < all.length; figureIndex++) {
    const view = seen[next];
    if (view === undefined || view.index !== figureIndex) {
      all[figureIndex] = nowhere;
      continue;
    }
    next++;
    const figure = entryAt(figures, figureIndex);
    if (views[figureIndex] !== view) {
      read(table, view, figure);
      views[figureIndex] = view;
    }
    all[figureIndex] = figure;
  }
  return all;
}

/** Lists of names are nearly always empty. */
function indexesOf({ figureOf: manOf }: Table, ids: readonly string[]): number[] {
  return ids.length === 0 ? nobody : ids.map((id) => manOf.get(id) ?? 0);
}

function figureOf(table: Table, seen: FigureView): FigureState {
  const figure = unknown();
  read(table, seen, figure);
  return figure;
}

/** Writes down what is seen of a figure. */
export function read(table: Table, seen: FigureView, figure: FigureState): void {
  const { figureOf: manOf, sideOf, thingOf: things, vesselOf, field, sides } = table;
  let known = (1 << sides.length) - 1;
  for (const side of seen.secret) known &= ~(1 << (sideOf.get(side) ?? 0));
  figure.x = seen.x;
  figure.y = seen.y;
  figure.heading = seen.heading;
  figure.status = seen.status;
  figure.mounted = seen.mounted;
  figure.loaded = seen.loaded;
  figure.reloading = seen.reloading;
  figure.posture = seen.posture;
  figure.known = known;
  figure.room = seen.room === null ? -1 : field.rooms.findIndex(({ id }) => id === seen.room);
  figure.vessel = seen.vessel === null ? -1 : (vesselOf.get(seen.vessel) ?? -1);
  figure.swimming = seen.swimming;
  figure.carries = seen.carries === null ? -1 : (things.get(seen.carries) ?? -1);
  figure.body = seen.body ?? -1;
  figure.wounded = seen.wounded;
  figure.foe = seen.foe === null ? -1 : (manOf.get(seen.foe) ?? -1);
  figure.below = indexesOf(table, seen.below);
  figure.holdsAgainst = indexesOf(table, seen.holdsAgainst);
  figure.charged = seen.charged;
  figure.heldBy = seen.heldBy === null ? -1 : (sideOf.get(seen.heldBy) ?? -1);
}

/** A thing that nobody knows the place of is not there. */
export function thingOf(
  { figureOf: manOf, field }: Table,
  { x, y, room, carriers, gone }: ThingView,
): ThingState {
  return {
    x: x ?? 0,
    y: y ?? 0,
    room: field.rooms.findIndex(({ id }) => id === room),
    carriers: carriers.map((id) => manOf.get(id) ?? 0),
    gone: gone || x === null,
  };
}

function bodiesOf(table: Table, { bodies }: ArgadView): BodyState[] {
  if (bodies.length === 0) return [];
  const most = bodies.reduce((n, { index }) => Math.max(n, index + 1), 0);
  const all = Array.from(
    { length: most },
    (): BodyState => ({ members: [], files: 1, x: 0, y: 0, heading: 0, since: 0 }),
  );
  for (const body of bodies) all[body.index] = bodyOf(table, body);
  return all;
}

export function bodyOf(table: Table, { members, files, x, y, heading, since }: BodyView): BodyState {
  return { members: [...indexesOf(table, members)], files, x, y, heading, since };
}

function resultOf({ result }: ArgadView): State['result'] {
  if (result === null) return null;
  const { winners, by, points } = result;
  return { winners: [...winners], by, points: { ...points } };
}

function ordersOf({ roster, figureOf: manOf }: Table, { orders }: ArgadView): State['orders'] {
  const all = listOf<State['orders'][number]>(roster.length, null);
  for (const [id, order] of Object.entries(orders)) all[manOf.get(id) ?? 0] = order;
  return all;
}

/** Aims that the side knows nothing of are out of its world, as if they had been settled. */
function scoredOf({ aims, sideOf }: Table, view: ArgadView): number[] {
  const scored = aims.map(({ side }) => sideOf.get(side) ?? -1);
  for (const { index, scored: by } of view.aims) scored[index] = by === null ? -1 : (sideOf.get(by) ?? -1);
  return scored;
}
