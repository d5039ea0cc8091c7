/** Which sides may be told of something that a figure does (`hide.secret`). */

import type { SideId } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { FigureIndex } from './indices.ts';
import type { State, Table } from './model.ts';

const nothing = {};

/** An event as those may be told of it who know of all these figures. Nearly always everybody does, and it stays as it is. */
export function toKnowers<E extends object>(
  table: Table,
  state: State,
  figures: readonly FigureIndex[],
  event: E,
): E & { readonly only?: readonly SideId[] } {
  const { only } = onlyKnowers(table, state, figures);
  return only === undefined ? event : { ...event, only };
}

/** The part of an event that names the sides that know of all these figures; empty where everybody does. */
export function onlyKnowers(
  { sides }: Table,
  { figures }: State,
  figureIndexes: readonly FigureIndex[],
): { readonly only?: readonly SideId[] } {
  const everybody = (1 << sides.length) - 1;
  let known = everybody;
  for (const figure of figureIndexes) known &= entryAt(figures, figure).known;
  if (known === everybody) return nothing;
  return { only: sides.filter(({ index }) => (known & (1 << index)) !== 0).map(({ id }) => id) };
}
