/** Movement of several bodies at once, in slices of time: how far each may go before something is in its way. */
import type { Base } from './base.ts';
import { baseDistance, isWithin, overlaps } from './contact.ts';
import type { Tenths } from './point.ts';
import {
  type Clock,
  endPart,
  haltMover,
  isDone,
  isStill,
  type Mover,
  makeMover,
  nextBase,
  nowBase,
  type SweptBody,
  wentOf,
} from './sweep-mover.ts';
import { findPairs, type Pair, type SweepRules } from './sweep-pairs.ts';
import { rest } from './sweep-rest.ts';

/** A movement in progress. */
export interface Movement {
  readonly clock: Clock;
  readonly movers: readonly Mover[];
  readonly pairs: readonly Pair[];
  /** The pairs of each mover. */
  readonly pairsOf: readonly (readonly Pair[])[];
  readonly rules: SweepRules;
  /** Pairs to be looked at in the present slice, and in the present part of it; used again by every slice. */
  readonly listed: Pair[];
  readonly awake: Pair[];
  /** Who stays in the present part. */
  readonly held: Mover[];
}

/** Two bodies, lower index first. */
export type Touch = readonly [number, number];

export interface SweepResult {
  /** How far each body went along its track. */
  readonly went: readonly Tenths[];
  /** Which pairs that halt came to touch, in order. */
  readonly touched: readonly Touch[];
}

/**
 * Begins a movement of all bodies at once in so many slices of time. Each slice is cut into 64 parts, or as many as wanted; in each part every body that still
 * moves tries to go its share, all at once. Who would overlap another stays for that part, and whoever counted on his going stays too.
 * If only one of two runs into the other, only he stays; if both do, or both claim one place, both stop for good. So no base overlaps another after a slice if none did before,
 * and the result does not depend on the order of the list. Pairs that overlap from the start are left alone; by mere rounding, they may part but come no nearer. Two bodies
 * should come nearer to each other in one part by less than the distance of contact, or they stop farther apart than that; and by less
 * than half the thinnest base, or one could jump over it.
 */
export function startMovement(
  bodies: readonly SweptBody[],
  rules: SweepRules,
  slices: number,
  parts = 64,
): Movement {
  const clock = { now: 0, perSlice: parts, end: slices * parts };
  const movers: Mover[] = [];
  for (let index = 0; index < bodies.length; index++) movers.push(makeMover(bodies[index]!, index, clock));
  const pairs = findPairs(movers, rules);
  const pairsOf: Pair[][] = [];
  for (let index = 0; index < movers.length; index++) pairsOf.push(none);
  for (const pair of pairs) {
    addTo(pairsOf, pair.a.index, pair);
    addTo(pairsOf, pair.b.index, pair);
  }
  return { clock, movers, pairs, pairsOf, rules, listed: [], awake: [], held: [] };
}

/** The pairs of whoever has none. */
const none: Pair[] = [];

function addTo(pairsOf: Pair[][], index: number, pair: Pair): void {
  if (pairsOf[index] === none) pairsOf[index] = [pair];
  else pairsOf[index]!.push(pair);
}

/** Moves everybody through one slice; answers which pairs that halt came to touch in it, in order. */
export function moveSlice(movement: Movement): readonly Touch[] {
  const { clock, rules, listed, awake, held } = movement;
  const end = Math.min(clock.end, clock.now + clock.perSlice);
  if (isQuiet(movement)) {
    clock.now = end;
    return nothing;
  }
  listPairs(movement, end);
  const touched: Touch[] = [];
  while (clock.now < end) {
    const wakes = wakePairs(listed, clock.now, end, awake);
    if (awake.length === 0) {
      clock.now = wakes;
      continue;
    }
    holdBack(movement);
    clock.now++;
    for (const mover of held) endPart(mover);
    const halted = settle(awake, rules, clock.now, touched);
    for (const mover of held) disturb(movement, mover.index, listed, end);
    for (const index of halted) disturb(movement, index, listed, end);
  }
  return touched.length < 2 ? touched : touched.sort((p, q) => p[0] - q[0] || p[1] - q[1]);
}

const nothing: readonly Touch[] = [];

/** Whether nothing can happen between any two in the next slice. */
export function isQuiet({ pairs, clock }: Movement): boolean {
  const end = Math.min(clock.end, clock.now + clock.perSlice);
  for (let i = 0; i < pairs.length; i++) if (pairs[i]!.wakes < end) return false;
  return true;
}

/** Lists the pairs to be looked at before a time. */
function listPairs({ pairs, listed }: Movement, end: number): void {
  listed.length = 0;
  for (const pair of pairs) {
    if (pair.wakes >= end) continue;
    pair.listed = end;
    listed.push(pair);
  }
}

/** Wakes the pairs of a body that does not go on as they counted on. */
function disturb({ pairsOf, clock }: Movement, index: number, listed: Pair[], end: number): void {
  for (const pair of pairsOf[index]!) {
    if (!pair.isFragile) continue;
    pair.isFragile = false;
    pair.wakes = clock.now;
    if (pair.listed === end) continue;
    pair.listed = end;
    listed.push(pair);
  }
}

/** How far a body went since the movement began. */
export function wentSoFar(movement: Movement, index: number): Tenths {
  return wentOf(movement.movers[index]!);
}

