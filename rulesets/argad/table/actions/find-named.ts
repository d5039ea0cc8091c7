/** Lookups of the figures and bodies that a command names. What a side does not know of is not found. */

import { type InvalidCommand, invalidCommand } from '@grognard/engine';
import { absent, none, type OrNone } from '@grognard/lists';
import { figureNamed } from '../state/find-figure.ts';
import type { FigureIndex, SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

/** Whether a side knows that a figure exists. */
export function isKnownTo({ figures }: State, figure: FigureIndex, side: SideIndex): boolean {
  return ((figures[figure] ?? absent(figures, figure)).known & (1 << side)) !== 0;
}

function noFigure(id: string, at: string): InvalidCommand {
  return invalidCommand('value', at, `there is no figure "${id}"`);
}

/** A figure of the side that is in play, prisoner or not. */
export function anyOwnFigure(
  table: Table,
  state: State,
  side: SideIndex,
  id: string,
  at: string,
): FigureIndex | InvalidCommand {
  const figure = figureNamed(table, id);
  if (figure === undefined) return noFigure(id, at);
  if ((table.roster[figure] ?? absent(table.roster, figure)).side !== side)
    return isKnownTo(state, figure, side)
      ? invalidCommand('value', at, `"${id}" is not one of yours`)
      : noFigure(id, at);
  const { status } = state.figures[figure] ?? absent(state.figures, figure);
  if (status === 'on') return figure;
  return invalidCommand('value', at, status === 'dead' ? `"${id}" is dead` : `"${id}" has left the table`);
}

/** A figure of the side that can act. */
export function ownFigure(
  table: Table,
  state: State,
  side: SideIndex,
  id: string,
  at: string,
): FigureIndex | InvalidCommand {
  const figure = anyOwnFigure(table, state, side, id, at);
  if (typeof figure !== 'number' || !(table.roster[figure] ?? absent(table.roster, figure)).captive)
    return figure;
  return invalidCommand('value', at, `"${id}" is a prisoner or bystander and acts by nobody's order`);
}

/** An enemy that the side knows of, that is in play and can be fought. */
export function knownEnemy(
  table: Table,
  state: State,
  side: OrNone<SideIndex>,
  id: string,
  at: string,
): FigureIndex | InvalidCommand {
  const figure = table.figureOf.get(id);
  if (figure === undefined || side === none || !isKnownTo(state, figure, side)) return noFigure(id, at);
  const info = table.roster[figure] ?? absent(table.roster, figure);
  if (info.side === side) return invalidCommand('value', at, `"${id}" is one of yours`);
  if (info.captive)
    return invalidCommand('value', at, `"${id}" is a prisoner or bystander and nobody's enemy`);
  if ((state.figures[figure] ?? absent(state.figures, figure)).status !== 'on')
    return invalidCommand('value', at, `"${id}" is no longer in play`);
  return figure;
}
