/** Lane: how far a charger comes straight on, whom it meets, and what else stops it (`charge.target`, `charge.stops`). */
import { overlaps, type Pose, placeBase, type Tenths, type Track } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import type { Stop } from '../../../data/table.ts';
import {
  baseAt,
  baseOf,
  firstBodyOn,
  poseAhead,
  roomToEdge,
  standsOn,
  trackAhead,
} from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isEnemy } from '../../state/sides.ts';
import { mayBeBurst, mayPass, type SettledOver, settleOver } from '../pass/index.ts';
import { firstSlideAlong, limitAhead, type RunSoFar } from '../run/index.ts';
import { type ChargeAims, farBeforeZone, type ZoneOnWay } from './zone-bar.ts';

export interface Lane {
  readonly unit: UnitIndex;
  readonly from: Pose;
  /** How far it comes. */
  readonly far: Tenths;
  /** The enemy that it touches there. */
  readonly met: UnitIndex | null;
  /** It ends at the camp of the enemy. */
  readonly atCamp: boolean;
  /** What ends it: `allowance` where it has no way left, or ground that it cannot or does not enter. */
  readonly stop: Stop | 'allowance';
  /** Zones entered on the way, in order. */
  readonly zones: readonly ZoneOnWay[];
}

export interface LaneAsked extends RunSoFar {
  readonly unit: UnitIndex;
  readonly from: Pose;
  /** Where its order began. */
  readonly began: Pose;
  /** Units that are no obstacle: those who go along. */
  readonly mates: readonly UnitIndex[];
  /** Enemies that are looked through: light infantry that must evade. */
  readonly through: readonly UnitIndex[];
  /** No farther than this. */
  readonly most: Tenths;
  /** Zones are looked at with these aims. Null leaves them out, which is quicker. */
  readonly aims: ChargeAims | null;
  /** Goes through friends that it cannot pass (`interpenetration.burst-when`). */
  readonly bursts: boolean;
}

interface Ahead {
  readonly by: Stop;
  readonly at: Tenths;
  readonly met: UnitIndex | null;
  readonly atCamp?: boolean;
}

/** The nearest of what stops a charger. Of several at the same step the first by `charge.stops-order`. */
export function laneOf(table: Table, state: State, asked: LaneAsked): Lane {
  const { unit, from, began, most } = asked;
  const { eps } = table.sizes;
  const cap = trackAhead(table, state, unit, from, Math.max(0, most));
  const limit = Math.min(most, limitAhead(table, state, unit, cap, asked));
  // A distance within EPS of the limit is the limit (`unit.limits`).
  const track = trackAhead(table, state, unit, from, limit + eps);
  const ahead = firstStop(table, state, asked, track);
  const first = beforeSliding(table, state, asked, track, ahead);
  const open = first === null || first.at > limit + eps ? null : first;
  const far = open === null ? clearOfFriends(table, state, asked, limit) : open.at;
  const atCamp = open?.atCamp === true;
  if (asked.aims === null)
    return { unit, from, far, met: open?.met ?? null, atCamp, stop: open?.by ?? 'allowance', zones: [] };
  const met = open?.met ?? null;
  const bar = farBeforeZone(table, state, unit, {
    track,
    far,
    aims: met === null ? asked.aims : [met],
    beyond: () => (met === null ? null : beyondOf(table, state, asked, track, met)),
    began,
  });
  if (bar.far < far)
    return { unit, from, far: bar.far, met: null, atCamp: false, stop: 'zoc', zones: bar.zones };
  return { unit, from, far, met, atCamp, stop: open?.by ?? 'allowance', zones: bar.zones };
}

/** It stops before it would slide along an enemy (`charge.slide-along`). */
function beforeSliding(
  table: Table,
  state: State,
  { unit, from, aims }: LaneAsked,
  track: Track,
  ahead: Ahead | null,
): Ahead | null {
  const met = ahead?.met ?? null;
  const way = ahead === null ? track : trackAhead(table, state, unit, from, ahead.at);
  const goals = met === null ? (aims ?? []) : [met];
  const at = firstSlideAlong(table, state, { unit, track: way, aims: goals, isCharge: true });
  return at === null ? ahead : { by: 'enemy', at: Math.max(0, at - 1), met: null };
}

