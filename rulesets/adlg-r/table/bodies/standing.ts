/** Whether a base can stand somewhere: not on another, and wholly on the table. Rounding of turned bases is forgiven. */
import { type Base, isBaseInBox, overlaps, placeBase, type Tenths } from '@grognard/geometry';
import type { State, Table } from '../state/model.ts';

/** Overlap deeper than rounding: bases that touch stand side by side. */
export function standsOn(one: Base, other: Base, eps: Tenths): boolean {
  return overlaps(shrunk(one, eps), other);
}

/** A base without its outermost edge, for whom touching is nothing. */
export function shrunk({ footprint, x, y, heading }: Base, eps: Tenths): Base {
  if (footprint.shape === 'round') throw new RangeError('units stand on rectangles');
  const { width, depth } = footprint;
  return placeBase({ shape: 'rectangle', width: width - 2 * eps, depth: depth - 2 * eps }, { x, y, heading });
}

/** Wholly on the table, but for rounding. */
export function isOnTable({ field: { box } }: Table, base: Base): boolean {
  return isBaseInBox(base, {
    minX: box.minX - 1,
    minY: box.minY - 1,
    maxX: box.maxX + 1,
    maxY: box.maxY + 1,
  });
}

export function campBases({ sizes }: Table, { camps }: State): Base[] {
  return camps.flatMap((camp) => (camp === null ? [] : [placeBase(sizes.camp, camp.pose)]));
}
