/** looseBases: bodies in ranks, with their bases edge to edge or with gaps, the last rank perhaps incomplete. */
import { type Base, type Footprint, memberPose, placeBase } from './base.ts';
import { asHeading, quarterTurn, stepX, stepY } from './heading.ts';
import type { Tenths } from './point.ts';

/** Size of one base, and numbers of bases abreast and behind one another. */
export interface Ranks {
  readonly width: Tenths;
  readonly depth: Tenths;
  readonly files: number;
  readonly ranks: number;
}

/**
 * The first `count` bases of a body, rank by rank from the front, each from the left. The last rank has the remaining bases. In a
 * body of exactly this size they stand edge to edge, in a larger one evenly from edge to edge.
 */
export function looseBases(body: Base, inner: Ranks, count: number): Base[] {
  const { width, depth, files, ranks } = inner;
  const footprint: Footprint = { shape: 'rectangle', width, depth };
  const isClose = body.footprint.shape === 'rectangle' && (body.footprint.files ?? 1) === files;
  const bases: Base[] = [];
  for (let n = 0; n < count; n++) {
    const file = n % files;
    const rank = Math.floor(n / files);
    const pose =
      isClose && isRanked(body.footprint, inner)
        ? memberPose(body, file, rank)
        : spread(body, inner, file, rank);
    bases.push(placeBase(footprint, pose));
    if (rank >= ranks) throw new RangeError('more bases than the body has room for');
  }
  return bases;
}

/** Whether the footprint of a body consists of exactly these bases. */
function isRanked(footprint: Footprint, { width, depth, ranks }: Ranks): boolean {
  return (
    footprint.shape === 'rectangle' &&
    footprint.width === width &&
    footprint.depth === depth &&
    (footprint.ranks ?? 1) === ranks
  );
}

function spread(body: Base, { width, depth, files, ranks }: Ranks, file: number, rank: number) {
  const { heading, footprint } = body;
  if (footprint.shape === 'round') return { x: body.x, y: body.y, heading };
  const right = placeAmong(footprint.width * (footprint.files ?? 1) - width, files, file);
  const back = placeAmong(footprint.depth * (footprint.ranks ?? 1) - depth, ranks, rank);
  const aside = asHeading(heading - quarterTurn);
  return {
    x: body.x + stepX(aside, right) + stepX(heading, -back),
    y: body.y + stepY(aside, right) + stepY(heading, -back),
    heading,
  };
}

/** Offset from the middle of the n-th of several bases that share a length evenly. */
function placeAmong(length: Tenths, count: number, at: number): number {
  return count === 1 ? 0 : (length * (2 * at + 1 - count)) / (2 * (count - 1));
}
