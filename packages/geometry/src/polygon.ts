/** Polygon: areas of the table, possibly concave, without holes, checked once. */
import { absent, entryAt, valueAt } from '@grognard/lists';
import { type Box, boxOfPoints } from './box.ts';
import { isCoordinate, type Point, sideOfLine, type Tenths } from './point.ts';
import { isOnSegment, segmentDistance, segmentsMeet } from './segment.ts';

/** A checked area. Its corners run anticlockwise, and the last item of `xs` and `ys` repeats the first. */
export interface Polygon extends Box {
  readonly corners: readonly Point[];
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Twice its area, always positive. */
  readonly doubleArea: number;
  /** A disc wholly inside the border. Anything that enters it is inside, without a test of the edges. Radius 0 if none was found. */
  readonly coreX: Tenths;
  readonly coreY: Tenths;
  readonly coreRadius: Tenths;
}

/** A problem with a shape and its place, such as `corners[3]`. */
export interface ShapeProblem {
  readonly place: string;
  readonly message: string;
}

/** All problems with the corners of an area, or an empty list. */
export function polygonProblems(corners: readonly Point[], place = 'corners'): ShapeProblem[] {
  const problems = pointProblems(corners, place);
  if (corners.length < 3) problems.push({ place, message: 'an area has at least 3 corners' });
  if (problems.length > 0) return problems;
  for (let i = 0; i < corners.length; i++) {
    const objection = objectionToCorner(corners, i) ?? objectionToEdge(corners, i, place);
    if (objection !== null) problems.push({ place: `${place}[${i}]`, message: objection });
  }
  if (problems.length === 0 && doubleAreaOf(corners) === 0)
    problems.push({ place, message: 'the area is empty' });
  return problems;
}

/** Points that are not whole coordinates of a table, each with its place. */
export function pointProblems(points: readonly Point[], place: string): ShapeProblem[] {
  const problems: ShapeProblem[] = [];
  points.forEach(({ x, y }, i) => {
    if (!isCoordinate(x))
      problems.push({ place: `${place}[${i}].x`, message: 'not a whole number of tenths on a table' });
    if (!isCoordinate(y))
      problems.push({ place: `${place}[${i}].y`, message: 'not a whole number of tenths on a table' });
  });
  return problems;
}

/** Problem if a corner equals the previous one, or if the border goes straight back from it. */
function objectionToCorner(corners: readonly Point[], at: number): string | null {
  const before = corners.at(at - 1)!;
  const here = corners[at] ?? absent(corners, at);
  const after = entryAt(corners, (at + 1) % corners.length);
  if (before.x === here.x && before.y === here.y) return 'the same as the corner before it';
  const back = (here.x - before.x) * (after.x - here.x) + (here.y - before.y) * (after.y - here.y);
  const isStraight = sideOfLine(before.x, before.y, here.x, here.y, after.x, after.y) === 0;
  return isStraight && back < 0 ? 'the border turns back on itself here' : null;
}

/** Problem if the edge from a corner to the next meets a later edge that is not its neighbour. */
function objectionToEdge(corners: readonly Point[], at: number, place: string): string | null {
  const { length } = corners;
  const a = corners[at] ?? absent(corners, at);
  const b = entryAt(corners, (at + 1) % length);
  for (let other = at + 2; other < length; other++) {
    if (at === 0 && other === length - 1) continue;
    const c = corners[other] ?? absent(corners, other);
    const d = entryAt(corners, (other + 1) % length);
    if (segmentsMeet(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y))
      return `the border from here meets that from ${place}[${other}]`;
  }
  return null;
}

function doubleAreaOf(corners: readonly Point[]): number {
  const first = entryAt(corners, 0);
  let sum = 0;
  // Relative to the first corner, so that a far-off area is as exact as a near one.
  for (let i = 1; i + 1 < corners.length; i++) {
    const b = corners[i] ?? absent(corners, i);
    const c = corners[i + 1] ?? absent(corners, i + 1);
    sum += sideOfLine(first.x, first.y, b.x, b.y, c.x, c.y);
  }
  return sum;
}

