/** startMovement, moveSlice: several bodies moving at once in slices of time, and how far each goes before something blocks it. */
import { absent, entryAt } from '@grognard/lists';
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

export interface Movement {
  readonly clock: SweepClock;
  readonly movers: readonly SweptMover[];
  readonly pairs: readonly MoverPair[];
  /** The pairs of each mover. */
  readonly pairsOf: readonly (readonly MoverPair[])[];
  readonly rules: SweepRules;
  /** Pairs to be tested in the current slice (`listed`) and in its current part (`awake`). Reused by every slice. */
  readonly listed: Pile<MoverPair>;
  readonly awake: Pile<MoverPair>;
  /** Bodies that stay in the current part. */
  readonly held: Pile<SweptMover>;
  /** Before this part nothing can happen between any two bodies. */
  quietUntil: number;
}

/** Two bodies, lower index first. */
export type Touch = readonly [number, number];

export interface SweepResult {
  /** Distance that each body went along its track. */
  readonly went: readonly Tenths[];
  /** Pairs with the rule `halt` that touched, in order. */
  readonly touched: readonly Touch[];
}

/**
 * Starts a movement of all bodies at once in `slices` slices of time. Each slice has 64 parts by default. In each part every moving
 * body tries to go its share, all at once. A body that would overlap another stays for that part, and so does any body that relied
 * on its going. If only one of two runs into the other, only that one stays. If both do, or both claim one place, both stop for
 * good. So no base overlaps another after a slice if none did before, and the result does not depend on the order of the list. Pairs
 * that overlap from the start are ignored; if they overlap only by rounding, they may part but come no nearer. In one part two
 * bodies should approach each other by less than the contact distance, or they stop farther apart than that. They should also
 * approach by less than half the thinnest base, or one could jump over it.
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
    movers.push(makeMover(bodies[index] ?? absent(bodies, index), index, clock));
  const pairs = findPairs(movers, rules);
  const pairsOf: MoverPair[][] = [];
  for (let index = 0; index < movers.length; index++) pairsOf.push(none);
  for (const pair of pairs) {
    addTo(pairsOf, pair.a.index, pair);
    addTo(pairsOf, pair.b.index, pair);
  }
  const [listed, awake, held] = [pile<MoverPair>(), pile<MoverPair>(), pile<SweptMover>()];
  const movement = { clock, movers, pairs, pairsOf, rules, listed, awake, held, quietUntil: 0 };
  for (let i = 0; i < pairs.length; i++)
    rest(pairs[i] ?? absent(pairs, i), marginOf(pairs[i] ?? absent(pairs, i), rules), 0);
  findQuiet(movement);
  return movement;
}

/** Distance at which something happens between two bodies. */
function marginOf({ meeting }: MoverPair, { contact, gap }: SweepRules): Tenths {
  return meeting === 'halt' ? contact : gap;
}

/** Shared empty list for movers without pairs. */
const none: MoverPair[] = [];

function addTo(pairsOf: MoverPair[][], index: number, pair: MoverPair): void {
  if (pairsOf[index] === none) pairsOf[index] = [pair];
  else entryAt(pairsOf, index).push(pair);
}

/** Moves all bodies through one slice, and returns the pairs with the rule `halt` that touched in it, in order. */
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

/** Whether nothing can happen between any two bodies in the next slice. */
function isQuiet({ quietUntil, clock }: Movement): boolean {
  return quietUntil >= Math.min(clock.end, clock.now + clock.perSlice);
}

/** Number of coming slices in which nothing can happen between any two bodies. */
export function quietSlices({ quietUntil, clock }: Movement): number {
  return Math.max(0, Math.floor((quietUntil - clock.now) / clock.perSlice));
}

/** Advances all bodies through a number of quiet slices. */
export function passSlices({ clock }: Movement, slices: number): void {
  clock.now += slices * clock.perSlice;
}

function findQuiet(movement: Movement): void {
  const { pairs, clock } = movement;
  let first = clock.end;
  for (let i = 0; i < pairs.length; i++)
    if ((pairs[i] ?? absent(pairs, i)).wakes < first) first = (pairs[i] ?? absent(pairs, i)).wakes;
  movement.quietUntil = first;
}

/** Lists the pairs that wake before a time. */
function listPairs({ pairs, listed }: Movement, end: number): void {
  listed.count = 0;
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i] ?? absent(pairs, i);
    if (pair.wakes >= end) continue;
    pair.listed = end;
    add(listed, pair);
  }
}

/** Recomputes the rest of pairs that relied on the movement of a body which has changed. Lists those that wake before a time. */
function disturb(movement: Movement, index: number, end: number): void {
  const { pairsOf, clock, listed, rules } = movement;
  const pairs = pairsOf[index] ?? absent(pairsOf, index);
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i] ?? absent(pairs, i);
    if (!pair.isFragile) continue;
    rest(pair, marginOf(pair, rules), clock.now);
    if (pair.wakes < movement.quietUntil) movement.quietUntil = pair.wakes;
    if (pair.wakes >= end || pair.listed === end) continue;
    pair.listed = end;
    add(listed, pair);
  }
}

/** Distance a body has gone since the movement began. */
export function wentSoFar(movement: Movement, index: number): Tenths {
  return wentOf(movement.movers[index] ?? absent(movement.movers, index));
}

/** Current base of a body. The object is reused and valid until the movement continues. */
export function whereNow(movement: Movement, index: number): Base {
  return nowBase(movement.movers[index] ?? absent(movement.movers, index));
}

export function haltBody(movement: Movement, index: number): void {
  haltMover(entryAt(movement.movers, index));
  disturb(movement, index, -1);
}

/** A movement of one slice. */
export function sweep(bodies: readonly SweptBody[], rules: SweepRules): SweepResult {
  const movement = startMovement(bodies, rules, 1);
  const touched = moveSlice(movement);
  return { went: movement.movers.map(wentOf), touched };
}

/** Picks the pairs that matter in this part and drops those that will not before the end. Returns the time of the next. */
function wakePairs(listed: Pile<MoverPair>, now: number, end: number, awake: Pile<MoverPair>): number {
  awake.count = 0;
  let first = end;
  let kept = 0;
  for (let i = 0; i < listed.count; i++) {
    const pair = listed.items[i] ?? absent(listed.items, i);
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

/** After a part: halts bodies that touch and updates the rest of each pair. Returns the new touches. */
function settle({ awake, rules, clock }: Movement): Touch[] {
  const { contact } = rules;
  let touched: Touch[] | null = null;
  for (let i = 0; i < awake.count; i++) {
    const pair = awake.items[i] ?? absent(awake.items, i);
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
    const pair = awake.items[i] ?? absent(awake.items, i);
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
