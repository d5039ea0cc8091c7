/** A path shortened until it is legal. */

import {
  lastWhole,
  makePath,
  type Path,
  type Point,
  pathLength,
  pointsBetween,
  type Tenths,
} from '@grognard/geometry';
import { lookUp } from '@grognard/lists';
import { snappedPoint } from '@grognard/table-kit';
import { checkCommand } from '../actions/command.ts';
import type { ArgadCommand, OrderCommand } from '../state/orders.ts';
import type { InteractionContext } from './interaction-context.ts';
import { startOf } from './state-after-order.ts';

/** Paths are cut to the millimetre. */
const step: Tenths = 10;

/** The points of a path up to a distance, rounded to the grid. */
function cutTo(path: Path, along: Tenths): Point[] {
  return pointsBetween(path, 0, along).slice(1).map(snappedPoint);
}

/** The longest legal start of a path, or null if there is none. */
export function longestLegalPath(path: Path, isLegal: (points: readonly Point[]) => boolean): Point[] | null {
  const most = Math.floor(pathLength(path) / step);
  const best = lastWhole(0, most, (steps) => isLegal(cutTo(path, steps * step)));
  return best === 0 ? null : cutTo(path, best * step);
}

/** The longest legal part of an order's path. */
export function longestLegalOrder(context: InteractionContext, order: OrderCommand): Point[] | null {
  const { table, state, side } = context;
  if (order.path.length === 0) return null;
  const { from } = startOf(context, lookUp(table.figureOf, order.figure), order);
  const path = makePath([{ x: from.x, y: from.y }, ...order.path]);
  return longestLegalPath(path, (points) => {
    const command: ArgadCommand = { ...order, path: [...points] };
    return checkCommand(table, state, side, command, 'verdict').allowed;
  });
}
