/** Finds figures by their ids. */
import type { FigureIndex } from './indices.ts';
import type { Table } from './model.ts';

/** The figure that was found last, of whichever game. */
let last = 0;

/** The index of a figure; undefined: there is none of this name. Orders are given in the order of the roster, and each figure is asked for again: that is tried before the map. */
export function figureNamed({ roster, figureOf: manOf }: Table, id: string): FigureIndex | undefined {
  const again = roster[last];
  if (again !== undefined && again.id === id) return again.index;
  const next = roster[last + 1];
  if (next !== undefined && next.id === id) {
    last++;
    return next.index;
  }
  const found = manOf.get(id);
  if (found !== undefined) last = found;
  return found;
}
