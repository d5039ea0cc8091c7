/** A general with a unit that routs or is destroyed may be lost with it (command.general-lost). */

import { entryAt, none } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { Turn } from '../../state/turn.ts';

/** The face on which he is lost. */
const fatal = 1;

/** Throws for the general attached to a unit that breaks or is destroyed; before it is taken off, since he then is no longer with it. Spared, he has not ridden. */
export function riskGeneral({ table, state, happening: resolution }: Turn, unit: UnitIndex): void {
  const { side } = entryAt(table.units, unit);
  const general = state.generals[side];
  if (general === undefined || general.status !== 'on' || general.with !== unit) return;
  const isLost = resolution.dice(entryAt(table.sides, side).id, 'general').die() <= fatal;
  if (isLost) resolution.emit({ kind: 'generalLost', side });
  else resolution.emit({ kind: 'rode', side, x: general.x, y: general.y, with: none, spared: true });
}
