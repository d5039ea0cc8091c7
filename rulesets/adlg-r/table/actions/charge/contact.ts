/** The moments of a charge that change the table: going on, coming into contact, catching an evader. */
import { asHeading, edgeMet, halfTurn, placeBase, type Tenths } from '@grognard/geometry';
import { entryAt, present } from '@grognard/lists';
import { baseOf, maySwap, poseAhead } from '../../bodies/index.ts';
import type { ChargeUnderWay } from '../../state/agenda.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { FrontContact, ZoneEntry } from '../../state/model.ts';
import { otherSide } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
import { conform, meet } from '../conform/index.ts';
import { lose } from '../losses/index.ts';
import { panicCrossed, pushAside, settleOver } from '../pass/index.ts';
import { type Lane, passedOn } from './lane.ts';
import { goneOn, laneAskedNow, openPlaces, withSettled } from './progress.ts';
import type { ChargeStrike } from './strike.ts';

/** Units that go on together, each by its own distance. Returns the charge as it then stands. */
export function advance(
  turn: Turn,
  charge: ChargeUnderWay,
  steps: readonly { readonly n: number; readonly by: Tenths; readonly lane: Lane }[],
): ChargeUnderWay {
  const { table, state, resolution } = turn;
  const moving = steps.filter(({ by }) => by > 0);
  if (moving.length === 0) return charge;
  const after = moving.reduce((now, { n, by }) => goneOn(table, state, now, n, by), charge);
  for (const { n, by } of moving) burstThrough(turn, charge, n, by);
  const ways = moving.map(({ n, by }) => {
    const unit = entryAt(charge.units, n);
    const { pose } = entryAt(state.units, unit);
    return { unit, way: [pose, poseAhead(pose, by)] };
  });
  for (const { n, by, lane } of moving) {
    panicOnWay(turn, charge, n, by);
    if (lane.met === null) makeWay(turn, charge, n, by);
  }
  const used = Math.max(...moving.map(({ by }) => by));
  resolution.emit({ kind: 'moved', cause: 'charge', ways, used, slid: false });
  noteEntries(
    turn,
    moving.flatMap(({ by, lane }) =>
      lane.zones.filter(({ at }) => at <= by).map(({ of, at }) => ({ unit: lane.unit, of, at })),
    ),
  );
  return after;
}

/** Mounted whom an elephant crosses suffer, also where it meets an enemy (`interpenetration.never`). */
function panicOnWay(turn: Turn, charge: ChargeUnderWay, n: number, by: Tenths): void {
  const unit = entryAt(charge.units, n);
  const { pose } = entryAt(turn.state.units, unit);
  panicCrossed(turn, unit, [pose, poseAhead(pose, by)]);
}

/** Friends on whom a charger ends whom it has passed are pushed back. */
function makeWay(turn: Turn, charge: ChargeUnderWay, n: number, by: Tenths): void {
  const { table, state } = turn;
  const unit = entryAt(charge.units, n);
  const { pose } = entryAt(state.units, unit);
  const over = settleOver(table, state, unit, poseAhead(pose, by), pose.heading);
  if (over !== null) pushAside(turn, over.pushed);
}

/** Who came into whose zone, in order. Of those who enter at the same moment the first of the charge. */
function noteEntries(
  { state, resolution }: Turn,
  entries: readonly (ZoneEntry & { readonly at: Tenths })[],
): void {
  const fresh = entries
    .toSorted((one, other) => one.at - other.at)
    .filter(({ unit, of }) => !state.entered.some((entry) => entry.unit === unit && entry.of === of))
    .map(({ unit, of }) => ({ unit, of }));
  if (fresh.length > 0) resolution.emit({ kind: 'entered', entries: fresh });
}

