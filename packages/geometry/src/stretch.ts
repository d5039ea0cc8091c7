/** stretchesIn, stretchesOn: the stretches of a track on which a base is in an area or on a linear obstacle. */
import { absent, valueAt } from '@grognard/lists';
import { type Base, type MovableBase, moveBase, placeBase } from './base.ts';
import type { Passage } from './base-segment.ts';
import type { Box } from './box.ts';
import { floorLength } from './exact.ts';
import { wheelBase } from './move-along.ts';
import { grainsPerTenth } from './path.ts';
import type { Tenths } from './point.ts';
import { isInPolygon, meetsCore, type Polygon } from './polygon.ts';
import { isBaseIn } from './polygon-base.ts';
import { addSpansInside } from './polygon-line.ts';
import { isBaseOn, type Polyline } from './polyline.ts';
import { addSpan, makeSpans, mergeSpans } from './span.ts';
import { sweepEdge } from './swept-edge.ts';
import { frontage, type Track, type TrackPiece } from './track.ts';

/** Start and end along a track. */
export interface Stretch {
  readonly from: Tenths;
  readonly to: Tenths;
}

/** All stretches in order, and their total length. */
export interface Stretches {
  readonly stretches: readonly Stretch[];
  readonly length: Tenths;
}

const passage: Passage = { enter: 0, leave: 0 };
const shares = makeSpans();

/**
 * Stretches of a track on which some part of the base is in an area, as in `isBaseIn`. Straight pieces are computed for the exact
 * line. A wheel is sampled at every millimetre of its outer corner.
 */
export function stretchesIn(polygon: Polygon, track: Track): Stretches {
  return stretchesOf(
    track,
    polygon,
    (base) => isBaseIn(base, polygon),
    (base, piece) => {
      const { x, y } = piece.pose;
      addSpansInside(polygon, x, y, x + piece.dx, y + piece.dy, shares);
      addEdges(base, piece, polygon.xs, polygon.ys, Number.POSITIVE_INFINITY);
    },
  );
}

/** Whether `stretchesIn` would find anything, that is, whether a track leads through an area. */
export function leadsThrough(polygon: Polygon, track: Track): boolean {
  for (let i = 0; i < track.pieces.length; i++)
    if ((track.pieces[i] ?? absent(track.pieces, i)).kind === 'wheel')
      return stretchesIn(polygon, track).stretches.length > 0;
  const base = trialOf(track);
  for (const piece of track.pieces) {
    const { x, y, heading } = piece.pose;
    moveBase(base, x, y, heading);
    if (!isMarchNear(base, piece, polygon)) continue;
    // A track that crosses the core of the area, or starts or ends inside, need not be followed along the border.
    if (meetsCore(polygon, x, y, x + piece.dx, y + piece.dy)) return true;
    if (isInPolygon(polygon, x, y) || isInPolygon(polygon, x + piece.dx, y + piece.dy)) return true;
    shares.count = 0;
    addEdges(base, piece, polygon.xs, polygon.ys, 1);
    if (shares.count === 0) addSpansInside(polygon, x, y, x + piece.dx, y + piece.dy, shares);
    if (shares.count > 0) return true;
  }
  return false;
}

/** Stretches of a track on which a linear obstacle goes through the base, as in `isBaseOn`. */
export function stretchesOn(line: Polyline, track: Track): Stretches {
  return stretchesOf(
    track,
    line,
    (base) => isBaseOn(base, line),
    (base, piece) => {
      addEdges(base, piece, line.xs, line.ys, Number.POSITIVE_INFINITY);
    },
  );
}

let trial: MovableBase | null = null;

/** A base of this footprint to be moved along. Reused while the footprint stays the same. */
function trialOf({ footprint, from }: Track): MovableBase {
  if (trial === null || trial.footprint !== footprint) trial = placeBase(footprint, from);
  return trial;
}

function stretchesOf(
  track: Track,
  ground: BoxedCorners,
  isThere: (base: Base) => boolean,
  addMarch: (base: Base, piece: TrackPiece) => void,
): Stretches {
  const found: { from: number; to: number }[] = [];
  const base = placeBase(track.footprint, track.from);
  for (const piece of track.pieces) {
    shares.count = 0;
    moveBase(base, piece.pose.x, piece.pose.y, piece.pose.heading);
    if (piece.kind === 'wheel') {
      if (isWheelNear(base, piece, ground)) addWheel(base, track, piece, ground, isThere);
    } else if (isMarchNear(base, piece, ground)) addMarch(base, piece);
    mergeSpans(shares);
    for (let i = 0; i < shares.count; i++) {
      const from = piece.start + valueAt(shares.from, i) * piece.length;
      const to = piece.start + valueAt(shares.to, i) * piece.length;
      const last = found.at(-1);
      // A gap of less than a hundredth of a tenth comes from rounding at the end of one piece and the start of the next.
      if (last && from - last.to < grainsPerTenth / 100) last.to = Math.max(last.to, to);
      else found.push({ from, to });
    }
  }
  return inTenths(found);
}

