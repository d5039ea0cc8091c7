/** Track: the movement of a base in steps: along a path, straight ahead or back, sideways, wheeling about a corner, turning. */
import { absent, entryAt } from '@grognard/lists';
import {
  type Base,
  type Corner,
  cornerOf,
  type Footprint,
  type Pose,
  placeBase,
  poseByCorner,
} from './base.ts';
import {
  type Angle,
  asHeading,
  type Heading,
  halfTurn,
  headingTo,
  quarterTurn,
  stepX,
  stepY,
} from './heading.ts';
import { grainsPerTenth, type Path, partOf } from './path.ts';
import { type Point, squaredDistance, type Tenths } from './point.ts';

/** One step of a formed body. Only marches, slides and wheels have a length. */
export type TrackStep =
  /** Straight ahead, or straight back if negative. */
  | { readonly step: 'march'; readonly by: Tenths }
  /** To the right with unchanged heading, or to the left if negative. */
  | { readonly step: 'slide'; readonly by: Tenths }
  /** About a corner that stays in place. The length is the arc of the other corner of the same edge. */
  | { readonly step: 'wheel'; readonly about: Corner; readonly angle: Angle }
  /** In place about the centre, or so that one corner comes to lie where another was. */
  | { readonly step: 'turn'; readonly angle: Angle; readonly corner?: Corner; readonly becomes?: Corner };

/** A step at its place on the table. */
export interface TrackPiece {
  readonly kind: 'march' | 'wheel';
  /** Start along the track and length, in grains. */
  readonly start: number;
  readonly length: number;
  /** Pose at its start, after any turn. */
  readonly pose: Pose;
  /** Displacement of a march; 0, 0 for a wheel. */
  readonly dx: Tenths;
  readonly dy: Tenths;
  /** Direction of a march, independent of the base's heading. */
  readonly way: Heading;
  /** Corner of a wheel. */
  readonly about: Corner;
  readonly pivot: Point;
  readonly angle: Angle;
}

/** The whole movement of one base, from its start to its end. */
export interface Track {
  readonly footprint: Footprint;
  readonly from: Pose;
  readonly to: Pose;
  readonly pieces: readonly TrackPiece[];
  /** Length in grains. `length` is the same in tenths of a millimetre, rounded down. */
  readonly grains: number;
  readonly length: Tenths;
  /** Greatest movement of its centre per tenth along. It is 1 except for wheels, and null if a turn makes the centre jump. */
  readonly swiftness: number | null;
}

export interface MovablePose {
  x: Tenths;
  y: Tenths;
  heading: Heading;
}

/** π ÷ 1800, the arc of radius 1 per tenth of a degree. */
const arcPerAngle = 0.0017453292519943296;

/** Arc of the outer end of an edge of this width in a turn, rounded up to a whole grain. */
export function arcGrains(width: Tenths, angle: Angle): number {
  return Math.ceil(width * Math.abs(angle) * arcPerAngle * grainsPerTenth);
}

/** Length of the outer corner's arc in a wheel, in tenths of a millimetre, rounded down. */
export function wheelArc(width: Tenths, angle: Angle): Tenths {
  return Math.floor(arcGrains(width, angle) / grainsPerTenth);
}

/** Length of a track in tenths of a millimetre, rounded down. */
export function trackLength(track: Track): Tenths {
  return track.length;
}

/** Track of a base along a path. At each bend it turns to face along the leg, or keeps its heading. */
export function trackAlong(
  { footprint, heading }: Pick<Base, 'footprint' | 'heading'>,
  { points, marks }: Path,
  facing: 'ahead' | 'kept',
): Track {
  let pieces: TrackPiece[] | null = null;
  let now = heading;
  for (let i = 1; i < points.length; i++) {
    const { x, y } = points[i - 1] ?? absent(points, i - 1);
    const dx = (points[i] ?? absent(points, i)).x - x;
    const dy = (points[i] ?? absent(points, i)).y - y;
    const way = headingTo(dx, dy) ?? now;
    if (facing === 'ahead') now = way;
    const piece = march(
      marks[i - 1] ?? absent(marks, i - 1),
      (marks[i] ?? absent(marks, i)) - (marks[i - 1] ?? absent(marks, i - 1)),
      { x, y, heading: now },
      dx,
      dy,
      way,
    );
    if (pieces === null) pieces = [piece];
    else pieces.push(piece);
  }
  const first = points[0] ?? absent(points, 0);
  const last = points[points.length - 1] ?? absent(points, points.length - 1);
  const from = { x: first.x, y: first.y, heading };
  const to = { x: last.x, y: last.y, heading: now };
  const grains = marks[marks.length - 1] ?? absent(marks, marks.length - 1);
  const length = Math.floor(grains / grainsPerTenth);
  return { footprint, from, to, pieces: pieces ?? [], grains, length, swiftness: 1 };
}

function march(start: number, length: number, pose: Pose, dx: Tenths, dy: Tenths, way: Heading): TrackPiece {
  return { kind: 'march', start, length, pose, dx, dy, way, about: 'front-left', pivot: pose, angle: 0 };
}

