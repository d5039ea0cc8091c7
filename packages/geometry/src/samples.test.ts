/** Shared helpers for the property tests of this package: random shapes, and slow exact arithmetic as a reference. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asHeading,
  type Base,
  cornersOf,
  makePolygon,
  type Point,
  type Polygon,
  placeBase,
  polygonProblems,
  stepX,
  stepY,
} from './index.ts';

export const coordinate = fc.integer({ min: 0, max: 3000 });
export const heading = fc.oneof(
  fc.integer({ min: 0, max: 3599 }),
  fc.constantFrom(0, 450, 900, 1350, 1800, 2250, 2700, 3150),
);
export const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });
const half = fc.integer({ min: 1, max: 300 });

export const footprint = fc.oneof(
  fc.record({ shape: fc.constant('round' as const), radius: half }),
  fc.record({
    shape: fc.constant('rectangle' as const),
    width: half.map((size) => size * 2),
    depth: half.map((size) => size * 2),
  }),
);
export const base: fc.Arbitrary<Base> = fc
  .tuple(footprint, point, heading)
  .map(([form, { x, y }, way]) => placeBase(form, { x, y, heading: way }));

/** A star-shaped area around a point: concave, never crossing itself. */
export const polygon: fc.Arbitrary<Polygon> = fc
  .tuple(
    point,
    fc.uniqueArray(fc.integer({ min: 0, max: 71 }), { minLength: 3, maxLength: 12 }),
    fc.array(fc.integer({ min: 40, max: 900 }), { minLength: 12, maxLength: 12 }),
  )
  .map(([{ x, y }, turns, radii]) =>
    turns
      .sort((a, b) => a - b)
      .map((turn, i) => ({ x: x + stepX(turn * 50, radii[i]!), y: y + stepY(turn * 50, radii[i]!) })),
  )
  .filter((corners) => polygonProblems(corners).length === 0)
  .map(makePolygon);

/** A base translated, and turned by quarters about the origin. */
export function displaced(one: Base, quarters: number, dx: number, dy: number): Base {
  const at = displacedPoint(one, quarters, dx, dy);
  return placeBase(one.footprint, { ...at, heading: asHeading(one.heading + quarters * 900) });
}

export function displacedPoint({ x, y }: Point, quarters: number, dx: number, dy: number): Point {
  let turned = { x, y };
  for (let i = 0; i < quarters; i++) turned = { x: 0 - turned.y, y: turned.x };
  return { x: turned.x + dx, y: turned.y + dy };
}

/** The exact square of a distance, as a fraction. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export function exactSquare(p: Point, a: Point, b: Point): Fraction {
  const [dx, dy] = [BigInt(b.x - a.x), BigInt(b.y - a.y)];
  const [qx, qy] = [BigInt(p.x - a.x), BigInt(p.y - a.y)];
  const square = dx * dx + dy * dy;
  const along = qx * dx + qy * dy;
  if (along <= 0n) return { over: qx * qx + qy * qy, under: 1n };
  if (along >= square) return { over: (qx - dx) ** 2n + (qy - dy) ** 2n, under: 1n };
  return { over: (dx * qy - dy * qx) ** 2n, under: square };
}

export function isLess(a: Fraction, b: Fraction): boolean {
  return a.over * b.under < b.over * a.under;
}

/** Root of a fraction, rounded down exactly. */
export function exactRoot({ over, under }: Fraction): number {
  const square = over / under;
  let root = BigInt(Math.floor(Math.sqrt(Number(square))));
  while (root * root > square) root--;
  while ((root + 1n) * (root + 1n) <= square) root++;
  return Number(root);
}

export function edgesOf(corners: readonly Point[]): [Point, Point][] {
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]!]);
}

/** Whether two convex shapes have area in common, by projection on every edge normal with big integers. */
export function exactlyOverlap(one: readonly Point[], other: readonly Point[]): boolean {
  return [...edgesOf(one), ...edgesOf(other)].every(([a, b]) => {
    const [nx, ny] = [BigInt(a.y - b.y), BigInt(b.x - a.x)];
    const shadow = (corners: readonly Point[]) => corners.map(({ x, y }) => BigInt(x) * nx + BigInt(y) * ny);
    const [p, q] = [shadow(one), shadow(other)];
    const least = (values: bigint[]) => values.reduce((m, v) => (v < m ? v : m));
    const most = (values: bigint[]) => values.reduce((m, v) => (v > m ? v : m));
    return least(p) < most(q) && least(q) < most(p);
  });
}

/** Exact square of the distance of a point from a convex shape. 0 inside. */
export function exactToShape(p: Point, corners: readonly Point[]): Fraction {
  const sides = edgesOf(corners).map(([a, b]) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
  if (sides.every((side) => side <= 0) || sides.every((side) => side >= 0)) return { over: 0n, under: 1n };
  return edgesOf(corners)
    .map(([a, b]) => exactSquare(p, a, b))
    .reduce((least, square) => (isLess(square, least) ? square : least));
}

// Only here, not in every test file that imports this one.
if (expect.getState().testPath?.endsWith('samples.test.ts')) {
  describe('the samples', () => {
    it('are shapes as promised', () => {
      fc.assert(
        fc.property(base, polygon, (one, area) => {
          expect(cornersOf(one)).toHaveLength(one.isRound ? 0 : 4);
          expect(area.doubleArea).toBeGreaterThan(0);
        }),
      );
    });
  });
}
