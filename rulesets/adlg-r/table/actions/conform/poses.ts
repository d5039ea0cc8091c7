/** completePoses: where a base stands that has conformed, and whether one does (`conform.poses`, `conform.widths`). */
import {
  angleBetween,
  asHeading,
  type Base,
  baseDistance,
  cornerOf,
  edgeHeading,
  edgeOf,
  type Footprint,
  frontage,
  frontOf,
  halfTurn,
  moveBase,
  nearestPoints,
  overlaps,
  type Point,
  type Pose,
  placeBase,
  pointDistance,
  poseByCorner,
  stepX,
  stepY,
  type Tenths,
} from '@grognard/geometry';
import { angleEps } from '../../bodies/index.ts';
import type { Table, UnitEdge } from '../../state/model.ts';

/** What one conforms to. Of a war wagon, a square and a camp all edges are front (`unit.edges`). */
export interface ConformTarget {
  readonly base: Base;
  readonly isAllRound: boolean;
}

/** Which of two equally good poses a player takes, as the conforming unit faces (`conform.equal`). */
export type ConformSide = 'left' | 'right';

/** Heading of a base whose front lies on an edge. */
export function headingOn(target: Base, edge: UnitEdge) {
  return asHeading(edgeHeading(target, edge) + halfTurn);
}

export function lengthOfEdge(target: Base, edge: UnitEdge): Tenths {
  const [a, b] = edgeOf(target, edge);
  return pointDistance(a.x, a.y, b.x, b.y);
}

/** Own left front corner on the right end of the edge, as its owner looks out over it, and own right front corner on the left end. */
function cornerPoses(target: Base, edge: UnitEdge, footprint: Footprint): readonly [Pose, Pose] {
  const heading = headingOn(target, edge);
  const [left, right] = edgeOf(target, edge);
  return [
    clear(target, footprint, poseByCorner(footprint, heading, 'front-left', right)),
    clear(target, footprint, poseByCorner(footprint, heading, 'front-right', left)),
  ];
}

/** Straight back from the target until bases whose axes are rounded do not overlap. */
export function clear(target: Base, footprint: Footprint, { x, y, heading }: Pose): Pose {
  const body = placeBase(footprint, { x, y, heading });
  for (let by = 0; overlaps(body, target); by++)
    moveBase(body, x - stepX(heading, by), y - stepY(heading, by), heading);
  return { x: body.x, y: body.y, heading };
}

/** Middle of the front on the middle of an edge, for `conform.widths`. */
function middlePose(target: Base, edge: UnitEdge, footprint: Footprint): Pose {
  const heading = headingOn(target, edge);
  const [a, b] = edgeOf(target, edge);
  const front = frontOf(placeBase(footprint, { x: 0, y: 0, heading }));
  const at = { x: (a.x + b.x) / 2 - front.x, y: (a.y + b.y) / 2 - front.y };
  return clear(target, footprint, { ...at, heading });
}

function isFlank({ isAllRound }: ConformTarget, edge: UnitEdge): boolean {
  return !isAllRound && (edge === 'left' || edge === 'right');
}

/**
 * The complete poses on an edge, the best first. On a flank the front corner of the enemy, then the rear one
 * (`conform.rear-corner`). Elsewhere the corner of the wider one that is nearest to where they touch; of equals `prefer`.
 */
export function completePoses(
  { options, sizes }: Table,
  target: ConformTarget,
  edge: UnitEdge,
  own: Base,
  prefer: ConformSide,
): Pose[] {
  const { base } = target;
  const { footprint } = own;
  const [byLeft, byRight] = cornerPoses(base, edge, footprint);
  if (isFlank(target, edge)) return edge === 'left' ? [byLeft, byRight] : [byRight, byLeft];
  const spare = lengthOfEdge(base, edge) - frontage(footprint);
  if (Math.abs(spare) < sizes.eps) return [byLeft];
  if (options['conform.widths'] === 'centre') return [middlePose(base, edge, footprint)];
  if (options['conform.widths'] === 'left-corner') return [byLeft, byRight];
  const [, touch] = nearestPoints(own, base);
  const [left, right] = spare > 0 ? cornersAsSeen(base, edge) : cornersOfFront(own);
  const nearer =
    pointDistance(left.x, left.y, touch.x, touch.y) - pointDistance(right.x, right.y, touch.x, touch.y);
  const isLeft = Math.abs(nearer) < sizes.eps ? prefer === leftIs(spare) : nearer < 0;
  return isLeft ? [byLeft, byRight] : [byRight, byLeft];
}

/** A narrow unit by its left corner stands to the left, a wide one by its left corner reaches to the right. */
function leftIs(spare: number): ConformSide {
  return spare > 0 ? 'left' : 'right';
}

/** Ends of an edge from left to right, as one sees them who stands before it. */
function cornersAsSeen(base: Base, edge: UnitEdge): readonly [Point, Point] {
  const [left, right] = edgeOf(base, edge);
  return [right, left];
}

function cornersOfFront(own: Base): readonly [Point, Point] {
  return [cornerOf(own, 'front-left'), cornerOf(own, 'front-right')];
}

/** Whether a base stands conformed on an edge. Turned bases are rounded, so their corners meet within 2 EPS. */
export function isComplete(
  { options, sizes }: Table,
  target: ConformTarget,
  edge: UnitEdge,
  own: Base,
): boolean {
  const { base } = target;
  if (angleBetween(own.heading, headingOn(base, edge)) >= angleEps || baseDistance(own, base) >= sizes.eps)
    return false;
  const near = 2 * sizes.eps;
  const meets = (a: Point, b: Point) => pointDistance(a.x, a.y, b.x, b.y) < near;
  const [left, right] = cornersAsSeen(base, edge);
  const [ownLeft, ownRight] = cornersOfFront(own);
  if (meets(ownLeft, left) || meets(ownRight, right)) return true;
  if (isFlank(target, edge) || options['conform.widths'] !== 'centre') return false;
  const [a, b] = edgeOf(base, edge);
  return meets(frontOf(own), { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
}
