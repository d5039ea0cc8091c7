/** Finds whom and what a command names. What a side does not know of is not there for it. */
import { type Misplaced, misplaced } from '@grognard/engine';
import type { State, Table } from '../model.ts';
import { manNamed } from '../named.ts';

/** Whether a side knows that a figure exists. */
export function isKnownTo({ figures }: State, man: number, side: number): boolean {
  return (figures[man]!.known & (1 << side)) !== 0;
}

function noFigure(id: string, at: string): Misplaced {
  return misplaced('value', at, `there is no figure "${id}"`);
}

/** A figure of the side that is in play, prisoner or not. */
export function anyOwnFigure(
  table: Table,
  state: State,
  side: number,
  id: string,
  at: string,
): number | Misplaced {
  const man = manNamed(table, id);
  if (man === undefined) return noFigure(id, at);
  if (table.men[man]!.side !== side)
    return isKnownTo(state, man, side)
      ? misplaced('value', at, `"${id}" is not one of yours`)
      : noFigure(id, at);
  const { status } = state.figures[man]!;
  if (status === 'on') return man;
  return misplaced('value', at, status === 'dead' ? `"${id}" is dead` : `"${id}" has left the table`);
}

/** A figure of the side that can act. */
export function ownFigure(
  table: Table,
  state: State,
  side: number,
  id: string,
  at: string,
): number | Misplaced {
  const man = anyOwnFigure(table, state, side, id, at);
  if (typeof man !== 'number' || !table.men[man]!.captive) return man;
  return misplaced('value', at, `"${id}" is a prisoner or bystander and acts by nobody's order`);
}

/** An enemy whom the side knows of, who is in play and can be fought. */
export function knownEnemy(
  table: Table,
  state: State,
  side: number,
  id: string,
  at: string,
): number | Misplaced {
  const man = table.manOf.get(id);
  if (man === undefined || !isKnownTo(state, man, side)) return noFigure(id, at);
  const info = table.men[man]!;
  if (info.side === side) return misplaced('value', at, `"${id}" is one of yours`);
  if (info.captive) return misplaced('value', at, `"${id}" is a prisoner or bystander and nobody's enemy`);
  if (state.figures[man]!.status !== 'on') return misplaced('value', at, `"${id}" is no longer in play`);
  return man;
}
