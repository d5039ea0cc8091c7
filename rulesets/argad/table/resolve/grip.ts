/** What holds over turns in a fight: whom one fights, who stands above, who holds an obstacle. */

import { contactsOf } from '../contacts.ts';
import { higherOf, obstacleBetween } from '../field/between.ts';
import { standingOf, standingThen } from '../standing.ts';
import type { Turn } from '../turn.ts';

/** Brings it up to date for everybody: what new contacts bring, and what is over with old ones. */
export function gripAll(turn: Turn, touching: readonly (readonly number[])[] | null): void {
  const now = touching ?? (hasFallen(turn) ? contactsOf(turn.table, turn.state) : null);
  if (now === null) return;
  for (let man = 0; man < now.length; man++) grip(turn, man, now[man]!);
}

/** Shots at the start may have ended contacts without anybody moving. */
function hasFallen({ state, touchingAtStart }: Turn): boolean {
  return touchingAtStart.some((touching, man) => touching.length > 0 && state.figures[man]!.status !== 'on');
}

function grip(turn: Turn, man: number, touching: readonly number[]): void {
  const { state, happening } = turn;
  const { status, foe, below, holdsAgainst } = state.figures[man]!;
  if (status !== 'on' || (touching.length === 0 && foe < 0 && below.length + holdsAgainst.length === 0))
    return;
  const before = turn.touchingAtStart[man]!;
  const nowFoe = foeOf(turn, man, touching);
  const nowBelow = below.filter((other) => touching.includes(other));
  const nowHolds = holdsAgainst.filter((other) => touching.includes(other));
  for (const other of touching) {
    if (before.includes(other)) continue;
    if (isBelow(turn, man, other)) nowBelow.push(other);
    if (isHolding(turn, man, other)) nowHolds.push(other);
  }
  if (nowFoe === foe && isSame(nowBelow, below) && isSame(nowHolds, holdsAgainst)) return;
  happening.emit({ kind: 'gripped', figure: man, foe: nowFoe, below: nowBelow, holdsAgainst: nowHolds });
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((man) => other.includes(man));
}

/** The enemy it charged or touched first, as long as they touch (`melee.several`). */
function foeOf({ state, chargeOn, firstTouched }: Turn, man: number, touching: readonly number[]): number {
  const { foe } = state.figures[man]!;
  if (touching.includes(foe)) return foe;
  if (touching.includes(chargeOn[man]!)) return chargeOn[man]!;
  return touching.includes(firstTouched[man]!) ? firstTouched[man]! : -1;
}

/** `melee.higher-stays`: it came up from below to an enemy who was above, wherever its base stands now. */
function isBelow(turn: Turn, man: number, other: number): boolean {
  const { table, state, moved, start } = turn;
  if (
    !moved[man]! ||
    table.field.raised.length + table.field.slowing.length + table.field.obstacles.length === 0
  )
    return false;
  const there = standingOf(state, other);
  if (higherOf(table.field, there, standingThen(state, man, start)) !== 1) return false;
  const was = standingThen(state, other, start);
  return higherOf(table.field, was, standingThen(state, man, start)) === 1;
}

/** `melee.obstacle-who`: it stood at the obstacle when the other came up to it. */
function isHolding({ table, state, moved }: Turn, man: number, other: number): boolean {
  if (moved[man]! || !moved[other]!) return false;
  return obstacleBetween(table.field, standingOf(state, man), standingOf(state, other)) !== null;
}
