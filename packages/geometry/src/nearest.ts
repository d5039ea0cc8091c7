/** nearestPoints: the nearest points of two bases, for measuring and for what lies between. */
import { entryAt } from '@grognard/lists';
import { type Base, cornersOf } from './base.ts';
import { overlaps } from './contact.ts';
import { roundAway } from './exact.ts';
import { type Point, squaredDistance, type Tenths } from './point.ts';

/** Two points, one on each base. */
interface NearestPair {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly far: number;
}

/** Pairs within this of the least distance, in tenths of a millimetre, count as equally near, so that edges count as parallel. */
const parallel: Tenths = 2;

/**
 * Nearest points of two bases, rounded to whole tenths. Where edges run side by side, the middle of their common stretch. For
 * overlapping bases, both are the middle between their centres.
 */
export function nearestPoints(a: Base, b: Base): readonly [Point, Point] {
  if (overlaps(a, b)) {
    const middle = { x: roundAway((a.x + b.x) / 2), y: roundAway((a.y + b.y) / 2) };
    return [middle, middle];
  }
  const pairs = [...pairsOf(a, b), ...pairsOf(b, a).map(swapped)];
  const least = pairs.reduce((far, pair) => Math.min(far, pair.far), Number.POSITIVE_INFINITY);
  const near = pairs.filter(({ far }) => far <= least + parallel);
  const [one, other] = outermost(near);
  return [
    { x: roundAway((one.ax + other.ax) / 2), y: roundAway((one.ay + other.ay) / 2) },
    { x: roundAway((one.bx + other.bx) / 2), y: roundAway((one.by + other.by) / 2) },
  ];
}

function swapped({ ax, ay, bx, by, far }: NearestPair): NearestPair {
  return { ax: bx, ay: by, bx: ax, by: ay, far };
}

/** Each corner of the first base with the nearest point of the second. A round base has its centre as its only corner. */
function pairsOf(a: Base, b: Base): NearestPair[] {
  const corners = a.isRound ? [{ x: a.x, y: a.y }] : cornersOf(a);
  return corners.map((corner) => {
    const on = b.isRound ? { x: b.x, y: b.y } : nearestOnRectangle(b, corner);
    return withoutRims(a, b, corner, on);
  });
}

/** Nearest point of a rectangle, computed in the frame of its half axes. */
function nearestOnRectangle(base: Base, { x, y }: Point): { x: number; y: number } {
  const edges = cornersOf(base);
  let best = { x: base.x, y: base.y };
  let least = Number.POSITIVE_INFINITY;
  edges.forEach((from, i) => {
    const to = entryAt(edges, (i + 1) % edges.length);
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
    const cut = Math.max(0, Math.min(1, share));
    const at = { x: from.x + cut * dx, y: from.y + cut * dy };
    const far = squaredDistance(at.x, at.y, x, y);
    if (far >= least) return;
    least = far;
    best = at;
  });
  return best;
}

/** A pair of points shortened by the radii of round bases. */
function withoutRims(
  a: Base,
  b: Base,
  p: { readonly x: number; readonly y: number },
  q: { readonly x: number; readonly y: number },
): NearestPair {
  const far = Math.sqrt(squaredDistance(p.x, p.y, q.x, q.y));
  const [dx, dy] = far === 0 ? [0, 0] : [(q.x - p.x) / far, (q.y - p.y) / far];
  return {
    ax: p.x + dx * a.radius,
    ay: p.y + dy * a.radius,
    bx: q.x - dx * b.radius,
    by: q.y - dy * b.radius,
    far: far - a.radius - b.radius,
  };
}

/** The two pairs farthest apart. */
function outermost(pairs: readonly NearestPair[]): readonly [NearestPair, NearestPair] {
  let best: readonly [NearestPair, NearestPair] = [entryAt(pairs, 0), entryAt(pairs, 0)];
  let most = 0;
  for (const one of pairs)
    for (const other of pairs) {
      const apart = squaredDistance(one.ax, one.ay, other.ax, other.ay);
      if (apart <= most) continue;
      most = apart;
      best = [one, other];
    }
  return best;
}
