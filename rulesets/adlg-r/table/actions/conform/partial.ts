/** partialPose: as far as one can conform where no complete pose has room (`conform.partial`). */

import type { Base } from '@grognard/geometry';
import {
  edgeOf,
  frontage,
  frontOf,
  type Pose,
  placeBase,
  pointDistance,
  type Tenths,
} from '@grognard/geometry';
import type { UnitEdge } from '../../state/model.ts';
import { type ConformSide, clear, headingOn, lengthOfEdge } from './poses.ts';

/**
 * The pose flush with an edge that shares most of it and has room; of equals the nearest, then the one on the side that the player
 * likes. Null if there is none.
 */
export function partialPose(
  target: Base,
  edge: UnitEdge,
  own: Base,
  hasRoom: (pose: Pose) => boolean,
  { prefer, eps }: { readonly prefer: ConformSide; readonly eps: Tenths },
): Pose | null {
  const { footprint } = own;
  const width = frontage(footprint);
  const length = lengthOfEdge(target, edge);
  const heading = headingOn(target, edge);
  const [left, right] = edgeOf(target, edge);
  const front = frontOf(placeBase(footprint, { x: 0, y: 0, heading }));
  const from = frontOf(own);
  const most = (length + width) / 2 - eps;
  const steps = Math.floor(most / eps);
  const likes = prefer === 'left' ? -1 : 1;
  return (
    Array.from({ length: 2 * steps + 1 }, (_, n) => {
      // From the left to the right of one who stands before the edge, whose right end is the edge's left one.
      const by = (n - steps) * eps;
      const at = {
        x: (left.x + right.x) / 2 + rounded(((left.x - right.x) * by) / length),
        y: (left.y + right.y) / 2 + rounded(((left.y - right.y) * by) / length),
      };
      return {
        pose: { x: at.x - front.x, y: at.y - front.y, heading },
        share: Math.min((length + width) / 2 - Math.abs(by), length, width),
        way: pointDistance(from.x, from.y, at.x, at.y),
        by,
      };
    })
      .sort((one, other) => other.share - one.share || one.way - other.way || likes * (other.by - one.by))
      .map(({ pose }) => clear(target, footprint, pose))
      .find(hasRoom) ?? null
  );
}

/** Halves away from zero, so that a half-turned table rounds alike. The middle of an edge is a whole point. */
function rounded(offset: number): Tenths {
  return Math.sign(offset) * Math.round(Math.abs(offset));
}
