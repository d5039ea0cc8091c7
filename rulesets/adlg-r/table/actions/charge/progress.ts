/** The units of a charge under way as they go on: their lanes now, whom they are bound to, how far they came. */
import {
  angleBetween,
  cornerOf,
  edgeMet,
  leadsThrough,
  type Pose,
  pointDistance,
  type Tenths,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { angleEps, baseAt, baseOf, poseAhead, trackAhead } from '../../bodies/index.ts';
import { groundUnder, worseOf } from '../../field/index.ts';
import type { AnswerTaken, ChargeUnderWay } from '../../state/agenda.ts';
import type { FieldGround } from '../../state/battlefield.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isInMelee } from '../../zones/index.ts';
import { type Lane, type LaneAsked, laneOf } from './lane.ts';

/** Places in `units` of those who are not settled and still on the table, out of melee. */
export function openPlaces(state: State, { units, settled }: ChargeUnderWay): number[] {
  return units.flatMap((unit, n) =>
    settled.includes(unit) || entryAt(state.units, unit).status !== 'on' || isInMelee(state, unit) ? [] : [n],
  );
}

export interface LaneMore {
  readonly most: Tenths;
  readonly isCareful: boolean;
  /** Null leaves zones out. */
  readonly aims: readonly UnitIndex[] | null;
}

/** The lane of one of its units from where it stands. Those who have not gone on yet are no obstacle to each other. */
export function laneNow(table: Table, state: State, charge: ChargeUnderWay, n: number, more: LaneMore): Lane {
  return laneOf(table, state, laneAskedNow(state, charge, n, more));
}

export function laneAskedNow(state: State, charge: ChargeUnderWay, n: number, more: LaneMore): LaneAsked {
  const unit = entryAt(charge.units, n);
  return {
    unit,
    from: entryAt(state.units, unit).pose,
    began: entryAt(state.units, unit).pose,
    mates: matesOf(state, charge, n),
    through: [],
    ground: entryAt(charge.ground, n),
    used: entryAt(charge.used, n),
    change: entryAt(charge.change, n),
    near: entryAt(charge.near, n),
    bursts: charge.how === 'uncontrolled',
    ...more,
  };
}

/** Mates that are not settled go along. */
function matesOf(state: State, charge: ChargeUnderWay, n: number): UnitIndex[] {
  return openPlaces(state, charge).flatMap((place) => (place === n ? [] : [entryAt(charge.units, place)]));
}

/** Longer than any charge. */
export function endless({ sizes }: Table): Tenths {
  return 8 * sizes.ud;
}

/** A charge in which one unit has gone on. */
export function goneOn(
  table: Table,
  state: State,
  charge: ChargeUnderWay,
  n: number,
  by: Tenths,
): ChargeUnderWay {
  const unit = entryAt(charge.units, n);
  const { pose } = entryAt(state.units, unit);
  const track = trackAhead(table, state, unit, pose, by);
  const crossed = table.field.areas.filter(
    ({ polygon, ground }) => ground !== 'open' && leadsThrough(polygon, track),
  );
  const under = groundUnder(table.field, baseAt(table, state, unit, poseAhead(pose, by)));
  const ground = crossed.reduce<FieldGround>(
    (worst, area) => worseOf(worst, area.ground),
    worseOf(entryAt(charge.ground, n), under),
  );
  return {
    ...charge,
    ground: charge.ground.with(n, ground),
    used: charge.used.with(n, entryAt(charge.used, n) + by),
    gone: charge.gone.with(n, entryAt(charge.gone, n) + by),
  };
}

export function withSettled(charge: ChargeUnderWay, unit: UnitIndex): ChargeUnderWay {
  return charge.settled.includes(unit) ? charge : { ...charge, settled: [...charge.settled, unit] };
}

/** Units of a charge whose lanes meet a target: those that would contact it (`evade.must`). */
export function metBy(table: Table, state: State, charge: ChargeUnderWay, target: UnitIndex): UnitIndex[] {
  return openPlaces(state, charge)
    .map((n) => laneNow(table, state, charge, n, { most: endless(table), isCareful: false, aims: null }))
    .filter(({ met }) => met === target)
    .map(({ unit }) => unit);
}

/** From whom a target would evade: the edge that the nearest lane meets, and the direction of the charge. Null if no lane meets it. */
export function threatTo(
  table: Table,
  state: State,
  charge: ChargeUnderWay,
  target: UnitIndex,
): Pick<AnswerTaken, 'edge' | 'heading'> | null {
  let nearest: Lane | null = null;
  for (const n of openPlaces(state, charge)) {
    const lane = laneNow(table, state, charge, n, { most: endless(table), isCareful: false, aims: null });
    if (lane.met !== target) continue;
    if (nearest === null || lane.far < nearest.far) nearest = lane;
  }
  if (nearest === null) return null;
  const end: Pose = poseAhead(nearest.from, nearest.far);
  const edge = edgeMet(baseOf(table, state, target), baseAt(table, state, nearest.unit, end));
  return { edge, heading: end.heading };
}

/** Whether a unit stands beside a friend in contact, front corners together: a place in support (`charge.stand`). */
export function isInPlace(
  table: Table,
  state: State,
  unit: UnitIndex,
  friends: readonly UnitIndex[],
): boolean {
  const base = baseOf(table, state, unit);
  const near = 2 * table.sizes.eps;
  return friends.some((friend) => {
    const other = baseOf(table, state, friend);
    if (friend === unit || angleBetween(base.heading, other.heading) >= angleEps) return false;
    return (
      [
        ['front-left', 'front-right'],
        ['front-right', 'front-left'],
      ] as const
    ).some(([own, its]) => {
      const [a, b] = [cornerOf(base, own), cornerOf(other, its)];
      return pointDistance(a.x, a.y, b.x, b.y) < near;
    });
  });
}
