/** knownState: a whole state that agrees with a view, with nobody where the viewer knows of nobody. */

import { entryAt, listBy, lookUp, none, type OrNone, stored } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import type { FigureIndex, SideIndex } from '../state/indices.ts';
import { listOf } from '../state/lists.ts';
import type { BodyState, FigureState, State, Table, ThingState } from '../state/model.ts';
import { indexNamed, roomNamed } from '../state/named.ts';
import type { ArgadView, BodyView, FigureView, ThingView } from '../state/view-model.ts';

/** Lists of a figure are never changed, but replaced by others. */
const nobody: FigureIndex[] = [];

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
    room: none,
    vessel: none,
    swimming: false,
    carries: none,
    body: none,
    wounded: false,
    foe: none,
    below: nobody,
    holdsAgainst: nobody,
    charged: 0,
    heldBy: none,
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
    figures: listBy(figures),
    bodies: listBy(bodies),
    things: listBy(view.objects.map((thing) => thingOf(table, thing))),
    vessels: listBy(view.vessels.map(({ x, y, heading }) => ({ x, y, heading }))),
    horses: view.horses.map(({ rider, x, y, heading }) => ({ rider: lookUp(manOf, rider), x, y, heading })),
    sides: listBy(
      sides.map(({ id }) => ({
        sealed: view.sealed.includes(id),
        points: view.points[id] ?? 0,
        conceded: view.conceded.includes(id),
      })),
    ),
    scored: listBy(scoredOf(table, view)),
    orders: ordersOf(table, view),
    marches: listBy(
      bodies.map((_, body) => view.marches.find((given) => given.body === body)?.march ?? null),
    ),
    rowings: listBy(table.vessels.map(({ id }) => view.rowings[id] ?? null)),
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
function indexesOf({ figureOf: manOf }: Table, ids: readonly string[]): FigureIndex[] {
  return ids.length === 0 ? nobody : ids.map((id) => lookUp(manOf, id));
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
  for (const side of seen.secret) known &= ~(1 << lookUp(sideOf, side));
  figure.x = seen.x;
  figure.y = seen.y;
  figure.heading = seen.heading;
  figure.status = seen.status;
  figure.mounted = seen.mounted;
  figure.loaded = seen.loaded;
  figure.reloading = seen.reloading;
  figure.posture = seen.posture;
  figure.known = known;
  figure.room = seen.room === null ? none : roomNamed(field, seen.room);
  figure.vessel = stored(indexNamed(vesselOf, seen.vessel));
  figure.swimming = seen.swimming;
  figure.carries = stored(indexNamed(things, seen.carries));
  figure.body = stored(seen.body);
  figure.wounded = seen.wounded;
  figure.foe = stored(indexNamed(manOf, seen.foe));
  figure.below = indexesOf(table, seen.below);
  figure.holdsAgainst = indexesOf(table, seen.holdsAgainst);
  figure.charged = seen.charged;
  figure.heldBy = stored(indexNamed(sideOf, seen.heldBy));
}

/** A thing that nobody knows the place of is not there. */
export function thingOf(
  { figureOf: manOf, field }: Table,
  { x, y, room, carriers, gone }: ThingView,
): ThingState {
  return {
    x: x ?? 0,
    y: y ?? 0,
    room: roomNamed(field, room),
    carriers: carriers.map((id) => lookUp(manOf, id)),
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
  const all = listOf<FigureIndex, State['orders'][number]>(roster.length, null);
  for (const [id, order] of Object.entries(orders)) all[lookUp(manOf, id)] = order;
  return listBy(all);
}

/** Aims that the side knows nothing of are out of its world, as if they had been settled. */
function scoredOf({ aims, sideOf }: Table, view: ArgadView): OrNone<SideIndex>[] {
  const scored = aims.map(({ side }) => stored(indexNamed(sideOf, side)));
  for (const { index, scored: by } of view.aims) scored[index] = stored(indexNamed(sideOf, by));
  return scored;
}
