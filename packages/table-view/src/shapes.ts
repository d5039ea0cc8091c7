/** Plane geometry for drawing (isInside, rowsAcross, stopsAlong …). In tenths of a millimetre, y away from the viewer. */

import { cosineOf, type Heading, headingTo, type Point, sineOf, sineScale } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

/** Whether a point is inside an area given by its corners. The even-odd rule tolerates a border that crosses itself. */
export function isInside(corners: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  corners.forEach((b, at) => {
    const a = corners.at(at - 1)!;
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}

/** Twice the area, positive if the corners run anticlockwise. */
export function doubleArea(corners: readonly Point[]): number {
  return corners.reduce((sum, b, at) => {
    const a = corners.at(at - 1)!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

export function centreOf(corners: readonly Point[]): Point {
  const { minX, minY, maxX, maxY } = boundsOf(corners);
  const whole = doubleArea(corners);
  if (whole === 0) return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  let [x, y] = [0, 0];
  corners.forEach((b, at) => {
    const a = corners.at(at - 1)!;
    const part = a.x * b.y - b.x * a.y;
    x += (a.x + b.x) * part;
    y += (a.y + b.y) * part;
  });
  return { x: Math.round(x / (3 * whole)), y: Math.round(y / (3 * whole)) };
}

export function lengthOf(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.sqrt(dx * dx + dy * dy);
}

export function toSegment(p: Point, { from, to }: Segment): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((p.x - from.x) * dx + (p.y - from.y) * dy) / square;
  const t = Math.max(0, Math.min(1, along));
  return lengthOf(p, { x: from.x + dx * t, y: from.y + dy * t });
}

export function edgesOf(corners: readonly Point[]): Segment[] {
  return corners.map((from, at) => ({ from, to: entryAt(corners, (at + 1) % corners.length) }));
}

export function legsOf(points: readonly Point[]): Segment[] {
  return points.slice(1).map((to, at) => ({ from: entryAt(points, at), to }));
}

export function toBorder(corners: readonly Point[], p: Point): number {
  return Math.min(...edgesOf(corners).map((edge) => toSegment(p, edge)));
}

/** Point of an area with the most room around it, where a name reads best. The middle is preferred to slightly roomier points. */
export function roomiestOf(corners: readonly Point[]): Point {
  const { minX, minY, maxX, maxY } = boundsOf(corners);
  const middle = centreOf(corners);
  const steps = 24;
  let best = { at: middle, room: isInside(corners, middle) ? toBorder(corners, middle) * 1.15 : -1 };
  for (let i = 1; i < steps; i++) {
    for (let j = 1; j < steps; j++) {
      const at = { x: minX + ((maxX - minX) * i) / steps, y: minY + ((maxY - minY) * j) / steps };
      const room = isInside(corners, at) ? toBorder(corners, at) : -1;
      if (room > best.room) best = { at: { x: Math.round(at.x), y: Math.round(at.y) }, room };
    }
  }
  return best.at;
}

/** A point moved by `ahead` along a heading and by `left` to its left, not rounded. */
export function shifted(at: Point, heading: Heading, ahead: number, left = 0): Point {
  const [cos, sin] = [cosineOf(heading) / sineScale, sineOf(heading) / sineScale];
  return { x: at.x + ahead * cos - left * sin, y: at.y + ahead * sin + left * cos };
}

/** Extent of corners along a heading and across it. */
export function spanAlong(corners: readonly Point[], heading: Heading): { long: number; wide: number } {
  const origin = { x: 0, y: 0 };
  const back = heading === 0 ? 0 : 3600 - heading;
  const { minX, minY, maxX, maxY } = boundsOf(corners.map(({ x, y }) => shifted(origin, back, x, y)));
  return { long: maxX - minX, wide: maxY - minY };
}

/** Direction of the longest side of an area, along which it would be ploughed. */
export function grainOf(corners: readonly Point[]): Heading {
  const longest = edgesOf(corners).reduce((a, b) =>
    lengthOf(b.from, b.to) > lengthOf(a.from, a.to) ? b : a,
  );
  return headingTo(longest.to.x - longest.from.x, longest.to.y - longest.from.y) ?? 0;
}

/** Parallel rows across an area, cut at its border. */
export function rowsAcross(corners: readonly Point[], heading: Heading, spacing: number): Segment[][] {
  const [cos, sin] = [cosineOf(heading) / sineScale, sineOf(heading) / sineScale];
  const turned = corners.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }));
  const back = (x: number, y: number): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  const { minY, maxY } = boundsOf(turned);
  const rows: Segment[][] = [];
  for (let y = minY + spacing / 2; y < maxY; y += spacing) {
    const cuts = cutsAt(turned, y);
    const row: Segment[] = [];
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      row.push({ from: back(numberAt(cuts, i), y), to: back(numberAt(cuts, i + 1), y) });
    }
    if (row.length > 0) rows.push(row);
  }
  return rows;
}

function cutsAt(corners: readonly Point[], y: number): number[] {
  const cuts: number[] = [];
  corners.forEach((b, at) => {
    const a = corners.at(at - 1)!;
    if (a.y > y !== b.y > y) cuts.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
  });
  return cuts.sort((a, b) => a - b);
}

/** A point on a line, and the direction of the line there. */
export interface ColourStop {
  readonly at: Point;
  readonly heading: Heading;
}

/** Points at equal steps along a line, the first half a step from its start. */
export function stopsAlong(points: readonly Point[], step: number): ColourStop[] {
  const stops: ColourStop[] = [];
  let due = step / 2;
  for (const { from, to } of legsOf(points)) {
    const length = lengthOf(from, to);
    const heading = headingTo(Math.round(to.x - from.x), Math.round(to.y - from.y)) ?? 0;
    for (; due < length; due += step) {
      const t = due / length;
      stops.push({ at: { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }, heading });
    }
    due -= length;
  }
  return stops;
}

/** Extends corners on the edge of the table beyond it, so that no shore or border runs along the edge. */
export function bled(corners: readonly Point[], { width, depth }: { width: number; depth: number }): Point[] {
  const reach = 800;
  const out = (v: number, most: number) => (v <= 0 ? -reach : v >= most ? most + reach : v);
  return corners.map(({ x, y }) => ({ x: out(x, width), y: out(y, depth) }));
}
