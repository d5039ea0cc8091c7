/** Bodies on the table: the rectangle that moves, its bases, and how both change with formation and losses. */

import { type Base, type Footprint, looseBases, type Pose, placeBase, ringBases } from '@grognard/geometry';
import { absent, entryAt, none } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { fieldOf } from '../field/field-of.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Placement, State, Table, UnitState } from '../state/model.ts';
import { type BodyShape, baseSizeOf, shapeFor } from './shape.ts';

/** Bases left with the remaining soldiers (`unit.bases-left`). For artillery, manned pieces. */
export function basesLeft(table: Table, unit: UnitIndex, state: UnitState): number {
  return basesLeftAs(table, unit, state, state.stands);
}

/** Bases left in another placement. Gunners away from their pieces count as foot. */
export function basesLeftAs(
  { options, units }: Table,
  unit: UnitIndex,
  { soldiers, pieces }: Pick<UnitState, 'soldiers' | 'pieces'>,
  { formation }: Pick<Placement, 'formation'>,
): number {
  const { perBase, arm } = units[unit] ?? absent(units, unit);
  const manned = Math.ceil(soldiers / perBase);
  if (arm === 'artillery') return formation === 'gunners' ? manned : Math.min(pieces, manned);
  if (options['unit.bases-left'] === 'up' || soldiers === 0) return manned;
  // A body still on the table has at least one base.
  return Math.max(1, Math.floor(soldiers / perBase));
}

/** Shape of a unit with this number of bases. */
export function shapeOf(table: Table, unit: UnitIndex, stands: Placement, bases: number): BodyShape {
  const { formation, files, gap } = stands;
  return shapeFor(table, entryAt(table.units, unit), formation, bases, files, gap);
}

/** The rectangle that moves and wheels and that players drag. For a garrison, its house if the scenario draws it. */
export function bodyOf(table: Table, unit: UnitIndex, stands: Placement, bases: number): Base {
  const house = stands.house === none ? undefined : table.ground.houses[stands.house];
  return house?.base ?? placeBase(shapeOf(table, unit, stands, bases).footprint, stands);
}

/** The present body of a unit. For a garrison, the house. */
export function bodyNow(table: Table, state: State, unit: UnitIndex): Base {
  return laidOf(table, state, unit).body;
}

/** The bases that are hit, touch and fire. For a garrison, the house. Front rank first, each rank from the left; a square face by face. */
export function basesOf(table: Table, state: State, unit: UnitIndex): readonly Base[] {
  return laidOf(table, state, unit).bases;
}

export interface BodyOnTable {
  readonly stands: Placement;
  readonly count: number;
  readonly body: Base;
  readonly bases: readonly Base[];
}

/** Cache of bodies by unit, holding the last few of each. A placement is never changed, only replaced, so entries never become stale. */
const known = memoizePer<Table, readonly Lately[]>(({ units }) =>
  units.map(() => ({ last: null, laid: [], oldest: 0 })),
);

interface Lately {
  /** The entry asked for last. */
  last: BodyOnTable | null;
  readonly laid: BodyOnTable[];
  oldest: number;
}

const mostKnown = 24;

function laidOf(table: Table, state: State, unit: UnitIndex): BodyOnTable {
  const now = entryAt(state.units, unit);
  return bodyOnTable(table, state.laid, unit, now.stands, basesLeft(table, unit, now));
}

/** A unit with this number of bases in this placement, on terrain that players may have laid. */
export function bodyOnTable(
  table: Table,
  laid: State['laid'],
  unit: UnitIndex,
  stands: Placement,
  count: number,
): BodyOnTable {
  if (stands.house !== none) return garrison(table, laid, stands);
  const lately = entryAt(known(table), unit);
  const { last, laid: all } = lately;
  if (last !== null && last.stands === stands && last.count === count) return last;
  for (const one of all)
    if (one.stands === stands && one.count === count) {
      lately.last = one;
      return one;
    }
  const body = bodyOf(table, unit, stands, count);
  const found = { stands, count, body, bases: fill(table, unit, stands, body, count) };
  all[lately.oldest] = found;
  lately.oldest = (lately.oldest + 1) % mostKnown;
  lately.last = found;
  return found;
}

function garrison(table: Table, laid: State['laid'], stands: Placement): BodyOnTable {
  const house = fieldOf(table, { laid }).houses[stands.house];
  const body = house?.base ?? placeBase(oneBase, stands);
  return { stands, count: 1, body, bases: [body] };
}

const oneBase: Footprint = { shape: 'rectangle', width: 300, depth: 200 };

/** The bases of a body placed here. Empty if it has no soldiers. */
export function fill(
  table: Table,
  unit: UnitIndex,
  stands: Placement,
  body: Base,
  count: number,
): readonly Base[] {
  const { width, depth } = baseSizeOf(table.rules.table, entryAt(table.units, unit), stands.formation);
  if (stands.formation === 'square') return ringBases(body, width, depth, count);
  const { files, ranks } = shapeOf(table, unit, stands, count);
  return looseBases(body, { width, depth, files, ranks }, count);
}

/** Unmanned pieces that a battery left behind. Empty if it has them with it. */
export function piecesLeftBehind(table: Table, state: State, unit: UnitIndex): readonly Base[] {
  const { left, pieces } = entryAt(state.units, unit);
  if (left === null || pieces === 0) return [];
  const { footprint, files, ranks } = shapeFor(table, entryAt(table.units, unit), 'deployed', pieces);
  const { width, depth } = baseSizeOf(table.rules.table, entryAt(table.units, unit), 'deployed');
  return looseBases(placeBase(footprint, left), { width, depth, files, ranks }, pieces);
}

/** The placement in another formation, with the same heading and middle of the front. */
export function standsAs(
  table: Table,
  state: State,
  unit: UnitIndex,
  as: Pick<Placement, 'formation' | 'files' | 'gap'>,
): Placement {
  const now = entryAt(state.units, unit);
  return standsAsFrom(table, unit, now.stands, basesLeft(table, unit, now), as);
}

/** As `standsAs`, for a body in a hypothetical placement, such as half-way through a move. */
export function standsAsFrom(
  table: Table,
  unit: UnitIndex,
  stands: Placement,
  bases: number,
  as: Pick<Placement, 'formation' | 'files' | 'gap'>,
): Placement {
  const info = entryAt(table.units, unit);
  const { footprint, files, gap } = shapeFor(table, info, as.formation, bases, as.files, as.gap);
  const before = bodyOf(table, unit, stands, bases);
  const after = placeBase(footprint, stands);
  return {
    x: before.x + before.vx - after.vx,
    y: before.y + before.vy - after.vy,
    heading: stands.heading,
    formation: as.formation,
    files,
    gap,
    house: none,
  };
}

/** The same placement at another position. */
export function standsAt(stands: Placement, { x, y, heading }: Pose): Placement {
  const { formation, files, gap } = stands;
  return { x, y, heading, formation, files, gap, house: none };
}
