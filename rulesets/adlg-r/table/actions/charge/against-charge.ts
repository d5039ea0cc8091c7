/** Who may charge, and whom (`charge.prohibited`, `charge.light-infantry-open` and its fellows, `charge.or-support`, `charge.wide-edge`). */
import {
  type Base,
  cornerOf,
  edgeOf,
  locate,
  overlaps,
  pointDistance,
  sharedEdge,
  toLocal,
  zoneBefore,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { neverCharges } from '../../../rules/charge/prohibited.ts';
import { againstGroup, baseOf } from '../../bodies/index.ts';
import { groundUnder, penalises } from '../../field/index.ts';
import type { OrderStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitEdge } from '../../state/model.ts';
import { isEnemy } from '../../state/sides.ts';
import { isAtCamp, isInMelee } from '../../zones/index.ts';
import { isShielded } from '../ambush/index.ts';
import { isFighting } from '../melee/index.ts';

/** Units that charge: where a front is extended with part of it in melee, all but those who fight (`charge.extension`, `move.extension-melee`). */
export function chargersIn(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  opening: readonly OrderStep[],
): readonly UnitIndex[] {
  if (!opening.some(({ step }) => step === 'extend')) return units;
  const free = units.filter((unit) => !isFighting(table, state, unit));
  return free.length === 0 ? units : free;
}

/** Rules against a charge by these units, whomever they charge. */
export function againstChargers(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  opening: readonly OrderStep[],
): RuleId[] {
  const no: RuleId[] = [...againstGroup(table, state, units)];
  for (const unit of chargersIn(table, state, units, opening)) {
    const { row, has } = entryAt(table.units, unit);
    const { doings, square } = entryAt(state.units, unit);
    const isLight = row.category === 'LI' || row.category === 'LH';
    if (neverCharges(row, has.expendable)) no.push('charge.prohibited');
    if (isInMelee(state, unit)) no.push('melee.lasts');
    if (isAtCamp(table, state, unit)) no.push('camp.attacker');
    if (doings.moved || doings.charged) no.push('charge.not-allowed');
    if (doings.triedRally) no.push('rally.no-move');
    if (square) no.push('square.no-move');
    if (doings.shifted && !isLight) no.push('conform.shift-after');
    if (doings.burst) no.push('interpenetration.burst-once');
  }
  return [...new Set(no)];
}

/** Rules against the contact of one charger with an enemy: its base where they touch, and the edge it strikes. */
export function againstContact(
  table: Table,
  state: State,
  unit: UnitIndex,
  target: UnitIndex,
  { end, edge }: { readonly end: Base; readonly edge: UnitEdge },
): RuleId[] {
  if (isShielded(state, target)) return ['deploy.ambush-reveal'];
  if (entryAt(table.units, unit).row.category !== 'LI') return [];
  const { row } = entryAt(table.units, target);
  const isPrey = row.category === 'LI' || row.category === 'Art' || row.category === 'El';
  if (!isFrontInRough(table, end)) {
    if (isPrey) return [];
    const touchesRough = groundUnder(table.field, end) !== 'open';
    return [touchesRough ? 'charge.light-infantry-front' : 'charge.light-infantry-open'];
  }
  if (isPrey && table.rules.melee.lightInfantryRoughAdds) return [];
  const there = groundUnder(table.field, baseOf(table, state, target));
  const isWeak = edge !== 'front' || entryAt(state.units, target).lost > 0 || penalises(table, target, there);
  return isWeak ? [] : ['charge.light-infantry-rough'];
}

/** Whether a front edge lies wholly in one piece of rough or difficult terrain. */
function isFrontInRough({ field }: Table, base: Base): boolean {
  const [a, b] = [cornerOf(base, 'front-left'), cornerOf(base, 'front-right')];
  const middle = { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
  return field.areas.some(
    ({ ground, polygon }) =>
      ground !== 'open' &&
      ground !== 'impassable' &&
      [a, middle, b].every(({ x, y }) => locate(polygon, x, y) !== 'outside'),
  );
}

/**
 * How a charger comes into contact with an enemy: as a charge, or, where a friend fights that enemy already, as a move to support
 * (`charge.or-support`). 1 UD free at a corner of a wide front may be charged (`charge.wide-edge`).
 */
export function contactIs(
  table: Table,
  state: State,
  unit: UnitIndex,
  target: UnitIndex,
  { edge, mates }: { readonly edge: UnitEdge; readonly mates: readonly UnitIndex[] },
): 'charge' | 'support' {
  const friends = state.contacts
    .filter(({ by, on }) => by === target || on === target)
    .map((contact) => ({ friend: contact.by === target ? contact.on : contact.by, contact }))
    .filter(({ friend }) => !mates.includes(friend) && !isEnemy(table, friend, unit));
  if (friends.length === 0) return 'charge';
  const isSameEdge = friends.every(
    ({ contact }) => contact.on === target && contact.edge === edge && edge === 'front',
  );
  if (!isSameEdge || !table.options['charge.wide-edge']) return 'support';
  const base = baseOf(table, state, target);
  const taken = friends.map(({ friend }) => coverOf(base, baseOf(table, state, friend)));
  return freeAtCorner(base, taken) >= table.sizes.ud - table.sizes.eps ? 'charge' : 'support';
}

/** The part of the front of a base that another covers, from left to right in its frame. */
function coverOf(base: Base, other: Base): readonly [number, number] {
  const rights = edgeOf(other, 'front').map(({ x, y }) => toLocal(base, x, y).right);
  return [Math.min(...rights), Math.max(...rights)];
}

function freeAtCorner({ footprint }: Base, taken: readonly (readonly [number, number])[]): number {
  const half = footprint.shape === 'round' ? footprint.radius : footprint.width / 2;
  const left = Math.min(half, ...taken.map(([from]) => from)) + half;
  const right = half - Math.max(-half, ...taken.map(([, to]) => to));
  return Math.max(left, right);
}

/** Whether a comrade stands along more than half of an edge, as in a column, so that nobody comes onto it (`charge.not-allowed`). */
export function isCovered(table: Table, state: State, target: UnitIndex, edge: UnitEdge): boolean {
  const base = baseOf(table, state, target);
  const [a, b] = edgeOf(base, edge);
  const half = pointDistance(a.x, a.y, b.x, b.y) / 2;
  const beyond = zoneBefore(base, { edge, reach: table.sizes.eps });
  return entryAt(table.sides, entryAt(table.units, target).side).units.some((other) => {
    if (other === target || entryAt(state.units, other).status !== 'on') return false;
    const body = baseOf(table, state, other);
    return overlaps(beyond, body) && sharedEdge(base, body, table.sizes.eps) > half;
  });
}
