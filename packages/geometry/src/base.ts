/** Base: the round or rectangular base of a figure, a unit or a terrain piece, at its place on the table. */
import { type Heading, quarterTurn, stepX, stepY } from './heading.ts';
import type { Point, Tenths } from './point.ts';

/** Form and size of a base, without its place. Width and depth are even, so that its corners are whole points. */
export type Footprint =
  | { readonly shape: 'round'; readonly radius: Tenths }
  | {
      readonly shape: 'rectangle';
      /** Width along the front and depth from front to rear, of one base. */
      readonly width: Tenths;
      readonly depth: Tenths;
      /** Equal bases edge to edge in a body: abreast (files) and behind one another (ranks). Both default to 1. */
      readonly files?: number;
      readonly ranks?: number;
    };

/** Position and heading of a base. */
export interface Pose extends Point {
  readonly heading: Heading;
}

/**
 * A base at its place. A rectangle is stored as its centre and two half axes rounded to whole tenths: u from the centre to the
 * middle of the right edge, v to the middle of the front edge. Its four corners x ± u ± v are whole points, opposite edges are
 * exactly parallel, and a quarter-turn changes only the direction. For other headings its angles are right to within the rounding.
 * All bases have the same fields, so that tests of any pair stay fast.
 */
export interface Base extends Pose {
  readonly footprint: Footprint;
  readonly isRound: boolean;
  /** Radius of a round base, or 0 for a rectangle. */
  readonly radius: Tenths;
  /** Greatest distance of any point of the base from its centre. For a round base it is the radius. */
  readonly reach: Tenths;
  readonly ux: Tenths;
  readonly uy: Tenths;
  readonly vx: Tenths;
  readonly vy: Tenths;
  /** A quarter of the area of a rectangle: u × v, above zero. It is 0 for a round base. */
  readonly quarterArea: number;
}

/** A base that its owner may move. */
export type MovableBase = { -readonly [Field in keyof Base]: Base[Field] };

export type Corner = 'front-left' | 'front-right' | 'rear-right' | 'rear-left';

/** Problem with a footprint in words, or null if there is none. */
export function footprintProblem(footprint: Footprint): string | null {
  if (footprint.shape === 'round')
    return isSize(footprint.radius) ? null : 'radius: not a whole number above 0';
  const { width, depth, files = 1, ranks = 1 } = footprint;
  if (!isSize(width) || width % 2 !== 0) return 'width: not an even whole number above 0';
  if (!isSize(depth) || depth % 2 !== 0) return 'depth: not an even whole number above 0';
  if (!isSize(files)) return 'files: not a whole number above 0';
  return isSize(ranks) ? null : 'ranks: not a whole number above 0';
}

function isSize(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= 40_000;
}

/** Last footprint that passed the check. Most bases of a table are alike. */
let lastGood: Footprint | null = null;

function mustBeGood(footprint: Footprint): void {
  const problem = footprintProblem(footprint);
  if (problem !== null) throw new RangeError(problem);
  lastGood = footprint;
}

export function placeBase(footprint: Footprint, pose: Pose): MovableBase {
  if (footprint !== lastGood) mustBeGood(footprint);
  const isRound = footprint.shape === 'round';
  const radius = isRound ? footprint.radius : 0;
  const { x, y, heading } = pose;
  const base = {
    x,
    y,
    heading,
    footprint,
    isRound,
    radius,
    reach: radius,
    ux: 0,
    uy: 0,
    vx: 0,
    vy: 0,
    quarterArea: 0,
  };
  if (!isRound) layAxes(base, heading);
  return base;
}

/** Moves a mutable base without allocating a new one. */
export function moveBase(base: MovableBase, x: Tenths, y: Tenths, heading: Heading): void {
  base.x = x;
  base.y = y;
  if (heading === base.heading) return;
  base.heading = heading;
  if (!base.isRound) layAxes(base, heading);
}

/** Axes laid last, with what they were laid for: who is looked at along its way has the same ones again and again. */
const last: {
  footprint: Footprint | null;
  heading: Heading;
  ux: Tenths;
  uy: Tenths;
  vx: Tenths;
  vy: Tenths;
} = {
  footprint: null,
  heading: 0,
  ux: 0,
  uy: 0,
  vx: 0,
  vy: 0,
};

