/** `gripAll`: what persists over turns in a fight: the opponent, who stands above, who holds an obstacle. */

import { absent, entryAt, indicesOf, type ListBy, none, numberAt, type OrNone } from '@grognard/lists';
import { contactsOf } from '../../bodies/contacts.ts';
import { placementOf, placementThen } from '../../bodies/placement.ts';
import { higherOf, obstacleBetween } from '../../field/ground-between.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Turn } from '../turn/turn.ts';

/** Updates all figures: adds what new contacts bring, and removes what ended with old ones. */
export function gripAll(turn: Turn, touching: ListBy<FigureIndex, readonly FigureIndex[]> | null): void {
  const now = touching ?? (hasFallen(turn) ? contactsOf(turn.table, turn.state) : null);
  if (now === null) return;
  for (const figure of indicesOf(now)) grip(turn, figure, now[figure] ?? absent(now, figure));
}

/** Whether shots at the start have ended contacts without any movement. */
function hasFallen({ state, touchingAtStart }: Turn): boolean {
  return touchingAtStart.some(
    (touching, figure) => touching.length > 0 && entryAt(state.figures, figure).status !== 'on',
  );
}

function grip(turn: Turn, figure: FigureIndex, touching: readonly FigureIndex[]): void {
  const { state, resolution } = turn;
  const { status, foe, below, holdsAgainst } = state.figures[figure] ?? absent(state.figures, figure);
  if (status !== 'on' || (touching.length === 0 && foe === none && below.length + holdsAgainst.length === 0))
    return;
  const before = turn.touchingAtStart[figure] ?? absent(turn.touchingAtStart, figure);
  const nowFoe = foeOf(turn, figure, touching);
  const nowBelow = below.filter((other) => touching.includes(other));
  const nowHolds = holdsAgainst.filter((other) => touching.includes(other));
  for (const other of touching) {
    if (before.includes(other)) continue;
    if (isBelow(turn, figure, other)) nowBelow.push(other);
    if (isHolding(turn, figure, other)) nowHolds.push(other);
  }
  if (nowFoe === foe && isSame(nowBelow, below) && isSame(nowHolds, holdsAgainst)) return;
  resolution.emit({ kind: 'gripped', figure: figure, foe: nowFoe, below: nowBelow, holdsAgainst: nowHolds });
}

function isSame(one: readonly FigureIndex[], other: readonly FigureIndex[]): boolean {
  return one.length === other.length && one.every((figure) => other.includes(figure));
}

/** The enemy it charged or touched first, while they touch (`melee.several`). */
function foeOf(
  { state, chargeOn, firstTouched }: Turn,
  figure: FigureIndex,
  touching: readonly OrNone<FigureIndex>[],
): OrNone<FigureIndex> {
  const { foe } = state.figures[figure] ?? absent(state.figures, figure);
  if (touching.includes(foe)) return foe;
  if (touching.includes(chargeOn[figure] ?? absent(chargeOn, figure))) return numberAt(chargeOn, figure);
  return touching.includes(firstTouched[figure] ?? absent(firstTouched, figure))
    ? (firstTouched[figure] ?? absent(firstTouched, figure))
    : none;
}

/** `melee.higher-stays`: whether it came up from below to an enemy above, wherever its base is now. */
function isBelow(turn: Turn, figure: FigureIndex, other: FigureIndex): boolean {
  const { table, state, moved, start } = turn;
  if (
    !(moved[figure] ?? absent(moved, figure)) ||
    table.field.raised.length + table.field.slowing.length + table.field.obstacles.length === 0
  )
    return false;
  const there = placementOf(state, other);
  if (higherOf(table.field, there, placementThen(state, figure, start)) !== 1) return false;
  const was = placementThen(state, other, start);
  return higherOf(table.field, was, placementThen(state, figure, start)) === 1;
}

/** `melee.obstacle-who`: whether it stood at the obstacle when the other reached it. */
function isHolding({ table, state, moved }: Turn, figure: FigureIndex, other: FigureIndex): boolean {
  if ((moved[figure] ?? absent(moved, figure)) || !entryAt(moved, other)) return false;
  return obstacleBetween(table.field, placementOf(state, figure), placementOf(state, other)) !== null;
}
