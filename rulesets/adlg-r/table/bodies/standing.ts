/** Whether a base can stand somewhere: not on another, and wholly on the table. Rounding of turned bases is forgiven. */
import { type Base, type Footprint, isBaseInBox, overlaps, placeBase, type Tenths } from '@grognard/geometry';
import { memoizePer } from '@grognard/rules-kit';
import type { State, Table } from '../state/model.ts';

/** Overlap deeper than rounding: bases that touch stand side by side. */
export function standsOn(one: Base, other: Base, eps: Tenths): boolean {
  const [dx, dy, far] = [one.x - other.x, one.y - other.y, one.reach + other.reach];
  return dx * dx + dy * dy < far * far && overlaps(shrunk(one, eps), other);
}

const smallerCache = memoizePer<Footprint, Map<Tenths, Footprint>>(() => new Map());

/** A base without its outermost edge, for whom touching is nothing. */
export function shrunk(base: Base, eps: Tenths): Base {
  const { footprint } = base;
  if (footprint.shape === 'round') throw new RangeError('units stand on rectangles');
  const known = smallerCache(footprint);
  const { width, depth } = footprint;
  const smaller = known.get(eps) ?? { shape: 'rectangle', width: width - 2 * eps, depth: depth - 2 * eps };
  known.set(eps, smaller);
  return placeBase(smaller, base);
}

/** Wholly on the table, except for rounding. */
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
