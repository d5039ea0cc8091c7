/** `figureNamed`: finds a figure by its id. */
import type { FigureIndex } from './indices.ts';
import type { Table } from './model.ts';

/** The index found last, in any game. */
let last = 0;

/**
 * The index of a figure, or undefined if none has this id. Orders follow the roster and ask for a figure repeatedly, so the last
 * one and the next are tried before the map.
 */
export function figureNamed({ roster, figureOf }: Table, id: string): FigureIndex | undefined {
  const again = roster[last];
  if (again !== undefined && again.id === id) return again.index;
  const next = roster[last + 1];
  if (next !== undefined && next.id === id) {
    last++;
    return next.index;
  }
  const found = figureOf.get(id);
  if (found !== undefined) last = found;
  return found;
}
