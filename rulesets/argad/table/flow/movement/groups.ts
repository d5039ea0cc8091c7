/** Who moves together (`group.moving`): for slowing dice they are one. */

import { angleBetween, headingTo, isWithin, type Tenths } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { groupGapCm, sameWayDegrees } from '../../../data/distances.ts';
import { tenthsPerCm } from '../../bodies/move-facts.ts';
import type { MovingUnit } from './move-units.ts';

const gap = groupGapCm * tenthsPerCm;
const sameWay = sameWayDegrees * 10;

/** The number of its group for each unit: that of the first unit in it. Whoever does not move is alone. */
export function groupUnits(units: readonly MovingUnit[]): number[] {
  const group: number[] = [];
  for (let unit = 0; unit < units.length; unit++) group.push(unit);
  const count = listMovers(units);
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++) {
      if (sides[i] !== sides[j]) continue;
      const far = numberAt(reaches, i) + numberAt(reaches, j) + gap;
      if (
        Math.abs(numberAt(xs, i) - numberAt(xs, j)) > far ||
        Math.abs(numberAt(ys, i) - numberAt(ys, j)) > far
      )
        continue;
      if (areTogether(entryAt(units, numberAt(movers, i)), entryAt(units, numberAt(movers, j))))
        join(group, numberAt(movers, i), numberAt(movers, j));
    }
  for (let unit = 0; unit < units.length; unit++) group[unit] = leadOf(group, unit);
  return group;
}

/** Those who move, with what sets most pairs of them aside; used again by every call. */
const movers: number[] = [];
const sides: number[] = [];
const xs: Tenths[] = [];
const ys: Tenths[] = [];
const reaches: Tenths[] = [];

/** Answers how many there are. */
function listMovers(units: readonly MovingUnit[]): number {
  let count = 0;
  for (let unit = 0; unit < units.length; unit++) {
    const { track, base, side } = entryAt(units, unit);
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

/** Near each other when they start, and going roughly the same way. */
function areTogether(one: MovingUnit, other: MovingUnit): boolean {
  if (one.kind === 'vessel' || other.kind === 'vessel') return false;
  if (one.floor !== other.floor) return false;
  if (!isWithin(one.base, other.base, gap)) return false;
  const way = generalDirection(one);
  const otherWay = generalDirection(other);
  return way !== null && otherWay !== null && angleBetween(way, otherWay) <= sameWay;
}

/** From where it stands to where its way ends. */
export function generalDirection({ track }: MovingUnit): number | null {
  if (track === null) return null;
  return headingTo(track.to.x - track.from.x, track.to.y - track.from.y);
}
