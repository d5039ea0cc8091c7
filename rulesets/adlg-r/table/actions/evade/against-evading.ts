/** Who may evade, and who must (`evade.who`, `evade.in-melee`, `evade.must`). */

import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { evadeAdjust } from '../../../rules/evade/procedure.ts';
import { baseOf } from '../../bodies/index.ts';
import { isWhollyInRough } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isAtCamp } from '../../zones/index.ts';
import { isFighting, worksBetween } from '../melee/index.ts';

/** The case of the procedure. */
function situationOf(table: Table, state: State, unit: UnitIndex, blocked: boolean) {
  const { kind, has } = entryAt(table.units, unit);
  const { impact, shock, pistol, headstrong } = has;
  const inMelee = isFighting(table, state, unit) || isAtCamp(table, state, unit);
  return evadeAdjust.situation(table.rules, { kind, impact, shock, pistol, headstrong, inMelee, blocked });
}

/** Rules against an evasion by a unit, those of its way apart. */
export function againstEvading(table: Table, state: State, unit: UnitIndex, blocked = false): RuleId[] {
  const situation = situationOf(table, state, unit, blocked);
  return evadeAdjust
    .refusals(table.rules)
    .filter(({ when }) => when(situation))
    .map(({ id }) => id);
}

/** The table of its die. */
export function evadeDie(table: Table, state: State, unit: UnitIndex) {
  return evadeAdjust.assess(situationOf(table, state, unit, false), null);
}

/** Light infantry in the open that heavy troops would contact, elephants apart. */
export function mustEvade(
  table: Table,
  state: State,
  unit: UnitIndex,
  chargers: readonly UnitIndex[],
): boolean {
  if (entryAt(table.units, unit).row.category !== 'LI' || againstEvading(table, state, unit).length > 0)
    return false;
  if (isWhollyInRough(table.field, baseOf(table, state, unit))) return false;
  return chargers.some((charger) => {
    // Behind a fortification it is not in the open (`fortification.li`).
    if (worksBetween(table, state, unit, charger) === 'fortification') return false;
    const { category } = entryAt(table.units, charger).row;
    return category !== 'LI' && category !== 'LH' && category !== 'El';
  });
}
