/** firstMet, nearestAlong: one body moving among stationary ones, whom it meets first and where it is nearest to one. */
import { entryAt, numberAt } from '@grognard/lists';
import { type Base, type Corner, cornerOf, type MovableBase, moveBase, placeBase } from './base.ts';
import { baseDistance, isWithin, overlaps } from './contact.ts';
import { moveAlong } from './move-along.ts';
import { grainsPerTenth } from './path.ts';
import { squaredDistance, type Tenths } from './point.ts';
import { roomOnMarch } from './room.ts';
import type { Except } from './sight.ts';
import { frontage, type Track, type TrackPiece, trackLength } from './track.ts';

/** Index of the base met, and the last whole tenth of the track at which the gap is still kept. */
export interface MeetingPoint {
  readonly index: number;
  readonly along: Tenths;
}

/** A track being followed, with precomputed values for each piece. */
interface WalkingBase {
  readonly track: Track;
  readonly end: Tenths;
  readonly body: MovableBase;
  /** Whole tenths at which each piece starts and stops. */
  readonly starts: readonly Tenths[];
  readonly stops: readonly Tenths[];
  /** Greatest distance in tenths that any point of the body moves per tenth along. */
  readonly speeds: readonly number[];
  /** Possible loss of distance beyond the movement itself, because positions, distances and axes are rounded. */
  readonly roundings: readonly number[];
}

const rounding = 3;

function walkOn(track: Track): WalkingBase {
  const { footprint, pieces } = track;
  const ranked = footprint.shape === 'round' ? 0 : (footprint.files ?? 1) + (footprint.ranks ?? 1);
  return {
    track,
    end: trackLength(track),
    body: placeBase(footprint, track.from),
    starts: pieces.map(({ start }) => Math.floor(start / grainsPerTenth)),
    stops: pieces.map(({ start, length }) => Math.floor((start + length) / grainsPerTenth)),
    speeds: pieces.map((piece) => (piece.kind === 'march' ? 1 : speedOfWheel(track, piece))),
    roundings: pieces.map(({ kind }) => (kind === 'march' ? rounding : rounding * (1 + ranked))),
  };
}

const corners: readonly Corner[] = ['front-left', 'front-right', 'rear-right', 'rear-left'];

/** A tenth of a degree in radians. */
const angleOfRounding = 0.0017453292519943296;

/**
 * Distance of the farthest corner from the pivot, relative to the frontage whose outer corner is measured. Includes the rounding of
 * turns to whole tenths of a degree.
 */
function speedOfWheel({ footprint }: Track, { pose: at, pivot }: TrackPiece): number {
  const base = placeBase(footprint, at);
  let arm = 1;
  for (const corner of corners) {
    const { x, y } = cornerOf(base, corner);
    arm = Math.max(arm, Math.sqrt(squaredDistance(x, y, pivot.x, pivot.y)));
  }
  return Math.max(1, arm / frontage(footprint) + arm * angleOfRounding);
}

/**
 * First base to which a track comes nearer than the gap, or which it overlaps if the gap is 0. Tested at every whole tenth that can
 * matter. A base that is nearer at the start is met when the track comes nearer still; one that overlaps at the start, once the gap
 * has been kept. Of several met at the same place it is the first in the list.
 */
export function firstMet(
  track: Track,
  bases: readonly Base[],
  gap: Tenths,
  except: Except = [],
): MeetingPoint | null {
  let met: MeetingPoint | null = null;
  let walk: WalkingBase | null = null;
  const far = farthestOf(track) + gap;
  for (let index = 0; index < bases.length; index++) {
    const base = entryAt(bases, index);
    const reach = far + base.reach;
    if (squaredDistance(track.from.x, track.from.y, base.x, base.y) > reach * reach) continue;
    if (except.includes(index)) continue;
    walk ??= walkOn(track);
    const along = keptUntil(walk, base, gap, met?.along ?? walk.end + 1);
    if (along !== null && (met === null || along < met.along)) met = { index, along };
  }
  return met;
}

/** Upper bound of the distance of any point of the body from the start of its middle. */
function farthestOf({ footprint, pieces, grains, from, swiftness }: Track): Tenths {
  // A turn about a corner makes the middle jump.
  if (swiftness === null) return Number.POSITIVE_INFINITY;
  const { reach } = placeBase(footprint, from);
  const isStraight = pieces.every(({ kind }) => kind === 'march');
  // In a wheel no arm is longer than twice the reach, whatever the frontage.
  const swiftest = isStraight ? 1 : Math.max(1, (2 * reach) / frontage(footprint));
  return (isStraight ? 1 : 3) * reach + (swiftest * grains) / grainsPerTenth + rounding;
}

