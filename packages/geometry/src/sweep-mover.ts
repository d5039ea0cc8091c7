/** SweptMover: a body during a movement, with its distance gone and its base now and one part later. */
import { type Base, type MovableBase, moveBase, placeBase } from './base.ts';
import type { Tenths } from './point.ts';
import { type MovablePose, poseAlong, type Track, trackLength } from './track.ts';

/** A body that takes part in a movement. A stationary one has `want` 0. */
export interface SweptBody {
  /** Its base at the start. */
  readonly base: Base;
  /** Its track, or null if it does not move. */
  readonly track: Track | null;
  /** Its distance along the track, and the further distance it wants to go in the whole movement. */
  readonly at: Tenths;
  readonly want: Tenths;
}

/** The time of a movement, in parts. */
export interface SweepClock {
  now: number;
  /** Parts in a slice. */
  readonly perSlice: number;
  /** Time at the end of the last slice. */
  readonly end: number;
}

export interface SweptMover extends SweptBody {
  readonly index: number;
  readonly clock: SweepClock;
  /** Distance to the end of its track, and the greatest number of parts that takes. */
  readonly left: Tenths;
  readonly needs: number;
  /** Parts lost by waiting. */
  lost: number;
  /** Parts gone when it was halted, or null if it was not. */
  halted: number | null;
  /** `stays`: held back in this part. `isStuck`: held back for good, because the obstacle will not move. */
  stays: boolean;
  isStuck: boolean;
  /** `isHeld`: found to stay in this part. `staysAnew`: held since the last round. */
  isHeld: boolean;
  staysAnew: boolean;
  /** Null if it does not move at all. */
  nowShown: ShownBase | null;
  /** Null if it has not been computed yet. */
  nextShown: ShownBase | null;
}

/** Cache of its base after a number of parts. */
interface ShownBase {
  parts: number;
  base: Base;
  /** Its own mutable base, computed for a distance along the track. Null if it has not been needed yet. */
  own: MovableBase | null;
  went: Tenths;
}

export function makeMover(
  { base, track, at, want }: SweptBody,
  index: number,
  clock: SweepClock,
): SweptMover {
  const left = track === null ? 0 : Math.max(0, trackLength(track) - at);
  const goes = left > 0 ? want : 0;
  return {
    index,
    clock,
    base,
    track,
    at,
    want: goes,
    left,
    needs: goes === 0 ? 0 : Math.min(clock.end, Math.ceil((left * clock.end) / goes)),
    lost: 0,
    halted: null,
    stays: false,
    isStuck: false,
    isHeld: false,
    staysAnew: false,
    nowShown: goes === 0 ? null : { parts: 0, base, own: null, went: 0 },
    nextShown: null,
  };
}

/** Parts gone so far. */
function doneOf({ halted, clock, lost, needs }: SweptMover): number {
  return halted ?? Math.min(needs, clock.now - lost);
}

/** Distance gone at its pace, up to the end of the track. */
function wentAfter({ want, left, clock }: SweptMover, done: number): Tenths {
  return Math.min(left, Math.floor((want * done) / clock.end));
}

/** Distance gone so far. */
export function wentOf(mover: SweptMover): Tenths {
  return wentAfter(mover, doneOf(mover));
}

/** Distance it will have gone after `parts` more parts, if nothing holds it back. */
export function wentIn(mover: SweptMover, parts: number): Tenths {
  return wentAfter(mover, Math.min(mover.needs, doneOf(mover) + parts));
}

/** Ends the movement at the current position. */
export function haltMover(mover: SweptMover): void {
  mover.halted = doneOf(mover);
}

/** Whether it moves no more. */
export function isDone(mover: SweptMover): boolean {
  return mover.halted !== null || mover.clock.now - mover.lost >= mover.needs;
}

/** Whether it stays in place in this part. */
export function isStill(mover: SweptMover): boolean {
  return mover.stays || isDone(mover);
}

/** Ends the part. A body that was held back has lost it, and a stuck one is halted. */
export function endPart(mover: SweptMover): void {
  mover.lost++;
  mover.stays = false;
  mover.isHeld = false;
  if (mover.isStuck) haltMover(mover);
}

export function nowBase(mover: SweptMover): Base {
  const { nowShown, nextShown } = mover;
  if (nowShown === null) return mover.base;
  const done = doneOf(mover);
  if (nowShown.parts === done) return nowShown.base;
  if (nextShown === null || nextShown.parts !== done) return show(mover, nowShown, done);
  // It has reached its next position.
  mover.nowShown = nextShown;
  mover.nextShown = nowShown;
  return nextShown.base;
}

export function nextBase(mover: SweptMover): Base {
  if (mover.nowShown === null) return mover.base;
  mover.nextShown ??= { parts: 0, base: mover.base, own: null, went: 0 };
  const { nextShown } = mover;
  const next = doneOf(mover) + 1;
  return nextShown.parts === next ? nextShown.base : show(mover, nextShown, next);
}

const pose: MovablePose = { x: 0, y: 0, heading: 0 };

function show(mover: SweptMover, shown: ShownBase, parts: number): Base {
  const { base, track, at } = mover;
  const went = wentAfter(mover, parts);
  shown.parts = parts;
  if (went === 0 || track === null) {
    shown.base = base;
    return base;
  }
  shown.own ??= placeBase(base.footprint, base);
  if (shown.went !== went) {
    poseAlong(track, at + went, pose);
    moveBase(shown.own, pose.x, pose.y, pose.heading);
    shown.went = went;
  }
  shown.base = shown.own;
  return shown.own;
}
