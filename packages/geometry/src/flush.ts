/** flushPose, sharedEdge: bodies edge to edge: the edge met, the pose flush with it, the length of edge in common. */
import { type Base, type Footprint, type MovableBase, moveBase, type Pose, placeBase } from './base.ts';
import { segmentToBase } from './base-segment.ts';
import { overlaps } from './contact.ts';
import { extentBetween, type Frame } from './convex.ts';
import { floorLength, roundAway } from './exact.ts';
import { angleBetween, asHeading, type Heading, halfTurn, quarterTurn, stepX, stepY } from './heading.ts';
import { type Point, squaredDistance, type Tenths } from './point.ts';
import { frontage } from './track.ts';
import type { Edge } from './zone.ts';

/** Edges by priority, for ties. */
const edges: readonly Edge[] = ['front', 'left', 'right', 'rear'];

const turns: Readonly<Record<Edge, number>> = { front: 0, left: 1, rear: 2, right: 3 };

export function edgeHeading(base: Base, edge: Edge): Heading {
  return asHeading(base.heading + turns[edge] * quarterTurn);
}

/** Left and right end of an edge, seen from inside the base looking out. */
export function edgeOf(base: Base, edge: Edge): readonly [Point, Point] {
  const { x, y } = base;
  const [ox, oy, rx, ry] = outAndRight(base, edge);
  return [
    { x: x + ox - rx, y: y + oy - ry },
    { x: x + ox + rx, y: y + oy + ry },
  ];
}

/** Half axes out through an edge and along it to its right. */
function outAndRight({ ux, uy, vx, vy }: Base, edge: Edge): readonly [number, number, number, number] {
  switch (edge) {
    case 'front':
      return [vx, vy, ux, uy];
    case 'left':
      return [-ux, -uy, vx, vy];
    case 'rear':
      return [-vx, -vy, -ux, -uy];
    case 'right':
      return [ux, uy, -vx, -vy];
  }
}

/** Edge of a rectangle that a body touches or is nearest to. At a corner it is the edge that faces the body more. */
export function edgeMet(target: Base, body: Base): Edge {
  let best: Edge = 'front';
  let least = Number.POSITIVE_INFINITY;
  let bestTurn = Number.POSITIVE_INFINITY;
  for (const edge of edges) {
    const [a, b] = edgeOf(target, edge);
    const far = segmentToBase(body, a.x, a.y, b.x, b.y);
    const turn = angleBetween(edgeHeading(target, edge), asHeading(body.heading + halfTurn));
    if (far > least || (far === least && turn >= bestTurn)) continue;
    best = edge;
    least = far;
    bestTurn = turn;
  }
  return best;
}

/**
 * Pose of a body with its front flush against an edge. The middle of its front comes as near to `near` as possible while front and
 * edge share the length `common`. By default, or if `common` is longer than either, they share the whole of the shorter one. The
 * body touches without overlap.
 */
export function flushPose(
  footprint: Footprint,
  target: Base,
  edge: Edge,
  near: Point,
  common: Tenths = Number.POSITIVE_INFINITY,
): Pose {
  const [left, right] = edgeOf(target, edge);
  const out = edgeHeading(target, edge);
  const length = Math.sqrt(squaredDistance(left.x, left.y, right.x, right.y));
  const [dx, dy] = [(right.x - left.x) / length, (right.y - left.y) / length];
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const aside = (near.x - middle.x) * dx + (near.y - middle.y) * dy;
  const front = frontage(footprint);
  const most = (length + front) / 2 - Math.min(common, length, front);
  const by = Math.max(-most, Math.min(most, aside));
  const body = placeBase(footprint, { x: 0, y: 0, heading: asHeading(out + halfTurn) });
  const ahead = stepAlong(body);
  return pushedOut(body, target, out, {
    x: roundAway(middle.x + by * dx - ahead.x),
    y: roundAway(middle.y + by * dy - ahead.y),
  });
}

/** Offset from the middle of a base to the foremost point. */
function stepAlong({ isRound, vx, vy, heading, radius }: Base): Point {
  return isRound ? { x: stepX(heading, radius), y: stepY(heading, radius) } : { x: vx, y: vy };
}

/** Nearest place straight out from the edge at which the two do not overlap. */
function pushedOut(body: MovableBase, target: Base, out: Heading, at: Point): Pose {
  const heading = body.heading;
  let by = -2;
  do {
    moveBase(body, at.x + stepX(out, by), at.y + stepY(out, by), heading);
    by++;
  } while (overlaps(body, target));
  return { x: body.x, y: body.y, heading };
}

/**
 * Greatest gap in tenths of a millimetre at which two edges count as flush. Flush bodies of unlike bases at a heading between the
 * quarters are parallel only to within the rounding of their axes, half a degree at most.
 */
export const flushGap: Tenths = 20;

/** Length of edge that two rectangles share, in tenths of a millimetre rounded down. 0 for a corner. */
export function sharedEdge(a: Base, b: Base, gap: Tenths = flushGap): Tenths {
  const reach = a.reach + b.reach + gap;
  if (squaredDistance(a.x, a.y, b.x, b.y) > reach * reach) return 0;
  const most = bestCover(a, b, gap);
  return most === 0 ? 0 : floorLength(Math.min(most, bestCover(b, a, gap)));
}

function bestCover(a: Base, b: Base, gap: Tenths): number {
  let most = 0;
  for (const edge of edges) most = Math.max(most, coverOf(a, edge, b, gap));
  return most;
}

/** Edge of a rectangle along which a body lies: the one it covers most within the gap. If it covers none, the edge that it meets. */
export function edgeAlong(target: Base, body: Base, gap: Tenths = flushGap): Edge {
  let along = edgeMet(target, body);
  let most = coverOf(target, along, body, gap);
  for (const edge of edges) {
    const cover = coverOf(target, edge, body, gap);
    if (cover <= most) continue;
    along = edge;
    most = cover;
  }
  return along;
}

/** Length of an edge that another base covers within the gap. */
function coverOf(base: Base, edge: Edge, other: Base, gap: Tenths): number {
  const [left, right] = edgeOf(base, edge);
  const length = Math.sqrt(squaredDistance(left.x, left.y, right.x, right.y));
  if (length === 0) return 0;
  // The first axis runs along the edge from right to left, so that the second points into the base.
  const frame: Frame = {
    x: right.x,
    y: right.y,
    dx: (left.x - right.x) / length,
    dy: (left.y - right.y) / length,
  };
  const { least, greatest } = extentBetween(other, frame, -gap, gap);
  return Math.max(0, Math.min(length, greatest) - Math.max(0, least));
}
