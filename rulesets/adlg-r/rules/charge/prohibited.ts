/** neverCharges: units that never charge. Used by the order, the charge itself and the melee that follows. */
import type { Category, UnitRow } from '../../model.ts';

const never: readonly Category[] = ['WWg', 'Art'];

/** War wagons, artillery and expendable levies (`charge.prohibited`). */
export function neverCharges(unit: UnitRow | null, expendable: boolean): boolean {
  return expendable || (unit !== null && never.includes(unit.category));
}
