/** Melee reveals every figure that touches an enemy (`hide.reveal`). */

import { absent, indicesOf } from '@grognard/lists';
import { show } from '../turn/secrecy.ts';
import { enemiesTouched } from './fight-blows.ts';
import type { MeleeRound } from './fight-melee.ts';

export function showTouched(melee: MeleeRound): void {
  const { table, state } = melee.turn;
  const all = (1 << table.sides.length) - 1;
  for (const figure of indicesOf(state.figures))
    if (
      (state.figures[figure] ?? absent(state.figures, figure)).known !== all &&
      enemiesTouched(melee, figure).length > 0
    )
      show(melee.turn, figure, 'hide.reveal');
}