/** Where a body is now: its base is used again and holds until the movement goes on. */
export function whereNow(movement: Movement, index: number): Base {
  return nowBase(movement.movers[index]!);
}

/** Ends the movement of one body where it is now. */
export function haltBody(movement: Movement, index: number): void {
  haltMover(movement.movers[index]!);
  disturb(movement, index, [], -1);
}

/** A movement of one slice, all at once. */
export function sweep(bodies: readonly SweptBody[], rules: SweepRules): SweepResult {
  const movement = startMovement(bodies, rules, 1);
  const touched = moveSlice(movement);
  return { went: movement.movers.map(wentOf), touched };
}

/** Picks the pairs that matter in this part and strikes off those that will not before the end; answers when the next does. */
function wakePairs(listed: Pair[], now: number, end: number, awake: Pair[]): number {
  awake.length = 0;
  let first = end;
  let kept = 0;
  for (const pair of listed) {
    if (pair.wakes >= end) {
      pair.listed = -1;
      continue;
    }
    listed[kept++] = pair;
    if (pair.wakes <= now) awake.push(pair);
    if (pair.wakes < first) first = pair.wakes;
  }
  listed.length = kept;
  return first;
}

/** Finds who stays in this part, in rounds: each judges all pairs by the same state, so that their order does not matter. */
function holdBack({ awake, held, rules }: Movement): void {
  held.length = 0;
  for (let known = 0, news = 0; ; ) {
    for (const pair of awake) {
      // After the first round only those pairs are judged anew of which somebody stays since the last one.
      if (known > 0 && !pair.a.staysAnew && !pair.b.staysAnew) continue;
      if (!isBlocked(pair, rules)) continue;
      pair.blocked = true;
      addBlamed(pair, rules, held);
    }
    for (; news < known; news++) held[news]!.staysAnew = false;
    if (held.length === known) return;
    for (; known < held.length; known++) {
      held[known]!.stays = true;
      held[known]!.staysAnew = true;
    }
  }
}

/** Whether two bodies would be in each other's way, each where it would be after this part. */
function isBlocked(pair: Pair, rules: SweepRules): boolean {
  const { a, b } = pair;
  if (isStill(a) && isStill(b)) return false;
  return isConflict(
    pair,
    isStill(a) ? nowBase(a) : nextBase(a),
    isStill(b) ? nowBase(b) : nextBase(b),
    rules,
  );
}

function isConflict({ a, b, meeting, over }: Pair, baseA: Base, baseB: Base, { gap }: SweepRules): boolean {
  if (overlaps(baseA, baseB)) return !over || isNearer(baseA, baseB, nowBase(a), nowBase(b));
  if (meeting !== 'wait' || gap === 0 || !isWithin(baseA, baseB, gap - 1)) return false;
  return baseDistance(baseA, baseB) < baseDistance(nowBase(a), nowBase(b));
}

function isNearer(baseA: Base, baseB: Base, nowA: Base, nowB: Base): boolean {
  const apart = (one: Base, other: Base) =>
    (one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y);
  return apart(baseA, baseB) < apart(nowA, nowB);
}

/** Who of two in each other's way has to stay: the one whose step alone is to blame, or both. */
function addBlamed(pair: Pair, rules: SweepRules, held: Mover[]): void {
  const { a, b } = pair;
  const isToBlameA = !isStill(a) && (isStill(b) || isConflict(pair, nextBase(a), nowBase(b), rules));
  const isToBlameB = !isStill(b) && (isStill(a) || isConflict(pair, nowBase(a), nextBase(b), rules));
  // Nothing will change between two who are both to blame, or neither, or with one who moves no more.
  const isForGood = isToBlameA === isToBlameB || isDone(a) || isDone(b);
  if (isToBlameA || !isToBlameB) hold(a, isForGood, held);
  if (isToBlameB || !isToBlameA) hold(b, isForGood, held);
}

function hold(mover: Mover, isForGood: boolean, held: Mover[]): void {
  if (!mover.isHeld) held.push(mover);
  mover.isHeld = true;
  mover.isStuck ||= isForGood;
}

/** After a part: who has come to touch and is halted, and until when each pair cannot matter. */
function settle(
  pairs: readonly Pair[],
  { contact, gap }: SweepRules,
  now: number,
  touched: Touch[],
): readonly number[] {
  let halted: number[] | null = null;
  for (const pair of pairs) {
    if (pair.meeting !== 'halt') continue;
    const { a, b } = pair;
    const close = pair.blocked || isWithin(nowBase(a), nowBase(b), contact);
    pair.touched = close && !pair.close;
    pair.close = close;
    if (!pair.touched) continue;
    touched.push([a.index, b.index]);
    halted ??= [];
    halted.push(a.index, b.index);
  }
  if (halted !== null) haltTouched(pairs);
  for (const pair of pairs) {
    rest(pair, pair.meeting === 'halt' ? contact : gap, now);
    pair.blocked = false;
  }
  return halted ?? nowhere;
}

const nowhere: readonly number[] = [];

function haltTouched(pairs: readonly Pair[]): void {
  for (const { a, b, touched } of pairs) {
    if (!touched) continue;
    haltMover(a);
    haltMover(b);
  }
}