/** Sets the axes of a body to whole multiples of those of its bases, so that these fit edge to edge without gap or overlap. */
function layAxes(base: MovableBase, heading: Heading): void {
  const { footprint } = base;
  if (footprint.shape !== 'rectangle') return;
  if (last.footprint !== footprint || last.heading !== heading) {
    const { width, depth, files = 1, ranks = 1 } = footprint;
    // Right is a quarter-turn back, written as three quarters forward.
    const right = heading < quarterTurn ? heading + 3 * quarterTurn : heading - quarterTurn;
    last.footprint = footprint;
    last.heading = heading;
    last.ux = files * stepX(right, width / 2);
    last.uy = files * stepY(right, width / 2);
    last.vx = ranks * stepX(heading, depth / 2);
    last.vy = ranks * stepY(heading, depth / 2);
  }
  setAxes(base, last.ux, last.uy, last.vx, last.vy);
}

/** Sets the half axes of a rectangle and the fields derived from them. */
export function setAxes(base: MovableBase, ux: Tenths, uy: Tenths, vx: Tenths, vy: Tenths): void {
  base.ux = ux;
  base.uy = uy;
  base.vx = vx;
  base.vy = vy;
  base.quarterArea = ux * vy - uy * vx;
  const crossed = Math.abs(ux * vx + uy * vy);
  base.reach = Math.ceil(Math.sqrt(ux * ux + uy * uy + vx * vx + vy * vy + 2 * crossed));
}

export function roundBase(x: Tenths, y: Tenths, radius: Tenths): MovableBase {
  return placeBase({ shape: 'round', radius }, { x, y, heading: 0 });
}

/** A rectangular base by its centre. */
export function rectangleBase(
  x: Tenths,
  y: Tenths,
  heading: Heading,
  width: Tenths,
  depth: Tenths,
): MovableBase {
  return placeBase({ shape: 'rectangle', width, depth }, { x, y, heading });
}

/** A corner of a rectangle. A round base gives its centre. */
export function cornerOf(base: Base, corner: Corner): Point {
  const right = corner === 'front-right' || corner === 'rear-right' ? 1 : -1;
  const front = corner === 'front-left' || corner === 'front-right' ? 1 : -1;
  return {
    x: base.x + right * base.ux + front * base.vx,
    y: base.y + right * base.uy + front * base.vy,
  };
}

/** The corners of a rectangle: front left, front right, rear right, rear left. A round base has none. */
export function cornersOf(base: Base): Point[] {
  if (base.isRound) return [];
  return [
    cornerOf(base, 'front-left'),
    cornerOf(base, 'front-right'),
    cornerOf(base, 'rear-right'),
    cornerOf(base, 'rear-left'),
  ];
}

/** Middle of the front edge. For a round base it is the point of its rim in the direction of its heading. */
export function frontOf(base: Base): Point {
  if (!base.isRound) return { x: base.x + base.vx, y: base.y + base.vy };
  return { x: base.x + stepX(base.heading, base.radius), y: base.y + stepY(base.heading, base.radius) };
}

/** Pose in which a rectangle of this footprint and heading has a corner at this point. Bodies wheel and conform by it. */
export function poseByCorner(footprint: Footprint, heading: Heading, corner: Corner, at: Point): Pose {
  const base = placeBase(footprint, { x: 0, y: 0, heading });
  const offset = cornerOf(base, corner);
  return { x: at.x - offset.x, y: at.y - offset.y, heading };
}

/** Moves a mutable rectangle to this heading with a corner at this point. */
export function moveByCorner(base: MovableBase, heading: Heading, corner: Corner, at: Point): void {
  moveBase(base, 0, 0, heading);
  const right = corner === 'front-right' || corner === 'rear-right' ? 1 : -1;
  const front = corner === 'front-left' || corner === 'front-right' ? 1 : -1;
  base.x = at.x - (right * base.ux + front * base.vx);
  base.y = at.y - (right * base.uy + front * base.vy);
}

/** Pose of one base of a body. Files count from the left, ranks from the front, both from 0. */
export function memberPose(body: Base, file: number, rank: number): Pose {
  if (body.footprint.shape === 'round') return { x: body.x, y: body.y, heading: body.heading };
  const { files = 1, ranks = 1 } = body.footprint;
  const right = 2 * file + 1 - files;
  const front = ranks - 1 - 2 * rank;
  return {
    x: body.x + right * (body.ux / files) + front * (body.vx / ranks),
    y: body.y + right * (body.uy / files) + front * (body.vy / ranks),
    heading: body.heading,
  };
}
