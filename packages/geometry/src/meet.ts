/** One body moving among others that stand: whom it meets first, and where it is nearest to one. */
import { type Base, cornersOf, type MovableBase, moveBase, placeBase } from './base.ts';
import { baseDistance, overlaps } from './contact.ts';
import { grainsPerTenth } from './path.ts';
import { squaredDistance, type Tenths } from './point.ts';
import type { Except } from './sight.ts';
import {
  frontage,
  type MovablePose,
  type Piece,
  pieceAt,
  poseAlong,
  type Track,
  trackLength,
} from './track.ts';

/** Whom a track meets, and the last whole tenth along at which the gap is still kept. */
export interface Met {
  readonly index: number;
  readonly along: Tenths;
}

const pose: MovablePose = { x: 0, y: 0, heading: 0 };

/** Rounding of places and distances: by so much a distance may fall beyond what the way accounts for. */
const roundings = 3;

/** In a wheel the axes are rounded too, for every file and rank. */
function roundingsOf({ footprint }: Track, { kind }: Piece): number {
  if (kind === 'march' || footprint.shape === 'round') return roundings;
  return roundings * (1 + (footprint.files ?? 1) + (footprint.ranks ?? 1));
}

/**
 * The first of the bases to which a track comes nearer than the gap; with gap 0, which it overlaps. Looked at on every whole tenth that can
 * matter. Who is nearer at the start already is met when the track comes nearer still; who overlaps then, once the gap has been kept.
 * Of several met at the same place the first of the list.
 */
export function firstMet(track: Track, bases: readonly Base[], gap: Tenths, except: Except = []): Met | null {
  let met: Met | null = null;
  const body = placeBase(track.footprint, track.from);
  for (let index = 0; index < bases.length; index++) {
    if (except.includes(index) || !isInReach(track, bases[index]!, gap)) continue;
    const along = keptUntil(track, body, bases[index]!, gap, met?.along ?? trackLength(track) + 1);
    if (along !== null && (met === null || along < met.along)) met = { index, along };
  }
  return met;
}

/** Whether a track can come as near to a base as the gap at all. */
function isInReach({ from, pieces, footprint, grains }: Track, base: Base, gap: Tenths): boolean {
  const reach = placeBase(footprint, from).reach;
  const swiftest = pieces.reduce((most, piece) => Math.max(most, swiftnessOf(footprint, piece)), 1);
  const far = reach + base.reach + gap + (swiftest * grains) / grainsPerTenth + roundings + 2 * reach;
  return squaredDistance(from.x, from.y, base.x, base.y) <= far * far;
}

/** The last whole tenth before `limit` up to which the gap to one base is kept; null: all the way. */
function keptUntil(track: Track, body: MovableBase, base: Base, gap: Tenths, limit: Tenths): Tenths | null {
  const end = trackLength(track);
  place(track, body, 0);
  let isLeft = !overlaps(body, base);
  // Nobody need be farther away than when the movement began.
  const kept = isLeft ? Math.min(gap, baseDistance(body, base)) : gap;
  const isBroken = (): boolean => {
    const isNear = isTooNear(body, base, kept);
    if (!isLeft) isLeft = !isNear;
    return isLeft && isNear;
  };
  for (let along = 0; along <= end && along <= limit; ) {
    for (const { pose: turned } of turnsAt(track, along)) {
      moveBase(body, turned.x, turned.y, turned.heading);
      if (isBroken()) return along;
    }
    if (along === end) return null;
    along = nextLook(track, along, baseDistance(body, base) - kept);
    place(track, body, along);
    if (isBroken()) return along - 1;
  }
  return null;
}

function isTooNear(body: Base, base: Base, gap: Tenths): boolean {
  return gap === 0 ? overlaps(body, base) : baseDistance(body, base) < gap;
}

/** The pieces that begin at this whole tenth, after which the body may face another way. */
function turnsAt({ pieces }: Track, along: Tenths): Piece[] {
  return pieces.filter(({ start }) => Math.floor(start / grainsPerTenth) === along);
}

/** The next whole tenth at which a body can be nearer by so much: no point of it goes farther than its piece lets it. */
function nextLook(track: Track, along: Tenths, by: Tenths): Tenths {
  const piece = pieceAt(track, (along + 1) * grainsPerTenth);
  const end = trackLength(track);
  if (piece === null) return end;
  const safe = Math.floor((by - roundingsOf(track, piece)) / swiftnessOf(track.footprint, piece));
  // A piece is followed to its end before the next is begun, since a body may turn there.
  const last = Math.max(along + 1, Math.floor((piece.start + piece.length) / grainsPerTenth));
  return Math.min(end, last, along + Math.max(1, safe));
}

/** How many tenths any point of a body goes at most for each tenth along a piece. */
function swiftnessOf(footprint: Track['footprint'], piece: Piece): number {
  if (piece.kind === 'march') return 1;
  const { pivot } = piece;
  const arms = cornersOf(placeBase(footprint, piece.pose)).map(({ x, y }) =>
    Math.sqrt(squaredDistance(x, y, pivot.x, pivot.y)),
  );
  // A wheel is rounded down to whole tenths of a degree, so that a look may find two of them at once.
  return Math.max(1, ...arms) * (1 / frontage(footprint)) + Math.max(1, ...arms) * angleOfRounding;
}

/** A tenth of a degree as an arc of radius 1. */
const angleOfRounding = 0.0017453292519943296;

function place(track: Track, body: MovableBase, along: Tenths): void {
  poseAlong(track, along, pose);
  moveBase(body, pose.x, pose.y, pose.heading);
}

/** The whole tenth along at which a track is nearest to a base, the first of equals, and the measured distance there. */
export function nearestAlong(track: Track, base: Base): { along: Tenths; distance: Tenths } {
  const body = placeBase(track.footprint, track.from);
  const at = (along: Tenths): Tenths => {
    place(track, body, along);
    return baseDistance(body, base);
  };
  const end = trackLength(track);
  // A good guess lets the search below pass over everything that is farther.
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
    // Measured before a turn says nothing about what comes after it.
    along = turnsAt(track, along).length > 0 ? along + 1 : nextLook(track, along, distance - bound);
  }
  return best!;
}

/** The least distance that halving finds on a piece: on a straight one distance falls, then rises. */
function guessOn({ start, length }: Piece, end: Tenths, at: (along: Tenths) => Tenths): Tenths {
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
