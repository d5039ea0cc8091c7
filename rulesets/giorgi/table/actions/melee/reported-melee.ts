/** Effects of R1, R1S and R2 on a unit: it retreats, is shaken, routs, leaves its guns. */

import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { breakAndRun } from '../losses/ladder.ts';

export type RetreatResult = 'R1' | 'R1S' | 'R2';

/** The rule by which a unit with this result routs, or null if it does not. */
export function routsBy({ units }: Table, state: State, unit: UnitIndex, told: RetreatResult): RuleId | null {
  if (told === 'R2') return 'melee.r2';
  if (entryAt(units, unit).arm === 'artillery') return 'melee.guns-lost';
  return entryAt(state.units, unit).rung > 0 ? 'melee.r1-shaken' : null;
}

/** Puts the unit's move on the agenda, and behind it the shaking of an R1S. */
export function tellToRetreat(
  turn: Turn,
  unit: UnitIndex,
  from: readonly UnitIndex[],
  told: RetreatResult,
): void {
  const rule = routsBy(turn.table, turn.state, unit, told);
  if (rule !== null) {
    breakAndRun(turn, unit, from, rule);
    return;
  }
  if (told === 'R1S') turn.agenda.push({ do: 'shake', unit });
  turn.agenda.push({ do: 'forced', unit, move: 'R1', from });
}

/** Shaken by an R1S, if it is still steady after its retreat (melee.r1s). */
export function shake({ state, resolution }: Turn, unit: UnitIndex): void {
  const { status, rung } = entryAt(state.units, unit);
  if (status === 'on' && rung === 0) resolution.emit({ kind: 'rungSet', unit, rung: 1, by: 'melee.r1s' });
}
