/** The stretches of a movement on which something holds that only a look at the base can tell. */
import { type Base, placeBase } from './base.ts';
import { moveAlong } from './move-along.ts';
import { grainsPerTenth } from './path.ts';
import type { Tenths } from './point.ts';
import type { Stretch, Stretches } from './stretch.ts';
import { pieceAt, type Track, type TrackPiece, trackLength } from './track.ts';

/**
 * Where along a track a test holds: looked at every `step` and at both ends, and between two looks that differ down to a whole tenth. What
 * begins and ends again between two looks is not seen. A stretch goes from the first to the last whole tenth where the test holds.
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
 * The first whole tenth along a track where a test holds, by the same looks; null: at none of them. After a look at which it does not
 * hold, looks nearer than `room` says are passed over: it surely holds at none of them.
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

/** The first whole tenth after `low` at which the test no longer says what it said there; at `high` it does not. */
function firstUnlike(holds: (along: Tenths) => boolean, low: Tenths, high: Tenths, said: boolean): Tenths {
  let [same, other] = [low, high];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (holds(middle) === said) same = middle;
    else other = middle;
  }
  return other;
}

/** The step on which a whole tenth along a track lies; null for a track of no length. */
export function pieceAlong(track: Track, along: Tenths): TrackPiece | null {
  return pieceAt(track, along * grainsPerTenth);
}
