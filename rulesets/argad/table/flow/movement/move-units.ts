/** `MovingUnit`: all that takes part in a turn's movement: loose figures, marching bodies, rowed boats, and obstructions. */

import {
  type Base,
  makePath,
  overlaps,
  type Path,
  placeBase,
  type SweptBody,
  type Tenths,
  type Track,
  trackAlong,
  trackBySteps,
} from '@grognard/geometry';
import { absent, entryAt, indicesOf, none, numberAt, type OrNone } from '@grognard/lists';
import { footBase, mountedBase } from '../../../scenarios/measure.ts';
import { baseAt, bodyFootprint, footprintOfFigure, ownBase } from '../../bodies/bases.ts';
import { boatBase, isRowed } from '../../bodies/boats.ts';
import { drillOf } from '../../bodies/drill.ts';
import { pathOnGround } from '../../bodies/path-on-ground.ts';
import type { WayGround } from '../../field/ground.ts';
import type { BodyIndex, FigureIndex, SideIndex, VesselIndex } from '../../state/indices.ts';
import type { BodyState, FigureState, State, Table } from '../../state/model.ts';
import type { Turn } from '../turn/turn.ts';
import { hasRoom } from './move-bodies.ts';

/** What moves or stands as one: a figure, body, vessel or horse, with its index. */
export type MovingUnit = MovingFigure | MovingBody | MovingBoat | UnitOf<'horse', number>;
export type MovingFigure = UnitOf<'figure', FigureIndex>;
export type MovingBody = UnitOf<'body', BodyIndex>;
export type MovingBoat = UnitOf<'vessel', VesselIndex>;

interface UnitOf<Kind extends string, I extends number> extends SweptBody {
  readonly kind: Kind;
  readonly which: I;
  /** The figures that move with it. */
  readonly members: readonly FigureIndex[];
  /** The side whose enemies halt at its touch, or -1 if it is nobody's enemy. */
  readonly side: OrNone<SideIndex>;
  /** Units on different floors never meet. */
  readonly floor: number;
  /** The vessel that it is, or is aboard, or -1. */
  readonly vessel: OrNone<VesselIndex>;
  track: Track | null;
  /** The bends of its path, or null for a body, which moves by steps. */
  readonly path: Path | null;
  /** The ground its path crosses, or null if it does not move. */
  way: WayGround | null;
  /** How far it may go. Set when the slowing dice are thrown. */
  want: Tenths;
  /** The distance along at which a wall reaches into the ranks of a body, or null. */
  most: Tenths | null;
  isCut: boolean;
  /** For a unit with several paces, its greatest distance after each slice (`water.change`). */
  reaches: readonly Tenths[] | null;
}

/** All units, moving or not. Empty if nobody moves. */
export function gatherUnits(turn: Turn): MovingUnit[] {
  const { table, state } = turn;
  const units: MovingUnit[] = [];
  const rowed = state.vessels.map((_, vessel) => isRowed(table, state, vessel));
  const marching = state.bodies.map((_, body) => isMarching(turn, body));
  addBodies(table, state, units, marching);
  addFigures(table, state, units, { rowed, marching });
  addVessels(table, state, units, rowed);
  if (!units.some(({ track }) => track !== null)) return [];
  for (let which = 0; which < state.horses.length; which++) {
    const base = placeBase(mountedBase, entryAt(state.horses, which));
    units.push(standing('horse', which, base));
  }
  return units;
}

function standing<Kind extends string, I extends number>(kind: Kind, which: I, base: Base): UnitOf<Kind, I> {
  return {
    kind,
    which,
    members: [],
    side: none,
    floor: 0,
    vessel: none,
    base,
    track: null,
    path: null,
    way: null,
    at: 0,
    want: 0,
    most: null,
    isCut: false,
    reaches: null,
  };
}

/** A marching body is one unit. The figures of all other bodies are units by themselves. */
function addBodies(table: Table, state: State, units: MovingUnit[], marching: readonly boolean[]): void {
  for (const which of indicesOf(state.bodies)) {
    if (marching[which] !== true) continue;
    const { members } = entryAt(state.bodies, which);
    const base = bodyBase(state, entryAt(state.bodies, which));
    units.push({
      kind: 'body',
      which,
      members,
      side: entryAt(table.roster, numberAt(members, 0)).side,
      floor: 0,
      vessel: none,
      base,
      track: trackBySteps(base, drillOf(state.marches[which]!).steps),
      path: null,
      way: null,
      at: 0,
      want: 0,
      most: null,
      isCut: false,
      reaches: null,
    });
  }
}

/** Whether a body marches this turn. A figure standing in a gap of its last rank holds it up. */
function isMarching(turn: Turn, which: BodyIndex): boolean {
  const { bodies, marches } = turn.state;
  const march = marches[which] ?? null;
  const first = entryAt(bodies, which).members[0];
  if (
    march === null ||
    first === undefined ||
    entryAt(turn.blocked, first) ||
    drillOf(march).steps.length === 0
  )
    return false;
  return hasRoom(turn, entryAt(bodies, which));
}

