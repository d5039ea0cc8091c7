/** stretchesWhere, firstWhere: the stretches of a track on which a test of the base holds. */
import { type Base, placeBase } from './base.ts';
import { moveAlong } from './move-along.ts';
import { grainsPerTenth } from './path.ts';
import type { Tenths } from './point.ts';
import type { Stretch, Stretches } from './stretch.ts';
import { pieceAt, type Track, type TrackPiece, trackLength } from './track.ts';

/**
 * Stretches of a track on which a test holds. It is sampled at every `step` and at both ends, and between two samples that differ
 * down to a whole tenth. Changes that begin and end between two samples are missed. A stretch goes from the first to the last whole
 * tenth where the test holds.
 */
export function stretchesWhere(
  track: Track,
  step: Tenths,
  test: (base: Base, along: Tenths) => boolean,
): Stretches {
  const base = placeBase(track.footprint, track.from);
  const holds = (along: Tenths): boolean => {
    moveAlong(track, along, base);
    return test(base, along);
  };
  const end = trackLength(track);
  const found: Stretch[] = [];
  let was = holds(0);
  let from = 0;
  for (let before = 0; before < end; ) {
    const at = Math.min(end, before + step);
    const is = holds(at);
    if (is !== was) {
      const change = firstUnlike(holds, before, at, was);
      if (is) from = change;
      else found.push({ from, to: change - 1 });
    }
    was = is;
    before = at;
  }
  if (was) found.push({ from, to: end });
  return { stretches: found, length: found.reduce((sum, stretch) => sum + stretch.to - stretch.from, 0) };
}

/**
 * First whole tenth of a track where a test holds, by the same samples, or null if it holds at none of them. After a sample at which
 * it does not hold, samples within `room` are skipped, because it certainly holds at none of them.
 */
export function firstWhere(
  track: Track,
  step: Tenths,
  test: (base: Base) => boolean,
  room: (base: Base, along: Tenths) => Tenths,
): Tenths | null {
  const base = placeBase(track.footprint, track.from);
  const holds = (along: Tenths): boolean => {
    moveAlong(track, along, base);
    return test(base);
  };
  const end = trackLength(track);
  if (holds(0)) return 0;
  for (let before = 0; before < end; ) {
    before += step * Math.max(0, Math.floor(room(base, before) / step));
    if (before >= end) return null;
    const at = Math.min(end, before + step);
    if (holds(at)) return firstUnlike(holds, before, at, false);
    before = at;
  }
  return null;
}

/** First whole tenth after `low` at which the result differs from that at `low`. At `high` it is known to differ. */
function firstUnlike(holds: (along: Tenths) => boolean, low: Tenths, high: Tenths, said: boolean): Tenths {
  let [same, other] = [low, high];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (holds(middle) === said) same = middle;
    else other = middle;
  }
  return other;
}

/** Piece that contains a whole tenth along a track, or null for a track without length. */
export function pieceAlong(track: Track, along: Tenths): TrackPiece | null {
  return pieceAt(track, along * grainsPerTenth);
}
