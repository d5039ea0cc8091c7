/** quarterOf, zoneBefore: zones before, beside and behind a rectangular base, by the lines along its edges. */
import { type Base, placeBase, setAxes } from './base.ts';
import { floorLength, roundAway } from './exact.ts';
import { asHeading, cosineOf, quarterTurn, sineOf, sineScale, stepX, stepY } from './heading.ts';
import type { Point, Tenths } from './point.ts';

/** A place relative to a base: distance to the right of the middle of its front edge, and distance ahead of it. */
export interface LocalPoint {
  readonly right: Tenths;
  readonly ahead: Tenths;
}

export type Edge = 'front' | 'right' | 'rear' | 'left';

/** A place of the table relative to a base, rounded to a whole tenth. Use the exact tests below for decisions. */
export function toLocal(base: Base, x: Tenths, y: Tenths): LocalPoint {
  const dx = x - base.x - base.vx;
  const dy = y - base.y - base.vy;
  const cosine = cosineOf(base.heading);
  const sine = sineOf(base.heading);
  return {
    right: roundAway((dx * sine - dy * cosine) / sineScale),
    ahead: roundAway((dx * cosine + dy * sine) / sineScale),
  };
}

/** Converts a place relative to a base to a place on the table. */
export function fromLocal(base: Base, { right, ahead }: LocalPoint): Point {
  const cosine = cosineOf(base.heading);
  const sine = sineOf(base.heading);
  return {
    x: base.x + base.vx + roundAway((ahead * cosine + right * sine) / sineScale),
    y: base.y + base.vy + roundAway((ahead * sine - right * cosine) / sineScale),
  };
}

/** Side of the line along an edge: positive outside, zero on the line, negative on the side of the base. Exact. */
export function beyondEdge(base: Base, edge: Edge, x: Tenths, y: Tenths): number {
  const { ux, uy, vx, vy, quarterArea: area } = base;
  const dx = x - base.x;
  const dy = y - base.y;
  switch (edge) {
    case 'front':
      return ux * dy - uy * dx - area;
    case 'rear':
      return uy * dx - ux * dy - area;
    case 'right':
      return dx * vy - dy * vx - area;
    case 'left':
      return dy * vx - dx * vy - area;
  }
}

/**
 * Zone of a point by the extended lines along the front and rear edges. Ahead of the first is front, behind the second is rear,
 * between them is flank. On a line is flank.
 */
export function quarterOf(base: Base, x: Tenths, y: Tenths): 'front' | 'flank' | 'rear' {
  if (beyondEdge(base, 'front', x, y) > 0) return 'front';
  return beyondEdge(base, 'rear', x, y) > 0 ? 'rear' : 'flank';
}

/** Shares of the segment a–b ahead of the front line, between the lines and behind the rear line. */
export function quarterShares(
  base: Base,
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
): { front: Tenths; flank: Tenths; rear: Tenths } {
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const front = shareBeyond(beyondEdge(base, 'front', ax, ay), beyondEdge(base, 'front', bx, by));
  const rear = shareBeyond(beyondEdge(base, 'rear', ax, ay), beyondEdge(base, 'rear', bx, by));
  return {
    front: floorLength(front * length),
    flank: floorLength((1 - front - rear) * length),
    rear: floorLength(rear * length),
  };
}

/** Share of a segment on which a value is positive, from the values at its ends. */
function shareBeyond(a: number, b: number): number {
  if (a <= 0 && b <= 0) return 0;
  if (a > 0 && b > 0) return 1;
  return Math.max(a, b) / Math.abs(a - b);
}

const allEdges: readonly Edge[] = ['front', 'right', 'rear', 'left'];

/** Length of the segment a–b that lies in a rectangle, rounded down. */
export function lengthInside(base: Base, ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths): Tenths {
  let from = 0;
  let to = 1;
  for (const edge of allEdges) {
    const a = beyondEdge(base, edge, ax, ay);
    const b = beyondEdge(base, edge, bx, by);
    if (a >= 0 && b >= 0) return 0;
    if (a > 0) from = Math.max(from, a / (a - b));
    if (b > 0) to = Math.min(to, a / (a - b));
  }
  if (to <= from) return 0;
  return floorLength((to - from) * Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)));
}

/** Zone along an edge: its reach outwards, and its margin beyond the edge on either side. */
export interface ZoneSize {
  readonly edge: Edge;
  /** Even, like the sizes of bases. */
  readonly reach: Tenths;
  readonly margin?: Tenths;
}

/** Reach greater than any table, in tenths of a millimetre. */
export const boundless: Tenths = 120_000;

/**
 * Zone before an edge of a rectangle, as a base: front strip, zone of control, zone of fire. Its near corners are exactly those of
 * the edge, unless it is wider. `overlaps` tests whether something has area in it. Touching its border is not being in it.
 */
export function zoneBefore(base: Base, { edge, reach, margin = 0 }: ZoneSize): Base {
  const turns = edge === 'front' ? 0 : edge === 'left' ? 1 : edge === 'rear' ? 2 : 3;
  const heading = asHeading(base.heading + turns * quarterTurn);
  const [ux, uy, vx, vy] = axesTurned(base, turns);
  const right = asHeading(heading - quarterTurn);
  const outX = stepX(heading, reach / 2);
  const outY = stepY(heading, reach / 2);
  const x = base.x + vx + outX;
  const y = base.y + vy + outY;
  const zone = placeBase({ shape: 'rectangle', width: 2, depth: 2 }, { x, y, heading });
  setAxes(zone, ux + stepX(right, margin), uy + stepY(right, margin), outX, outY);
  return zone;
}

/** Half axes relative to an edge: along it to its right, and out through its middle. */
function axesTurned({ ux, uy, vx, vy }: Base, turns: number): [number, number, number, number] {
  switch (turns) {
    case 0:
      return [ux, uy, vx, vy];
    case 1:
      return [vx, vy, -ux, -uy];
    case 2:
      return [-ux, -uy, -vx, -vy];
    default:
      return [-vx, -vy, ux, uy];
  }
}
