/** Movement of several bodies at once, in slices of time: how far each may go before something is in its way. */
import { entryAt } from '@grognard/lists';
import type { Base } from './base.ts';
import { isWithin } from './contact.ts';
import { add, type Pile, pile } from './pile.ts';
import type { Tenths } from './point.ts';
import { holdBack } from './sweep-hold.ts';
import {
  endPart,
  haltMover,
  makeMover,
  nowBase,
  type SweepClock,
  type SweptBody,
  type SweptMover,
  wentOf,
} from './sweep-mover.ts';
import { findPairs, type MoverPair, type SweepRules } from './sweep-pairs.ts';
import { rest } from './sweep-rest.ts';

/** A movement in progress. */
export interface Movement {
  readonly clock: SweepClock;
  readonly movers: readonly SweptMover[];
  readonly pairs: readonly MoverPair[];
  /** The pairs of each mover. */
  readonly pairsOf: readonly (readonly MoverPair[])[];
  readonly rules: SweepRules;
  /** Pairs to be looked at in the present slice, and in the present part of it; used again by every slice. */
  readonly listed: Pile<MoverPair>;
  readonly awake: Pile<MoverPair>;
  /** Who stays in the present part. */
  readonly held: Pile<SweptMover>;
  /** Before this part nothing can happen between any two. */
  quietUntil: number;
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
  const movers: SweptMover[] = [];
  for (let index = 0; index < bodies.length; index++)
    movers.push(makeMover(entryAt(bodies, index), index, clock));
  const pairs = findPairs(movers, rules);
  const pairsOf: MoverPair[][] = [];
  for (let index = 0; index < movers.length; index++) pairsOf.push(none);
  for (const pair of pairs) {
    addTo(pairsOf, pair.a.index, pair);
    addTo(pairsOf, pair.b.index, pair);
  }
  const [listed, awake, held] = [pile<MoverPair>(), pile<MoverPair>(), pile<SweptMover>()];
  const movement = { clock, movers, pairs, pairsOf, rules, listed, awake, held, quietUntil: 0 };
  for (let i = 0; i < pairs.length; i++) rest(entryAt(pairs, i), marginOf(entryAt(pairs, i), rules), 0);
  findQuiet(movement);
  return movement;
}

/** How near two come before something happens between them. */
function marginOf({ meeting }: MoverPair, { contact, gap }: SweepRules): Tenths {
  return meeting === 'halt' ? contact : gap;
}

/** The pairs of whoever has none. */
const none: MoverPair[] = [];

function addTo(pairsOf: MoverPair[][], index: number, pair: MoverPair): void {
  if (pairsOf[index] === none) pairsOf[index] = [pair];
  else entryAt(pairsOf, index).push(pair);
}

/** Moves everybody through one slice; answers which pairs that halt came to touch in it, in order. */
export function moveSlice(movement: Movement): readonly Touch[] {
  const { clock, listed, awake, held } = movement;
  const end = Math.min(clock.end, clock.now + clock.perSlice);
  if (isQuiet(movement)) {
    clock.now = end;
    return nothing;
  }
  listPairs(movement, end);
  let touched: Touch[] | null = null;
  while (clock.now < end) {
    const wakes = wakePairs(listed, clock.now, end, awake);
    if (awake.count === 0) {
      clock.now = wakes;
      continue;
    }
    holdBack(movement, end);
    clock.now++;
    for (let i = 0; i < held.count; i++) endPart(entryAt(held.items, i));
    const news = settle(movement);
    for (let i = 0; i < news.length; i++) {
      disturb(movement, entryAt(news, i)[0], end);
      disturb(movement, entryAt(news, i)[1], end);
    }
    if (news.length > 0) touched = touched === null ? news : touched.concat(news);
  }
  findQuiet(movement);
  return touched === null ? nothing : touched.sort((p, q) => p[0] - q[0] || p[1] - q[1]);
}

const nothing: Touch[] = [];

/** Whether nothing can happen between any two in the next slice. */
function isQuiet({ quietUntil, clock }: Movement): boolean {
  return quietUntil >= Math.min(clock.end, clock.now + clock.perSlice);
}

/** In how many of the next slices nothing can happen between any two. */
export function quietSlices({ quietUntil, clock }: Movement): number {
  return Math.max(0, Math.floor((quietUntil - clock.now) / clock.perSlice));
}

