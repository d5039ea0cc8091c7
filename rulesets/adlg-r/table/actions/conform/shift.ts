/** makeRoom: friends that are shifted for one who conforms (`conform.shift`). */
import {
  asHeading,
  type Base,
  baseDistance,
  firstWhole,
  type Heading,
  halfTurn,
  overlaps,
  type Pose,
  placeBase,
  quarterTurn,
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
import { isAtCamp, isInMelee } from '../../zones/index.ts';
import { meleesIn, rolesIn, worksBefore } from '../melee/index.ts';
import { bodiesBut, mayStand } from './room.ts';

/** A unit and where it comes to stand. */
export interface ShiftedUnit {
  readonly unit: UnitIndex;
  readonly pose: Pose;
  readonly by: Tenths;
}

/** Friends in a chain that one push moves. More would be a wall. */
const longestChain = 12;

/** Longest way that a friend is shifted, in UD: past a Battle Unit in depth. */
const farthestUd = 3;

/** Directions in the order of `conform.shift`, relative to the friend's facing. */
const directions = [halfTurn, quarterTurn, -quarterTurn] as const;

/**
 * Where friends go so that nobody stands in the pose of a unit, or null if there is no room. `state` has that unit in its pose.
 */
export function makeRoom(
  table: Table,
  state: State,
  unit: UnitIndex,
  stay: readonly UnitIndex[],
): readonly ShiftedUnit[] | null {
  const pusher = baseOf(table, state, unit);
  const all: ShiftedUnit[] = [];
  let now = state;
  for (let round = 0; round < longestChain; round++) {
    const inWay = bodiesBut(table, now, [unit]).find(
      (body) => !isEnemy(table, unit, body.unit) && standsOn(pusher, body.base, table.sizes.eps),
    );
    if (inWay === undefined) return all;
    const best = bestPush(table, now, { unit: inWay.unit, pusher, stay: [unit, ...stay] });
    if (best === null) return null;
    all.push(...best);
    now = stateIf(
      now,
      best.map(({ unit: shifted, pose }) => [shifted, pose] as const),
    );
  }
  return null;
}

interface Push {
  readonly unit: UnitIndex;
  readonly pusher: Base;
  readonly stay: readonly UnitIndex[];
}

/** Fewest units, then the shortest way, then backwards before sideways. */
function bestPush(table: Table, state: State, push: Push): readonly ShiftedUnit[] | null {
  const { heading } = entryAt(state.units, push.unit).pose;
  let best: readonly ShiftedUnit[] | null = null;
  for (const turn of directions) {
    const chain = pushOn(table, state, push, asHeading(heading + turn));
    if (chain !== null && (best === null || isBetter(chain, best, table.sizes.eps))) best = chain;
  }
  return best;
}

function isBetter(chain: readonly ShiftedUnit[], best: readonly ShiftedUnit[], eps: Tenths): boolean {
  if (chain.length !== best.length) return chain.length < best.length;
  const way = (units: readonly ShiftedUnit[]) => units.reduce((sum, { by }) => sum + by, 0);
  return way(chain) < way(best) - eps;
}

/** Pushes a friend, and those behind him in that direction, just out of the way. */
function pushOn(
  table: Table,
  state: State,
  { unit, pusher, stay }: Push,
  way: Heading,
): readonly ShiftedUnit[] | null {
  const chain: ShiftedUnit[] = [];
  const waiting: { readonly friend: UnitIndex; readonly from: Base }[] = [{ friend: unit, from: pusher }];
  let now = state;
  for (const { friend, from } of waiting) {
    if (chain.some((one) => one.unit === friend)) continue;
    if (chain.length >= longestChain || !mayBeShifted(table, state, friend, stay)) return null;
    const by = wayClear(baseOf(table, state, friend), from, way, farthestUd * table.sizes.ud);
    if (by === null) return null;
    const pose = along(entryAt(state.units, friend).pose, way, by);
    if (!mayStand(table, now, friend, pose) || touchesAnew(table, now, friend, pose)) return null;
    chain.push({ unit: friend, pose, by });
    now = stateIf(now, [[friend, pose]]);
    const base = baseAt(table, state, friend, pose);
    for (const other of bodiesBut(table, now, [friend]))
      if (!isEnemy(table, friend, other.unit) && standsOn(base, other.base, table.sizes.eps))
        waiting.push({ friend: other.unit, from: base });
  }
  return keepsSupport(table, state, now, chain) ? chain : null;
}

function along({ x, y, heading }: Pose, way: Heading, by: Tenths): Pose {
  return { x: x + stepX(way, by), y: y + stepY(way, by), heading };
}

/** Least way on which a base leaves another, or null if it is farther than `most`. */
export function wayClear(base: Base, from: Base, way: Heading, most: Tenths): Tenths | null {
  const isClear = (by: Tenths) =>
    !overlaps(
      placeBase(base.footprint, along({ x: base.x, y: base.y, heading: base.heading }, way, by)),
      from,
    );
  return isClear(0) || isClear(most) ? firstWhole(0, most, isClear) : null;
}

/** `conform.shift`, `conform.shift-never`: not in melee, no war wagon, no heavy gun, no defender of works. */
function mayBeShifted(table: Table, state: State, unit: UnitIndex, stay: readonly UnitIndex[]): boolean {
  const { kind, row } = entryAt(table.units, unit);
  if (stay.includes(unit) || entryAt(state.units, unit).status !== 'on') return false;
  if (row.category === 'WWg' || kind === 'heavy-artillery') return false;
  return (
    !isInMelee(state, unit) && !isAtCamp(table, state, unit) && worksBefore(table, state, unit).length === 0
  );
}

/** Contact comes by charges, support and pursuit alone. */
function touchesAnew(table: Table, state: State, unit: UnitIndex, pose: Pose): boolean {
  const before = baseOf(table, state, unit);
  const after = baseAt(table, state, unit, pose);
  const { eps } = table.sizes;
  return bodiesBut(table, state, [unit]).some(
    (body) =>
      isEnemy(table, unit, body.unit) &&
      baseDistance(after, body.base) < eps &&
      baseDistance(before, body.base) >= eps,
  );
}

/** Supporters stay in support. */
function keepsSupport(table: Table, before: State, after: State, chain: readonly ShiftedUnit[]): boolean {
  if (before.contacts.length === 0) return true;
  const had = rolesIn(table, before, meleesIn(table, before));
  if (!chain.some(({ unit }) => had.has(unit))) return true;
  const has = rolesIn(table, after, meleesIn(table, after));
  return chain.every(({ unit }) => !had.has(unit) || has.has(unit));
}
