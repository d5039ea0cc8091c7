/** worthOf: what a unit adds to the value of its army. */
import type { UnitRow } from '../model.ts';

/** victory.value, victory.value-battle-unit */
export function worthOf(
  { battleUnit }: UnitRow,
  isExpendable: boolean,
  { battleUnitValue }: { readonly battleUnitValue: number },
): number {
  if (isExpendable) return 0;
  return battleUnit ? battleUnitValue : 1;
}