/** Track of a formed body in steps. */
export function trackBySteps(base: Base, steps: readonly TrackStep[]): Track {
  const { footprint } = base;
  const pieces: TrackPiece[] = [];
  let pose: Pose = { x: base.x, y: base.y, heading: base.heading };
  let grains = 0;
  for (const step of steps) {
    const piece = layStep(footprint, pose, step, grains);
    if (piece !== null && piece.length > 0) pieces.push(piece);
    grains += piece?.length ?? 0;
    pose = piece === null ? turned(footprint, pose, step) : endOf(footprint, piece);
  }
  const jumps = steps.some((step) => step.step === 'turn' && step.corner !== undefined);
  const swiftness = jumps ? null : Math.max(1, ...pieces.map((piece) => swiftnessOf(footprint, piece)));
  return {
    footprint,
    from: { x: base.x, y: base.y, heading: base.heading },
    to: pose,
    pieces,
    grains,
    length: Math.floor(grains / grainsPerTenth),
    swiftness,
  };
}

/** Arm of a wheel from pivot to centre, relative to the frontage whose outer corner is measured. */
function swiftnessOf(footprint: Footprint, { kind, pose, pivot }: TrackPiece): number {
  if (kind === 'march') return 1;
  return Math.sqrt(squaredDistance(pose.x, pose.y, pivot.x, pivot.y)) / frontage(footprint);
}

/** A step as a piece, or null for a turn, which has no length. */
function layStep(footprint: Footprint, pose: Pose, step: TrackStep, start: number): TrackPiece | null {
  switch (step.step) {
    case 'march':
    case 'slide': {
      const sideways = step.step === 'slide' ? -quarterTurn : 0;
      const way = asHeading(pose.heading + sideways + (step.by < 0 ? halfTurn : 0));
      const by = Math.abs(step.by);
      return march(start, by * grainsPerTenth, pose, stepX(way, by), stepY(way, by), way);
    }
    case 'wheel': {
      const { about, angle } = step;
      const pivot = cornerOf(placeBase(footprint, pose), about);
      const length = arcGrains(frontage(footprint), angle);
      return { kind: 'wheel', start, length, pose, dx: 0, dy: 0, way: pose.heading, about, pivot, angle };
    }
    case 'turn':
      return null;
  }
}

function turned(footprint: Footprint, pose: Pose, step: TrackStep): Pose {
  if (step.step !== 'turn') return pose;
  const heading = asHeading(pose.heading + step.angle);
  if (step.corner === undefined) return { x: pose.x, y: pose.y, heading };
  const anchor = cornerOf(placeBase(footprint, pose), step.corner);
  return poseByCorner(footprint, heading, step.becomes ?? step.corner, anchor);
}

function endOf(footprint: Footprint, piece: TrackPiece): Pose {
  if (piece.kind === 'wheel') return poseOfWheel(footprint, piece, piece.angle);
  const { pose, dx, dy } = piece;
  return { x: pose.x + dx, y: pose.y + dy, heading: pose.heading };
}

/** Length of the front of a footprint, or the diameter of a round one. */
export function frontage(footprint: Footprint): Tenths {
  return footprint.shape === 'round' ? 2 * footprint.radius : footprint.width * (footprint.files ?? 1);
}

/** Piece at a place along a track, or null if there is none. The end of a piece belongs to it. */
export function pieceAt({ pieces }: Track, grains: number): TrackPiece | null {
  let at = 0;
  while (at + 1 < pieces.length && entryAt(pieces, at + 1).start < grains) at++;
  return pieces[at] ?? null;
}

/**
 * Writes the pose at a distance along a track: before the turn at a bend, at 0 as the base stood, at the end after everything.
 * Positions are rounded to the nearest whole point, wheels down to a whole tenth of a degree with the pivot exactly in place.
 */
export function poseAlong(track: Track, along: Tenths, into: MovablePose): void {
  const grains = along * grainsPerTenth;
  const piece = pieceAt(track, grains);
  if (piece === null || along >= track.length) setPose(into, track.to);
  else if (grains <= 0) setPose(into, track.from);
  else if (piece.kind === 'march') setMarch(into, piece, grains - piece.start);
  else {
    const turned = Math.trunc((piece.angle * (grains - piece.start)) / piece.length);
    setPose(into, poseOfWheel(track.footprint, piece, turned));
  }
}

function setMarch(into: MovablePose, { pose, dx, dy, length }: TrackPiece, part: number): void {
  into.x = pose.x + partOf(dx, part, length);
  into.y = pose.y + partOf(dy, part, length);
  into.heading = pose.heading;
}

/** Pose of a wheel after this part of the turn. */
export function poseOfWheel(footprint: Footprint, { pose, about, pivot }: TrackPiece, turned: Angle): Pose {
  return poseByCorner(footprint, asHeading(pose.heading + turned), about, pivot);
}

function setPose(into: MovablePose, { x, y, heading }: Pose): void {
  into.x = x;
  into.y = y;
  into.heading = heading;
}

/** Length of the straight run that ends at a distance along a track. Bends and wheels end it, legs with the same heading continue it. */
export function straightRun(track: Track, along: Tenths): Tenths {
  const end = along >= trackLength(track) ? track.grains : along * grainsPerTenth;
  const last = pieceAt(track, end);
  if (last === null || last.kind === 'wheel' || end <= 0) return 0;
  let first = last;
  for (const piece of track.pieces.slice(0, track.pieces.indexOf(last)).toReversed()) {
    if (!isSameRun(piece, last)) break;
    first = piece;
  }
  return Math.floor((end - first.start) / grainsPerTenth);
}

function isSameRun(a: TrackPiece, b: TrackPiece): boolean {
  return a.kind === 'march' && a.way === b.way && a.pose.heading === b.pose.heading;
}
