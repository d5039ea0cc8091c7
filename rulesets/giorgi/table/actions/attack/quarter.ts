/** Quarter from which a blow comes: front, flank or rear, by where the last straight run began (formation.facing). */

import { type Pose, placeBase, type Tenths, trackBySteps } from '@grognard/geometry';
import { bodyNow, quarterFrom } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, State, Table } from '../../state/model.ts';

/** Quarter from which an attack strikes a unit. */
export function quarterOfAttack(
  table: Table,
  state: State,
  { unit, runFrom }: Approach,
  on: UnitIndex,
): ReturnType<typeof quarterFrom> {
  return quarterOfRun(table, state, unit, runFrom, on);
}

/** Quarter from which a unit strikes, if its last straight run began here. */
export function quarterOfRun(
  table: Table,
  state: State,
  unit: UnitIndex,
  runFrom: Pose,
  on: UnitIndex,
): ReturnType<typeof quarterFrom> {
  const body = placeBase(bodyNow(table, state, unit).footprint, runFrom);
  // In contact, each front lies on the line of the other, so the attacker counts as coming from a hair before it.
  const { to } = trackBySteps(body, [{ step: 'march', by: -hair }]);
  return quarterFrom(table, state, on, placeBase(body.footprint, to));
}

const hair: Tenths = 10;
