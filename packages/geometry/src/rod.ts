/** basesUnderRod, frontCover: the bases under a thin or thick rod, in order, and the part of a front that another base covers. */
import type { Base } from './base.ts';
import { type Extent, extentBetween, type Frame } from './convex.ts';
import { floorLength } from './exact.ts';
import { cosineOf, sineOf, sineScale } from './heading.ts';
import { squaredDistance, type Tenths } from './point.ts';
import { basesCrossed, type Except, type SightHit } from './sight.ts';

/**
 * Bases under a rod from a to b of this width, 0 for a line. Nearest to a first, with their start and end along the rod. A base that
 * only touches the side of the rod is not under it.
 */
export function basesUnderRod(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  width: Tenths,
  bases: readonly Base[],
  except: Except = [],
): SightHit[] {
  const length = Math.sqrt(squaredDistance(ax, ay, bx, by));
  if (width === 0 || length === 0) return basesCrossed(ax, ay, bx, by, bases, except);
  const frame: Frame = { x: ax, y: ay, dx: (bx - ax) / length, dy: (by - ay) / length };
  const hits: SightHit[] = [];
  bases.forEach((base, index) => {
    if (except.includes(index)) return;
    const across = Math.abs((base.y - ay) * frame.dx - (base.x - ax) * frame.dy);
    if (across >= base.reach + width / 2 + 1) return;
    const under = extentBetween(base, frame, hair - width / 2, width / 2 - hair);
    const hit = cutTo(under, length);
    if (hit) hits.push({ index, from: floorLength(hit.least), to: floorLength(hit.greatest) });
  });
  return hits.sort((p, q) => p.from - q.from || p.index - q.index);
}

/** An overlap of at most this counts as touching: a thousandth of a tenth of a millimetre. */
const hair = 0.001;

function cutTo({ least, greatest }: Extent, length: number): Extent | null {
  const from = Math.max(0, least);
  const to = Math.min(length, greatest);
  return to - from > hair ? { least: from, greatest: to } : null;
}

/** Length of a base's front edge covered by the part of another base straight ahead, in tenths of a millimetre rounded down. */
export function frontCover(base: Base, other: Base): Tenths {
  const half = Math.sqrt(base.ux * base.ux + base.uy * base.uy);
  // The first axis runs along the front to the right, so that the second points ahead.
  const frame: Frame = {
    x: base.x + base.vx,
    y: base.y + base.vy,
    dx: sineOf(base.heading) / sineScale,
    dy: -cosineOf(base.heading) / sineScale,
  };
  const { least, greatest } = extentBetween(other, frame, hair, Number.MAX_SAFE_INTEGER);
  return Math.max(0, floorLength(Math.min(half, greatest) - Math.max(-half, least)));
}
