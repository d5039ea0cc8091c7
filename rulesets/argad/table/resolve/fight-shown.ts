/** Melee hides nobody: who strikes, is struck, is touched or gives way is shown (`hide.reveal`). */
import type { Turn } from '../turn.ts';
import { enemiesTouched } from './fight-blows.ts';
import type { Melee } from './fight-melee.ts';

/** Shows a figure to the sides that do not know of it. */
export function show({ table, state, happening }: Turn, figure: number): void {
  const to = strangersTo(state.figures[figure]!.known, table.sides.length);
  if (to.length > 0) happening.emit({ kind: 'shown', figure, to, by: 'hide.reveal' });
}

const nobody: readonly number[] = [];

function strangersTo(known: number, sides: number): readonly number[] {
  if (known === 2 ** sides - 1) return nobody;
  return Array.from({ length: sides }, (_, side) => side).filter((side) => (known & (1 << side)) === 0);
}

/** Shows everybody who touches an enemy. */
export function showTouched(melee: Melee): void {
  const { table, state } = melee.turn;
  const all = 2 ** table.sides.length - 1;
  for (let figure = 0; figure < state.figures.length; figure++)
    if (state.figures[figure]!.known !== all && enemiesTouched(melee, figure).length > 0)
      show(melee.turn, figure);
}
