/** findPairs: the pairs of bodies that can come near each other in a movement. */
import { absent } from '@grognard/lists';
import { type Base, type Footprint, placeBase } from './base.ts';
import { isWithin, overlaps } from './contact.ts';
import { grainsPerTenth } from './path.ts';
import type { Tenths } from './point.ts';
import type { SweptMover } from './sweep-mover.ts';
import { poseAlong, type TrackPiece, trackLength } from './track.ts';

/**
 * What two bodies do when they meet. `halt` ends the movement of both as soon as they touch. `wait` makes the body that runs into
 * the other lose time until the path is free. `pass` lets them go through each other.
 */
export type MeetingRule = 'halt' | 'wait' | 'pass';

export interface SweepRules {
  /** Measured distance at which bodies that halt touch. */
  readonly contact: Tenths;
  /** Minimum distance between bodies that wait. 0 lets them touch. */
  readonly gap: Tenths;
  /** Takes the indexes of the bodies. Must give the same result for (a, b) and (b, a). */
  readonly meeting: (one: number, other: number) => MeetingRule;
}

/** Two bodies that may meet, lower index first. */
export interface MoverPair {
  readonly a: SweptMover;
  readonly b: SweptMover;
  readonly meeting: MeetingRule;
  /** True if they overlap by rounding from the start. They may part but come no nearer. */
  readonly over: boolean;
  /** True if they are within contact distance, from the start or since they touched. */
  close: boolean;
  touched: boolean;
  /** True if they blocked each other in this part. */
  blocked: boolean;
  /** First part in which they can affect each other. */
  wakes: number;
  /** True if `wakes` is valid only while neither of them is held back. */
  isFragile: boolean;
  /** Parts during which it is not worth testing whether the pair can rest. */
  restless: number;
  /** End of the slice in which the pair is on the list of tested pairs. */
  listed: number;
  /** Greatest loss of distance in one part, or null if it is unbounded. */
  readonly closing: number | null;
}

/** Ground that a body may cover in a movement. */
interface SweptRegion {
  mover: SweptMover;
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
}

/** Pairs of which at least one body moves, that neither pass nor already overlap by more than rounding, and whose regions meet. */
export function findPairs(movers: readonly SweptMover[], rules: SweepRules): MoverPair[] {
  const margin = Math.max(rules.contact, rules.gap) + 1;
  const count = movers.length;
  for (let i = 0; i < count; i++) putInOrder(i, groundOf(movers[i] ?? absent(movers, i), margin, i));
  const pairs: MoverPair[] = [];
  for (let i = 0; i < count; i++) {
    const one = grounds[i] ?? absent(grounds, i);
    for (let j = i + 1; j < count; j++) {
      const other = grounds[j] ?? absent(grounds, j);
      if (other.minX > one.maxX) break;
      if (one.minY > other.maxY || other.minY > one.maxY) continue;
      if (one.mover.want === 0 && other.mover.want === 0) continue;
      const pair = pairOf(one.mover, other.mover, rules);
      if (pair !== null) pairs.push(pair);
    }
  }
  return pairs;
}

/** Regions of all movers from west to east. Reused by every movement. */
const grounds: SweptRegion[] = [];

/** Inserts a region among the first `count`. */
function putInOrder(count: number, ground: SweptRegion): void {
  let at = count;
  for (; at > 0; at--) {
    const before = grounds[at - 1] ?? absent(grounds, at - 1);
    if (before.minX <= ground.minX) break;
    grounds[at] = before;
  }
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

/**
 * Greatest error of computed positions, such as those of figures in ranks or on a deck that turns repeatedly, in tenths of a
 * millimetre.
 */
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

/** Greatest movement of its centre in one part. */
function swiftnessOf({ want, track, clock }: SweptMover): number | null {
  if (track === null || want === 0) return 0;
  return track.swiftness === null ? null : (want * track.swiftness) / clock.end;
}

const start = { x: 0, y: 0, heading: 0 };

/** Region around all possible positions of the centre, widened by reach and margin. Overwrites a region of the last movement. */
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
    // Tenths are rounded down, so at the last whole one the track is at its end.
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
