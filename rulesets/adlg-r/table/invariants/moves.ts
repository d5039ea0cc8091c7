/** Invariants of moves: 4, 5, 6 and 14 to 18. For tests only. */
import { baseDistance, type Pose, placeBase } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import { allowanceFrom, nearestEnemy } from '../actions/move/index.ts';
import { baseAt, baseOf, offsetsIn } from '../bodies/index.ts';
import { groundUnder, worseOf } from '../field/index.ts';
import { headstrongUnits } from '../flow/end-of-corps.ts';
import type { FieldGround } from '../state/battlefield.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { AdlgEventOf } from '../state/events.ts';
import type { CorpsIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';
import { holdersOf, mayApproach, mostThreatening } from '../zones/index.ts';
import { type Invariant, nameOf, type Watch } from './step.ts';

/** 4: three moves, one slide and one try to rally at most. */
const often: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind === 'rallied' && entryAt(now.units, event.unit).doings.triedRally)
      return `${nameOf(table, event.unit)} rallies twice`;
    if (event.kind !== 'moved') return null;
    for (const { unit } of event.ways) {
      const { moves, slid } = entryAt(now.units, unit).doings;
      if (event.cause === 'order' && moves >= 3) return `${nameOf(table, unit)} moves a fourth time`;
      if (event.slid && slid) return `${nameOf(table, unit)} slides twice`;
    }
    return null;
  };

/** 5: second and third moves stay 4 UD away from every enemy and camp. */
const away: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind !== 'moved' || event.cause !== 'order') return null;
    const far = 4 * table.sizes.ud - table.sizes.eps;
    for (const { unit, way } of event.ways) {
      if (entryAt(now.units, unit).doings.moves === 0) continue;
      const isNear = way.some((pose) => {
        const near = nearestEnemy(table, now, baseAt(table, now, unit, pose), unit);
        return near !== null && near < far;
      });
      if (isNear) return `${nameOf(table, unit)} makes a further move near the enemy`;
    }
    return null;
  };

/** The worst ground that a unit touches where it stands between the steps of its way. */
function worstOn(table: Table, state: State, unit: UnitIndex, way: readonly Pose[]): FieldGround {
  return way
    .map((pose) => groundUnder(table.field, baseAt(table, state, unit, pose)))
    .reduce<FieldGround>(worseOf, 'open');
}

function openAllowance(
  table: Table,
  state: State,
  unit: UnitIndex,
  ground: FieldGround,
  road = false,
): number {
  const near = nearestEnemy(table, state, baseOf(table, state, unit), unit);
  return allowanceFrom(table, unit, ground, near, road).far;
}

/** 6: no unit goes farther than its allowance, except by a difficult manoeuvre that disorders it. */
const lengths: Watch =
  ({ table, events }) =>
  (event, now) => {
    if (event.kind !== 'moved' || (event.cause !== 'order' && event.cause !== 'support')) return null;
    if (events.some((one) => one.kind === 'lost' && one.by === 'move.too-short')) return null;
    const isOnRoad = table.field.roads.length > 0;
    const most = Math.max(
      ...event.ways.map(({ unit, way }) =>
        isOnRoad
          ? openAllowance(table, now, unit, 'open', true)
          : openAllowance(table, now, unit, worstOn(table, now, unit, way)),
      ),
    );
    return event.used > most + table.sizes.eps
      ? `a move of ${event.used} with an allowance of ${most}`
      : null;
  };

/** 14: who is held moves nearer to the most threatening enemy, charges him or leaves. */
const held: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind !== 'moved' || event.cause !== 'order') return null;
    for (const { unit, way } of event.ways) {
      const [from, to] = [entryAt(way, 0), lastOf(way)];
      const before = holdersOf(table, now, unit, from);
      if (before.length === 0) continue;
      const after = holdersOf(table, now, unit, to);
      const stays = before.every((owner) => after.includes(owner));
      const isTurn = from.heading !== to.heading;
      const threats = mostThreatening(table, now, unit, from);
      // A unit that enters a further zone goes on by that one's rules. One that is re-formed only has to stay inside.
      const isFurther = after.some((owner) => !before.includes(owner));
      if (!stays && !isFurther && !mayApproach(table, now, unit, threats, from, to, isTurn))
        return `${nameOf(table, unit)} moves out of a zone`;
    }
    return null;
  };

