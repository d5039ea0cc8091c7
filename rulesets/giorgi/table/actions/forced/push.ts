/** Friends pushed back by a unit that retreats into them (`melee.r1-friend`). */

import {
  type Base,
  baseDistance,
  firstWhole,
  type Heading,
  placeBase,
  type Tenths,
  trackLength,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseSizeOf, bodyNow, intrudes, poseAt } from '../../bodies/index.ts';
import { fieldOf } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { mayPass, othersOf } from '../move/other-bodies.ts';
import { drive, firstInWay, firstTooNear, groundUntil, type MetInFlight } from './driven.ts';
import { onTableUntil } from './edge.ts';
import { slideAlong } from './line.ts';
import { besideFriends } from './reach.ts';

/** Distance kept from the friend: one base of the retreating unit. */
function oneBase({ rules, units }: Table, state: State, unit: UnitIndex): Tenths {
  return baseSizeOf(rules.table, entryAt(units, unit), entryAt(state.units, unit).stands.formation).depth;
}

/** Distance by which the friend must slide to leave one base between it and the body that has come up to it. */
function wantedFor(body: Base, friend: Base, heading: Heading, apart: Tenths): Tenths {
  const longest = 4 * apart;
  const track = slideAlong(friend, heading, longest);
  const isApart = (by: Tenths) => baseDistance(body, placeBase(friend.footprint, poseAt(track, by))) >= apart;
  return firstWhole(0, longest, isApart);
}

/** A chain of units that slide on, except the pushing unit and those already pushed. */
interface Chain {
  readonly table: Table;
  readonly state: State;
  readonly heading: Heading;
  readonly pushed: readonly number[];
}

/**
 * Distance by which a unit can slide without leaving the table, crossing impassable ground, nearing an enemy or leaving a melee. Friends
 * in its way slide too.
 */
function roomFor(chain: Chain, unit: UnitIndex, by: Tenths): Tenths {
  const { table, state, heading } = chain;
  if (state.clashes.some((clash) => clash.by === unit || clash.on === unit)) return 0;
  const track = slideAlong(bodyNow(table, state, unit), heading, by);
  const enemies = othersOf(table, state, unit).filter(({ isEnemy }) => isEnemy);
  let room = Math.min(
    trackLength(track),
    groundUntil(table, state, unit, track),
    onTableUntil(fieldOf(table, state), track),
    firstTooNear(table, track, enemies)?.along ?? by,
  );
  const further = { ...chain, pushed: [...chain.pushed, unit] };
  const inWay = friendsInWay(further, unit, room);
  for (const { other, along } of inWay)
    room = Math.min(room, along + roomFor(further, other.unit, Math.max(0, room - along)));
  const slid = [...further.pushed, ...inWay.map(({ other }) => other.unit)];
  const staying = othersOf(table, state, unit).filter(
    (other) => !other.isEnemy && !slid.includes(other.unit),
  );
  return besideFriends(track, staying, room);
}

/** Records how far every unit slides if one slides this far. A unit pushed by several slides by the largest distance. */
function collect(chain: Chain, unit: UnitIndex, by: Tenths, into: Map<UnitIndex, Tenths>): void {
  const further = { ...chain, pushed: [...chain.pushed, unit] };
  for (const { other, along } of friendsInWay(further, unit, by))
    collect(further, other.unit, by - along, into);
  const before = into.get(unit) ?? 0;
  into.delete(unit);
  into.set(unit, Math.max(before, by));
}

/** Friends that a unit sliding this far would meet, and where. Those it may pass count only if it would stop on them. */
function friendsInWay({ table, state, heading, pushed }: Chain, unit: UnitIndex, by: Tenths): MetInFlight[] {
  const track = slideAlong(bodyNow(table, state, unit), heading, by);
  const end = placeBase(track.footprint, track.to);
  return othersOf(table, state, unit).flatMap((other) => {
    if (other.isEnemy || other.isGarrison || pushed.includes(other.unit)) return [];
    const isPassed = mayPass(table, entryAt(state.units, unit).stands, other) && !intrudes(end, other.body);
    const met = isPassed ? null : firstInWay(track, [other]);
    return met === null ? [] : [met];
  });
}

/**
 * Pushes the friends that a retreating body has reached, and shakes them. Returns how far short of them the body must stop, because one
 * could not slide far enough.
 */
export function pushFriends(
  turn: Turn,
  unit: UnitIndex,
  body: Base,
  friends: readonly UnitIndex[],
  heading: Heading,
): Tenths {
  const { table, state, resolution } = turn;
  const apart = oneBase(table, state, unit);
  const chain: Chain = { table, state, heading, pushed: [unit] };
  const slides = friends.map((friend) => {
    const wanted = wantedFor(body, bodyNow(table, state, friend), heading, apart);
    return { friend, wanted, room: roomFor(chain, friend, wanted) };
  });
  const short = Math.max(0, ...slides.map(({ wanted, room }) => wanted - room));
  const pushes = new Map<UnitIndex, Tenths>();
  for (const { friend, wanted } of slides) collect(chain, friend, Math.max(0, wanted - short), pushes);
  for (const [pushed, by] of pushes)
    if (by > 0) drive(turn, pushed, 'pushed', slideAlong(bodyNow(table, state, pushed), heading, by), by);
  for (const friend of friends)
    if (entryAt(state.units, friend).rung === 0)
      resolution.emit({ kind: 'rungSet', unit: friend, rung: 1, by: 'melee.r1-friend' });
  return short;
}
