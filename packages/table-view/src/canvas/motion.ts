/** poseAt, posesAt: the poses of moving pieces at a moment of a scene. */
import type { Motion } from '@grognard/engine';
import { asHeading, type Heading, type Point } from '@grognard/geometry';
import { legsOf, lengthOf, shifted } from '../shapes.ts';

/** Pose of a piece while it moves, not rounded. */
export interface MotionPose {
  readonly at: Point;
  readonly heading: Heading;
}

/** Point at a share of a path, from 0 to 1. */
export function alongWay(way: readonly Point[], part: number): Point {
  const legs = legsOf(way);
  const whole = legs.reduce((sum, { from, to }) => sum + lengthOf(from, to), 0);
  let left = whole * Math.max(0, Math.min(1, part));
  for (const { from, to } of legs) {
    const length = lengthOf(from, to);
    if (left <= length && length > 0) {
      const t = left / length;
      return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    }
    left -= length;
  }
  return way.at(-1) ?? { x: 0, y: 0 };
}

/** Heading between two headings, by the shorter turn. */
export function turned([from, to]: readonly [Heading, Heading], part: number): Heading {
  const turn = ((((to - from) % 3600) + 5400) % 3600) - 1800;
  return asHeading(Math.round(from + turn * Math.max(0, Math.min(1, part))));
}

/** Eases in and out. */
const eased = (t: number) => t * t * (3 - 2 * t);

/** The pose of a moving piece at a moment of the scene, from 0 to 1. */
export function poseAt({ way, headings, from, to }: Motion, moment: number): MotionPose {
  const part = to > from ? Math.max(0, Math.min(1, (moment - from) / (to - from))) : moment >= to ? 1 : 0;
  return { at: alongWay(way, eased(part)), heading: turned(headings, eased(part)) };
}

/** Pose of every moving piece. A piece that moves twice in a scene follows the last motion begun. */
export function posesAt(motions: readonly Motion[], moment: number): Map<string, MotionPose> {
  const poses = new Map<string, MotionPose>();
  for (const motion of motions) {
    if (moment >= motion.from || !poses.has(motion.piece)) poses.set(motion.piece, poseAt(motion, moment));
  }
  return poses;
}

/** Movement of a whole hull: its first and its current pose. */
export interface Sail {
  readonly from: MotionPose;
  readonly to: MotionPose;
}

/** Moving hulls: everything with a motion, with its displacement since it first moved. */
export function sailsAt(
  motions: readonly Motion[],
  poses: ReadonlyMap<string, MotionPose>,
  before: ReadonlyMap<string, Sail>,
): Map<string, Sail> {
  const sails = new Map(before);
  for (const { piece, way, headings } of motions) {
    const [at, to] = [way[0], poses.get(piece)];
    if (!at || !to) continue;
    sails.set(piece, { from: sails.get(piece)?.from ?? { at, heading: headings[0] }, to });
  }
  return sails;
}

/** Position of the middle of a hull that moves as one with a pose, and the angle it has turned. */
export function sailed(middle: Point, sail: Sail | undefined): { at: Point; turn: Heading } {
  if (!sail) return { at: middle, turn: 0 };
  const { from, to } = sail;
  const turn = asHeading(to.heading - from.heading);
  return { at: shifted(to.at, turn, middle.x - from.at.x, middle.y - from.at.y), turn };
}
