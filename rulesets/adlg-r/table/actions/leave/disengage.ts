/** plotDisengage: units in melee that go straight back from the enemy they face (chapter disengage). */
import type { Pose } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { UnitRow } from '../../../model.ts';
import { move } from '../../../rules/movement/procedure.ts';
import { againstGroup, baseOf } from '../../bodies/index.ts';
import { groundUnder, penalises } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { otherSide } from '../../state/sides.ts';
import type { Refusals } from '../../state/turn.ts';
import { campOf, holdersOf, isAtCamp, zoneCovers } from '../../zones/index.ts';
import { meleesIn, rolesIn, worksBetween } from '../melee/index.ts';
import { allowanceOn } from '../move/index.ts';
import { type StraightOut, straightOut } from './straight.ts';

export interface DisengagePlot {
  readonly units: readonly UnitIndex[];
  readonly from: readonly Pose[];
  readonly out: StraightOut;
  /** Stays in contact and becomes Disordered, by option (`disengage.zero`). */
  readonly stays: boolean;
  /** Numbers of the contacts that end. */
  readonly parted: readonly number[];
}

export function plotDisengage(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
): DisengagePlot | Refusals {
  const left = enemiesOf(state, units);
  const no: RuleId[] = [
    ...againstGroup(table, state, units),
    ...units.flatMap((unit) => againstUnit(table, state, unit)),
  ];
  if (no.length > 0) return [...new Set(no)];
  const { ud, eps } = table.sizes;
  const from = units.map((unit) => entryAt(state.units, unit).pose);
  const out = straightOut(table, state, {
    units,
    way: 'back',
    from,
    left,
    most: (unit, ground) => Math.max(0, allowanceOn(table, state, unit, ground).far - ud),
  });
  if (out.isStopped && out.by < ud - eps) return ['disengage.forbidden'];
  const isNowhere = out.by < eps;
  if (isNowhere && table.options['disengage.zero']) return ['disengage.zero'];
  const parted = state.contacts
    .filter(({ by, on }) => units.includes(by) || units.includes(on))
    .map(({ since }) => since);
  return { units, from, out, stays: isNowhere, parted: isNowhere ? [] : parted };
}

function enemiesOf({ contacts }: State, units: readonly UnitIndex[]): UnitIndex[] {
  return contacts.flatMap(({ by, on }) => (units.includes(by) ? [on] : units.includes(on) ? [by] : []));
}

function againstUnit(table: Table, state: State, unit: UnitIndex): RuleId[] {
  const role = rolesIn(table, state, meleesIn(table, state)).get(unit);
  const faced = state.contacts.flatMap(({ by, on, edge }) =>
    by === unit ? [on] : on === unit && edge === 'front' ? [by] : [],
  );
  const isBeforeCamp = isAtCamp(table, state, unit);
  const isFacing = (role === 'main' || role === 'melee-support') && faced.length > 0;
  if (!isFacing && !isBeforeCamp) return ['disengage.unit'];
  const no: RuleId[] = [];
  // A fortified camp is left across its fortifications (`disengage.all`, `camp.attacker`).
  if (
    isBeforeCamp &&
    campOf(table, state, otherSide(entryAt(table.units, unit).side))?.camp.fortified !== true
  )
    no.push('disengage.all');
  const { square, doings } = entryAt(state.units, unit);
  const { triedRally, shifted, moved } = doings;
  if (square && table.options['square.no-move']) no.push('square.no-move');
  if (triedRally) no.push('rally.no-move');
  if (moved || shifted) no.push('disengage.unit');
  const isStruck = state.contacts.some(({ on, edge }) => on === unit && edge !== 'front');
  const base = baseOf(table, state, unit);
  const isHeld = holdersOf(table, state, unit).some((owner) =>
    (['left', 'right', 'rear'] as const).some((edge) => zoneCovers(table, state, owner, base, edge)),
  );
  if (isStruck || isHeld) no.push('disengage.forbidden');
  if (!faced.every((enemy) => mayLeave(table, state, unit, enemy))) no.push(ruleOf(table, unit));
  return no;
}

/** The rule by which such a unit might disengage. */
function ruleOf({ units }: Table, unit: UnitIndex): RuleId {
  const { category, mounted } = entryAt(units, unit).row;
  if (category === 'LI') return 'disengage.li';
  if (category === 'El') return 'elephant.no-disengage';
  return mounted ? 'disengage.mounted' : 'disengage.all';
}

/** Foot, or dragoons, who fight on foot unless an option has them mounted everywhere (`disengage.slower`). */
function isOnFoot({ category, mounted }: UnitRow): boolean {
  return !mounted && category !== 'Art' && category !== 'WWg';
}

function mayLeave(table: Table, state: State, unit: UnitIndex, enemy: UnitIndex): boolean {
  const { row } = entryAt(table.units, unit);
  const its = entryAt(table.units, enemy).row;
  if (its.category === 'Art' || its.category === 'WWg') return true;
  const across = [worksBetween(table, state, unit, enemy), worksBetween(table, state, enemy, unit)];
  if (across.some((works) => works === 'fortification' || works === 'obstacle')) return true;
  if (row.category === 'LI') {
    const ground = groundUnder(table.field, baseOf(table, state, enemy));
    return isOnFoot(its) || its.category === 'El' || penalises(table, enemy, ground);
  }
  if (row.category === 'El' || !row.mounted) return false;
  return isOnFoot(its) || openUd(table, enemy) < openUd(table, unit);
}

/** Allowance in the open, which says who is slower (`disengage.slower`, `zoc.exit-ahead-how`). Dragoons are on foot. */
export function openUd({ units, rules }: Table, unit: UnitIndex): number {
  const { kind } = entryAt(units, unit);
  const situation = move.situation(rules, { kind, terrain: 'open', road: false, distanceUd: 0 });
  return move.facts(move.assess(situation, null)).ud;
}
