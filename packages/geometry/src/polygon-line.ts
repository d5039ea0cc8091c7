/** addSpansInside, crossesPolygon: the spans where a straight line is inside an area. */
import { valueAt } from '@grognard/lists';
import { segmentNearBox } from './box.ts';
import { sideOfLine, type Tenths } from './point.ts';
import { locate, meetsCore, type Polygon } from './polygon.ts';
import { addSpan, type Spans } from './span.ts';

/** Cuts of the infinite line through a–b with a border. Reused by every call. */
interface Cuts {
  count: number;
  at: Float64Array;
}

const leftCuts: Cuts = { count: 0, at: new Float64Array(64) };
const rightCuts: Cuts = { count: 0, at: new Float64Array(64) };

/** Adds a cut in order. */
function addCut(cuts: Cuts, share: number): void {
  if (cuts.count === cuts.at.length) {
    const larger = new Float64Array(cuts.at.length * 2);
    larger.set(cuts.at);
    cuts.at = larger;
  }
  let place = cuts.count;
  for (; place > 0 && valueAt(cuts.at, place - 1) > share; place--)
    cuts.at[place] = valueAt(cuts.at, place - 1);
  cuts.at[place] = share;
  cuts.count++;
}

/**
 * Adds the spans, as shares of a–b, that lie inside an area. A span along the border counts only if the area lies on both sides of
 * the line, so the result is the same in both directions.
 */
export function addSpansInside(
  polygon: Polygon,
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  into: Spans,
): void {
  if (!segmentNearBox(polygon, ax, ay, bx, by) || (ax === bx && ay === by)) return;
  cutBorder(polygon, ax, ay, bx, by);
  let left = 0;
  let right = 0;
  // Just left and just right of the line, the area lies between each odd cut and the next. The result is the intersection of both.
  while (left + 1 < leftCuts.count && right + 1 < rightCuts.count) {
    const from = Math.max(valueAt(leftCuts.at, left), valueAt(rightCuts.at, right));
    const leftEnd = valueAt(leftCuts.at, left + 1);
    const rightEnd = valueAt(rightCuts.at, right + 1);
    addSpan(into, from, Math.min(leftEnd, rightEnd));
    if (leftEnd <= rightEnd) left += 2;
    if (rightEnd <= leftEnd) right += 2;
  }
}

/** Finds the cuts of the line shifted infinitesimally to the left and to the right. They differ only where corners lie on the line. */
function cutBorder({ xs, ys }: Polygon, ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths): void {
  leftCuts.count = 0;
  rightCuts.count = 0;
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  let px = valueAt(xs, 0) - ax;
  let py = valueAt(ys, 0) - ay;
  let sideP = dx * py - dy * px;
  for (let i = 1; i < xs.length; i++) {
    const qx = valueAt(xs, i) - ax;
    const qy = valueAt(ys, i) - ay;
    const sideQ = dx * qy - dy * qx;
    const cutsLeft = sideP > 0 !== sideQ > 0;
    const cutsRight = sideP < 0 !== sideQ < 0;
    if (cutsLeft || cutsRight) {
      const share = shareOfCut(px * dx + py * dy, sideP, qx * dx + qy * dy, sideQ) / square;
      if (cutsLeft) addCut(leftCuts, share);
      if (cutsRight) addCut(rightCuts, share);
    }
    px = qx;
    py = qy;
    sideP = sideQ;
  }
}

/** Share of the line at which an edge cuts it, from the positions of the edge's ends along the line and to its side. */
function shareOfCut(alongP: number, sideP: number, alongQ: number, sideQ: number): number {
  if (sideP === 0) return alongP;
  if (sideQ === 0) return alongQ;
  return alongP + (alongQ - alongP) * (sideP / (sideP - sideQ));
}

/**
 * Whether some of the segment a–b is inside an area. Running along the border or ending on it is not inside. Exact, except that if a
 * corner or an end lies exactly on a line, a sliver shorter than 2⁻³⁶ of the segment is ignored.
 */
export function crossesPolygon(polygon: Polygon, ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths): boolean {
  if (!segmentNearBox(polygon, ax, ay, bx, by)) return false;
  if (meetsCore(polygon, ax, ay, bx, by)) return true;
  const { xs, ys } = polygon;
  const dx = bx - ax;
  const dy = by - ay;
  let px = valueAt(xs, 0) - ax;
  let py = valueAt(ys, 0) - ay;
  let sideP = dx * py - dy * px;
  let touches = sideP === 0;
  for (let i = 1; i < xs.length; i++) {
    const qx = valueAt(xs, i) - ax;
    const qy = valueAt(ys, i) - ay;
    const sideQ = dx * qy - dy * qx;
    if (sideQ === 0) touches = true;
    else if ((sideP > 0 && sideQ < 0) || (sideP < 0 && sideQ > 0)) {
      // The edge crosses the line. Now test whether the segment crosses the edge.
      const sideA = px * qy - py * qx;
      const sideB = sideOfLine(px, py, qx, qy, dx, dy);
      if ((sideA > 0 && sideB < 0) || (sideA < 0 && sideB > 0)) return true;
      if (sideA === 0 || sideB === 0) touches = true;
    }
    px = qx;
    py = qy;
    sideP = sideQ;
  }
  // No edge is properly crossed: the segment is wholly inside or wholly outside, unless it touches the border.
  return touches ? crossesTouching(polygon, ax, ay, bx, by) : locate(polygon, ax, ay) === 'inside';
}

const touching: Spans = { count: 0, from: new Float64Array(8), to: new Float64Array(8) };

/** The rare case of corners or ends exactly on lines. */
function crossesTouching(polygon: Polygon, ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths): boolean {
  if (locate(polygon, ax, ay) === 'inside' || locate(polygon, bx, by) === 'inside') return true;
  touching.count = 0;
  addSpansInside(polygon, ax, ay, bx, by, touching);
  for (let i = 0; i < touching.count; i++) {
    // Spans that come only from rounding are far shorter than a tenth.
    if (valueAt(touching.to, i) - valueAt(touching.from, i) > 2 ** -36) return true;
  }
  return false;
}
