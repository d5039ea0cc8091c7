/** carryOnCharge: a charge after its answers: to the targets that stand, then on after those that evaded (`charge.steps`). */
import type { Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { chargeAdjust } from '../../../rules/charge/procedure.ts';
import { poseAhead } from '../../bodies/index.ts';
import type { AnswerTaken, ChargeUnderWay } from '../../state/agenda.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { diceOf, type Turn } from '../../state/turn.ts';
import { againstEvading } from '../evade/index.ts';
import { allowanceFrom } from '../move/index.ts';
import { askTargets, takeAnswers } from './answers.ts';
import { advance, catchEvader, strike, strikeCamp } from './contact.ts';
import type { Lane } from './lane.ts';
import { endless, isInPlace, laneNow, openPlaces, withSettled } from './progress.ts';
import { type ChargeStrike, strikeOf } from './strike.ts';

export function carryOnCharge(turn: Turn, charge: ChargeUnderWay, answers: readonly AnswerTaken[]): void {
  const answered = takeAnswers(turn, charge, answers);
  if (answered.far !== null) {
    follow(turn, answered);
    return;
  }
  const reached = reachTargets(turn, answered);
  const placed = settleSupporters(turn.table, turn.state, reached);
  askHowFar(turn, throwDistance(turn, placed));
}

interface LaneAt {
  readonly n: number;
  readonly lane: Lane;
}

/** All units that can must reach a target that stands (`charge.stand`, `charge.some-evade`). */
function reachTargets(turn: Turn, from: ChargeUnderWay): ChargeUnderWay {
  const { table, state } = turn;
  let charge = from;
  for (let round = 0; round < 2 * from.units.length + 2; round++) {
    const bound = boundLanes(table, state, charge);
    const next = nearestOf(state, bound);
    if (next === null) return charge;
    if (isTogether(charge) && next.lane.far > table.sizes.eps) {
      charge = goTogether(turn, charge, next.lane.far);
      continue;
    }
    charge = advance(turn, charge, [{ ...next, by: next.lane.far }]);
    charge = hit(turn, charge, next);
  }
  return charge;
}

/** Lanes that end at a target which stands, and at which the unit may strike. */
function boundLanes(table: Table, state: State, charge: ChargeUnderWay): LaneAt[] {
  return openPlaces(state, charge).flatMap((n) => {
    const most = endless(table);
    const lane = laneNow(table, state, charge, n, { most, isCareful: false, aims: charge.stood });
    if (lane.atCamp && charge.target === 'camp') return [{ n, lane }];
    if (lane.met === null || !charge.stood.includes(lane.met)) return [];
    return strikeAt(table, state, charge, { n, lane }, lane.met).no.length === 0 ? [{ n, lane }] : [];
  });
}

/** The nearest first, of equals who came into a zone first. */
function nearestOf({ entered }: State, lanes: readonly LaneAt[]): LaneAt | null {
  const rank = ({ lane }: LaneAt) => {
    const at = entered.findIndex(({ unit, of }) => unit === lane.unit && of === lane.met);
    return at < 0 ? entered.length : at;
  };
  return lanes.toSorted((one, other) => one.lane.far - other.lane.far || rank(one) - rank(other))[0] ?? null;
}

/** Nobody has met anybody yet, and all have come as far. */
function isTogether({ settled, gone }: ChargeUnderWay): boolean {
  return settled.length === 0 && gone.every((by) => by === gone[0]);
}

/** The whole group goes straight to its first contact; who has less way stops before. */
function goTogether(turn: Turn, charge: ChargeUnderWay, far: Tenths): ChargeUnderWay {
  const { table, state } = turn;
  const steps = openPlaces(state, charge).map((n) => {
    const bound = laneNow(table, state, charge, n, { most: far, isCareful: false, aims: charge.stood });
    const isBound = bound.met !== null || charge.into;
    const lane = isBound
      ? bound
      : laneNow(table, state, charge, n, { most: far, isCareful: true, aims: charge.stood });
    return { n, lane, by: Math.min(far, lane.far) };
  });
  return advance(turn, charge, steps);
}

function strikeAt(
  table: Table,
  state: State,
  charge: ChargeUnderWay,
  { n, lane }: LaneAt,
  on: UnitIndex,
): ChargeStrike {
  return strikeOf(table, state, {
    unit: lane.unit,
    on,
    began: entryAt(charge.began, n),
    opened: entryAt(charge.opened, n),
    at: poseAhead(lane.from, lane.far),
    mates: charge.units,
  });
}

/** A unit at the end of its lane strikes whom it has met, or catches him. */
function hit(turn: Turn, charge: ChargeUnderWay, at: LaneAt): ChargeUnderWay {
  const { met, atCamp } = at.lane;
  if (atCamp) return strikeCamp(turn, charge, at.lane.unit);
  if (met === null) return withSettled(charge, at.lane.unit);
  if (charge.evaded.includes(met)) return catchEvader(turn, charge, at.lane.unit, met);
  return strike(turn, charge, strikeAt(turn.table, turn.state, charge, at, met));
}

/** Units beside a friend in contact have reached a place in support. */
function settleSupporters(table: Table, state: State, charge: ChargeUnderWay): ChargeUnderWay {
  const friends = charge.settled.filter((unit) => state.contacts.some(({ by }) => by === unit));
  return openPlaces(state, charge)
    .map((n) => entryAt(charge.units, n))
    .filter((unit) => isInPlace(table, state, unit, friends))
    .reduce((now, unit) => withSettled(now, unit), charge);
}

/** If all targets evade: one roll for each different allowance (`charge.adjust`, `charge.adjust-group`). */
function throwDistance(turn: Turn, charge: ChargeUnderWay): ChargeUnderWay {
  const { table, state, resolution } = turn;
  const places = openPlaces(state, charge);
  if (charge.isAdjusted || charge.evaded.length === 0 || charge.stood.length > 0 || places.length === 0)
    return charge;
  const allowances = charge.units.map(
    (unit, n) => allowanceFrom(table, unit, 'open', entryAt(charge.near, n)).far,
  );
  let change = charge.change;
  for (const allowance of new Set(places.map((n) => allowances[n]))) {
    const same = places.filter((n) => allowances[n] === allowance);
    const units = same.map((n) => entryAt(charge.units, n));
    const first = entryAt(units, 0);
    const { ud } = chargeAdjust.roll(distanceOf(table, first), diceOf(turn, first, 'charge'));
    resolution.emit({ kind: 'distanceRolled', units, ud });
    for (const n of same) change = change.with(n, ud * table.sizes.ud);
  }
  return { ...charge, change, isAdjusted: true };
}

function distanceOf({ units, rules }: Table, unit: UnitIndex) {
  const { kind, has } = entryAt(units, unit);
  return chargeAdjust.assess(chargeAdjust.situation(rules, { kind, expendable: has.expendable }), null);
}

/** How far each may and must go on: `charge.minimum`, `charge.maximum-headstrong`, `charge.continue`, `charge.continue-must`. */
function askHowFar(turn: Turn, charge: ChargeUnderWay): void {
  const { table, state, agenda } = turn;
  const places = openPlaces(state, charge);
  const ranges = charge.units.map((_, n) => {
    const gone = entryAt(charge.gone, n);
    return places.includes(n) ? rangeOf(table, state, charge, n) : { least: gone, most: gone };
  });
  if (ranges.every(({ most }, n) => most <= entryAt(charge.gone, n))) return;
  const most = ranges.map((range) => range.most);
  const least = ranges.map((range) => range.least);
  if (least.every((far, n) => far === most[n])) follow(turn, { ...charge, far: most });
  else agenda.push({ do: 'follow', charge, least, most });
}

function rangeOf(
  table: Table,
  state: State,
  charge: ChargeUnderWay,
  n: number,
): { readonly least: Tenths; readonly most: Tenths } {
  const unit = entryAt(charge.units, n);
  const gone = entryAt(charge.gone, n);
  const lane = laneNow(table, state, charge, n, {
    most: endless(table),
    isCareful: !charge.into,
    aims: charge.evaded,
  });
  const most = gone + lane.far;
  const isAfter = charge.evaded.length > 0;
  const { has } = entryAt(table.units, unit);
  if (has.headstrong && (isAfter || (lane.met !== null && lane.far > 0))) return { least: most, most };
  const { minimumUd } = chargeAdjust.facts(distanceOf(table, unit));
  return { least: isAfter ? Math.min(most, Math.max(gone, minimumUd * table.sizes.ud)) : gone, most };
}

/** Straight on as chosen, nearest to an enemy first. New enemies on the way are asked (`charge.secondary`). */
export function follow(turn: Turn, from: ChargeUnderWay): void {
  const { table, state } = turn;
  let charge = from;
  for (let round = 0; round < 3 * from.units.length + 3; round++) {
    const next = nextToFollow(table, state, charge);
    if (next === null) return;
    const { n, lane } = next;
    const { met } = lane;
    if (met === null) {
      charge = hit(turn, advance(turn, charge, [{ n, lane, by: lane.far }]), next);
      continue;
    }
    const isKnown = charge.evaded.includes(met) || charge.stood.includes(met);
    if (!isKnown) {
      // Who may evade is asked before anybody goes on; who may not stands.
      if (againstEvading(table, state, met).length === 0) {
        askTargets(turn, charge, [met]);
        return;
      }
      charge = { ...charge, stood: [...charge.stood, met] };
    }
    charge = meetOnWay(turn, charge, next, met);
  }
}

function meetOnWay(turn: Turn, charge: ChargeUnderWay, at: LaneAt, met: UnitIndex): ChargeUnderWay {
  const { table, state } = turn;
  const { n, lane } = at;
  const mayStrike = strikeAt(table, state, charge, at, met).no.length === 0;
  // `charge.light-infantry-stop`: just short.
  if (!mayStrike)
    return withSettled(
      advance(turn, charge, [{ n, lane, by: Math.max(0, lane.far - 2 * table.sizes.eps) }]),
      lane.unit,
    );
  return hit(turn, advance(turn, charge, [{ n, lane, by: lane.far }]), at);
}

function nextToFollow(table: Table, state: State, charge: ChargeUnderWay): LaneAt | null {
  const { far } = charge;
  if (far === null) return null;
  const lanes = openPlaces(state, charge).flatMap((n): LaneAt[] => {
    const most = entryAt(far, n) - entryAt(charge.gone, n);
    if (most <= 0) return [];
    const isCareful = !charge.into;
    return [{ n, lane: laneNow(table, state, charge, n, { most, isCareful, aims: charge.evaded }) }];
  });
  const meeting = lanes.filter(({ lane }) => lane.met !== null);
  return nearestOf(state, meeting) ?? lanes[0] ?? null;
}
