/** The end of the battle (`scenario.end`) and its winner (`scenario.winner`). */

import type { Resolution, SideId } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { ArgadEvent } from '../../state/events.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { freeFigures, hasLostHalf, hasWithdrawn, isOut } from '../../state/sides.ts';
import { onlyKnowers } from '../../state/visibility.ts';
import { scoreAtEnd } from './aims.ts';
import { edgeAt } from './near-figures.ts';

/** The rule by which the battle is over now, or null if it continues. */
export function endOf(table: Table, state: State, aims: 'settled' | 'open'): string | null {
  const left = freeFigures(table, state).filter((count) => count > 0).length;
  if (left <= 1)
    return table.sides.some(({ index }) => withdrawsNow(table, state, index))
      ? 'leader.half'
      : 'scenario.end';
  if (aims === 'settled') return 'aim.points';
  return state.turn >= table.turns ? 'scenario.turns' : null;
}

/** Whether a side that has lost half its figures withdraws the rest now. */
function withdrawsNow(table: Table, state: State, side: SideIndex): boolean {
  return hasLostHalf(table, state, side) && !hasWithdrawn(table, state, side);
}

/** Scores the aims that count only at the end, adds up the points and names the winner. Equal points are a draw. */
export function endBattle(table: Table, state: State, by: string, resolution: Resolution<ArgadEvent>): void {
  scoreAtEnd(table, state, resolution);
  const points: Record<SideId, number> = {};
  for (const { id, index } of table.sides) points[id] = entryAt(state.sides, index).points;
  const standing = table.sides.filter(({ index }) => !entryAt(state.sides, index).conceded);
  const best = Math.max(...standing.map(({ id }) => points[id]!));
  const first = standing.filter(({ id }) => points[id] === best).map(({ id }) => id);
  resolution.emit({ kind: 'ended', result: { winners: first.length === 1 ? first : [], by, points } });
}

/** Sides that are out of a continuing battle take their figures off the table, over the nearest edge. */
export function withdraw(table: Table, state: State, resolution: Resolution<ArgadEvent>): void {
  if (!table.sides.some(({ index }) => isOut(table, state, index))) return;
  for (const { index, side, captive } of table.roster) {
    const { status, x, y } = entryAt(state.figures, index);
    if (captive || status !== 'on' || !isOut(table, state, side)) continue;
    const edge = edgeAt(table, x, y);
    resolution.emit({ kind: 'left', figure: index, edge, ...onlyKnowers(table, state, [index]) });
  }
}
