/** Units of two kinds. */
import { none } from '@grognard/lists';
import type { UnitState } from '../state/model.ts';

/**
 * The kind whose value counts. In a house and in open order it is that of the companies the owner named (building.one-value,
 * woods.mixed). When formed it is the first kind, as long as any are left.
 */
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
