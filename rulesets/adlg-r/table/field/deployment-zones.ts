/** Deployment zones and the table as a side sees it (`deploy.zone-heavy`, `deploy.zone-light`, `deploy.zone-other`). */
import { type Base, type Box, isBaseInBox, type Pose, quarterTurn, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { SideIndex } from '../state/indices.ts';
import type { Table, UnitInfo } from '../state/model.ts';
import type { ZoneDepths } from '../state/setup.ts';

/** Distances in UD: of each zone from the centre line, and of heavy troops from the short edges. */
const lightFromCentreUd = 3;
const heavyFromCentreUd = 5;
const heavyFromShortUd = 4;

export function towardsEnemyOf({ sides }: Table, side: SideIndex): Pose['heading'] {
  return entryAt(sides, side).edge === 'south' ? quarterTurn : 3 * quarterTurn;
}

/** Depths of the zones on a table of any size. */
export function zoneDepths({ field, sizes }: Table): ZoneDepths {
  return {
    heavy: field.depth / 2 - heavyFromCentreUd * sizes.ud,
    light: field.depth / 2 - lightFromCentreUd * sizes.ud,
  };
}

/** A strip along a side’s own edge, so deep, and so far from the short edges. */
export function stripOf({ field, sides }: Table, side: SideIndex, deep: Tenths, from: Tenths): Box {
  const isSouth = entryAt(sides, side).edge === 'south';
  return {
    minX: from,
    maxX: field.width - from,
    minY: isSouth ? 0 : field.depth - deep,
    maxY: isSouth ? deep : field.depth,
  };
}

export function heavyZone(table: Table, side: SideIndex): Box {
  return stripOf(table, side, zoneDepths(table).heavy, heavyFromShortUd * table.sizes.ud);
}

export function lightZone(table: Table, side: SideIndex): Box {
  return stripOf(table, side, zoneDepths(table).light, 0);
}

/** LI, LH and, unless an option says otherwise, dragoons (`deploy.zone-drag`). */
export function isLightIn({ options }: Table, { row: { category } }: UnitInfo): boolean {
  return (
    category === 'LI' || category === 'LH' || (category === 'Drag' && options['deploy.zone-drag'] === 'light')
  );
}

export function zoneFor(table: Table, info: UnitInfo): Box {
  return isLightIn(table, info) ? lightZone(table, info.side) : heavyZone(table, info.side);
}

/** Wholly in a zone, except for rounding. */
export function isInZone(base: Base, { minX, minY, maxX, maxY }: Box): boolean {
  return isBaseInBox(base, { minX: minX - 1, minY: minY - 1, maxX: maxX + 1, maxY: maxY + 1 });
}

/** How far to the right of its own left edge a point lies, as a side sees the table. */
export function fromLeft({ field, sides }: Table, side: SideIndex, x: Tenths): Tenths {
  return entryAt(sides, side).edge === 'south' ? x : field.width - x;
}
