/** settleOver: where a unit comes to stand that has passed friends, and who is pushed for it (`interpenetration.room`, `interpenetration.push-how`). */
import {
  asHeading,
  type Base,
  baseDistance,
  cornersOf,
  type Heading,
  halfTurn,
  type Pose,
  stepX,
  stepY,
  type Tenths,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseAt, baseOf, standsOn } from '../../bodies/index.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isEnemy } from '../../state/sides.ts';
import { bodiesBut, mayStand, type ShiftedUnit, type StandingBody, wayClear } from '../conform/index.ts';
import { worksBefore } from '../melee/index.ts';

export interface SettledOver {
  /** Where it ends: farther on than it went if it is carried. */
  readonly pose: Pose;
  readonly carried: Tenths;
  readonly pushed: readonly ShiftedUnit[];
}

/** Farthest that anybody is carried on or pushed, in UD: past the deepest base. */
const farthestUd = 3;

/**
 * A unit that would end in a pose, having gone in a direction. `state` has its mates where they end. Null if there is no room: then
 * it may not pass.
 */
export function settleOver(
  table: Table,
  state: State,
  unit: UnitIndex,
  pose: Pose,
  way: Heading,
): SettledOver | null {
  const now = stateIf(state, [[unit, pose]]);
  const under = friendsUnder(table, now, unit);
  if (under.length === 0) return { pose, carried: 0, pushed: [] };
  const base = baseOf(table, now, unit);
  if (!under.every((friend) => isPartlyBeyond(base, friend.base, way))) return null;
  const { category } = entryAt(table.units, unit).row;
  if (category === 'LI' || category === 'LH') return carriedOn(table, now, unit, pose, way);
  const pushed = pushedBack(table, now, unit, under, way);
  return pushed === null ? null : { pose, carried: 0, pushed };
}

function friendsUnder(table: Table, state: State, unit: UnitIndex): StandingBody[] {
  const base = baseOf(table, state, unit);
  return bodiesBut(table, state, [unit]).filter(
    (body) => !isEnemy(table, unit, body.unit) && standsOn(base, body.base, table.sizes.eps),
  );
}

/** Some of it lies farther on than all of the friend. */
function isPartlyBeyond(base: Base, friend: Base, way: Heading): boolean {
  const most = (body: Base) =>
    Math.max(...cornersOf(body).map(({ x, y }) => x * stepX(way, farStep) + y * stepY(way, farStep)));
  return most(base) > most(friend);
}

/** Long enough for a direction in whole tenths. */
const farStep = 10_000;

/** Just enough to clear everybody. */
function carriedOn(
  table: Table,
  state: State,
  unit: UnitIndex,
  pose: Pose,
  way: Heading,
): SettledOver | null {
  for (let by = 1; by <= farthestUd * table.sizes.ud; by++) {
    const at = { x: pose.x + stepX(way, by), y: pose.y + stepY(way, by), heading: pose.heading };
    const now = stateIf(state, [[unit, at]]);
    if (friendsUnder(table, now, unit).length > 0) continue;
    const isFree = mayStand(table, state, unit, at) && !touchesAnew(table, state, unit, pose, at);
    return isFree ? { pose: at, carried: by, pushed: [] } : null;
  }
  return null;
}

/** Each friend goes back the minimum, and pushes nobody on. Some must be cleared wholly. */
function pushedBack(
  table: Table,
  state: State,
  unit: UnitIndex,
  under: readonly StandingBody[],
  way: Heading,
): ShiftedUnit[] | null {
  const back = asHeading(way + halfTurn);
  const from = baseOf(table, state, unit);
  const pushed: ShiftedUnit[] = [];
  let now = state;
  for (const friend of under) {
    if (mustBeCleared(table, state, friend.unit)) return null;
    const by = wayClear(friend.base, from, back, farthestUd * table.sizes.ud);
    if (by === null) return null;
    const { pose } = entryAt(state.units, friend.unit);
    const at = { x: pose.x + stepX(back, by), y: pose.y + stepY(back, by), heading: pose.heading };
    if (!mayStand(table, now, friend.unit, at) || touchesAnew(table, now, friend.unit, pose, at)) return null;
    now = stateIf(now, [[friend.unit, at]]);
    if (friendsUnder(table, now, friend.unit).length > 0) return null;
    pushed.push({ unit: friend.unit, pose: at, by });
  }
  return pushed;
}

/** Heavy artillery, war wagons, units behind works, and bodies of the routed. */
function mustBeCleared(table: Table, state: State, unit: UnitIndex): boolean {
  const { kind, row } = entryAt(table.units, unit);
  return (
    kind === 'heavy-artillery' ||
    row.category === 'WWg' ||
    entryAt(state.units, unit).status !== 'on' ||
    worksBefore(table, state, unit).length > 0
  );
}

/** Contact comes by charges, support and pursuit alone. */
function touchesAnew(table: Table, state: State, unit: UnitIndex, from: Pose, to: Pose): boolean {
  const [before, after] = [baseAt(table, state, unit, from), baseAt(table, state, unit, to)];
  const { eps } = table.sizes;
  return bodiesBut(table, state, [unit]).some(
    (body) =>
      isEnemy(table, unit, body.unit) &&
      baseDistance(after, body.base) < eps &&
      baseDistance(before, body.base) >= eps,
  );
}
