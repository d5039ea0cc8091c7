/** How far a body that neither pushes nor strikes can go along a straight path. */

import { placeBase, type Tenths, type Track, trackLength } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { basesOf, bodyNow, freeUntil, intrudes, poseAt, standsAt } from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';
import { pricesFrom } from '../move/ground.ts';
import { mayPass, type OtherBody, othersOf } from '../move/other-bodies.ts';
import { barredFrom } from '../move/price.ts';
import { firstInWay, firstTooNear } from './driven.ts';
import { onTableUntil } from './edge.ts';

/** A moving unit with its placement, and the enemies from which it need not keep the gap. */
export interface Goer {
  readonly table: Table;
  readonly state: State;
  readonly unit: UnitIndex;
  readonly stands: Placement;
  readonly others: readonly OtherBody[];
  readonly from: readonly UnitIndex[];
}

/** A unit about to move, in its actual or another placement. */
export function goerOf(
  table: Table,
  state: State,
  unit: UnitIndex,
  from: readonly UnitIndex[],
  stands: Placement = entryAt(state.units, unit).stands,
): Goer {
  return { table, state, unit, stands, others: othersOf(table, state, unit), from };
}

/** Distance to impassable ground, the edge, a friend it may not pass, or the gap to an enemy, moved back until it stands on nobody. */
export function reachAlong(goer: Goer, track: Track, most: Tenths = trackLength(track)): Tenths {
  const { table, state, unit, stands, others, from } = goer;
  const field = fieldOf(table, state);
  const whole = trackLength(track);
  const barred = barredFrom(pricesFrom(field, entryAt(table.units, unit), stands.formation, track));
  const friends = others.filter(({ isEnemy, isGarrison }) => !isEnemy && !isGarrison);
  const enemies = others.filter((other) => other.isEnemy && !from.includes(other.unit));
  const held = [
    ...friends.filter((friend) => !mayPass(table, stands, friend)),
    ...others.filter((other) => from.includes(other.unit)),
  ];
  const until = Math.min(
    most,
    barred ?? whole,
    onTableUntil(field, track),
    firstInWay(track, held)?.along ?? whole,
    firstTooNear(table, track, enemies)?.along ?? whole,
  );
  const dry = whereItMayStand(goer, track, until);
  return betweenCompanies(goer, track, besideFriends(track, friends, dry));
}

/**
 * Moves back until no more impassable ground refuses the placement than at the start. Past a bridge a wide body still hangs over the
 * water.
 */
function whereItMayStand({ table, state, unit, stands }: Goer, track: Track, until: Tenths): Tenths {
  const field = fieldOf(table, state);
  const refusals = (along: Tenths) => {
    const body = placeBase(track.footprint, poseAt(track, along));
    return objectionsToStanding(field, entryAt(table.units, unit), stands.formation, body);
  };
  if (refusals(until).length === 0) return until;
  const before = refusals(0);
  let along = until;
  while (along > 0 && refusals(along).some((rule) => !before.includes(rule)))
    along = Math.max(0, along - look);
  return along;
}

/**
 * Moves back until none of its bases stands on a unit that it moves away from. Such units may have come between companies of open order.
 */
function betweenCompanies({ table, state, unit, stands, from }: Goer, track: Track, until: Tenths): Tenths {
  const causes = from.filter((enemy) => entryAt(state.units, enemy).status === 'on');
  const body = placeBase(track.footprint, poseAt(track, until));
  if (!causes.some((enemy) => intrudes(body, bodyNow(table, state, enemy)))) return until;
  const theirs = causes.flatMap((enemy) => basesOf(table, state, enemy));
  const isOnThem = (along: Tenths) => {
    const there = stateIf(state, unit, standsAt(stands, poseAt(track, along)));
    return basesOf(table, there, unit).some((base) => theirs.some((their) => intrudes(base, their)));
  };
  let along = until;
  while (along > 0 && isOnThem(along)) along = Math.max(0, along - look);
  return along;
}

/** Distance between examined places of a path: 1 mm, in tenths of a millimetre. */
const look: Tenths = 10;

/** Moves back until the body stands on none of these. */
export function besideFriends(track: Track, friends: readonly OtherBody[], until: Tenths): Tenths {
  const body = placeBase(track.footprint, poseAt(track, until));
  const under = friends.find((friend) => intrudes(body, friend.body));
  if (under === undefined || until === 0) return until;
  const before = freeUntil(track, [under.body]) ?? until;
  return before >= until ? until : besideFriends(track, friends, Math.max(0, before));
}
