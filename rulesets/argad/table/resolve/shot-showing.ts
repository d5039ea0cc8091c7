/** What tells others of a figure that they did not know of (`hide.reveal`). */
import type { RuleId } from '@grognard/rules-kit';
import type { Turn } from '../turn.ts';

/** Shows a figure to all sides that do not know of it yet. */
export function showToAll({ table, state, happening }: Turn, figure: number, by: RuleId): void {
  const { known } = state.figures[figure]!;
  if (known === 2 ** table.sides.length - 1) return;
  const to = table.sides.filter(({ index }) => (known & (1 << index)) === 0).map(({ index }) => index);
  happening.emit({ kind: 'shown', figure, to, by });
}
