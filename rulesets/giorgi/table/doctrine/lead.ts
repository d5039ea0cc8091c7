/** Ways on the table that lead somewhere: turns towards a point, marches as far as they are legal. */
import {
  type Heading,
  headingTo,
  type Point,
  pointDistance,
  type Tenths,
  turnBetween,
} from '@grognard/geometry';
import { bodyNow } from '../bodies/index.ts';
import { unitsOn } from '../course/order.ts';
import type { State, Table } from '../model.ts';
import type { Step } from '../orders.ts';

/** Turns smaller than this are not worth a wheel: two degrees. */
const straight = 20;

/** The direction from one point to another; the second's own if they are one. */
export function towards(from: Point, to: Point, else_: Heading): Heading {
  return headingTo(to.x - from.x, to.y - from.y) ?? else_;
}

/** A wheel to a heading, about the corner that stands; none if it faces that way already. */
export function wheelTo(from: Heading, to: Heading): Step[] {
  const turn = turnBetween(from, to);
  if (Math.abs(turn) < straight) return [];
  return [{ step: 'wheel', about: turn > 0 ? 'left' : 'right', angle: Math.abs(turn) }];
}

/** Enemies of a side in play, the nearest to a unit first. */
export function enemiesBy(table: Table, state: State, unit: number): number[] {
  const own = bodyNow(table, state, unit);
  const far = (other: number): Tenths => {
    const { x, y } = bodyNow(table, state, other);
    return pointDistance(own.x, own.y, x, y);
  };
  return unitsOn(table, state, 1 - table.units[unit]!.side)
    .map((other) => ({ other, away: far(other) }))
    .sort((a, b) => a.away - b.away || a.other - b.other)
    .map(({ other }) => other);
}
