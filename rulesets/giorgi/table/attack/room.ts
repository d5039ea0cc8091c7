/** Room on the table for a body that would stand somewhere. */
import { basesLeft, bodyNow, bodyOf } from '../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../field/index.ts';
import type { Standing, State, Table } from '../model.ts';
import { intrudes } from '../move/intrude.ts';

/** Whether a unit could stand so: on the table, on ground open to it, on nobody. */
export function isRoomFor(table: Table, state: State, unit: number, stands: Standing): boolean {
  const field = fieldOf(table, state);
  const now = { ...state.units[unit]!, stands };
  const body = bodyOf(table, unit, stands, basesLeft(table, unit, now));
  if (objectionsToStanding(field, table.units[unit]!, stands.formation, body).length > 0) return false;
  return state.units.every(({ status }, other) => {
    if (other === unit || status !== 'on') return true;
    return !intrudes(body, bodyNow(table, state, other));
  });
}
