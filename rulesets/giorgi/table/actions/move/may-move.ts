/** Which units may be ordered to move. */

import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { isLightInfantry } from '../../../model.ts';
import { holds } from '../../../rules/in-force.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitInfo, UnitState } from '../../state/model.ts';
import type { Refusals } from '../../state/turn.ts';

/** Refusals of any move of a unit. Empty if it may move. */
export function mayMove(table: Table, state: State, unit: UnitIndex): Refusals {
  const info = entryAt(table.units, unit);
  const now = entryAt(state.units, unit);
  if (now.rung === 3) return ['morale.routing'];
  if (isBreakingThrough(state, unit)) return [];
  const no: RuleId[] = [];
  if (now.quiet) no.push(now.rung === 0 ? 'morale.reform' : 'morale.rally');
  if (now.formUp) no.push('building.reform');
  if (now.spent) no.push('move.spent');
  else if (now.moved) no.push('turn.unit-order');
  if (now.fired) no.push(...afterFire(table, info, now));
  return no;
}

/** The move of a breakthrough is the next one taken early, whatever the unit has done before (`melee.bt`). */
export function isBreakingThrough({ agenda }: State, unit: UnitIndex): boolean {
  const asked = agenda.at(-1);
  return asked?.do === 'breakthrough' && asked.unit === unit;
}

/** Fire first, then move: only light infantry in open order and cavalry do both (`turn.fire-then-move`). */
function afterFire({ rules }: Table, { arm, kind }: UnitInfo, { stands }: UnitState): Refusals {
  if (arm === 'horse') return [];
  if (arm === 'artillery') return holds(rules, 'turn.guns-fire-or-move') ? ['turn.guns-fire-or-move'] : [];
  return isLightInfantry(kind) && stands.formation === 'open' ? [] : ['turn.fire-or-move'];
}
