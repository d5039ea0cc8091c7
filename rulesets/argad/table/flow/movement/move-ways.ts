/** The ground along the paths of all movers. */

import { moveBase, overlaps, placeBase, pointAlong, type Tenths, trackLength } from '@grognard/geometry';
import { none } from '@grognard/lists';
import { footBase } from '../../../scenarios/measure.ts';
import { boatBase } from '../../bodies/boats.ts';
import { groundsAlong, type WayGround } from '../../field/ground.ts';
import type { VesselIndex } from '../../state/indices.ts';
import type { Turn } from '../turn/turn.ts';
import type { MovingFigure, MovingUnit } from './move-units.ts';

export function layWays(turn: Turn, units: readonly MovingUnit[]): void {
  for (const unit of units) {
    const { track, vessel } = unit;
    if (track === null || unit.kind === 'vessel') continue;
    const way = unit.way ?? groundsAlong(turn.table.field, track, none);
    unit.way = unit.kind !== 'figure' || vessel === none ? dry(way) : overDeck(turn, unit, vessel, way);
  }
}

/** Deep water does not slow a move, because swimming has its own pace. */
function dry(way: WayGround): WayGround {
  if (!way.grounds.includes('deep-water')) return way;
  return { ...way, grounds: way.grounds.filter((ground) => ground !== 'deep-water') };
}

/** Spacing of the points at which a figure is checked to be clear of the hull it leaves. */
const look: Tenths = 20;

/** On deck there is no other ground. A figure that steps off is in the water only once it is clear of the hull. */
function overDeck(
  { table, state }: Turn,
  { which, track, path }: MovingFigure,
  vessel: VesselIndex,
  way: WayGround,
): WayGround {
  if (!state.orders[which]!.ashore) return { ...way, grounds: [], deep: [] };
  if (way.deep.length === 0) return way;
  const hull = boatBase(table, state, vessel);
  const base = placeBase(footBase, track!.from);
  const length = trackLength(track!);
  let clear = 0;
  for (; clear < length && overlaps(base, hull); clear += look) {
    const { x, y } = pointAlong(path!, clear);
    moveBase(base, x, y, 0);
  }
  const deep = way.deep
    .filter(({ to }) => to > clear)
    .map(({ from, to }) => ({ from: Math.max(from, clear), to }));
  return { ...dry(way), deep };
}
