/** Groups: units that stand joined, and the place of each in the frame of one of them (`command.group`, `command.group-joined`). */
import { angleBetween, type Base, type LocalPoint, toLocal } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { baseOf } from './bodies.ts';
import { angleEps } from './passing.ts';

/** Middle of a base in the frame of another: right of the middle of its front edge, and ahead of it. */
type Offset = LocalPoint;

/**
 * Place of a base joined to another, exactly as joined bases stand, or null if it is not joined: beside it with both front corners of
 * the shared side together, or before or behind it with a front corner on a rear corner and the edges touching.
 */
function placeOfJoined(base: Base, other: Base, eps: number): Offset | null {
  if (angleBetween(base.heading, other.heading) >= angleEps) return null;
  const there = toLocal(base, other.x, other.y);
  return joints(base, other).find((joint) => isNear(joint, there, eps)) ?? null;
}

function isNear(one: Offset, other: Offset, eps: number): boolean {
  return Math.abs(one.right - other.right) <= eps && Math.abs(one.ahead - other.ahead) <= eps;
}

function sizeOf({ footprint }: Base): { wide: number; deep: number } {
  if (footprint.shape === 'round') throw new RangeError('units stand on rectangles');
  return { wide: footprint.width, deep: footprint.depth };
}

/** The six places in which another base is joined to one. */
export function joints(base: Base, other: Base): Offset[] {
  const { wide, deep } = sizeOf(base);
  const its = sizeOf(other);
  const aside = (wide + its.wide) / 2;
  const inside = (wide - its.wide) / 2;
  const level = -its.deep / 2;
  const behind = -deep - its.deep / 2;
  const before = its.deep / 2;
  return [
    { right: aside, ahead: level },
    { right: -aside, ahead: level },
    { right: inside, ahead: behind },
    { right: -inside, ahead: behind },
    { right: inside, ahead: before },
    { right: -inside, ahead: before },
  ];
}

/** Where each unit of a group stands in the frame of the first of them, or null if they are not all joined to each other. */
export function offsetsIn(table: Table, state: State, units: readonly UnitIndex[]): readonly Offset[] | null {
  const bases = units.map((unit) => baseOf(table, state, unit));
  const places: (Offset | null)[] = units.map(() => null);
  places[0] = { right: 0, ahead: -sizeOf(entryAt(bases, 0)).deep / 2 };
  const reached = [0];
  for (const at of reached) {
    const base = entryAt(bases, at);
    const from = entryAt(places, at);
    if (from === null) continue;
    bases.forEach((other, n) => {
      if (entryAt(places, n) !== null) return;
      const joint = placeOfJoined(base, other, table.sizes.eps);
      if (joint === null) return;
      // The frame of a unit begins in the middle of its front edge, half its depth ahead of its middle.
      places[n] = {
        right: from.right + joint.right,
        ahead: from.ahead + sizeOf(base).deep / 2 + joint.ahead,
      };
      reached.push(n);
    });
  }
  const found = places.filter((place) => place !== null);
  return found.length === units.length ? found : null;
}

/** Whether two units are joined. */
export function areJoined(table: Table, state: State, one: UnitIndex, other: UnitIndex): boolean {
  return offsetsIn(table, state, [one, other]) !== null;
}

/** Units of a group that a line parallel to the front meets, most of them, and of equals the foremost (`command.group-rank`). */
export function widestRank(
  table: Table,
  units: readonly UnitIndex[],
  offsets: readonly Offset[],
): readonly number[] {
  const fronts = units.map((unit, n) => entryAt(offsets, n).ahead + depthOf(table, unit) / 2);
  const rears = units.map((unit, n) => entryAt(offsets, n).ahead - depthOf(table, unit) / 2);
  let best: readonly number[] = [];
  for (const line of [...new Set(fronts)].sort((a, b) => b - a)) {
    // Just behind this front edge.
    const rank = units.flatMap((_, n) =>
      numberAt(fronts, n) >= line && numberAt(rears, n) < line ? [n] : [],
    );
    if (rank.length > best.length) best = rank;
  }
  return best;
}

function depthOf({ units }: Table, unit: UnitIndex): number {
  const { footprint } = entryAt(units, unit);
  return footprint.shape === 'round' ? 2 * footprint.radius : footprint.depth;
}
