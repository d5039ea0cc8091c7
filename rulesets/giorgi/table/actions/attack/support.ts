/** Which units may move up in support of an attacked unit (attack.support). */

import { type Base, baseDistance, placeBase } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { bodyNow } from '../../bodies/index.ts';
import { targetOf } from '../../state/agenda.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, State, Table } from '../../state/model.ts';
import type { Refusals } from '../../state/turn.ts';
import { wayOf } from './run.ts';

/** Cavalry in contact with a square can no longer be met, and no unit supports a house. */
export function againstSupport(table: Table, state: State, approach: Approach): Refusals {
  if (entryAt(state.units, targetOf(approach)).stands.house !== none) return ['building.own-combat'];
  return isInterceptable(table, state, approach) && approach.steps.length === 0
    ? ['square.no-intercept']
    : [];
}

/** Whether support must come before contact, because cavalry attacks a square (square.no-intercept). */
export function isInterceptable(
  { units }: Table,
  state: State,
  { unit, target }: Pick<Approach, 'unit' | 'target'>,
): boolean {
  if (target === none || entryAt(units, unit).arm !== 'horse') return false;
  return entryAt(state.units, target).stands.formation === 'square';
}

/** Whether a unit could come up at all: its dice at their highest reach the attacked unit or the attacker's final place. */
export function isInSupportReach(
  table: Table,
  state: State,
  approach: Approach,
  unit: UnitIndex,
  dice: number,
): boolean {
  if (entryAt(table.units, unit).arm === 'artillery' || entryAt(state.units, unit).stands.house !== none)
    return false;
  const body = bodyNow(table, state, unit);
  return helpedAt(table, state, approach).some((at) => baseDistance(body, at) <= tenthsOf(6 * dice));
}

/** Where support may be needed: at the attacked unit, or at the attacker. */
function helpedAt(table: Table, state: State, approach: Approach): readonly Base[] {
  return [bodyNow(table, state, targetOf(approach)), whereHelpMeets(table, state, approach)];
}

/** The attacker where support meets it: at the end of its path, or where it stands if it must be met earlier. */
export function whereHelpMeets(table: Table, state: State, approach: Approach): Base {
  const { unit, steps } = approach;
  if (isInterceptable(table, state, approach)) return bodyNow(table, state, unit);
  const { footprint, to } = wayOf(table, state, unit, steps);
  return placeBase(footprint, to);
}