/** `interpenetration.burst`, `interpenetration.burst-once`. */
function burstThrough(turn: Turn, charge: ChargeUnderWay, n: number, by: Tenths): void {
  if (charge.how !== 'uncontrolled') return;
  const { table, state, resolution } = turn;
  const asked = laneAskedNow(state, charge, n, { most: by, isCareful: false, aims: null });
  const { unit, from } = asked;
  for (const friend of passedOn(table, state, asked, by)) {
    const { pose, doings } = entryAt(state.units, friend);
    if (doings.burst || maySwap(table, unit, from.heading, friend, pose.heading)) continue;
    resolution.emit({ kind: 'burst', unit: friend, by: unit });
    lose(turn, friend, 1, 'interpenetration.burst');
  }
}

/** A charger touches an enemy, and conforms (`charge.conform`). */
export function strike(
  turn: Turn,
  charge: ChargeUnderWay,
  { unit, on, edge, how }: ChargeStrike,
): ChargeUnderWay {
  const { table, state } = turn;
  const isFirst = how === 'charge';
  const uncontrolled = charge.how === 'uncontrolled' && entryAt(table.units, unit).has.headstrong;
  comeInto(turn, charge, { unit, on, edge }, { how, uncontrolled, first: isFirst });
  const after = withSettled(charge, unit);
  // Mates who were shifted into contact with him are in it too.
  const drawn = openPlacesOf(after, state.contacts);
  return drawn.reduce((now, mate) => withSettled(now, mate), after);
}

/** A charger comes to the camp of the enemy, and conforms to it. It tries it in the melee phase (chapter camp). */
export function strikeCamp(turn: Turn, charge: ChargeUnderWay, unit: UnitIndex): ChargeUnderWay {
  const { table, state } = turn;
  const { side } = entryAt(table.units, unit);
  const { pose } = present(entryAt(state.camps, otherSide(side)), 'camp of the enemy');
  const edge = edgeMet(placeBase(table.sizes.camp, pose), baseOf(table, state, unit));
  const by = { how: 'charge', uncontrolled: false, first: true } as const;
  conform(turn, { unit, enemy: 'camp', edge, into: charge.into }, by);
  return withSettled(charge, unit);
}

function openPlacesOf({ units, settled }: ChargeUnderWay, contacts: readonly FrontContact[]): UnitIndex[] {
  return units.filter((unit) => !settled.includes(unit) && contacts.some(({ by }) => by === unit));
}

function comeInto(
  turn: Turn,
  charge: ChargeUnderWay,
  { unit, on, edge }: Pick<ChargeStrike, 'unit' | 'on' | 'edge'>,
  by: Pick<FrontContact, 'how' | 'uncontrolled' | 'first'>,
): void {
  const mates = openPlaces(turn.state, charge)
    .map((n) => entryAt(charge.units, n))
    .filter((mate) => mate !== unit);
  meet(turn, [{ by: unit, on, edge, ...by }]);
  conform(turn, { unit, enemy: on, edge, mates, into: charge.into }, by);
}

/** `evade.caught`: 1 point at once unless the catcher is light, and struck on the rear. */
export function catchEvader(
  turn: Turn,
  charge: ChargeUnderWay,
  unit: UnitIndex,
  on: UnitIndex,
): ChargeUnderWay {
  const { table, state, resolution } = turn;
  const { pose } = entryAt(state.units, on);
  if (edgeMet(baseOf(table, state, on), baseOf(table, state, unit)) === 'front') {
    const turned = { ...pose, heading: asHeading(pose.heading + halfTurn) };
    resolution.emit({
      kind: 'moved',
      cause: 'faced',
      ways: [{ unit: on, way: [pose, turned] }],
      used: 0,
      slid: false,
    });
  }
  const { category } = entryAt(table.units, unit).row;
  const uncontrolled = charge.how === 'uncontrolled' && entryAt(table.units, unit).has.headstrong;
  const by = { how: 'charge', uncontrolled, first: true } as const;
  if (category !== 'LI' && category !== 'LH') lose(turn, on, 1, 'evade.caught');
  if (entryAt(state.units, on).status === 'on') comeInto(turn, charge, { unit, on, edge: 'rear' }, by);
  return withSettled(charge, unit);
}