function firstStop(table: Table, state: State, asked: LaneAsked, track: Track): Ahead | null {
  const { unit, mates, through } = asked;
  const others = indicesOf(table.units).filter(
    (other) =>
      !mates.includes(other) &&
      other !== unit &&
      ['on', 'routed'].includes(entryAt(state.units, other).status),
  );
  const isFoe = (other: UnitIndex) =>
    isEnemy(table, other, unit) && entryAt(state.units, other).status === 'on';
  const stops: Ahead[] = [];
  const enemies = others.filter((other) => isFoe(other) && !through.includes(other));
  const touched = enemies.find((other) =>
    overlaps(placeBase(track.footprint, track.from), baseOf(table, state, other)),
  );
  if (touched !== undefined) return { by: 'enemy', at: 0, met: touched };
  const met = firstBodyOn(
    track,
    enemies.map((other) => baseOf(table, state, other)),
  );
  if (met !== null) stops.push({ by: 'enemy', at: met.along, met: entryAt(enemies, met.index) });
  const obstacles = others.filter((other) => !isFoe(other) && !isPassed(table, state, asked, other));
  const blocked = firstBodyOn(
    track,
    obstacles.map((other) => baseOf(table, state, other)),
  );
  if (blocked !== null) stops.push({ by: 'friend', at: blocked.along, met: null });
  stops.push(...campsAhead(table, state, unit, track));
  const whole = baseAt(table, state, unit, track.from);
  const room = roomToEdge(table, whole, track.length);
  if (room < track.length) stops.push({ by: 'edge', at: room, met: null });
  const order = table.rules.table.stopsOrder;
  const rank = ({ by }: Ahead) => (order.includes(by) ? order.indexOf(by) : order.length);
  return stops.toSorted((one, other) => one.at - other.at || rank(one) - rank(other))[0] ?? null;
}

/** Whom the lane would meet if this enemy were not there (`zoc.charge-between`). */
function beyondOf(
  table: Table,
  state: State,
  asked: LaneAsked,
  track: Track,
  met: UnitIndex,
): UnitIndex | null {
  return firstStop(table, state, { ...asked, through: [...asked.through, met] }, track)?.met ?? null;
}

/** Camps stop everybody; that of the enemy may be charged while it stands (`camp.unit`, `camp.stays`). */
function campsAhead(table: Table, { camps }: State, unit: UnitIndex, track: Track): Ahead[] {
  const { side } = entryAt(table.units, unit);
  return camps.flatMap((camp, of): Ahead[] => {
    const met = camp === null ? null : firstBodyOn(track, [placeBase(table.sizes.camp, camp.pose)]);
    if (camp === null || met === null) return [];
    const isFoe = of !== side && !camp.lost;
    return [{ by: isFoe ? 'enemy' : 'friend', at: met.along, met: null, atCamp: isFoe }];
  });
}

/** Friends that a charger passes, or bursts through. */
function isPassed(table: Table, state: State, { unit, from, bursts }: LaneAsked, other: UnitIndex): boolean {
  if (isEnemy(table, other, unit)) return false;
  if (mayPass(table, state, unit, from.heading, other)) return true;
  return bursts && mayBeBurst(table, state, other);
}

/** Where a charger ends who passes friends: clear of them, carried on or pushing them, or else before them (`interpenetration.room`). */
function clearOfFriends(table: Table, state: State, asked: LaneAsked, far: Tenths): Tenths {
  const settled = settleOver(table, state, asked.unit, poseAhead(asked.from, far), asked.from.heading);
  if (settled !== null && isPassedAll(table, state, asked, settled)) return far + settled.carried;
  const friends = passedOn(table, state, asked, far).map((other) => baseOf(table, state, other));
  const isClear = (by: Tenths) => {
    const base = baseAt(table, state, asked.unit, poseAhead(asked.from, by));
    return !friends.some((friend) => standsOn(base, friend, table.sizes.eps));
  };
  let by = far;
  while (by > 0 && !isClear(by)) by -= 1;
  return by;
}

/** Nobody is pushed who is only burst through. */
function isPassedAll(table: Table, state: State, asked: LaneAsked, { pushed }: SettledOver): boolean {
  return pushed.every(
    ({ unit }) => !asked.mates.includes(unit) && mayPass(table, state, asked.unit, asked.from.heading, unit),
  );
}

/** Friends whom a way straight on leads through. */
export function passedOn(table: Table, state: State, asked: LaneAsked, far: Tenths): UnitIndex[] {
  const track = trackAhead(table, state, asked.unit, asked.from, far);
  return indicesOf(table.units).filter((other) => {
    if (other === asked.unit || asked.mates.includes(other) || isEnemy(table, other, asked.unit))
      return false;
    if (entryAt(state.units, other).status !== 'on' || !isPassed(table, state, asked, other)) return false;
    return firstBodyOn(track, [baseOf(table, state, other)]) !== null;
  });
}

export function endOf({ from, far }: Lane): Pose {
  return poseAhead(from, far);
}
