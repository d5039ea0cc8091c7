/** The general of a side, who rides in the movement step (`command.general`). */

import {
  baseDistance,
  makePath,
  type Point,
  pointToBase,
  rectangleBase,
  roundBase,
  type Tenths,
  trackAlong,
} from '@grognard/geometry';
import { entryAt, type OrNone, stored } from '@grognard/lists';
import { generalBaseMm } from '../../data/moves.ts';
import { tenthsOf } from '../../scenarios/measure.ts';
import { basesOf } from '../bodies/index.ts';
import { fieldOf, pricesAlong } from '../field/index.ts';
import type { GiorgiCommandOf } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import type { Refusals, Turn } from '../state/turn.ts';

const radius: Tenths = (generalBaseMm * 10) / 2;

/** Refusals of a ride by a side's general. */
export function mayRide({ options }: Table, { generals }: State, side: SideIndex): Refusals {
  const general = generals[side];
  if (!options['command.general'] || general === undefined) return ['command.general'];
  if (general.status !== 'on') return ['command.general-lost'];
  return general.moved ? ['turn.unit-order'] : [];
}

/** Share of his move that a path uses, where 1 is all of it, or the rule that bars it. He crosses terrain as horse in open order does. */
function effortOf(table: Table, state: State, from: Point, points: readonly Point[]): number | Refusals {
  const base = rectangleBase(from.x, from.y, 0, 2 * radius, 2 * radius);
  const track = trackAlong(base, makePath([{ x: from.x, y: from.y }, ...points]), 'kept');
  let slow = track.length;
  for (const { from: start, to, factor, rule } of pricesAlong(
    fieldOf(table, state),
    { arm: 'horse' },
    'open',
    track,
  )) {
    if (factor === 0) return rule === null ? [] : [rule];
    slow += (to - start) / factor - (to - start);
  }
  return slow / tenthsOf(table.rules.rates.general);
}

export interface Ride {
  readonly at: Point;
  readonly with: OrNone<UnitIndex>;
  readonly effort: number;
}

/** Where a ride leads, or its refusals. */
export function layRide(
  table: Table,
  state: State,
  side: SideIndex,
  command: GiorgiCommandOf<'ride'>,
): Ride | Refusals {
  const may = mayRide(table, state, side);
  if (may.length > 0) return may;
  const general = entryAt(state.generals, side);
  const end = command.path[command.path.length - 1] ?? { x: general.x, y: general.y };
  const effort = command.path.length === 0 ? 0 : effortOf(table, state, general, command.path);
  if (typeof effort !== 'number') return effort;
  if (effort > 1) return ['move.general'];
  const isOff = end.x < 0 || end.y < 0 || end.x > table.width || end.y > table.depth;
  if (isOff) return ['scenario.table'];
  const joined = command.attach === null ? null : table.unitOf.get(command.attach);
  if (joined === undefined) return ['command.general-melee'];
  const no = [...againstEnd(table, state, side, end), ...againstJoining(table, state, side, joined, end)];
  return no.length > 0 ? no : { at: end, with: stored(joined), effort };
}

/** He keeps the same distance from every enemy as units do. */
function againstEnd(table: Table, state: State, side: SideIndex, { x, y }: Point): Refusals {
  const base = roundBase(x, y, radius);
  const gap = tenthsOf(table.rules.table.enemyGapCm);
  const isNear = unitsOn(table, state, otherSide(side)).some((unit) =>
    basesOf(table, state, unit).some((enemy) => baseDistance(base, enemy) < gap),
  );
  return isNear ? ['move.enemy-gap'] : [];
}

/** He can be attached to a unit of his side that he touches and that does not rout. */
function againstJoining(
  table: Table,
  state: State,
  side: SideIndex,
  unit: UnitIndex | null,
  { x, y }: Point,
): Refusals {
  if (unit === null) return [];
  const { status, rung } = entryAt(state.units, unit);
  const isOwn = entryAt(table.units, unit).side === side && status === 'on' && rung < 3;
  const touches = isOwn && basesOf(table, state, unit).some((base) => pointToBase(base, x, y) <= radius);
  return touches ? [] : ['command.general-melee'];
}

export function ride({ resolution }: Turn, side: SideIndex, { at, with: joined }: Ride): void {
  resolution.emit({ kind: 'rode', side, x: at.x, y: at.y, with: joined });
}
