/** Finds figures by their ids. */
import { entryAt } from '@grognard/lists';
import type { Table } from './model.ts';

/** The figure that was found last, of whichever game. */
let last = 0;

/** The index of a figure; undefined: there is none of this name. Orders are given in the order of the roster, and each figure is asked for again: that is tried before the map. */
export function figureNamed({ roster, figureOf: manOf }: Table, id: string): number | undefined {
  if (last < roster.length && entryAt(roster, last).id === id) return last;
  if (last + 1 < roster.length && entryAt(roster, last + 1).id === id) return ++last;
  const found = manOf.get(id);
  if (found !== undefined) last = found;
  return found;
}