/** The rectangle of a body at its position. */
export function bodyBase(state: State, body: BodyState): Base {
  return placeBase(bodyFootprint(state, body), body);
}

/** A figure in ranks obstructs with the square around its base, unless another figure already stands in a corner of it. */
function baseInTheWay({ roster }: Table, state: State, figureIndex: FigureIndex): Base {
  const figure = state.figures[figureIndex] ?? absent(state.figures, figureIndex);
  const before = own[figureIndex]?.base;
  if (before !== undefined && isBaseOf(figure, before)) return before;
  const base = ownBase(figure);
  if (figure.body === none || figure.mounted) return base;
  const far = 2 * base.reach;
  for (const { index } of roster) {
    const { status, body, x, y } = entryAt(state.figures, index);
    if (status !== 'on' || body === figure.body) continue;
    if (Math.abs(x - figure.x) > far + mostReach || Math.abs(y - figure.y) > far + mostReach) continue;
    if (overlaps(base, baseAt(state, index))) return placeBase(footBase, figure);
  }
  return base;
}

/** Whether a base of an earlier turn is that of a figure outside ranks. Bases of units never move. */
function isBaseOf(figure: FigureState, { footprint, x, y, heading }: Base): boolean {
  const isSame = x === figure.x && y === figure.y && heading === figure.heading;
  return isSame && figure.body === none && footprint === footprintOfFigure(figure);
}

/** The greatest distance from the middle of a base to its edge. */
const mostReach: Tenths = 300;

/** Boats that are rowed and bodies that march. Their figures do not move by themselves. */
interface Bound {
  readonly rowed: readonly boolean[];
  readonly marching: readonly boolean[];
}

function addFigures(table: Table, state: State, units: MovingUnit[], { rowed, marching }: Bound): void {
  const { figures, orders } = state;
  for (const figureIndex of indicesOf(figures)) {
    const figure = figures[figureIndex] ?? absent(figures, figureIndex);
    if (figure.status !== 'on' || (figure.vessel !== none && rowed[figure.vessel])) continue;
    if (figure.body !== none && marching[figure.body] === true) continue;
    const base = baseInTheWay(table, state, figureIndex);
    const points = orders[figureIndex]?.path;
    const goes = points !== undefined && points.length > 0 && figure.body === none;
    const walk = goes ? pathOnGround(table.field, figureIndex, figure, base.footprint, points) : null;
    const unit = unitOf(figureIndex, base);
    unit.side = sideOf(table, figureIndex);
    unit.floor = figure.room === none ? 0 : entryAt(table.field.rooms, figure.room).floor;
    unit.vessel = figure.vessel;
    unit.base = base;
    unit.track = walk === null ? null : walk.track;
    unit.path = walk === null ? null : walk.path;
    unit.way = walk === null ? null : walk.along;
    unit.want = 0;
    unit.most = null;
    unit.isCut = false;
    unit.reaches = null;
    units.push(unit);
  }
}

/** The unit of a single figure. It lasts one turn, and the next turn reuses it. */
type OwnUnit = { -readonly [F in keyof MovingFigure]: MovingFigure[F] };
const own: (OwnUnit | undefined)[] = [];

function unitOf(figure: FigureIndex, base: Base): OwnUnit {
  let unit = own[figure];
  if (unit === undefined) {
    unit = { ...standing('figure', figure, base), members: alone(figure) };
    own[figure] = unit;
  }
  return unit;
}

const lists: (readonly FigureIndex[] | undefined)[] = [];

/** The list of one figure alone, the same in every turn. */
function alone(figure: FigureIndex): readonly FigureIndex[] {
  let list = lists[figure];
  if (list === undefined) {
    list = [figure];
    lists[figure] = list;
  }
  return list;
}

function sideOf({ roster }: Table, figure: FigureIndex): OrNone<SideIndex> {
  const { captive, side } = roster[figure] ?? absent(roster, figure);
  return captive ? none : side;
}

function addVessels(table: Table, state: State, units: MovingUnit[], rowed: readonly boolean[]): void {
  const { figures, vessels, rowings } = state;
  for (const which of indicesOf(vessels)) {
    const base = boatBase(table, state, which);
    if (rowed[which] !== true) {
      units.push({ ...standing('vessel', which, base), vessel: which });
      continue;
    }
    const { x, y } = base;
    const members: FigureIndex[] = [];
    figures.forEach(({ status, vessel }, figure) => {
      if (status === 'on' && vessel === which) members.push(figure);
    });
    const path = makePath([{ x, y }, ...rowings[which]!.path]);
    const track = trackAlong(base, path, 'ahead');
    units.push({ ...standing('vessel', which, base), vessel: which, members, path, track });
  }
}

/** A boat that does not move. Those aboard obstruct others like the crew of a boat that is not rowed. */
export function lieStill({ table, state }: Turn, units: MovingUnit[], boat: MovingUnit): void {
  boat.track = null;
  boat.want = 0;
  for (const figure of boat.members) {
    const unit = standing('figure', figure, ownBase(entryAt(state.figures, figure)));
    units.push({ ...unit, members: [figure], side: sideOf(table, figure), vessel: boat.vessel });
  }
}
