/** Which bodies can come near each other in a movement at all. */
import { entryAt } from '@grognard/lists';
import { type Base, type Footprint, placeBase } from './base.ts';
import { isWithin, overlaps } from './contact.ts';
import { grainsPerTenth } from './path.ts';
import type { Tenths } from './point.ts';
import type { SweptMover } from './sweep-mover.ts';
import { poseAlong, type TrackPiece, trackLength } from './track.ts';

/**
 * What two bodies do when they meet: `halt` ends the movement of both as soon as they touch, `wait` makes whoever runs
 * into the other lose time until the way is free, `pass` lets them go through each other.
 */
export type MeetingRule = 'halt' | 'wait' | 'pass';

export interface SweepRules {
  /** At this measured distance bodies that halt touch. */
  readonly contact: Tenths;
  /** Bodies that wait come no nearer to each other than this; 0 lets them touch. */
  readonly gap: Tenths;
  /** Must be the same for (a, b) and (b, a). Given the indexes of the bodies. */
  readonly meeting: (one: number, other: number) => MeetingRule;
}

/** Two bodies that may meet, lower index first. */
export interface MoverPair {
  readonly a: SweptMover;
  readonly b: SweptMover;
  readonly meeting: MeetingRule;
  /** They overlap by rounding from the start: they may part, and come no nearer. */
  readonly over: boolean;
  /** They are as near as contact, since they touched or from the start. */
  close: boolean;
  touched: boolean;
  /** They were in each other's way in this part. */
  blocked: boolean;
  /** The part from which on they can matter. */
  wakes: number;
  /** That holds only as long as neither of them is held back. */
  isFragile: boolean;
  /** For how many parts it is not worth while to ask whether they may be put to rest. */
  restless: number;
  /** At the end of the slice for which it is on the list of those looked at. */
  listed: number;
  /** How much nearer they can come in one part, whatever they do; null if nothing can be said. */
  readonly closing: number | null;
}

/** The ground a body may cover in a movement. */
interface SweptRegion {
  mover: SweptMover;
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
}

/** All pairs of which one moves, that neither pass nor overlap already by more than rounding, and whose grounds meet. */
export function findPairs(movers: readonly SweptMover[], rules: SweepRules): MoverPair[] {
  const margin = Math.max(rules.contact, rules.gap) + 1;
  const count = movers.length;
  for (let i = 0; i < count; i++) putInOrder(i, groundOf(entryAt(movers, i), margin, i));
  const pairs: MoverPair[] = [];
  for (let i = 0; i < count; i++) {
    const one = entryAt(grounds, i);
    for (let j = i + 1; j < count && entryAt(grounds, j).minX <= one.maxX; j++) {
      const other = entryAt(grounds, j);
      if (one.minY > other.maxY || other.minY > one.maxY) continue;
      if (one.mover.want === 0 && other.mover.want === 0) continue;
      const pair = pairOf(one.mover, other.mover, rules);
      if (pair !== null) pairs.push(pair);
    }
  }
  return pairs;
}

/** The grounds of all movers from west to east; used again by every movement. */
const grounds: SweptRegion[] = [];

/** Puts one among so many. */
function putInOrder(count: number, ground: SweptRegion): void {
  let at = count;
  for (; at > 0 && entryAt(grounds, at - 1).minX > ground.minX; at--) grounds[at] = entryAt(grounds, at - 1);
  grounds[at] = ground;
}

function pairOf(one: SweptMover, other: SweptMover, { contact, meeting }: SweepRules): MoverPair | null {
  const a = one.index < other.index ? one : other;
  const b = a === one ? other : one;
  const how = meeting(a.index, b.index);
  const over = how !== 'pass' && overlaps(a.base, b.base);
  if (how === 'pass' || (over && overlaps(slim(a.base), slim(b.base)))) return null;
  const close = isWithin(a.base, b.base, contact);
  const swiftA = swiftnessOf(a);
  const swiftB = swiftnessOf(b);
  const closing = swiftA === null || swiftB === null ? null : swiftA + swiftB;
  return {
    a,
    b,
    meeting: how,
    over,
    close,
    touched: false,
    blocked: false,
    wakes: 0,
    isFragile: false,
    restless: 0,
    listed: 0,
    closing,
  };
}

/** Places that are worked out, as of men in ranks or on a deck that turns again and again, are off by no more than this. */
const rounding: Tenths = 5;

function slim({ footprint, x, y, heading }: Base): Base {
  return placeBase(slimmer(footprint), { x, y, heading });
}

function slimmer(footprint: Footprint): Footprint {
  const less = (size: Tenths) => Math.max(2, size - 2 * rounding);
  return footprint.shape === 'round'
    ? { shape: 'round', radius: Math.max(1, footprint.radius - rounding) }
    : { ...footprint, width: less(footprint.width), depth: less(footprint.depth) };
}

/** How far its centre may move in a part. */
function swiftnessOf({ want, track, clock }: SweptMover): number | null {
  if (track === null || want === 0) return 0;
  return track.swiftness === null ? null : (want * track.swiftness) / clock.end;
}

const start = { x: 0, y: 0, heading: 0 };

/** Around every place its centre may come to, as far as the base reaches and it can touch from there. It is written where one of the last movement was. */
function groundOf(mover: SweptMover, margin: Tenths, place: number): SweptRegion {
  const { base, track, at, want } = mover;
  const { x, y } = base;
  const ground = grounds[place] ?? { mover, minX: x, maxX: x, minY: y, maxY: y };
  ground.mover = mover;
  ground.minX = x;
  ground.maxX = x;
  ground.minY = y;
  ground.maxY = y;
  if (track !== null && want > 0) {
    const from = at * grainsPerTenth;
    const to = (at + want) * grainsPerTenth;
    for (const piece of track.pieces) {
      if (piece.start <= to && piece.start + piece.length >= from) addPiece(ground, piece, from, to);
    }
    // Tenths are counted down: at the last whole one the track is at its end.
    if (at + want >= trackLength(track)) addPlace(ground, track.to.x, track.to.y, 0);
    poseAlong(track, at, start);
    addPlace(ground, start.x, start.y, 0);
  }
  const around = base.reach + margin;
  ground.minX -= around;
  ground.maxX += around;
  ground.minY -= around;
  ground.maxY += around;
  return ground;
}

function addPiece(
  ground: SweptRegion,
  { kind, start, length, pose, dx, dy, pivot }: TrackPiece,
  from: number,
  to: number,
): void {
  if (kind === 'wheel') {
    const arm = (pose.x - pivot.x) * (pose.x - pivot.x) + (pose.y - pivot.y) * (pose.y - pivot.y);
    addPlace(ground, pivot.x, pivot.y, Math.ceil(Math.sqrt(arm)) + 2);
    return;
  }
  const first = from > start ? (from - start) / length : 0;
  const last = to < start + length ? (to - start) / length : 1;
  addPlace(ground, pose.x + dx * first, pose.y + dy * first, 1);
  addPlace(ground, pose.x + dx * last, pose.y + dy * last, 1);
}

function addPlace(ground: SweptRegion, x: number, y: number, room: number): void {
  ground.minX = Math.min(ground.minX, x - room);
  ground.maxX = Math.max(ground.maxX, x + room);
  ground.minY = Math.min(ground.minY, y - room);
  ground.maxY = Math.max(ground.maxY, y + room);
}
