/** Roads, bridges and fords: which units are on them (`terrain.road`, `terrain.river`). */

import {
  type Base,
  boxesMeet,
  boxOfBase,
  depthCrossed,
  isBaseIn,
  isInPolygon,
  type Point,
  type Polyline,
  segmentDistance,
  type Tenths,
} from '@grognard/geometry';
import { valueAt } from '@grognard/lists';
import type { Battlefield } from '../state/battlefield.ts';
import type { UnitFormation } from '../state/model.ts';

export type Roads = Pick<Battlefield, 'roads' | 'squares'>;

export type Waters = Pick<Battlefield, 'rivers' | 'bridges' | 'fords'>;

export function marchesOnRoads(formation: UnitFormation): boolean {
  return formation === 'column' || formation === 'limbered';
}

/** Whether a bridge or a ford carries this formation. */
function isCarried(formation: UnitFormation): boolean {
  return (
    formation === 'column' || formation === 'limbered' || formation === 'open' || formation === 'gunners'
  );
}

/** Middles of front and rear. */
function axisOf({ x, y, vx, vy }: Base): readonly [Point, Point] {
  return [
    { x: x + vx, y: y + vy },
    { x: x - vx, y: y - vy },
  ];
}

/** Whether the middles of front and rear are both on a road or on the ground where roads meet. */
export function isOnRoad(field: Roads, body: Base): boolean {
  const [front, rear] = axisOf(body);
  return isPointOnRoad(field, front) && isPointOnRoad(field, rear);
}

function isPointOnRoad({ roads, squares }: Roads, point: Point): boolean {
  return (
    roads.some(({ line, width }) => isNearLine(line, point, width / 2)) ||
    squares.some((square) => isInPolygon(square, point.x, point.y))
  );
}

function isNearLine({ minX, minY, maxX, maxY, xs, ys }: Polyline, { x, y }: Point, within: Tenths): boolean {
  if (x < minX - within || x > maxX + within || y < minY - within || y > maxY + within) return false;
  for (let i = 1; i < xs.length; i++)
    if (
      segmentDistance(valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i), x, y) <= within
    )
      return true;
  return false;
}

/** Whether a body is in a river and not on a crossing. */
export function isInRiver(field: Waters, formation: UnitFormation, body: Base): boolean {
  if (!field.rivers.some((river) => isBaseIn(body, river))) return false;
  return !(isCarried(formation) && isOverCrossing(field, body));
}

/** Length of a middle line that may lie in the water beside a bridge because of rounding, in tenths of a millimetre. */
const hair: Tenths = 2;

/** Whether part of a body's middle line is in a river, and all of that part is on a bridge or in a ford. */
function isOverCrossing({ rivers, bridges, fords }: Waters, body: Base): boolean {
  const crossings = [...bridges, ...fords];
  const [front, rear] = axisOf(body);
  const carried = depthCrossed(front.x, front.y, rear.x, rear.y, crossings);
  if (carried === 0) return false;
  return depthCrossed(front.x, front.y, rear.x, rear.y, [...rivers, ...crossings]) - carried <= hair;
}

/** Whether a body is over a ford, where the water slows it. */
export function isInFord({ fords }: Waters, body: Base): boolean {
  const box = boxOfBase(body);
  const [front, rear] = axisOf(body);
  return fords.some(
    (ford) => boxesMeet(ford, box) && depthCrossed(front.x, front.y, rear.x, rear.y, [ford]) > 0,
  );
}

/** Whether part of a body's middle line is on a bridge. */
export function isOnBridge({ bridges }: Waters, body: Base): boolean {
  const box = boxOfBase(body);
  const [front, rear] = axisOf(body);
  return bridges.some(
    (bridge) => boxesMeet(bridge, box) && depthCrossed(front.x, front.y, rear.x, rear.y, [bridge]) > 0,
  );
}
