/** ringPoses, ringBases: bases of a square formation, each facing outwards. */
import { type Base, type Pose, placeBase } from './base.ts';
import { asHeading, quarterTurn, stepX, stepY } from './heading.ts';
import type { Tenths } from './point.ts';

/** Numbers of bases on the front, right, rear and left face of a square. */
export type RingFaces = readonly [front: number, right: number, rear: number, left: number];

/** Distributes bases over four faces as evenly as possible. Of the remainder the front gets the first, then rear, left and right. */
export function facesOf(count: number): RingFaces {
  const each = Math.floor(count / 4);
  const over = count % 4;
  return [each + (over > 0 ? 1 : 0), each, each + (over > 1 ? 1 : 0), each + (over > 2 ? 1 : 0)];
}

/** Length of a side of a square of `count` bases. At every corner the end of one face closes the next. */
export function ringSide(width: Tenths, depth: Tenths, count: number): Tenths {
  return Math.ceil(count / 4) * width + depth;
}

/**
 * Poses of the bases of a square, face by face (front, right, rear, left), each from its left. A face with fewer bases than the
 * others has them in its middle. The body has the size that `ringSide` gives.
 */
export function ringPoses(body: Base, width: Tenths, depth: Tenths, count: number): Pose[] {
  const side = ringSide(width, depth, count);
  const poses: Pose[] = [];
  facesOf(count).forEach((onFace, face) => {
    const heading = asHeading(body.heading - face * quarterTurn);
    const aside = asHeading(heading - quarterTurn);
    const out = (side - depth) / 2;
    for (let n = 0; n < onFace; n++) {
      const right = ((2 * n + 1 - onFace) * width - depth) / 2;
      poses.push({
        x: body.x + stepX(heading, out) + stepX(aside, right),
        y: body.y + stepY(heading, out) + stepY(aside, right),
        heading,
      });
    }
  });
  return poses;
}

export function ringBases(body: Base, width: Tenths, depth: Tenths, count: number): Base[] {
  return ringPoses(body, width, depth, count).map((pose) =>
    placeBase({ shape: 'rectangle', width, depth }, pose),
  );
}
