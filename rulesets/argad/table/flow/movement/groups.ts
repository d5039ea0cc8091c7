/** `groupUnits`: units that move together (`group.moving`) share their slowing dice. */

import { angleBetween, headingTo, isWithin, type Tenths } from '@grognard/geometry';
import { absent, entryAt, numberAt } from '@grognard/lists';
import { groupGapCm, sameWayDegrees } from '../../../data/distances.ts';
import { tenthsPerCm } from '../../bodies/move-facts.ts';
import type { MovingUnit } from './move-units.ts';

const gap = groupGapCm * tenthsPerCm;
const sameWay = sameWayDegrees * 10;

/** The group number of each unit, which is the number of the first unit in it. A unit that does not move is alone. */
export function groupUnits(units: readonly MovingUnit[]): number[] {
  const group: number[] = [];
  for (let unit = 0; unit < units.length; unit++) group.push(unit);
  const count = listMovers(units);
  for (let i = 0; i < count; i++) {
    const [side, x, y] = [sides[i], xs[i] ?? absent(xs, i), ys[i] ?? absent(ys, i)];
    const reach = (reaches[i] ?? absent(reaches, i)) + gap;
    for (let j = i + 1; j < count; j++) {
      if (sides[j] !== side) continue;
      const far = reach + (reaches[j] ?? absent(reaches, j));
      if (Math.abs((xs[j] ?? absent(xs, j)) - x) > far || Math.abs((ys[j] ?? absent(ys, j)) - y) > far)
        continue;
      if (areTogether(entryAt(units, numberAt(movers, i)), entryAt(units, numberAt(movers, j))))
        join(group, numberAt(movers, i), numberAt(movers, j));
    }
  }
  for (let unit = 0; unit < units.length; unit++) group[unit] = leadOf(group, unit);
  return group;
}

/** The movers, with the numbers that rule out most pairs quickly. Every call reuses the arrays. */
const movers: number[] = [];
const sides: number[] = [];
const xs: Tenths[] = [];
const ys: Tenths[] = [];
const reaches: Tenths[] = [];

/** Fills the list and returns its length. */
function listMovers(units: readonly MovingUnit[]): number {
  let count = 0;
  for (let unit = 0; unit < units.length; unit++) {
    const { track, base, side } = units[unit] ?? absent(units, unit);
    if (track === null) continue;
    movers[count] = unit;
    sides[count] = side;
    xs[count] = base.x;
    ys[count] = base.y;
    reaches[count++] = base.reach;
  }
  return count;
}

function leadOf(group: readonly number[], unit: number): number {
  let lead = unit;
  while (group[lead] !== lead) lead = numberAt(group, lead);
  return lead;
}

function join(group: number[], a: number, b: number): void {
  const one = leadOf(group, a);
  const other = leadOf(group, b);
  if (one < other) group[other] = one;
  else group[one] = other;
}

/** Whether two units start near each other and go roughly the same way. */
function areTogether(one: MovingUnit, other: MovingUnit): boolean {
  if (one.kind === 'vessel' || other.kind === 'vessel') return false;
  if (one.floor !== other.floor) return false;
  if (!isWithin(one.base, other.base, gap)) return false;
  const way = generalDirection(one);
  const otherWay = generalDirection(other);
  return way !== null && otherWay !== null && angleBetween(way, otherWay) <= sameWay;
}

/** The direction from its position to the end of its path. */
export function generalDirection({ track }: MovingUnit): number | null {
  if (track === null) return null;
  return headingTo(track.to.x - track.from.x, track.to.y - track.from.y);
}
