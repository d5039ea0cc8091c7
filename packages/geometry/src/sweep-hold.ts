/** holdBack: the bodies that must stay in one part of a movement, because their next step would lead into another body. */
import { absent, entryAt } from '@grognard/lists';
import type { Base } from './base.ts';
import { baseDistance, isWithin, overlaps } from './contact.ts';
import { add, type Pile } from './pile.ts';
import type { Movement } from './sweep.ts';
import { isDone, isStill, nextBase, nowBase, type SweptMover } from './sweep-mover.ts';
import type { MoverPair, SweepRules } from './sweep-pairs.ts';

/** Finds the bodies that stay in this part, in rounds. Each round tests all pairs in the same state, so their order does not matter. */
export function holdBack(movement: Movement, end: number): void {
  const { awake, held, rules } = movement;
  held.count = 0;
  for (let known = 0, news = 0; ; ) {
    for (let i = 0; i < awake.count; i++) {
      const pair = awake.items[i] ?? absent(awake.items, i);
      // After the first round, only pairs are tested again of which one body was held in the last round.
      if (known > 0 && !pair.a.staysAnew && !pair.b.staysAnew) continue;
      if (!isBlocked(pair, rules)) continue;
      pair.blocked = true;
      addBlamed(pair, rules, held);
    }
    for (; news < known; news++) entryAt(held.items, news).staysAnew = false;
    if (held.count === known) return;
    for (; known < held.count; known++) {
      entryAt(held.items, known).stays = true;
      entryAt(held.items, known).staysAnew = true;
      wakeAround(movement, entryAt(held.items, known).index, end);
    }
  }
}

/** Wakes pairs that relied on the movement of a body that stays, because they may collide in this part. */
function wakeAround({ pairsOf, awake, listed, clock }: Movement, index: number, end: number): void {
  const pairs = entryAt(pairsOf, index);
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i] ?? absent(pairs, i);
    if (!pair.isFragile || pair.wakes <= clock.now) continue;
    pair.isFragile = false;
    add(awake, pair);
    if (pair.listed === end) continue;
    pair.listed = end;
    add(listed, pair);
  }
}

/** Whether two bodies would block each other at their positions after this part. */
function isBlocked(pair: MoverPair, rules: SweepRules): boolean {
  const { a, b } = pair;
  const isStillA = isStill(a);
  const isStillB = isStill(b);
  if (isStillA && isStillB) return false;
  return isConflict(pair, isStillA ? nowBase(a) : nextBase(a), isStillB ? nowBase(b) : nextBase(b), rules);
}

function isConflict(
  { a, b, meeting, over }: MoverPair,
  baseA: Base,
  baseB: Base,
  { gap }: SweepRules,
): boolean {
  if (overlaps(baseA, baseB)) return !over || isNearer(baseA, baseB, nowBase(a), nowBase(b));
  if (meeting !== 'wait' || gap === 0 || !isWithin(baseA, baseB, gap - 1)) return false;
  return baseDistance(baseA, baseB) < baseDistance(nowBase(a), nowBase(b));
}

function isNearer(baseA: Base, baseB: Base, nowA: Base, nowB: Base): boolean {
  const apart = (one: Base, other: Base) =>
    (one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y);
  return apart(baseA, baseB) < apart(nowA, nowB);
}

/** Adds the body that must stay: the one whose step alone causes the conflict, or both. */
function addBlamed(pair: MoverPair, rules: SweepRules, held: Pile<SweptMover>): void {
  const { a, b } = pair;
  const isToBlameA = !isStill(a) && (isStill(b) || isConflict(pair, nextBase(a), nowBase(b), rules));
  const isToBlameB = !isStill(b) && (isStill(a) || isConflict(pair, nowBase(a), nextBase(b), rules));
  // Nothing will change if both cause the conflict, or neither, or if one of them moves no more.
  const isForGood = isToBlameA === isToBlameB || isDone(a) || isDone(b);
  if (isToBlameA || !isToBlameB) hold(a, isForGood, held);
  if (isToBlameB || !isToBlameA) hold(b, isForGood, held);
}

function hold(mover: SweptMover, isForGood: boolean, held: Pile<SweptMover>): void {
  if (!mover.isHeld) add(held, mover);
  mover.isHeld = true;
  mover.isStuck ||= isForGood;
}
