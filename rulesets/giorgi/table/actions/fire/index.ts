/** Fire: control zones, available shots, and shots taken. */
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, Shot, State, Table } from '../../state/model.ts';
import type { Refusals } from '../../state/turn.ts';
import { availableShots } from './available-shots.ts';
import { type OnTheWay, sceneOf } from './fire-context.ts';
import type { FireCase, ShotPlot } from './model.ts';
import { type AvailableShot, againstFiring, plotShot } from './plot-shot.ts';
import { offerOf } from './shot-cache.ts';
import { struckBy } from './struck.ts';

export { availableShots, hasShot, lawfulOffers, offersOn } from './available-shots.ts';
export type { FireCase, ShotPlot, Zone } from './model.ts';
export { shoot, shootAt } from './shoot.ts';
export { plainShot } from './shot.ts';
export { isBeyond, wayAhead } from './strike.ts';
export { struckAt } from './struck.ts';
export { judge, oddsOfVolley } from './volley.ts';
export { weaponReach, weaponsOf } from './weapon.ts';
export { isInZone, zonesOf } from './zones.ts';
export type { AvailableShot, OnTheWay };

function offeredBy(table: Table, state: State, shot: Shot, at: Approach | null): AvailableShot {
  return at === null ? offerOf(sceneOf(table, state, null), shot) : struckBy(table, state, shot, at).offered;
}

/** The plot of a shot: its line or rod, and its cases. */
export function firingOf(table: Table, state: State, shot: Shot, at: Approach | null): ShotPlot {
  return at === null
    ? plotShot(sceneOf(table, state, null), shot)
    : struckBy(table, state, shot, at).offered.firing;
}

/** The units that a shot strikes, nearest first, as inputs of `fire`. */
export function fireCases(table: Table, state: State, shot: Shot, at: Approach | null): readonly FireCase[] {
  return firingOf(table, state, shot, at).cases;
}

/** A shot at a unit at this point of its path. */
export function firingAt(table: Table, state: State, shot: Shot, at: OnTheWay): ShotPlot {
  return plotShot(sceneOf(table, state, at), shot);
}

/** Whether a shot may be fired at a unit at this point of its path. */
export function isLegalAt(table: Table, state: State, shot: Shot, at: OnTheWay): boolean {
  const scene = sceneOf(table, state, at);
  return againstFiring(scene, plotShot(scene, shot)).length === 0;
}

/** Refusals of a shot. Empty if it may be fired. */
export function againstShot(table: Table, state: State, shot: Shot, at: Approach | null): Refusals {
  return offeredBy(table, state, shot, at).refusals;
}

/** All available shots, legal or not. With an approach, the fire in reaction to it. */
export function shotsOf(table: Table, state: State, unit: UnitIndex, at: Approach | null): readonly Shot[] {
  return availableShots(table, state, unit, at).map(({ shot }) => shot);
}
