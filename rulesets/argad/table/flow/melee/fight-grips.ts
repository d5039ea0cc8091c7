/** What a fight over several turns remembers ends with the contact (`melee.several`, `melee.higher-stays`, `melee.obstacle-who`). */
import { entryAt } from '@grognard/lists';
import { areTouching } from '../../bodies/contacts.ts';
import type { Turn } from '../turn/turn.ts';

/** Forgets enemies who are gone, and as higher those who were driven from their place. */
export function loosenGrips(turn: Turn, recoiled: readonly boolean[] | null): void {
  const { figures } = turn.state;
  for (let figure = 0; figure < figures.length; figure++) {
    const { foe, below, holdsAgainst } = entryAt(figures, figure);
    if (foe >= 0 || below.length > 0 || holdsAgainst.length > 0) loosen(turn, figure, recoiled);
  }
}

function loosen(
  { table, state, happening: resolution }: Turn,
  figure: number,
  recoiled: readonly boolean[] | null,
): void {
  const { foe, below, holdsAgainst, status } = entryAt(state.figures, figure);
  const stays = (enemy: number) => status === 'on' && areTouching(table, state, figure, enemy);
  const above =
    below.length === 0 ? below : below.filter((enemy) => stays(enemy) && recoiled?.[enemy] !== true);
  const held = holdsAgainst.length === 0 ? holdsAgainst : holdsAgainst.filter(stays);
  const kept = foe >= 0 && stays(foe) ? foe : -1;
  if (kept === foe && above.length === below.length && held.length === holdsAgainst.length) return;
  resolution.emit({ kind: 'gripped', figure, below: above, holdsAgainst: held, foe: kept });
}
