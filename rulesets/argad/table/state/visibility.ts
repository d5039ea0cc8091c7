/** Which sides may read an event about a figure (`hide.secret`). */

import type { SideId } from '@grognard/engine';
import { absent } from '@grognard/lists';
import type { FigureIndex } from './indices.ts';
import type { State, Table } from './model.ts';

const nothing = {};

/** An event restricted to the sides that know of all these figures. Nearly always all sides do, and the event stays as it is. */
export function toKnowers<E extends object>(
  table: Table,
  state: State,
  figures: readonly FigureIndex[],
  event: E,
): E & { readonly only?: readonly SideId[] } {
  const { only } = onlyKnowers(table, state, figures);
  return only === undefined ? event : { ...event, only };
}

/** The `only` field of an event: the sides that know of all these figures. Empty if all sides do. */
export function onlyKnowers(
  { sides }: Table,
  { figures }: State,
  figureIndexes: readonly FigureIndex[],
): { readonly only?: readonly SideId[] } {
  const everybody = (1 << sides.length) - 1;
  let known = everybody;
  for (const figure of figureIndexes) known &= (figures[figure] ?? absent(figures, figure)).known;
  if (known === everybody) return nothing;
  return { only: sides.filter(({ index }) => (known & (1 << index)) !== 0).map(({ id }) => id) };
}
