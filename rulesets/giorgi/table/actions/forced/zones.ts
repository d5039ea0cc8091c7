/** Control zones that a unit in a forced move may neither enter nor end in (`melee.retreat-zone`). */

import {
  type Base,
  firstMet,
  isBaseInArc,
  overlaps,
  placeBase,
  pointToBase,
  stretchesWhere,
  type Tenths,
  type Track,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { type Zone, zonesOf } from '../fire/index.ts';

/** A zone that is entered: its unit, and the last whole tenth of a millimetre before it. */
interface Entered {
  readonly by: UnitIndex;
  readonly along: Tenths;
}

/**
 * The first zone that a path enters. Zones of the enemies that caused the move, and zones the unit was already in, do not count unless
 * the option says so (`melee.retreat-cause`).
 */
export function zoneEntered(
  table: Table,
  state: State,
  unit: UnitIndex,
  from: readonly UnitIndex[],
  track: Track,
): Entered | null {
  const { side } = entryAt(table.units, unit);
  const counted = table.options['melee.retreat-cause'] === 'counted';
  const start = placeBase(track.footprint, track.from);
  let first: Entered | null = null;
  for (const enemy of table.units) {
    const { status, rung } = entryAt(state.units, enemy.index);
    if (enemy.side === side || status !== 'on' || rung === 3) continue;
    if (!counted && from.includes(enemy.index)) continue;
    for (const zone of zonesOf(table, state, enemy.index)) {
      const along = isIn(zone, start) ? (counted ? 0 : null) : entersAt(zone, track);
      if (along !== null && (first === null || along < first.along)) first = { by: enemy.index, along };
    }
  }
  return first;
}

/** Whether any area of a body is in a zone. */
function isIn(zone: Zone, body: Base): boolean {
  if ('base' in zone) return overlaps(body, zone.base);
  const { arc, reach } = zone;
  return pointToBase(body, arc.x, arc.y) < reach && isBaseInArc(body, arc);
}

/** Distance between examined places for arcs, in tenths of a millimetre. */
const look: Tenths = 20;

function entersAt(zone: Zone, track: Track): Tenths | null {
  if ('base' in zone) return firstMet(track, [zone.base], 0)?.along ?? null;
  const [first] = stretchesWhere(track, look, (body) => isIn(zone, body)).stretches;
  return first === undefined ? null : Math.max(0, first.from - 1);
}