/** Lets everybody go on through so many slices, all of them quiet. */
export function passSlices({ clock }: Movement, slices: number): void {
  clock.now += slices * clock.perSlice;
}

function findQuiet(movement: Movement): void {
  const { pairs, clock } = movement;
  let first = clock.end;
  for (let i = 0; i < pairs.length; i++) if (entryAt(pairs, i).wakes < first) first = entryAt(pairs, i).wakes;
  movement.quietUntil = first;
}

/** Lists the pairs to be looked at before a time. */
function listPairs({ pairs, listed }: Movement, end: number): void {
  listed.count = 0;
  for (let i = 0; i < pairs.length; i++) {
    const pair = entryAt(pairs, i);
    if (pair.wakes >= end) continue;
    pair.listed = end;
    add(listed, pair);
  }
}

/** Puts the pairs of a body anew to rest that does not go on as they counted on; those to be looked at before a time are listed. */
function disturb(movement: Movement, index: number, end: number): void {
  const { pairsOf, clock, listed, rules } = movement;
  const pairs = entryAt(pairsOf, index);
  for (let i = 0; i < pairs.length; i++) {
    const pair = entryAt(pairs, i);
    if (!pair.isFragile) continue;
    rest(pair, marginOf(pair, rules), clock.now);
    if (pair.wakes < movement.quietUntil) movement.quietUntil = pair.wakes;
    if (pair.wakes >= end || pair.listed === end) continue;
    pair.listed = end;
    add(listed, pair);
  }
}

/** How far a body went since the movement began. */
export function wentSoFar(movement: Movement, index: number): Tenths {
  return wentOf(entryAt(movement.movers, index));
}

/** Where a body is now: its base is used again and holds until the movement goes on. */
export function whereNow(movement: Movement, index: number): Base {
  return nowBase(entryAt(movement.movers, index));
}

/** Ends the movement of one body where it is now. */
export function haltBody(movement: Movement, index: number): void {
  haltMover(entryAt(movement.movers, index));
  disturb(movement, index, -1);
}

/** A movement of one slice, all at once. */
export function sweep(bodies: readonly SweptBody[], rules: SweepRules): SweepResult {
  const movement = startMovement(bodies, rules, 1);
  const touched = moveSlice(movement);
  return { went: movement.movers.map(wentOf), touched };
}

/** Picks the pairs that matter in this part and strikes off those that will not before the end; answers when the next does. */
function wakePairs(listed: Pile<MoverPair>, now: number, end: number, awake: Pile<MoverPair>): number {
  awake.count = 0;
  let first = end;
  let kept = 0;
  for (let i = 0; i < listed.count; i++) {
    const pair = entryAt(listed.items, i);
    if (pair.wakes >= end) {
      pair.listed = -1;
      continue;
    }
    listed.items[kept++] = pair;
    if (pair.wakes <= now) add(awake, pair);
    if (pair.wakes < first) first = pair.wakes;
  }
  listed.count = kept;
  return first;
}

/** After a part: who has come to touch and is halted, and until when each pair cannot matter. Answers who has. */
function settle({ awake, rules, clock }: Movement): Touch[] {
  const { contact } = rules;
  let touched: Touch[] | null = null;
  for (let i = 0; i < awake.count; i++) {
    const pair = entryAt(awake.items, i);
    if (pair.meeting !== 'halt') continue;
    const { a, b } = pair;
    const close = pair.blocked || isWithin(nowBase(a), nowBase(b), contact);
    pair.touched = close && !pair.close;
    pair.close = close;
    if (!pair.touched) continue;
    touched ??= [];
    touched.push([a.index, b.index]);
  }
  if (touched !== null) haltTouched(awake);
  for (let i = 0; i < awake.count; i++) {
    const pair = entryAt(awake.items, i);
    rest(pair, marginOf(pair, rules), clock.now);
    pair.blocked = false;
  }
  return touched ?? nothing;
}

function haltTouched(awake: Pile<MoverPair>): void {
  for (let i = 0; i < awake.count; i++) {
    const { a, b, touched } = entryAt(awake.items, i);
    if (!touched) continue;
    haltMover(a);
    haltMover(b);
  }
}