/** 15: a group is one at the end of its move, unless it has passed friends. */
const joined: Invariant = ({ table, events, after, command }, say) => {
  if (command.kind !== 'move' || command.units.length < 2) return;
  const moved = events.find(
    (event): event is AdlgEventOf<'moved'> & typeof event =>
      event.kind === 'moved' && event.cause === 'order',
  );
  if (moved === undefined || events.some((event) => event.kind === 'moved' && event.cause === 'pushed'))
    return;
  const carried = moved.ways.some(({ way }) => way.length > 1 + command.steps.length);
  const units = command.units.flatMap((id) => table.unitOf.get(id) ?? []);
  if (!carried && offsetsIn(table, after, units) === null) say('a group is torn apart by its move');
};

/** 16: evaders go no farther than their allowance and the die. */
const runs: Watch = ({ table }) => {
  const changes = new Map<UnitIndex, number>();
  return (event, now) => {
    if (event.kind === 'distanceRolled')
      for (const unit of event.units) changes.set(unit, event.ud * table.sizes.ud);
    if (event.kind !== 'moved' || event.cause !== 'evade') return null;
    for (const { unit } of event.ways) {
      const change = changes.get(unit);
      if (change === undefined) return `${nameOf(table, unit)} evades without a die`;
      const most = openAllowance(table, now, unit, 'open') + change;
      if (event.used > most + table.sizes.eps)
        return `${nameOf(table, unit)} evades by ${event.used}, not ${most}`;
    }
    return null;
  };
};

/** 17: pursuers are phasing and go 1 UD at most. */
const pursuits: Watch =
  ({ table }) =>
  (event, now) => {
    if (event.kind === 'pursued' && entryAt(table.units, event.unit).side !== now.active)
      return `${nameOf(table, event.unit)} pursues in the sequence of the enemy`;
    if (event.kind !== 'moved' || event.cause !== 'pursuit') return null;
    return event.used > table.sizes.ud ? `a pursuit of ${event.used}` : null;
  };

/** Who is bound is found once, at the end of the orders; those whose turn is still to come wait on the agenda. */
function boundBefore(
  table: Table,
  before: State,
  corps: CorpsIndex,
  { kind }: AdlgCommand,
): readonly UnitIndex[] {
  if (kind === 'done' || kind === 'choose') return headstrongUnits(table, before, corps);
  return before.agenda.flatMap((item) => (item.do === 'uncontrolled' ? item.units : []));
}

/** 18: at the end of a corps nobody is bound to charge who was bound before it. */
const wills: Watch = ({ table, before, command }) => {
  let bound: readonly UnitIndex[] | null = null;
  return (event, now) => {
    if (event.kind !== 'corpsDone') return null;
    bound ??= boundBefore(table, before, event.corps, command);
    const still = bound.length === 0 ? [] : headstrongUnits(table, now, event.corps);
    const stays = still.find((unit) => bound?.includes(unit));
    return stays === undefined ? null : `${nameOf(table, stays)} neither charges nor is held`;
  };
};

/** 5 and 14 read distances anew: nobody is nearer to a camp than his move says. */
const camps: Invariant = ({ table, before, after, events }, say) => {
  const isMove = events.some((event) => event.kind === 'moved' && event.cause === 'order');
  if (!isMove) return;
  const side = otherSide(before.active);
  const standing = entryAt(after.camps, side);
  if (standing === null || standing.lost) return;
  const camp = placeBase(table.sizes.camp, standing.pose);
  for (const unit of unitsOn(table, after, before.active)) {
    const touches = baseDistance(baseOf(table, after, unit), camp) < table.sizes.eps;
    const touched = baseDistance(baseOf(table, before, unit), camp) < table.sizes.eps;
    if (touches && !touched) say(`${nameOf(table, unit)} comes to the camp by a move`);
  }
};

export const moveInvariants = { '15 groups': joined, '8 camps': camps };
export const moveWatches = {
  '4 how often': often,
  '5 further moves': away,
  '6 lengths': lengths,
  '14 held': held,
  '16 evaders': runs,
  '17 pursuers': pursuits,
  '18 Headstrong': wills,
};
