/** The weapon a figure fights with (`figure.weapon-in-hand`), and its length there. */

import { absent, entryAt, none } from '@grognard/lists';
import { meleeWeapons } from '../../../data/melee-weapons.ts';
import type { Length, MeleeWeaponId } from '../../../model.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { FigureState } from '../../state/model.ts';
import type { Turn } from '../turn/turn.ts';

/** The weapon that its order names, otherwise the longest it carries that can be used at this moment. */
export function handOf(turn: Turn, figure: FigureIndex, touching: readonly FigureIndex[]): MeleeWeaponId {
  const { table, state } = turn;
  const named = state.orders[figure]?.hand ?? null;
  if (named !== null && isUsable(turn, figure, named, touching)) return named;
  for (const weapon of (table.roster[figure] ?? absent(table.roster, figure)).weapons)
    if (isUsable(turn, figure, weapon, touching)) return weapon;
  return 'bare-hands';
}

function isUsable(
  turn: Turn,
  figure: FigureIndex,
  weapon: MeleeWeaponId,
  touching: readonly FigureIndex[],
): boolean {
  if ((turn.state.figures[figure] ?? absent(turn.state.figures, figure)).swimming && !isForSwimmers(weapon))
    return false;
  return weapon !== 'lance' || !isBeset(turn, figure, touching);
}

/** `water.swim-fight`. */
function isForSwimmers(weapon: MeleeWeaponId): boolean {
  const { length } = meleeWeapons[weapon];
  return length === 'very-short' || length === 'bare-hands';
}

/** `weapon.lance`: touched by several enemies since the turn before. */
function isBeset({ touchingAtStart }: Turn, figure: FigureIndex, touching: readonly FigureIndex[]): boolean {
  let since = 0;
  for (const enemy of entryAt(touchingAtStart, figure)) if (touching.includes(enemy)) since++;
  return since > 1;
}

/** Inside a building some weapons are shorter (`weapon.boarding-pike`). */
export function lengthInHand(weapon: MeleeWeaponId, { room }: FigureState): Length {
  const { length, indoors } = meleeWeapons[weapon];
  return room === none ? length : (indoors ?? length);
}
