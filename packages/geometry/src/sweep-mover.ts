/** A body during one slice: how far it has come, and its base now and one part later. */
import { type Base, type MovableBase, moveBase, placeBase } from './base.ts';
import type { Tenths } from './point.ts';
import { type MovablePose, poseAlong, type Track, trackLength } from './track.ts';

/** Into how many parts of time a slice is cut. */
export const parts = 64;

/** A body in a slice. One that stands has nothing to want. */
export interface SweptBody {
  /** Where it stands now. */
  readonly base: Base;
  /** How it moves; null if it does not. */
  readonly track: Track | null;
  /** How far along its track it is, and how much farther it wants to get in this slice. */
  readonly at: Tenths;
  readonly want: Tenths;
}

/** A body in the course of a slice. */
export interface Mover extends SweptBody {
  readonly index: number;
  /** How many parts it has gone. */
  done: number;
  /** It has touched somebody it halts for, and moves no more. */
  halted: boolean;
  /** It is held back in this part. */
  stays: boolean;
  now: Shown;
  next: Shown;
}

/** A base worked out for a distance along, kept until another is asked for. */
interface Shown {
  base: MovableBase | null;
  went: Tenths;
}

export function makeMover({ base, track, at, want }: SweptBody, index: number): Mover {
  const goes = track === null ? 0 : Math.max(0, Math.min(want, trackLength(track) - at));
  const now = { base: null, went: 0 };
  const next = { base: null, went: 0 };
  return { index, base, track, at, want: goes, done: 0, halted: false, stays: false, now, next };
}

/** How far it went in this slice so far. */
export function wentOf({ want, done }: Mover): Tenths {
  return Math.floor((want * done) / parts);
}

/** Its base where it is now. */
export function nowBase(mover: Mover): Base {
  return show(mover, mover.now, wentOf(mover));
}

/** Its base after one more part. */
export function nextBase(mover: Mover): Base {
  return show(mover, mover.next, Math.floor((mover.want * (mover.done + 1)) / parts));
}

const pose: MovablePose = { x: 0, y: 0, heading: 0 };

function show({ base, track, at }: Mover, shown: Shown, went: Tenths): Base {
  if (went === 0 || track === null) return base;
  if (shown.base === null) shown.base = placeBase(base.footprint, base);
  if (shown.went !== went) {
    poseAlong(track, at + went, pose);
    moveBase(shown.base, pose.x, pose.y, pose.heading);
    shown.went = went;
  }
  return shown.base;
}

/** Whether it stays where it is in this part. */
export function isStill(mover: Mover): boolean {
  return mover.stays || isDone(mover);
}

/** Whether it moves no more in this slice. */
export function isDone({ halted, want, done }: Mover): boolean {
  return halted || want === 0 || done >= parts;
}
