/** straightOut: how far units come straight on or straight back that leave an enemy, and what stops them (`disengage.stops`, `zoc.exit-back-how`). */
import {
  asHeading,
  type Base,
  baseDistance,
  halfTurn,
  overlaps,
  type Pose,
  stepX,
  stepY,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { baseAt, baseOf, campBases, isOnTable, maySwap, standsOn } from '../../bodies/index.ts';
import { groundUnder, worseOf } from '../../field/index.ts';
import type { FieldGround } from '../../state/battlefield.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isEnemy } from '../../state/sides.ts';
import { holdersOf, isInMelee } from '../../zones/index.ts';

/** Units that leave, together. */
export interface Leaving {
  readonly units: readonly UnitIndex[];
  readonly way: 'ahead' | 'back';
  /** Poses from which they go, by place in `units`. */
  readonly from: readonly Pose[];
  /** Enemies they leave, whose zones and contact count no more. */
  readonly left: readonly UnitIndex[];
  /** How far each may go over such ground. */
  readonly most: (unit: UnitIndex, ground: FieldGround) => Tenths;
}

export interface StraightOut {
  readonly by: Tenths;
  readonly poses: readonly Pose[];
  /** Something stood in the way, beside the distance. */
  readonly isStopped: boolean;
}

/** Distance between two looks. Less than any base is deep. */
const look: Tenths = 20;

export function poseBy({ x, y, heading }: Pose, by: Tenths, way: Leaving['way']): Pose {
  const towards = way === 'ahead' ? heading : asHeading(heading + halfTurn);
  return { x: x + stepX(towards, by), y: y + stepY(towards, by), heading };
}

type Stop = 'free' | 'short' | 'stopped';

export function straightOut(table: Table, state: State, leaving: Leaving): StraightOut {
  const grounds = leaving.units.map((unit, n) =>
    groundUnder(table.field, baseAt(table, state, unit, entryAt(leaving.from, n))),
  );
  const at = (by: Tenths) => leaving.from.map((pose) => poseBy(pose, by, leaving.way));
  const stopAt = (by: Tenths) => stopOf(table, state, leaving, grounds, { by, poses: at(by) });
  let by = 0;
  let stop: Stop = 'free';
  while (stop === 'free') {
    stop = stopAt(by + look);
    if (stop === 'free') by += look;
  }
  for (let fine = by + 1; fine < by + look; fine++) {
    const now = stopAt(fine);
    if (now !== 'free') {
      stop = now;
      break;
    }
    by = fine;
  }
  while (by > 0 && isOnFriend(table, state, leaving, at(by))) by--;
  return { by, poses: at(by), isStopped: stop === 'stopped' };
}

function stopOf(
  table: Table,
  state: State,
  { units, left, from, most }: Leaving,
  grounds: readonly FieldGround[],
  { by, poses }: { readonly by: Tenths; readonly poses: readonly Pose[] },
): Stop {
  let stop: Stop = 'free';
  for (const [n, unit] of units.entries()) {
    const base = baseAt(table, state, unit, entryAt(poses, n));
    const ground = groundUnder(table.field, base);
    if (ground === 'impassable' || !isOnTable(table, base)) return 'stopped';
    if (isBodyInWay(table, state, { unit, units, left }, entryAt(from, n), entryAt(poses, n)))
      return 'stopped';
    const held = holdersOf(table, state, unit, entryAt(from, n));
    const isHeldAnew = holdersOf(table, state, unit, entryAt(poses, n)).some(
      (owner) => !held.includes(owner) && !left.includes(owner),
    );
    if (isHeldAnew) return 'stopped';
    if (by > most(unit, worseOf(entryAt(grounds, n), ground))) stop = 'short';
  }
  return stop;
}

/** Enemies may not be touched, nor any camp; friends stop who cannot be passed. */
function isBodyInWay(
  table: Table,
  state: State,
  {
    unit,
    units,
    left,
  }: { readonly unit: UnitIndex; readonly units: readonly UnitIndex[]; readonly left: readonly UnitIndex[] },
  start: Pose,
  pose: Pose,
): boolean {
  const { eps } = table.sizes;
  const base = baseAt(table, state, unit, pose);
  const began = baseAt(table, state, unit, start);
  const isAtCampAnew = (camp: Base) =>
    baseDistance(camp, began) < eps ? standsOn(base, camp, eps) : baseDistance(camp, base) < eps;
  if (campBases(table, state).some(isAtCampAnew)) return true;
  return indicesOf(table.units).some((other) => {
    const { status, pose: facing } = entryAt(state.units, other);
    if (units.includes(other) || (status !== 'on' && status !== 'routed')) return false;
    const body = baseOf(table, state, other);
    if (!isEnemy(table, unit, other))
      return (
        (standsOn(base, body, eps) || (overlaps(base, body) && !overlaps(began, body))) &&
        (status === 'routed' ||
          isInMelee(state, other) ||
          !maySwap(table, unit, pose.heading, other, facing.heading))
      );
    const isTouched = left.includes(other) || baseDistance(began, body) < eps;
    return isTouched ? standsOn(base, body, eps) : baseDistance(base, body) < eps;
  });
}

/** It passes friends, but does not end on them. */
function isOnFriend(table: Table, state: State, { units }: Leaving, poses: readonly Pose[]): boolean {
  return units.some((unit, n) => {
    const base = baseAt(table, state, unit, entryAt(poses, n));
    return indicesOf(table.units).some(
      (other) =>
        !units.includes(other) &&
        entryAt(state.units, other).status === 'on' &&
        overlaps(base, baseOf(table, state, other)),
    );
  });
}
