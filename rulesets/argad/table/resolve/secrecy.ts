/** How figures that some side does not know of come to be known (`hide.reveal`). */
import type { Turn } from '../turn.ts';

/** Shows a figure to all who did not know of it. */
export function show({ table, state, happening }: Turn, man: number, by: string): void {
  const { known } = state.figures[man]!;
  if (known === (1 << table.sides.length) - 1) return;
  const to = table.sides.filter(({ index }) => (known & (1 << index)) === 0).map(({ index }) => index);
  happening.emit({ kind: 'shown', figure: man, to, by });
}
