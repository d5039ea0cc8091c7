/** The melee of one turn while it is worked out: who strikes with what, and what has become of whom so far. */
import { entryAt } from '@grognard/lists';
import { lengths, type MeleeWeaponId } from '../../../model.ts';
import { contactsOf } from '../../bodies/contacts.ts';
import { listOf } from '../../state/lists.ts';
import type { FigureState, State } from '../../state/model.ts';
import type { Turn } from '../turn/turn.ts';
import { handOf, lengthInHand } from './fight-hand.ts';

export interface MeleeRound {
  readonly turn: Turn;
  /** The weapon each strikes with, and its length as an index of `lengths`; -1: he is not in play. */
  readonly hands: readonly MeleeWeaponId[];
  readonly ranks: readonly number[];
  /** Made to recoil in this phase, whether it could go back or not (`melee.silenced`). */
  readonly driven: boolean[];
  /** Gone from its place by a recoil (`melee.higher-stays` ends with it). */
  readonly recoiled: boolean[];
  /** Whom a figure touched when it was driven back, for `melee.silenced`: strikes. */
  readonly touchedWhenDriven: (readonly number[] | null)[];
  /** Struck by a defender across an obstacle (`melee.obstacle-one`). */
  readonly struckAcross: boolean[];
  /** Whom each may strike besides, since they left it this turn (`turn.leave`); null: nobody. */
  readonly leavers: readonly (readonly number[] | null)[] | null;
  /** Whom each touched when the phase began; it holds as long as nobody has left his place. */
  readonly touching: readonly (readonly number[])[];
  hasAnybodyMoved: boolean;
}

/** What one figure deals another in one step of the phase. */
export interface DueBlow {
  readonly striker: number;
  readonly victim: number;
  /** The blow of its turn, or one more at somebody who left it (`turn.leave`). */
  readonly by: 'turn' | 'leave';
}

/** The melee of a turn; null if nobody strikes. */
export function openMelee(turn: Turn): MeleeRound | null {
  const { table, state } = turn;
  const touching = turn.touching === null ? contactsOf(table, state) : stillTouching(state, turn.touching);
  const leavers = leaversOf(turn, touching);
  if (leavers === null && !isAnybodyTouched(touching)) return null;
  const { figures } = state;
  const hands: MeleeWeaponId[] = [];
  const ranks: number[] = [];
  for (let figure = 0; figure < figures.length; figure++) {
    const isThere = entryAt(figures, figure).status === 'on';
    const weapon = isThere ? handOf(turn, figure, entryAt(touching, figure)) : 'bare-hands';
    hands.push(weapon);
    ranks.push(isThere ? lengths.indexOf(lengthInHand(weapon, entryAt(figures, figure))) : -1);
  }
  return {
    turn,
    hands,
    ranks,
    driven: listOf(figures.length, false),
    recoiled: listOf(figures.length, false),
    touchedWhenDriven: listOf<readonly number[] | null>(figures.length, null),
    struckAcross: listOf(figures.length, false),
    leavers,
    touching,
    hasAnybodyMoved: false,
  };
}

/** Contacts but for those who have fallen since. */
function stillTouching(
  { figures }: State,
  touching: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  return touching.map((enemies, figure) => {
    if (enemies.length === 0) return enemies;
    return entryAt(figures, figure).status === 'on' ? stillThere(figures, enemies) : nobody;
  });
}

const nobody: readonly number[] = [];

/** Those of these figures who are in play. */
export function stillThere(
  figures: readonly FigureState[],
  figureIndexes: readonly number[],
): readonly number[] {
  for (const figure of figureIndexes)
    if (entryAt(figures, figure).status !== 'on')
      return figureIndexes.filter((other) => entryAt(figures, other).status === 'on');
  return figureIndexes;
}

function isAnybodyTouched(touching: readonly (readonly number[])[]): boolean {
  for (let figure = 0; figure < touching.length; figure++)
    if (entryAt(touching, figure).length > 0) return true;
  return false;
}

/** Who stays strikes at those who left it; of two who both went, neither left the other standing. */
function leaversOf({ table, state, touchingAtStart, moved }: Turn, touching: readonly (readonly number[])[]) {
  if (table.options['turn.leave'] === 'free') return null;
  let anybody = false;
  const leavers = touchingAtStart.map((enemies, figure): readonly number[] | null => {
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
  return anybody ? leavers : null;
}
