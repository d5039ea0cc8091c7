/** Who moves together (`group.moving`): for slowing dice they are one. */
import { angleBetween, headingTo, isWithin } from '@grognard/geometry';
import { groupGapCm, sameWayDegrees } from '../../data/distances.ts';
import { tenthsPerCm } from '../move-facts.ts';
import type { Unit } from './move-units.ts';

const gap = groupGapCm * tenthsPerCm;
const sameWay = sameWayDegrees * 10;

/** The number of its group for each unit: that of the first unit in it. Whoever does not move is alone. */
export function groupUnits(units: readonly Unit[]): number[] {
  const group: number[] = [];
  for (let unit = 0; unit < units.length; unit++) group.push(unit);
  for (let a = 0; a < units.length; a++) {
    if (units[a]!.track === null) continue;
    for (let b = a + 1; b < units.length; b++) {
      if (units[b]!.track === null || !areTogether(units[a]!, units[b]!)) continue;
      join(group, a, b);
    }
  }
  for (let unit = 0; unit < units.length; unit++) group[unit] = leadOf(group, unit);
  return group;
}

function leadOf(group: readonly number[], unit: number): number {
  let lead = unit;
  while (group[lead] !== lead) lead = group[lead]!;
  return lead;
}

function join(group: number[], a: number, b: number): void {
  const one = leadOf(group, a);
  const other = leadOf(group, b);
  if (one < other) group[other] = one;
  else group[one] = other;
}

/** Near each other when they start, and going roughly the same way. */
function areTogether(one: Unit, other: Unit): boolean {
  if (one.side !== other.side || one.kind === 'vessel' || other.kind === 'vessel') return false;
  if (one.floor !== other.floor) return false;
  const far = one.base.reach + other.base.reach + gap;
  if (Math.abs(one.base.x - other.base.x) > far || Math.abs(one.base.y - other.base.y) > far) return false;
  if (!isWithin(one.base, other.base, gap)) return false;
  const way = generalDirection(one);
  const otherWay = generalDirection(other);
  return way !== null && otherWay !== null && angleBetween(way, otherWay) <= sameWay;
}

/** From where it stands to where its way ends. */
export function generalDirection({ track }: Unit): number | null {
  if (track === null) return null;
  return headingTo(track.to.x - track.from.x, track.to.y - track.from.y);
}
