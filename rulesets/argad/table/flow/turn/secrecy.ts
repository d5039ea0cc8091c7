/** `show`: reveals figures to sides that do not know of them (`hide.reveal`). */

import { absent } from '@grognard/lists';
import type { FigureIndex } from '../../state/indices.ts';
import type { Turn } from './turn.ts';

/** Shows a figure to every side that did not know of it. */
export function show({ table, state, resolution }: Turn, figure: FigureIndex, by: string): void {
  const { known } = state.figures[figure] ?? absent(state.figures, figure);
  if (known === (1 << table.sides.length) - 1) return;
  const to = table.sides.filter(({ index }) => (known & (1 << index)) === 0).map(({ index }) => index);
  resolution.emit({ kind: 'shown', figure: figure, to, by });
}
