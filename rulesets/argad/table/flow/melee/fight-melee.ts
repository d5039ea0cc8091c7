/** `MeleeRound`: the melee of one turn being resolved, with weapons and results so far. */

import { absent, entryAt, indicesOf, type ListBy, listBy, type MutableListBy } from '@grognard/lists';
import { lengths, type MeleeWeaponId } from '../../../model.ts';
import { contactsOf } from '../../bodies/contacts.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { listOf } from '../../state/lists.ts';
import type { FigureState, State } from '../../state/model.ts';
import type { Turn } from '../turn/turn.ts';
import { handOf, lengthInHand } from './fight-hand.ts';

export interface MeleeRound {
  readonly turn: Turn;
  /** The weapon each figure strikes with, and its length as an index of `lengths`, or -1 if it is not in play. */
  readonly hands: ListBy<FigureIndex, MeleeWeaponId>;
  readonly ranks: ListBy<FigureIndex, number>;
  /** Made to recoil in this phase, whether or not it could go back (`melee.silenced`). */
  readonly driven: MutableListBy<FigureIndex, boolean>;
  /** Driven from its place by a recoil, which ends `melee.higher-stays`. */
  readonly recoiled: MutableListBy<FigureIndex, boolean>;
  /** The enemies a figure touched when it was driven back, needed if `melee.silenced` is set to strikes. */
  readonly touchedWhenDriven: MutableListBy<FigureIndex, readonly FigureIndex[] | null>;
  /** Struck by a defender across an obstacle (`melee.obstacle-one`). */
  readonly struckAcross: MutableListBy<FigureIndex, boolean>;
  /** The enemies that left each figure this turn, at whom it may strike as well (`turn.leave`). Null for none. */
  readonly leavers: ListBy<FigureIndex, readonly FigureIndex[] | null> | null;
  /** The contacts when the phase began. Valid until a figure leaves its place. */
  readonly touching: ListBy<FigureIndex, readonly FigureIndex[]>;
  hasAnybodyMoved: boolean;
}

/** One figure's blow at another in one step of the phase. */
export interface DueBlow {
  readonly striker: FigureIndex;
  readonly victim: FigureIndex;
  /** The figure's blow of the turn, or an extra one at an enemy that left it (`turn.leave`). */
  readonly by: 'turn' | 'leave';
}

/** The melee of a turn, or null if nobody strikes. */
export function openMelee(turn: Turn): MeleeRound | null {
  const { table, state } = turn;
  const touching = turn.touching === null ? contactsOf(table, state) : stillTouching(state, turn.touching);
  const leavers = leaversOf(turn, touching);
  if (leavers === null && !isAnybodyTouched(touching)) return null;
  const { figures } = state;
  const hands: MeleeWeaponId[] = [];
  const ranks: number[] = [];
  for (const figure of indicesOf(figures)) {
    const isThere = (figures[figure] ?? absent(figures, figure)).status === 'on';
    const weapon = isThere
      ? handOf(turn, figure, touching[figure] ?? absent(touching, figure))
      : 'bare-hands';
    hands.push(weapon);
    ranks.push(
      isThere ? lengths.indexOf(lengthInHand(weapon, figures[figure] ?? absent(figures, figure))) : -1,
    );
  }
  return {
    turn,
    hands: listBy(hands),
    ranks: listBy(ranks),
    driven: listOf(figures.length, false),
    recoiled: listOf(figures.length, false),
    touchedWhenDriven: listOf<FigureIndex, readonly FigureIndex[] | null>(figures.length, null),
    struckAcross: listOf(figures.length, false),
    leavers,
    touching,
    hasAnybodyMoved: false,
  };
}

/** The contacts without figures killed since. */
function stillTouching(
  { figures }: State,
  touching: ListBy<FigureIndex, readonly FigureIndex[]>,
): ListBy<FigureIndex, readonly FigureIndex[]> {
  const still = touching.map((enemies, figure) => {
    if (enemies.length === 0) return enemies;
    return (figures[figure] ?? absent(figures, figure)).status === 'on'
      ? stillThere(figures, enemies)
      : nobody;
  });
  return listBy(still);
}

const nobody: readonly FigureIndex[] = [];

export function stillThere(
  figures: ListBy<FigureIndex, FigureState>,
  figureIndexes: readonly FigureIndex[],
): readonly FigureIndex[] {
  for (const figure of figureIndexes)
    if ((figures[figure] ?? absent(figures, figure)).status !== 'on')
      return figureIndexes.filter((other) => entryAt(figures, other).status === 'on');
  return figureIndexes;
}

function isAnybodyTouched(touching: ListBy<FigureIndex, readonly FigureIndex[]>): boolean {
  for (const enemies of touching) if (enemies.length > 0) return true;
  return false;
}

/** A figure that stays strikes at those who left it. If both moved, neither left the other. */
function leaversOf(
  { table, state, touchingAtStart, moved }: Turn,
  touching: ListBy<FigureIndex, readonly FigureIndex[]>,
): MeleeRound['leavers'] {
  if (table.options['turn.leave'] === 'free') return null;
  let anybody = false;
  const leavers = touchingAtStart.map((enemies, figure): readonly FigureIndex[] | null => {
    if (moved[figure] || entryAt(state.figures, figure).status !== 'on') return null;
    const left = enemies.filter(
      (enemy) =>
        moved[enemy] &&
        entryAt(state.figures, enemy).status === 'on' &&
        !entryAt(touching, figure).includes(enemy),
    );
    if (left.length > 0) anybody = true;
    return left.length > 0 ? left : null;
  });
  return anybody ? listBy(leavers) : null;
}
