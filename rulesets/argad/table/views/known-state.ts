/** `knownState`: a full state that agrees with a view, with unknown figures out of play. */

import { absent, entryAt, listBy, lookUp, none, type OrNone, stored } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { indexNamed, roomNamed } from '../state/find-named.ts';
import type { FigureIndex, SideIndex } from '../state/indices.ts';
import { listOf } from '../state/lists.ts';
import type { BodyState, FigureState, State, Table, ThingState } from '../state/model.ts';
import type { ArgadView, BodyView, FigureView, ThingView } from '../state/view-model.ts';

/** Shared, because lists of a figure are replaced and never changed. */
const nobody: FigureIndex[] = [];

/** A figure unknown to the side, out of play so that nothing depends on it. */
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

/** A state as a viewer knows it. Unknown figures and things are out of play. */
export type KnownState = State;

export function knownState(table: Table, view: ArgadView): KnownState {
  return stateWith(table, view, figuresOf(table, view));
}

/** The same for callers that only read it and keep nothing. The next call reuses its figures. */
export function knownStateToRead(table: Table, view: ArgadView): KnownState {
  return stateWith(table, view, figuresToRead(table, view));
}

function stateWith(table: Table, view: ArgadView, figures: FigureState[]): KnownState {
  const bodies = bodiesOf(table, view);
  const { sides, figureOf } = table;
  return {
    turn: view.turn,
    phase: view.phase,
    figures: listBy(figures),
    bodies: listBy(bodies),
    things: listBy(view.objects.map((thing) => thingOf(table, thing))),
    vessels: listBy(view.vessels.map(({ x, y, heading }) => ({ x, y, heading }))),
    horses: view.horses.map(({ rider, x, y, heading }) => ({
      rider: lookUp(figureOf, rider),
      x,
      y,
      heading,
    })),
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

/** The view lists figures in the order of the roster. A missing figure is unknown. */
function figuresOf(table: Table, { figures: seen }: ArgadView): FigureState[] {
  const figures: FigureState[] = [];
  for (let figure = 0, next = 0; figure < table.roster.length; figure++) {
    const isSeen = next < seen.length && (seen[next] ?? absent(seen, next)).index === figure;
    figures.push(isSeen ? figureOf(table, entryAt(seen, next++)) : unknown());
  }
  return figures;
}

/** A cache of the last state read for each figure, with its view. Views never change. */
interface LastRead {
  readonly views: (FigureView | undefined)[];
  readonly figures: FigureState[];
  /** The figures in the order of the roster, as last returned. */
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
    const figure = figures[figureIndex] ?? absent(figures, figureIndex);
    if (views[figureIndex] !== view) {
      read(table, view, figure);
      views[figureIndex] = view;
    }
    all[figureIndex] = figure;
  }
  return all;
}

/** Lists of names are nearly always empty. */
function indexesOf({ figureOf }: Table, ids: readonly string[]): FigureIndex[] {
  return ids.length === 0 ? nobody : ids.map((id) => lookUp(figureOf, id));
}

function figureOf(table: Table, seen: FigureView): FigureState {
  const figure = unknown();
  read(table, seen, figure);
  return figure;
}

/** Writes a figure's view into its state. */
export function read(table: Table, seen: FigureView, figure: FigureState): void {
  const { figureOf, sideOf, thingOf: things, vesselOf, field, sides } = table;
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
  figure.foe = stored(indexNamed(figureOf, seen.foe));
  figure.below = indexesOf(table, seen.below);
  figure.holdsAgainst = indexesOf(table, seen.holdsAgainst);
  figure.charged = seen.charged;
  figure.heldBy = stored(indexNamed(sideOf, seen.heldBy));
}

/** A thing whose place is unknown counts as absent. */
export function thingOf({ figureOf, field }: Table, { x, y, room, carriers, gone }: ThingView): ThingState {
  return {
    x: x ?? 0,
    y: y ?? 0,
    room: roomNamed(field, room),
    carriers: carriers.map((id) => lookUp(figureOf, id)),
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

function ordersOf({ roster, figureOf }: Table, { orders }: ArgadView): State['orders'] {
  const all = listOf<FigureIndex, State['orders'][number]>(roster.length, null);
  for (const [id, order] of Object.entries(orders)) all[lookUp(figureOf, id)] = order;
  return listBy(all);
}

/** Aims unknown to the side count as settled, so that nothing depends on them. */
function scoredOf({ aims, sideOf }: Table, view: ArgadView): OrNone<SideIndex>[] {
  const scored = aims.map(({ side }) => stored(indexNamed(sideOf, side)));
  for (const { index, scored: by } of view.aims) scored[index] = stored(indexNamed(sideOf, by));
  return scored;
}
