/** Units of two kinds. */
import { none } from '@grognard/lists';
import type { UnitState } from '../state/model.ts';

/** Whose value counts: in a house and in open order that of the companies its owner named (building.one-value, woods.mixed), formed the first's, as long as there are any. */
export function countsNow({
  soldiers,
  second,
  counts,
  stands,
}: Pick<UnitState, 'soldiers' | 'second' | 'counts' | 'stands'>): UnitState['counts'] {
  if (second === 0) return 'first';
  if (second === soldiers) return 'second';
  return stands.house !== none || stands.formation === 'open' ? counts : 'first';
}
