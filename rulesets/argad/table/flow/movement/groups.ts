/** `groupUnits`: units that move together (`group.moving`) share their slowing dice. */

import { angleBetween, headingTo, isWithin } from '@grognard/geometry';
import { absent, numberAt } from '@grognard/lists';
import { groupGapCm, sameWayDegrees } from '../../../data/distances.ts';
import { tenthsPerCm } from '../../bodies/move-facts.ts';
import type { MovingUnit } from './move-units.ts';

const gap = groupGapCm * tenthsPerCm;
const sameWay = sameWayDegrees * 10;

/** The group number of each unit, which is the number of the first unit in it. A unit that does not move is alone. */
export function groupUnits(units: readonly MovingUnit[]): number[] {
  const group: number[] = [];
  const movers: Mover[] = [];
  units.forEach((unit, number) => {
    group.push(number);
    if (unit.track !== null) movers.push({ number, unit });
  });
  for (let i = 0; i < movers.length; i++) {
    const { number, unit } = movers[i] ?? absent(movers, i);
    const { base, side } = unit;
    for (let j = i + 1; j < movers.length; j++) {
      const { number: next, unit: other } = movers[j] ?? absent(movers, j);
      if (other.side !== side) continue;
      const far = base.reach + gap + other.base.reach;
      if (Math.abs(other.base.x - base.x) > far || Math.abs(other.base.y - base.y) > far) continue;
      if (areTogether(unit, other)) join(group, number, next);
    }
  }
  for (let unit = 0; unit < units.length; unit++) group[unit] = leadOf(group, unit);
  return group;
}

interface Mover {
  readonly number: number;
  readonly unit: MovingUnit;
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
