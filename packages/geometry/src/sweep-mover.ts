/** A body during a movement: how far it has come, and its base now and one part later. */
import { type Base, type MovableBase, moveBase, placeBase } from './base.ts';
import type { Tenths } from './point.ts';
import { type MovablePose, poseAlong, type Track, trackLength } from './track.ts';

/** A body that takes part in a movement. One that stands has nothing to want. */
export interface SweptBody {
  /** Where it stands now. */
  readonly base: Base;
  /** How it moves; null if it does not. */
  readonly track: Track | null;
  /** How far along its track it is, and how much farther it wants to get in the whole movement. */
  readonly at: Tenths;
  readonly want: Tenths;
}

/** The time of a movement, in parts. */
export interface SweepClock {
  now: number;
  /** In a slice. */
  readonly perSlice: number;
  /** At the end of the last slice. */
  readonly end: number;
}

/** A body in the course of a movement. */
export interface SweptMover extends SweptBody {
  readonly index: number;
  readonly clock: SweepClock;
  /** How far it can go before its track ends, and how many parts that takes it at most. */
  readonly left: Tenths;
  readonly needs: number;
  /** How many parts it has lost by waiting. */
  lost: number;
  /** How many parts it had gone when it was halted; null if it was not. */
  halted: number | null;
  /** It is held back in this part; and for good, since what is in its way will not go. */
  stays: boolean;
  isStuck: boolean;
  /** It has been found in this part that it is to stay; and that it stays since the last round of looking. */
  isHeld: boolean;
  staysAnew: boolean;
  /** Null: it does not move at all. */
  nowShown: ShownBase | null;
  /** Null: it has not been asked for. */
  nextShown: ShownBase | null;
}

/** Where it is after so many parts, kept until another number is asked for. */
interface ShownBase {
  parts: number;
  base: Base;
  /** A base of its own, worked out for a distance along; null: it has not been wanted yet. */
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

/** How many parts it has gone. */
function doneOf({ halted, clock, lost, needs }: SweptMover): number {
  return halted ?? Math.min(needs, clock.now - lost);
}

/** At its pace until the track ends. */
function wentAfter({ want, left, clock }: SweptMover, done: number): Tenths {
  return Math.min(left, Math.floor((want * done) / clock.end));
}

/** How far it went so far. */
export function wentOf(mover: SweptMover): Tenths {
  return wentAfter(mover, doneOf(mover));
}

/** How far it will have gone so many parts from now, if nothing holds it back. */
export function wentIn(mover: SweptMover, parts: number): Tenths {
  return wentAfter(mover, Math.min(mover.needs, doneOf(mover) + parts));
}

/** Ends its movement where it is now. */
export function haltMover(mover: SweptMover): void {
  mover.halted = doneOf(mover);
}

/** Whether it moves no more. */
export function isDone(mover: SweptMover): boolean {
  return mover.halted !== null || mover.clock.now - mover.lost >= mover.needs;
}

/** Whether it stays where it is in this part. */
export function isStill(mover: SweptMover): boolean {
  return mover.stays || isDone(mover);
}

/** Ends the part: who was held back has lost it, who is stuck is halted. */
export function endPart(mover: SweptMover): void {
  mover.lost++;
  mover.stays = false;
  mover.isHeld = false;
  if (mover.isStuck) haltMover(mover);
}

/** Its base where it is now. */
export function nowBase(mover: SweptMover): Base {
  const { nowShown, nextShown } = mover;
  if (nowShown === null) return mover.base;
  const done = doneOf(mover);
  if (nowShown.parts === done) return nowShown.base;
  if (nextShown === null || nextShown.parts !== done) return show(mover, nowShown, done);
  // It has got where it was going.
  mover.nowShown = nextShown;
  mover.nextShown = nowShown;
  return nextShown.base;
}

/** Its base after one more part. */
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
