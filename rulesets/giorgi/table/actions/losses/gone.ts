/** Removal of units from play (unit.gone, melee.off-table and others). The general is thrown for first. */

import type { RuleId } from '@grognard/rules-kit';
import type { UnitIndex } from '../../state/indices.ts';
import type { Turn } from '../../state/turn.ts';
import { riskGeneral } from './general.ts';

/** Removes a unit from play, destroyed or off the table. */
export function takeOut(turn: Turn, unit: UnitIndex, how: 'destroyed' | 'wentOff', by: RuleId): void {
  riskGeneral(turn, unit);
  turn.resolution.emit({ kind: how, unit, by });
}
