/** Helpers of all forced moves: where terrain, friends and enemies end them, and the change of placement. */

import {
  firstMet,
  makePath,
  type Pose,
  type Tenths,
  type Track,
  trackAlong,
  trackLength,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { basesLeftAs, bodyOf, freeUntil, intrudes, poseAt, posesOf, standsAt } from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import type { How } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { pricesFrom } from '../move/ground.ts';
import { openedOut, takeGuns } from '../move/index.ts';
import { type OtherBody, othersOf } from '../move/other-bodies.ts';
import { barredFrom } from '../move/price.ts';

/** Distance at which a river, a high wall, a house or, for horse, a wood stops a body. The end of the track if nothing does. */
export function groundUntil(table: Table, state: State, unit: UnitIndex, track: Track): Tenths {
  const { formation } = entryAt(state.units, unit).stands;
  const barred = barredFrom(pricesFrom(fieldOf(table, state), entryAt(table.units, unit), formation, track));
  return barred ?? trackLength(track);
}

/** A body in the way, and the last whole tenth of a millimetre before it. */
export interface MetInFlight {
  readonly other: OtherBody;
  readonly along: Tenths;
}

/** The first of these bodies on a path, or null. */
export function firstInWay(track: Track, others: readonly OtherBody[]): MetInFlight | null {
  let first: MetInFlight | null = null;
  for (const other of others) {
    const along = freeUntil(track, [other.body]);
    if (along !== null && (first === null || along < first.along))
      first = { other, along: Math.max(0, along) };
  }
  return first;
}

/** The first enemy to which a path comes closer than the gap allows and closer than before. A difference of a tenth is rounding. */
export function firstTooNear(
  { rules }: Table,
  track: Track,
  enemies: readonly OtherBody[],
): MetInFlight | null {
  const gap = tenthsOf(rules.table.enemyGapCm);
  const bodies = enemies.map(({ body }) => body);
  const isNear = firstMet(track, bodies, Math.max(0, gap - 1)) !== null;
  const met = isNear ? firstMet(track, bodies, gap) : null;
  // Bodies just in contact may overlap by rounding, and the gap does not cover these.
  const deeper = firstInWay(track, enemies);
  if (met === null || (deeper !== null && deeper.along <= met.along)) return deeper;
  return { other: entryAt(enemies, met.index), along: met.along };
}

/** Placement of a unit where it arrives: in open order inside a wood, if there is room. */
export function standsThere(table: Table, state: State, unit: UnitIndex, stands: Placement): Placement {
  const bases = basesLeftAs(table, unit, entryAt(state.units, unit), stands);
  const field = fieldOf(table, state);
  const opened = openedOut(table, field, unit, stands, bases);
  if (opened === stands) return stands;
  const body = bodyOf(table, unit, opened, bases);
  const refusals = (as: Placement) =>
    objectionsToStanding(field, entryAt(table.units, unit), as.formation, bodyOf(table, unit, as, bases));
  const before = refusals(stands);
  const isRoom =
    refusals(opened).every((rule) => before.includes(rule)) &&
    othersOf(table, state, unit).every((other) => !intrudes(body, other.body));
  return isRoom ? opened : stands;
}

/** Moves a unit to this distance along a path. Unmanned guns that it touched are taken. */
export function drive(turn: Turn, unit: UnitIndex, how: How, track: Track, along: Tenths): void {
  const end = poseAt(track, Math.max(0, Math.min(along, trackLength(track))));
  const { table, state, resolution } = turn;
  const stands = standsThere(table, state, unit, standsAt(entryAt(state.units, unit).stands, end));
  const gone = straightTo(track, end);
  resolution.emit({ kind: 'moved', unit, how, way: posesOf([gone]), stands, effort: 0, changed: false });
  takeGuns(turn, unit, [gone]);
}

/** The straight path from the start of a track to a place. */
function straightTo({ footprint, from }: Track, { x, y, heading }: Pose): Track {
  return trackAlong({ footprint, heading }, makePath([from, { x, y }]), 'kept');
}
