/** Loss of a general whose unit routs or is destroyed (command.general-lost). */

import { entryAt, none } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { Turn } from '../../state/turn.ts';

/** The face on which he is lost. */
const fatal = 1;

/**
 * Throws for the general attached to a unit that breaks or is destroyed. Called before the unit is removed, since he is then no longer
 * attached. If spared, he has not ridden.
 */
export function riskGeneral({ table, state, resolution }: Turn, unit: UnitIndex): void {
  const { side } = entryAt(table.units, unit);
  const general = state.generals[side];
  if (general === undefined || general.status !== 'on' || general.with !== unit) return;
  const isLost = resolution.dice(entryAt(table.sides, side).id, 'general').die() <= fatal;
  if (isLost) resolution.emit({ kind: 'generalLost', side });
  else resolution.emit({ kind: 'rode', side, x: general.x, y: general.y, with: none, spared: true });
}
