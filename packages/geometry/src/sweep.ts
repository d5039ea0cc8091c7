/** Movement of several bodies at once, in one slice of time: how far each may go before something is in its way. */
import type { Base } from './base.ts';
import { baseDistance, isWithin, overlaps } from './contact.ts';
import type { Tenths } from './point.ts';
import {
  isDone,
  isStill,
  type Mover,
  makeMover,
  nextBase,
  nowBase,
  parts,
  type SweptBody,
  wentOf,
} from './sweep-mover.ts';
import { findPairs, type Pair, type SweepRules } from './sweep-pairs.ts';

export interface SweepResult {
  /** How far each body went along its track in this slice. */
  readonly went: readonly Tenths[];
  /** Which pairs that halt came to touch in this slice, lower index first, in order. */
  readonly touched: readonly (readonly [number, number])[];
}

/**
 * Moves all bodies through one slice. The slice is cut into 64 parts of time; in each part every body that still moves tries to go its
 * share, all at once. Who would overlap another stays for that part, and whoever counted on his going stays too. If only one of two
 * runs into the other, only he stays; if both do, both. So no base overlaps another after a slice if none did before, and the result
 * does not depend on the order of the list. Pairs that overlap from the start are left alone. A part of the way must be shorter than
 * the thinnest base, or one could jump over it.
 */
export function sweep(bodies: readonly SweptBody[], rules: SweepRules): SweepResult {
  const movers = bodies.map(makeMover);
  const pairs = findPairs(movers, rules);
  const awake: Pair[] = [];
  for (let part = 0; part < parts; ) {
    const wakes = wakePairs(pairs, part, awake);
    if (awake.length === 0) {
      advance(movers, Math.min(parts, wakes) - part);
      part = wakes;
      continue;
    }
    holdBack(awake, rules);
    advance(movers, 1);
    part++;
    settle(awake, rules, part);
  }
  const touched = pairs
    .filter((pair) => pair.touched)
    .map(({ a, b }): [number, number] => [a.index, b.index]);
  return { went: movers.map(wentOf), touched: touched.sort((p, q) => p[0] - q[0] || p[1] - q[1]) };
}

/** Picks the pairs that matter in this part; answers the first part in which any does. */
function wakePairs(pairs: readonly Pair[], part: number, awake: Pair[]): number {
  awake.length = 0;
  let first: number = parts;
  for (const pair of pairs) {
    if (pair.wakes <= part) awake.push(pair);
    if (pair.wakes < first) first = pair.wakes;
  }
  return first;
}

/** Everybody goes on by some parts who is not held back or halted. */
function advance(movers: readonly Mover[], by: number): void {
  for (const mover of movers) {
    if (!isStill(mover)) mover.done += by;
    mover.stays = false;
  }
}

/** Marks who stays in this part, in rounds: each judges all pairs by the same state, so that their order does not matter. */
function holdBack(pairs: readonly Pair[], rules: SweepRules): void {
  const stopped = new Set<Mover>();
  do {
    stopped.clear();
    for (const pair of pairs) {
      if (!isBlocked(pair, rules)) continue;
      pair.blocked = true;
      addBlamed(pair, rules, stopped);
    }
    for (const mover of stopped) mover.stays = true;
  } while (stopped.size > 0);
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

function isConflict({ a, b, meeting }: Pair, baseA: Base, baseB: Base, { gap }: SweepRules): boolean {
  if (overlaps(baseA, baseB)) return true;
  if (meeting !== 'wait' || gap === 0 || !isWithin(baseA, baseB, gap - 1)) return false;
  return baseDistance(baseA, baseB) < baseDistance(nowBase(a), nowBase(b));
}

/** Who of two in each other's way has to stay: the one whose step alone is to blame, or both. */
function addBlamed(pair: Pair, rules: SweepRules, stopped: Set<Mover>): void {
  const { a, b } = pair;
  const isToBlameA = !isStill(a) && (isStill(b) || isConflict(pair, nextBase(a), nowBase(b), rules));
  const isToBlameB = !isStill(b) && (isStill(a) || isConflict(pair, nowBase(a), nextBase(b), rules));
  if (isToBlameA || !isToBlameB) stopped.add(a);
  if (isToBlameB || !isToBlameA) stopped.add(b);
}

/** After a part: who has come to touch, and until when each pair cannot matter. */
function settle(pairs: readonly Pair[], { contact, gap }: SweepRules, part: number): void {
  for (const pair of pairs) {
    const { a, b, blocked } = pair;
    pair.blocked = false;
    if (pair.meeting !== 'halt') continue;
    const close = blocked || isWithin(nowBase(a), nowBase(b), contact);
    if (close && !pair.close) pair.touched = true;
    pair.close = close;
  }
  for (const { a, b, touched } of pairs) {
    if (!touched) continue;
    a.halted = true;
    b.halted = true;
  }
  for (const pair of pairs) pair.wakes = part + restOf(pair, Math.max(contact, gap));
}

/** How many parts two bodies surely stay clear of each other, by the circles around them. */
function restOf({ a, b }: Pair, margin: Tenths): number {
  if (isDone(a) && isDone(b)) return parts;
  if (!isSteady(a) || !isSteady(b)) return 0;
  const dx = nowBase(a).x - nowBase(b).x;
  const dy = nowBase(a).y - nowBase(b).y;
  const room = Math.sqrt(dx * dx + dy * dy) - a.base.reach - b.base.reach - margin;
  // Places and distances along are rounded, each by a tenth or less, before and after.
  const free = Math.floor(((room - 8) * parts) / (a.want + b.want + 1));
  return Math.max(0, free);
}

function isSteady({ want, track }: Mover): boolean {
  return want === 0 || track === null || track.isSteady;
}
