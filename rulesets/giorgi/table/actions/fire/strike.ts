/** Where on its path an attacker is struck by reaction fire (attack.reaction-when). */

import {
  asHeading,
  type Base,
  baseDistance,
  headingTo,
  moveBase,
  type Pose,
  placeBase,
  pointDistance,
  poseAlong,
  type Tenths,
  type Track,
  type TrackStep,
  trackBySteps,
} from '@grognard/geometry';
import { entryAt, indexOrNull, none } from '@grognard/lists';
import { armOf } from '../../../model.ts';
import { tenthsPerCm } from '../../../scenarios/measure.ts';
import { asDrill, basesLeft, bodyNow, bodyOf, standsAt } from '../../bodies/index.ts';
import type { MarchStep as Ordered } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, State, Table } from '../../state/model.ts';
import type { OnTheWay } from './fire-context.ts';
import { weaponReach, weaponsOf } from './weapon.ts';

/** Steps of an attack as geometry has them. Changes of formation have no path. */
function stepsFrom(from: Pose, ordered: readonly Ordered[]): TrackStep[] {
  const steps: TrackStep[] = [];
  let { x, y, heading } = from;
  for (const step of ordered)
    switch (step.step) {
      case 'march':
      case 'slide':
      case 'wheel':
      case 'about':
        steps.push(asDrill(step));
        break;
      case 'way': {
        const { to } = step;
        const facing = headingTo(to.x - x, to.y - y) ?? heading;
        const turn = asHeading(facing - heading);
        if (turn !== 0) steps.push({ step: 'turn', angle: turn });
        const by = Math.floor(Math.sqrt((to.x - x) * (to.x - x) + (to.y - y) * (to.y - y)));
        steps.push({ step: 'march', by });
        ({ x, y } = to);
        heading = facing;
        break;
      }
      case 'form':
      case 'leave':
        break;
    }
  return steps;
}

/** The path that an attacker still has ahead of it. */
export function wayAhead(
  table: Table,
  state: State,
  { unit, steps }: Pick<Approach, 'unit' | 'steps'>,
): Track {
  const body = bodyNow(table, state, unit);
  return trackBySteps(body, stepsFrom(body, steps));
}

/** More than the rounding of axes and places, in tenths of a millimetre. */
const rounding: Tenths = 64;

/** Whether an attacker is certainly out of range of all weapons of a unit along its whole path. */
export function isBeyond(table: Table, state: State, unit: UnitIndex, approach: Approach): boolean {
  if (entryAt(state.units, approach.unit).stands.house !== none) return false;
  const { swiftness, length } = wayAhead(table, state, approach);
  if (swiftness === null) return false;
  const own = bodyNow(table, state, unit);
  const mover = bodyNow(table, state, approach.unit);
  const apart = pointDistance(own.x, own.y, mover.x, mover.y) - own.reach - mover.reach - rounding;
  const least = apart - swiftness * (length + 1);
  return weaponsOf(table, unit).every((weapon) => least > weaponReach(table, unit, weapon));
}

/** Whether the run of an attack is, or will be, a charge of horse. */
export function isCharging({ rules, units }: Table, state: State, { unit, run }: Approach): boolean {
  const { rest, rung } = entryAt(state.units, unit);
  const isLong = run >= rules.chargeRunCm.cavalry * tenthsPerCm;
  return armOf(entryAt(units, unit).kind) === 'horse' && isLong && rest === 0 && rung === 0;
}

/** The attacker at this distance along its path. */
export function onTheWay(
  table: Table,
  state: State,
  approach: Approach,
  track: Track,
  along: Tenths,
): OnTheWay {
  const { stands } = entryAt(state.units, approach.unit);
  return {
    unit: approach.unit,
    stands: along <= 0 ? stands : standsAt(stands, poseAt(track, along)),
    along,
    target: indexOrNull(approach.target),
    charging: isCharging(table, state, approach),
  };
}

/** Distance between examined places on the path, in tenths of a millimetre. */
const apart: Tenths = 50;

/** Places along a path: every half centimetre, and its end. */
export function placesAlong({ length }: Track): Tenths[] {
  const places: Tenths[] = [];
  for (let along = 0; along < length; along += apart) places.push(along);
  places.push(length);
  return places;
}

interface ReachedPoint {
  readonly along: Tenths;
  readonly distance: Tenths;
}

/**
 * The places of a path within a distance of a unit, nearest first, and of equals the earlier one. If there are none, only the nearest of
 * all.
 */
export function nearestPlaces(
  table: Table,
  state: State,
  unit: UnitIndex,
  way: Track,
  mover: UnitIndex,
  within: Tenths,
): readonly ReachedPoint[] {
  const own = bodyNow(table, state, unit);
  const body = placeBase(bodyOn(table, state, way, mover, 0).footprint, way.from);
  const pose = { x: 0, y: 0, heading: 0 };
  const near: ReachedPoint[] = [];
  let nearest: ReachedPoint | null = null;
  for (const along of placesAlong(way)) {
    poseAlong(way, along, pose);
    moveBase(body, pose.x, pose.y, pose.heading);
    const least = pointDistance(own.x, own.y, body.x, body.y) - own.reach - body.reach;
    // Much cheaper than the exact distance.
    if (least > within && nearest !== null && least >= nearest.distance) continue;
    const place = { along, distance: baseDistance(own, body) };
    if (nearest === null || place.distance < nearest.distance) nearest = place;
    if (place.distance <= within) near.push(place);
  }
  if (near.length === 0) return nearest === null ? [] : [nearest];
  return near.sort((a, b) => a.distance - b.distance || a.along - b.along);
}

/** The body of a unit at this distance along its path. */
export function bodyOn(table: Table, state: State, way: Track, mover: UnitIndex, along: Tenths): Base {
  const { stands } = entryAt(state.units, mover);
  const left = basesLeft(table, mover, entryAt(state.units, mover));
  return bodyOf(table, mover, standsAt(stands, poseAt(way, along)), left);
}

function poseAt(way: Track, along: Tenths): Pose {
  const pose = { x: 0, y: 0, heading: 0 };
  poseAlong(way, along, pose);
  return pose;
}
