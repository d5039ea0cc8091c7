/** Control zones that a path crosses, and where they fire at it (attack.zone-fire). */

import { baseDistance, placeBase, pointDistance, type Tenths, type Track } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { basesLeft, basesOf, bodyNow, halfOf, shapeOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, Shot, State, Table, UnitFormation } from '../../state/model.ts';
import {
  isInZone,
  isLegalAt,
  type OnTheWay,
  plainShot,
  weaponReach,
  weaponsOf,
  type Zone,
  zonesOf,
} from '../fire/index.ts';
import { type AttackPath, lengthOf, standsOn } from './attack-path.ts';

export interface ZoneCrossing {
  readonly by: UnitIndex;
  readonly along: Tenths;
  readonly shot: Shot;
  readonly at: OnTheWay;
}

/** Distance between the examined places of a path, in tenths of a millimetre. */
const apart: Tenths = 50;

interface ZoneEntry {
  readonly along: Tenths;
  readonly stands: Placement;
  readonly distance: Tenths;
}

/** Crossings of a plain move, in the order in which the zones fire. */
export function crossings(
  table: Table,
  state: State,
  unit: UnitIndex,
  tracks: readonly Track[],
  formations: readonly UnitFormation[] = tracks.map(() => entryAt(state.units, unit).stands.formation),
  standings: readonly Placement[] = tracks.map(() => entryAt(state.units, unit).stands),
): readonly ZoneCrossing[] {
  const way: AttackPath = { tracks, formations, standings };
  if (lengthOf(way) === 0) return [];
  const found: ZoneCrossing[] = [];
  for (const { index, side } of table.units) {
    if (side === entryAt(table.units, unit).side || entryAt(state.units, unit).drew.includes(index)) continue;
    const crossing = crossingOf(table, state, unit, way, index);
    if (crossing !== null) found.push(crossing);
  }
  return found.sort((a, b) => a.along - b.along || a.by - b.by);
}

/** The nearest place of the path inside a unit's zone at which that unit can fire. A mover that starts inside must come closer. */
function crossingOf(
  table: Table,
  state: State,
  unit: UnitIndex,
  way: AttackPath,
  by: UnitIndex,
): ZoneCrossing | null {
  if (isFarFrom(table, state, way, by)) return null;
  const zones = zonesOf(table, state, by);
  if (zones.length === 0) return null;
  const all = placesIn(table, state, unit, way, by, zones);
  if (all.length === 0) return null;
  const start = leastFrom(table, state, by, bodyNow(table, state, unit));
  const isInside = zones.some((zone) => isInZone(zone, bodyNow(table, state, unit)));
  const places = all.filter(({ distance }) => !isInside || distance < start);
  for (const { along, stands } of middleFirst(places)) {
    const at: OnTheWay = { unit, stands, along, target: null, charging: false };
    for (const weapon of weaponsOf(table, by)) {
      const shot = plainShot(by, weapon, unit);
      if (isLegalAt(table, state, shot, at)) return { by, along, shot, at };
    }
  }
  return null;
}

/** More than the rounding of axes and places plus the growth of a body by a change of formation, in tenths of a millimetre. */
const rounding: Tenths = 64;

/** Upper bound of the reach of a unit's zones. */
function reachOfZone(table: Table, by: UnitIndex): Tenths {
  return weaponReach(table, by, entryAt(table.units, by).arm === 'artillery' ? 'canister' : 'small-arms');
}

/** Whether a path certainly stays out of a unit's zones. */
function isFarFrom(table: Table, state: State, { tracks }: AttackPath, by: UnitIndex): boolean {
  const enemy = bodyNow(table, state, by);
  const farthest = reachOfZone(table, by);
  return tracks.every((track) => {
    const { footprint, from, length, swiftness } = track;
    if (swiftness === null) return false;
    const { reach } = placeBase(footprint, from);
    const apart = pointDistance(from.x, from.y, enemy.x, enemy.y) - enemy.reach - reach;
    return apart > farthest + swiftness * (length + 1) + rounding;
  });
}

/** Of a stretch at equal distance, the middle, where most bases bear. */
function middleFirst(places: readonly ZoneEntry[]): readonly ZoneEntry[] {
  const least = places[0]?.distance ?? 0;
  const near = places.filter(({ distance }) => distance <= least + alike);
  near.sort((a, b) => a.along - b.along);
  const middle = near[Math.floor(near.length / 2)];
  return middle === undefined ? places : [middle, ...places];
}

/** Difference below which distances count as equal: 1 mm, in tenths of a millimetre. */
const alike: Tenths = 10;

/** Places of a path inside a zone, nearest first. Of equals, the earlier comes first. */
function placesIn(
  table: Table,
  state: State,
  unit: UnitIndex,
  way: AttackPath,
  by: UnitIndex,
  zones: readonly Zone[],
): readonly ZoneEntry[] {
  const { stands } = entryAt(state.units, unit);
  const bases = basesLeft(table, unit, entryAt(state.units, unit));
  const whole = lengthOf(way);
  const places: ZoneEntry[] = [];
  const enemy = bodyNow(table, state, by);
  const far = enemy.reach + reachOfZone(table, by) + rounding;
  for (let along = Math.min(apart, whole); ; along = Math.min(whole, along + apart)) {
    const there = standsOn(stands, way, along);
    const { footprint } = shapeOf(table, unit, there, bases);
    // Faster than testing the body, of which no part is farther from its middle.
    if (pointDistance(there.x, there.y, enemy.x, enemy.y) <= far + halfOf(footprint)) {
      const body = placeBase(footprint, there);
      if (zones.some((zone) => isInZone(zone, body)))
        places.push({ along, stands: there, distance: leastFrom(table, state, by, body) });
    }
    if (along >= whole) break;
  }
  return places.sort((a, b) => a.distance - b.distance || a.along - b.along);
}

function leastFrom(
  table: Table,
  state: State,
  unit: UnitIndex,
  body: Parameters<typeof baseDistance>[0],
): Tenths {
  let least = Number.POSITIVE_INFINITY;
  for (const base of basesOf(table, state, unit)) {
    if (pointDistance(base.x, base.y, body.x, body.y) - base.reach - body.reach >= least) continue;
    least = Math.min(least, baseDistance(base, body));
  }
  return least;
}
