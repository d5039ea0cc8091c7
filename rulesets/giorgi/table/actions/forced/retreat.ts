/** R1: half a move back, still facing the enemy (`melee.r1`). */

import { type Heading, placeBase, type Tenths, type Track, trackLength } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { bodyNow, intrudes, poseAt } from '../../bodies/index.ts';
import { fieldOf } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { breakAndRun } from '../losses/ladder.ts';
import { halfMoveOf } from '../move/index.ts';
import { mayPass, type OtherBody, othersOf } from '../move/other-bodies.ts';
import { comeOut } from './come-out.ts';
import { drive, firstInWay, firstTooNear, groundUntil, type MetInFlight } from './driven.ts';
import { goOff, isOff, onTableUntil } from './edge.ts';
import { abandonGuns, hasGuns } from './guns.ts';
import { retreatHeading, slideAlong } from './line.ts';
import { pushFriends } from './push.ts';
import { besideFriends } from './reach.ts';
import { zoneEntered } from './zones.ts';

/** Moves a unit half a move back from the enemies that drove it. */
export function retreat(turn: Turn, unit: UnitIndex, from: readonly UnitIndex[]): void {
  const { table, state } = turn;
  const now = entryAt(state.units, unit);
  if (now.status !== 'on' || now.rung === 3) return;
  if (now.stands.house !== none) {
    comeOut(turn, unit, from);
    return;
  }
  // A crew that is driven back does not take its guns along: it routs (`melee.guns-lost`).
  if (hasGuns(table, state, unit)) {
    abandonGuns(turn, unit, 'driven');
    breakAndRun(turn, unit, from, 'melee.guns-lost');
    return;
  }
  const length = halfMoveOf(table, entryAt(table.units, unit), now.stands.formation);
  const heading = retreatHeading(table, state, unit, from, length);
  goBack(turn, unit, from, heading, slideAlong(bodyNow(table, state, unit), heading, length));
}

function goBack(
  turn: Turn,
  unit: UnitIndex,
  from: readonly UnitIndex[],
  heading: Heading,
  track: Track,
): void {
  const { table, state } = turn;
  const others = othersOf(table, state, unit);
  const until = goesUntil(table, state, unit, from, others, track);
  const reached = friendsReached(table, state, unit, others, track, until);
  const zone = zoneEntered(table, state, unit, from, track);
  const end = reached?.along ?? until;
  if (zone !== null && zone.along < end) {
    drive(turn, unit, 'R1', track, zone.along);
    breakAndRun(turn, unit, [...from, zone.by], 'melee.retreat-zone');
  } else if (reached !== null) {
    const body = placeBase(track.footprint, poseAt(track, reached.along));
    const short = pushFriends(turn, unit, body, reached.friends, heading);
    const friends = othersOf(table, state, unit).filter(({ isEnemy }) => !isEnemy);
    drive(turn, unit, 'R1', track, besideFriends(track, friends, Math.max(0, reached.along - short)));
  } else if (isOff(fieldOf(table, state), track.to) && until >= onTableUntil(fieldOf(table, state), track)) {
    goOff(turn, unit, 'R1', track);
  } else {
    drive(turn, unit, 'R1', track, until);
  }
}

/** Distance it can go back, limited by terrain, the edge and enemies behind it. */
function goesUntil(
  table: Table,
  state: State,
  unit: UnitIndex,
  from: readonly UnitIndex[],
  others: readonly OtherBody[],
  track: Track,
): Tenths {
  const enemies = others.filter((other) => other.isEnemy && !from.includes(other.unit));
  const causes = others.filter((other) => from.includes(other.unit));
  return Math.min(
    firstInWay(track, causes)?.along ?? trackLength(track),
    trackLength(track),
    groundUntil(table, state, unit, track),
    onTableUntil(fieldOf(table, state), track),
    firstTooNear(table, track, enemies)?.along ?? trackLength(track),
  );
}

/** Friends reached at the same distance. */
interface ReachedFriends {
  readonly friends: readonly UnitIndex[];
  readonly along: Tenths;
}

/** Difference below which distances count as equal, since places and contacts are rounded. In tenths of a millimetre. */
const alike: Tenths = 3;

/** The first friends that it reaches: those in the way, and those it might pass but would stop on. All at the same distance together. */
function friendsReached(
  table: Table,
  state: State,
  unit: UnitIndex,
  others: readonly OtherBody[],
  track: Track,
  until: Tenths,
): ReachedFriends | null {
  const { stands } = entryAt(state.units, unit);
  const friends = others.filter(({ isEnemy, isGarrison }) => !isEnemy && !isGarrison);
  let reached: ReachedFriends | null = null;
  for (;;) {
    const end = placeBase(track.footprint, poseAt(track, reached?.along ?? until));
    const inWay = friends.filter((friend) => !mayPass(table, stands, friend) || intrudes(end, friend.body));
    const met = firstInWay(track, inWay);
    // A friend reached earlier ends the retreat earlier, perhaps on another one.
    if (met === null || met.along >= (reached?.along ?? until)) return reached;
    reached = { friends: metTogether(track, inWay, met), along: met.along };
  }
}

/** All units met at the distance of the first. */
function metTogether(
  track: Track,
  inWay: readonly OtherBody[],
  { along }: MetInFlight,
): readonly UnitIndex[] {
  return inWay
    .filter((friend) => (firstInWay(track, [friend])?.along ?? Number.POSITIVE_INFINITY) <= along + alike)
    .map(({ unit }) => unit);
}
