/** Bodies in woods: inside, all units are in open order (`woods.open-order`). */

import { isInPolygon, type Point } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { standsAsFrom } from '../../bodies/index.ts';
import type { Battlefield } from '../../state/battlefield.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, Table } from '../../state/model.ts';
import { type MoveDraft, object } from './move-plot.ts';
import { isTooNear, standAt } from './path.ts';

/** Whether a body with its middle here is inside a wood. */
export function isInWoods({ woods }: Pick<Battlefield, 'woods'>, { x, y }: Point): boolean {
  return woods.some((wood) => isInPolygon(wood, x, y));
}

/**
 * Placement of a body that has reached a place. Inside a wood it opens out at no cost, with as many files as before if that makes no
 * more ranks than open order allows there. So a line or a short column covers the same ground. Guns have no open order.
 */
export function openedOut(
  table: Table,
  field: Battlefield,
  unit: UnitIndex,
  stands: Placement,
  bases: number,
): Placement {
  const { formation, files, house } = stands;
  if (formation === 'open' || entryAt(table.units, unit).arm === 'artillery' || house !== none) return stands;
  if (!isInWoods(field, stands)) return stands;
  const abreast = formation === 'square' ? 1 : files;
  return standsAsFrom(table, unit, stands, bases, { formation: 'open', files: abreast, gap: 0 });
}

/** Opens out a body that has entered a wood during its move. This too keeps the gap to enemies. */
export function putInOpenOrder(draft: MoveDraft): void {
  const { table, field, unit, stands, bases, body } = draft;
  const opened = openedOut(table, field, unit, stands, bases);
  if (opened === stands) return;
  standAt(draft, opened);
  if (isTooNear(draft, body)) object(draft, 'move.enemy-gap');
}
