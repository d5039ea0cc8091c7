/** plotSupport: a move into support of a melee, up to the enemy or to a place beside a friend (`command.support-move`). */
import { baseDistance, type Pose, type Tenths } from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { neverCharges } from '../../../rules/charge/prohibited.ts';
import { againstGroup, baseAt, baseOf } from '../../bodies/index.ts';
import { groundUnder } from '../../field/index.ts';
import type { OrderStep } from '../../state/commands.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, ZoneEntry } from '../../state/model.ts';
import { isEnemy, otherSide, unitsOn } from '../../state/sides.ts';
import { isRefused, type Refusals } from '../../state/turn.ts';
import type { ChargeStrike } from '../charge/index.ts';
import { laneOf } from '../charge/index.ts';
import { meleesIn, rolesIn } from '../melee/index.ts';
import {
  againstMoving,
  againstRivers,
  againstWay,
  judgeZones,
  layManoeuvre,
  lengthOf,
  type Manoeuvre,
  nearestEnemy,
  paceOf,
} from '../move/index.ts';
import { placeBeside, type SupportAsked, strikesOf } from './places.ts';

export interface SupportPlot extends SupportAsked {
  readonly manoeuvre: Manoeuvre;
  readonly used: Tenths;
  readonly slid: boolean;
  readonly turned: boolean;
  readonly entries: readonly ZoneEntry[];
  /** Units that come to the enemy with their front. */
  readonly strikes: readonly ChargeStrike[];
  /** Where a single unit stands beside a friend instead, or null. */
  readonly place: Pose | null;
}

export function plotSupport(table: Table, state: State, asked: SupportAsked): SupportPlot | Refusals {
  const { units, enemy } = asked;
  const may = againstSupporting(table, state, asked);
  if (may.length > 0) return may;
  const steps = cutAtContact(table, state, asked);
  const manoeuvre = steps === null ? null : layManoeuvre(table, state, units, steps);
  if (steps === null || manoeuvre === null) return ['command.support-move'];
  const { used, no, isOver } = paceOf(table, state, manoeuvre);
  const zones = judgeZones(table, state, manoeuvre);
  const against: RuleId[] = [
    ...no,
    ...(isOver ? ['move.front-edge'] : []),
    ...againstWay(table, state, manoeuvre).filter(
      (rule) => rule !== 'charge.definition' && rule !== 'interpenetration.room',
    ),
    ...(meetsOthers(table, state, manoeuvre, enemy) ? ['charge.definition'] : []),
    ...againstRivers(table, state, manoeuvre),
    ...zones.no,
  ];
  if (against.length > 0) return [...new Set(against)];
  const end = standsAt(table, state, asked, manoeuvre);
  if (isRefused(end)) return end;
  const kinds = steps.map(({ step }) => step);
  return {
    units,
    steps,
    enemy,
    manoeuvre,
    used,
    slid: kinds.includes('slide'),
    turned: kinds.includes('quarter') || kinds.includes('half'),
    entries: zones.entries,
    ...end,
  };
}

/** Rules against units that would support, whatever their way. */
function againstSupporting(table: Table, state: State, { units, steps, enemy }: SupportAsked): RuleId[] {
  const infos = units.map((unit) => entryAt(table.units, unit));
  const isFought = state.contacts.some(
    ({ by, on }) =>
      (by === enemy && units.some((unit) => !isEnemy(table, unit, on))) ||
      (on === enemy && units.some((unit) => !isEnemy(table, unit, by))),
  );
  const isSlide = (rule: RuleId) => rule === 'move.slide';
  const no: RuleId[] = [
    ...againstGroup(table, state, units),
    // The 1 UD of advance is not needed when a move ends in contact (`move.slide-limits`).
    ...againstMoving(table, state, units, steps).filter((rule) => !isSlide(rule)),
  ];
  if (infos.some(({ row, has }) => neverCharges(row, has.expendable))) no.push('charge.support-prohibited');
  if (units.some((unit) => entryAt(state.units, unit).doings.charged)) no.push('charge.not-allowed');
  if (!isFought) no.push('command.support-move');
  return [...new Set(no)];
}

/** The last advance ends where somebody meets an enemy. Null if the steps before it cannot be made. */
function cutAtContact(
  table: Table,
  state: State,
  { units, steps }: SupportAsked,
): readonly OrderStep[] | null {
  const last = steps[steps.length - 1];
  if (last?.step !== 'advance') return steps;
  const before = layManoeuvre(table, state, units, steps.slice(0, -1));
  if (before === null) return null;
  const now = stateIf(
    state,
    units.map((unit, n) => [unit, entryAt(before.to, n)] as const),
  );
  const used = lengthOf(table, before);
  const far = units.flatMap((unit, n) => {
    const from = entryAt(before.to, n);
    const lane = laneOf(table, now, {
      unit,
      from,
      began: from,
      mates: units,
      through: [],
      most: last.by,
      aims: null,
      bursts: false,
      ground: groundUnder(table.field, baseAt(table, state, unit, from)),
      used,
      change: 0,
      isCareful: false,
      near: nearestEnemy(table, state, baseOf(table, state, unit), unit),
    });
    return lane.met === null ? [] : [lane.far];
  });
  return far.length === 0 ? steps : [...steps.slice(0, -1), { step: 'advance', by: Math.min(...far) }];
}

/** Contact with anybody else would be a charge (`charge.definition`). */
function meetsOthers(table: Table, state: State, { units, to }: Manoeuvre, enemy: UnitIndex): boolean {
  const { eps } = table.sizes;
  return units.some((unit, n) => {
    const [before, after] = [baseOf(table, state, unit), baseAt(table, state, unit, entryAt(to, n))];
    return unitsOn(table, state, otherSide(entryAt(table.units, unit).side)).some((other) => {
      if (other === enemy) return false;
      const body = baseOf(table, state, other);
      return baseDistance(after, body) < eps && baseDistance(before, body) >= eps;
    });
  });
}

/** Whom the units come to with their front, or the place of one of them beside a friend. */
function standsAt(
  table: Table,
  state: State,
  asked: SupportAsked,
  { from, legs, to }: Manoeuvre,
): Pick<SupportPlot, 'strikes' | 'place'> | Refusals {
  const { units } = asked;
  const opened = legs.length > 1 ? entryAt(legs, legs.length - 2).looks : null;
  const now = stateIf(
    state,
    units.map((unit, n) => [unit, entryAt(to, n)] as const),
  );
  const poses = units.map((unit, n) => ({
    unit,
    began: entryAt(from, n),
    opened: opened === null ? entryAt(from, n) : entryAt(lastOf(opened), n),
    at: entryAt(to, n),
  }));
  const met = strikesOf(table, now, asked, poses);
  if (isRefused(met)) return met;
  const { strikes } = met;
  if (strikes.length > 0) return { strikes, place: null };
  const roles = rolesIn(table, now, meleesIn(table, now));
  if (units.some((unit) => roles.has(unit))) return { strikes, place: null };
  const unit = entryAt(units, 0);
  const place = units.length > 1 ? null : placeBeside(table, now, unit, asked.enemy);
  return place === null ? ['melee.simple-support-where'] : { strikes, place };
}
