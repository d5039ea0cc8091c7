/** `loosenGrips`: ends with the contact what a fight remembers (`melee.several`, `melee.higher-stays`, `melee.obstacle-who`). */

import { absent, indicesOf, none } from '@grognard/lists';
import { areTouching } from '../../bodies/contacts.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Turn } from '../turn/turn.ts';

/** Removes enemies no longer in contact, and from those above also the ones driven back. */
export function loosenGrips(turn: Turn, recoiled: readonly boolean[] | null): void {
  const { figures } = turn.state;
  for (const figure of indicesOf(figures)) {
    const { foe, below, holdsAgainst } = figures[figure] ?? absent(figures, figure);
    if (foe !== none || below.length > 0 || holdsAgainst.length > 0) loosen(turn, figure, recoiled);
  }
}

function loosen(
  { table, state, resolution }: Turn,
  figure: FigureIndex,
  recoiled: readonly boolean[] | null,
): void {
  const { foe, below, holdsAgainst, status } = state.figures[figure] ?? absent(state.figures, figure);
  const stays = (enemy: FigureIndex) => status === 'on' && areTouching(table, state, figure, enemy);
  const above =
    below.length === 0 ? below : below.filter((enemy) => stays(enemy) && recoiled?.[enemy] !== true);
  const held = holdsAgainst.length === 0 ? holdsAgainst : holdsAgainst.filter(stays);
  const kept = foe !== none && stays(foe) ? foe : -1;
  if (kept === foe && above.length === below.length && held.length === holdsAgainst.length) return;
  resolution.emit({ kind: 'gripped', figure, below: above, holdsAgainst: held, foe: kept });
}