/** Area with these corners, in either direction. Untrusted corners are checked with `polygonProblems` first. */
export function makePolygon(corners: readonly Point[]): Polygon {
  const [problem] = polygonProblems(corners);
  if (problem) throw new RangeError(`${problem.place}: ${problem.message}`);
  const doubleArea = doubleAreaOf(corners);
  const round = doubleArea > 0 ? corners : corners.toReversed();
  const closed = [...round, entryAt(round, 0)];
  const xs = Float64Array.from(closed, ({ x }) => x);
  const ys = Float64Array.from(closed, ({ y }) => y);
  const polygon = {
    ...boxOfPoints(xs, ys),
    corners: round.map(({ x, y }) => ({ x, y })),
    xs,
    ys,
    doubleArea: Math.abs(doubleArea),
    coreX: 0,
    coreY: 0,
    coreRadius: 0,
  };
  return { ...polygon, ...coreOf(polygon) };
}

/** The larger of two discs, one about the middle of the box and one about the mean of the corners. */
function coreOf(polygon: Polygon): Pick<Polygon, 'coreX' | 'coreY' | 'coreRadius'> {
  const { corners, minX, maxX, minY, maxY } = polygon;
  const sum = corners.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  const middles = [
    { x: (minX + maxX) / 2, y: (minY + maxY) / 2 },
    { x: sum.x / corners.length, y: sum.y / corners.length },
  ];
  let core = { coreX: 0, coreY: 0, coreRadius: 0 };
  for (const middle of middles) {
    const [coreX, coreY] = [Math.round(middle.x), Math.round(middle.y)];
    if (locate(polygon, coreX, coreY) !== 'inside') continue;
    const coreRadius = borderDistance(polygon, coreX, coreY) - 1;
    if (coreRadius > core.coreRadius) core = { coreX, coreY, coreRadius };
  }
  return core;
}

function borderDistance({ xs, ys }: Polygon, x: Tenths, y: Tenths): Tenths {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < xs.length; i++)
    least = Math.min(
      least,
      segmentDistance(valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i), x, y),
    );
  return least;
}

/** Whether the segment a–b enters the core of an area, and so the area. */
export function meetsCore(polygon: Polygon, ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths): boolean {
  const { coreX, coreY, coreRadius } = polygon;
  const dx = bx - ax;
  const dy = by - ay;
  const qx = coreX - ax;
  const qy = coreY - ay;
  const limit = coreRadius * coreRadius;
  const square = dx * dx + dy * dy;
  const along = qx * dx + qy * dy;
  if (along <= 0) return qx * qx + qy * qy < limit;
  if (along >= square) return (coreX - bx) * (coreX - bx) + (coreY - by) * (coreY - by) < limit;
  // Rounding does not matter, because the core ends a whole tenth before the border.
  const across = dx * qy - dy * qx;
  return across * across < limit * square;
}

/** Area in square tenths of a millimetre, rounded down. */
export function areaOf(polygon: Polygon): number {
  return Math.floor(polygon.doubleArea / 2);
}

export function locate(polygon: Polygon, x: Tenths, y: Tenths): 'inside' | 'border' | 'outside' {
  if (x < polygon.minX || x > polygon.maxX || y < polygon.minY || y > polygon.maxY) return 'outside';
  const { xs, ys, coreX, coreY, coreRadius } = polygon;
  const dx = x - coreX;
  const dy = y - coreY;
  if (dx * dx + dy * dy < coreRadius * coreRadius) return 'inside';
  let inside = false;
  let x1 = valueAt(xs, 0);
  let y1 = valueAt(ys, 0);
  for (let i = 1; i < xs.length; i++) {
    const x2 = valueAt(xs, i);
    const y2 = valueAt(ys, i);
    if ((y1 <= y && y2 >= y) || (y1 >= y && y2 <= y)) {
      const side = sideOfLine(x1, y1, x2, y2, x, y);
      if (side === 0 && isOnSegment(x1, y1, x2, y2, x, y)) return 'border';
      if (y1 > y !== y2 > y && side > 0 === y2 > y1) inside = !inside;
    }
    x1 = x2;
    y1 = y2;
  }
  return inside ? 'inside' : 'outside';
}

/** Whether a point is in an area, border included. */
export function isInPolygon(polygon: Polygon, x: Tenths, y: Tenths): boolean {
  return locate(polygon, x, y) !== 'outside';
}