function inTenths(found: readonly { from: number; to: number }[]): Stretches {
  const sum = found.reduce((length, { from, to }) => length + to - from, 0);
  const stretches = found.map(({ from, to }) => ({
    from: floorLength(from / grainsPerTenth),
    to: floorLength(to / grainsPerTenth),
  }));
  return { stretches, length: floorLength(sum / grainsPerTenth) };
}

function isMarchNear({ x, y, reach }: Base, { dx, dy }: TrackPiece, box: Box): boolean {
  return (
    Math.min(x, x + dx) - reach <= box.maxX &&
    Math.max(x, x + dx) + reach >= box.minX &&
    Math.min(y, y + dy) - reach <= box.maxY &&
    Math.max(y, y + dy) + reach >= box.minY
  );
}

/** Allowance in tenths of a millimetre, because axes are rounded for each heading. */
const rounding: Tenths = 64;

/** Whether a wheel comes near a box. No part of the base is farther from the pivot than its diagonal. */
function isWheelNear({ reach }: Base, { pivot: { x, y } }: TrackPiece, box: Box): boolean {
  const far = 2 * reach + rounding;
  return x - far <= box.maxX && x + far >= box.minX && y - far <= box.maxY && y + far >= box.minY;
}

/** Adds the spans on which edges go through the base, up to a limit. Edges whose box is off the path are skipped. */
function addEdges(
  base: Base,
  { dx, dy }: TrackPiece,
  xs: Float64Array,
  ys: Float64Array,
  most: number,
): void {
  const { x, y, reach } = base;
  const west = (dx < 0 ? x + dx : x) - reach;
  const east = (dx < 0 ? x : x + dx) + reach;
  const south = (dy < 0 ? y + dy : y) - reach;
  const north = (dy < 0 ? y : y + dy) + reach;
  let px = valueAt(xs, 0);
  let py = valueAt(ys, 0);
  for (let i = 1; i < xs.length && shares.count < most; i++) {
    const fromX = px;
    const fromY = py;
    px = valueAt(xs, i);
    py = valueAt(ys, i);
    if ((fromX < west && px < west) || (fromX > east && px > east)) continue;
    if ((fromY < south && py < south) || (fromY > north && py > north)) continue;
    if (sweepEdge(base, dx, dy, fromX, fromY, px, py, passage)) addSpan(shares, passage.enter, passage.leave);
  }
}

/** A border or course of straight segments. */
interface BoxedCorners extends Box {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/**
 * Samples the poses of a wheel at every millimetre of the outer corner. Each stands for half the distance to its neighbours. While
 * the border is farther from the middle than the base's reach, the base is wholly inside or wholly outside, and samples are skipped.
 */
function addWheel(
  base: MovableBase,
  track: Track,
  piece: TrackPiece,
  ground: BoxedCorners,
  isThere: (base: Base) => boolean,
): void {
  // At this width a tenth of a degree is a millimetre of arc.
  const angle = Math.max(1, Math.floor(5730 / frontage(track.footprint)));
  const steps = Math.max(1, Math.ceil(Math.abs(piece.angle) / angle));
  // The middle is never farther from the pivot than the reach. Turns are rounded to whole tenths of a degree.
  const pace = base.reach * (Math.abs(piece.angle) / steps + 1) * arcPerAngle;
  let next = 0;
  let is = false;
  for (let i = 0; i <= steps; i++) {
    if (i >= next) {
      wheelBase(base, piece, Math.trunc((piece.angle * i) / steps));
      is = isThere(base);
      const room = toBorder(ground, base.x, base.y) - base.reach - rounding;
      next = i + 1 + Math.max(0, Math.floor(room / pace));
    }
    if (is) addSpan(shares, (i - 0.5) / steps, (i + 0.5) / steps);
  }
}

/** Slightly more than π ÷ 1800, the arc of radius 1 per tenth of a degree. */
const arcPerAngle = 0.00175;

/** Approximate distance of a point from the border or course. */
function toBorder({ xs, ys }: BoxedCorners, x: Tenths, y: Tenths): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < xs.length; i++) {
    const ax = valueAt(xs, i - 1) - x;
    const ay = valueAt(ys, i - 1) - y;
    const dx = valueAt(xs, i) - x - ax;
    const dy = valueAt(ys, i) - y - ay;
    const square = dx * dx + dy * dy;
    const share = square === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / square));
    const px = ax + share * dx;
    const py = ay + share * dy;
    least = Math.min(least, px * px + py * py);
  }
  return Math.sqrt(least);
}