/** Last whole tenth before `limit` up to which the gap to a base is kept, or null if it is kept all the way. */
function keptUntil(walk: WalkingBase, base: Base, gap: Tenths, limit: Tenths): Tenths | null {
  const { track, body, end, starts } = walk;
  moveAlong(track, 0, body);
  let isLeft = !overlaps(body, base);
  // The gap need not be greater than the distance at the start of the movement.
  const kept = isLeft ? Math.min(gap, baseDistance(body, base)) : gap;
  for (let along = 0; along <= end && along <= limit; ) {
    for (let piece = 0; piece < starts.length; piece++) {
      if (starts[piece] !== along) continue;
      const turned = entryAt(track.pieces, piece).pose;
      moveBase(body, turned.x, turned.y, turned.heading);
      const isNear = isTooNear(body, base, kept);
      if (isLeft && isNear) return along;
      isLeft ||= !isNear;
    }
    if (along === end) return null;
    along = nextNear(walk, along, base, kept);
    moveAlong(track, along, body);
    const isNear = isTooNear(body, base, kept);
    if (isLeft && isNear) return along - 1;
    isLeft ||= !isNear;
  }
  return null;
}

function isTooNear(body: Base, base: Base, gap: Tenths): boolean {
  return gap === 0 ? overlaps(body, base) : isWithin(body, base, gap - 1);
}

/** Index of the piece that contains the next whole tenth. */
function indexAt({ pieces }: Track, along: Tenths): number {
  const next = (along + 1) * grainsPerTenth;
  let at = 0;
  while (at + 1 < pieces.length && entryAt(pieces, at + 1).start < next) at++;
  return at;
}

/** Room on a march that is used without measuring the distance again, in tenths of a millimetre. */
const enough: Tenths = 20;

/** Next whole tenth at which a body can be nearer to a base than the gap. */
function nextNear(walk: WalkingBase, along: Tenths, base: Base, gap: Tenths): Tenths {
  const { track, end, body, stops } = walk;
  const at = indexAt(track, along);
  const piece = track.pieces[at];
  if (piece?.kind === 'march' && !body.isRound && !base.isRound) {
    const tenths = piece.length / grainsPerTenth;
    const room = roomOnMarch(body, base, piece.dx / tenths, piece.dy / tenths, gap);
    const next = Math.min(
      end,
      Math.max(along + 1, numberAt(stops, at)),
      along + Math.max(1, Math.floor(room)),
    );
    if (gap === 0 || room >= enough) return next;
  }
  return nextLook(walk, along, baseDistance(body, base) - gap);
}

/** Next whole tenth at which a body can be nearer by `by`, from the greatest speed of its points on each piece. */
function nextLook({ track, end, stops, speeds, roundings }: WalkingBase, along: Tenths, by: Tenths): Tenths {
  const at = indexAt(track, along);
  if (at >= track.pieces.length) return end;
  const safe = Math.floor((by - numberAt(roundings, at)) / numberAt(speeds, at));
  // A piece is followed to its end before the next begins, because a body may turn there.
  const last = Math.max(along + 1, numberAt(stops, at));
  return Math.min(end, last, along + Math.max(1, safe));
}

/** Whole tenth at which a track is nearest to a base, the first of equals, and the measured distance there. */
export function nearestAlong(track: Track, base: Base): { along: Tenths; distance: Tenths } {
  const walk = walkOn(track);
  const { body, end, starts } = walk;
  const at = (along: Tenths): Tenths => {
    moveAlong(track, along, body);
    return baseDistance(body, base);
  };
  // A good first bound lets the search below skip everything farther away.
  let bound = Math.min(at(0), at(end));
  for (const piece of track.pieces) bound = Math.min(bound, guessOn(piece, end, at));
  let best: { along: Tenths; distance: Tenths } | null = null;
  for (let along = 0; along <= end; ) {
    const distance = at(along);
    if (distance <= bound && (best === null || distance < best.distance)) {
      best = { along, distance };
      bound = distance;
    }
    if (along === end) break;
    // A distance measured before a turn says nothing about the distances after it.
    along = starts.includes(along) ? along + 1 : nextLook(walk, along, distance - bound);
  }
  return best!;
}

/** Least distance found by bisection on a piece. On a straight piece the distance falls, then rises. */
function guessOn({ start, length }: TrackPiece, end: Tenths, at: (along: Tenths) => Tenths): Tenths {
  let low = Math.ceil(start / grainsPerTenth);
  let high = Math.min(end, Math.floor((start + length) / grainsPerTenth));
  let least = Number.POSITIVE_INFINITY;
  while (high - low > 2) {
    const third = Math.floor((high - low) / 3);
    const [one, other] = [at(low + third), at(high - third)];
    least = Math.min(least, one, other);
    if (one <= other) high -= third;
    else low += third;
  }
  for (let along = low; along <= high; along++) least = Math.min(least, at(along));
  return least;
}
