/** boundCharge: the charge that a Headstrong unit is bound to make, unless it is held (`charge.uncontrolled`). */
import { type Base, baseDistance, cornersOf, frontage, toLocal } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { neverCharges } from '../../../rules/charge/prohibited.ts';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import { holdersOf, isAtCamp, isInMelee, mostThreatening, zoneCovers } from '../../zones/index.ts';
import { baseOfCamp, bindsByCamp } from '../camp/index.ts';
import type { ChargePlot } from '../charge/index.ts';
import { meleesIn, rolesIn } from '../melee/index.ts';
import { allowanceOn } from '../move/index.ts';
import { type SupportPlot, supportInReach } from '../support/index.ts';
import { isExempt } from './exempt.ts';
import { shortestRoute } from './route.ts';

/** Where a Headstrong unit goes by itself: at an enemy, or into support of a friend who fights him. */
export type BoundCharge =
  | { readonly how: 'charge'; readonly plot: ChargePlot }
  | { readonly how: 'support'; readonly plot: SupportPlot };

/** Null for units that are not Headstrong, and where no enemy binds it (`charge.uncontrolled-trigger`, `charge.uncontrolled-exempt`). */
export function boundCharge(table: Table, state: State, unit: UnitIndex): BoundCharge | null {
  const { has, row } = entryAt(table.units, unit);
  if (!has.headstrong || neverCharges(row, has.expendable) || isFree(table, state, unit)) return null;
  for (const target of targetsInOrder(table, state, unit)) {
    const found = chargeAt(table, state, unit, target);
    if (found !== null) return found;
  }
  return bindsByCamp(table, state, unit) ? atCamp(table, state, unit) : null;
}

/** The camp comes after all units (`charge.uncontrolled-camp`). */
function atCamp(table: Table, state: State, unit: UnitIndex): BoundCharge | null {
  const reach = allowanceOn(table, state, unit, 'open').far + table.sizes.eps;
  if (baseDistance(baseOf(table, state, unit), baseOfCamp(table, state, unit)) > reach) return null;
  const plot = shortestRoute(table, state, unit, 'camp');
  return plot === null ? null : { how: 'charge', plot };
}

/** Whether a unit is bound to charge: no order has been given to it, and nobody holds it. */
export function isStillBound(table: Table, state: State, unit: UnitIndex): boolean {
  const { status, doings } = entryAt(state.units, unit);
  const hasOrder = doings.moved || doings.triedRally || doings.held || doings.charged || doings.evaded;
  return status === 'on' && !hasOrder && boundCharge(table, state, unit) !== null;
}

function chargeAt(table: Table, state: State, unit: UnitIndex, target: UnitIndex): BoundCharge | null {
  if (isFoughtByFriend(table, state, unit, target)) {
    const plot = supportInReach(table, state, unit, target);
    return plot === null ? null : { how: 'support', plot };
  }
  const plot = shortestRoute(table, state, unit, target);
  if (plot === null) return null;
  const isAny = table.options['command.headstrong-bound'] === 'any';
  return !isAny && isExempt(table, state, plot) ? null : { how: 'charge', plot };
}

/** In melee or support, looting, at a camp, in square, or held by a zone on its rear only. */
function isFree(table: Table, state: State, unit: UnitIndex): boolean {
  const { square, looting, doings } = entryAt(state.units, unit);
  if (square || looting || doings.charged || isInMelee(state, unit) || isAtCamp(table, state, unit))
    return true;
  if (state.contacts.length > 0 && rolesIn(table, state, meleesIn(table, state)).has(unit)) return true;
  const holders = holdersOf(table, state, unit);
  const base = baseOf(table, state, unit);
  return holders.length > 0 && holders.every((enemy) => isHeldBehind(table, state, enemy, base));
}

function isHeldBehind(table: Table, state: State, enemy: UnitIndex, base: Base): boolean {
  const covers = (edge: 'front' | 'left' | 'right' | 'rear') => zoneCovers(table, state, enemy, base, edge);
  return covers('rear') && !covers('front') && !covers('left') && !covers('right');
}

function isFoughtByFriend(table: Table, state: State, unit: UnitIndex, target: UnitIndex): boolean {
  const { side } = entryAt(table.units, unit);
  return state.contacts.some(({ by, on }) => {
    const friend = by === target ? on : on === target ? by : null;
    return friend !== null && entryAt(table.units, friend).side === side;
  });
}

/** In front or to the flank, in range: most threatening, most in front, nearest (`charge.uncontrolled-order`). */
function targetsInOrder(table: Table, state: State, unit: UnitIndex): UnitIndex[] {
  const base = baseOf(table, state, unit);
  const reach = allowanceOn(table, state, unit, 'open').far + table.sizes.eps;
  const threats = mostThreatening(table, state, unit);
  return unitsOn(table, state, otherSide(entryAt(table.units, unit).side))
    .map((enemy) => {
      const body = baseOf(table, state, enemy);
      return { enemy, body, distance: baseDistance(base, body), before: coverBefore(base, body) };
    })
    .filter(({ distance, body }) => distance <= reach && !isWhollyBehind(base, body))
    .sort(
      (one, other) =>
        Number(threats.includes(other.enemy)) - Number(threats.includes(one.enemy)) ||
        other.before - one.before ||
        one.distance - other.distance ||
        one.enemy - other.enemy,
    )
    .map(({ enemy }) => enemy);
}

/** No part of it ahead of the rear line. */
function isWhollyBehind(base: Base, body: Base): boolean {
  const { footprint } = base;
  const depth = footprint.shape === 'round' ? 2 * footprint.radius : footprint.depth;
  return cornersOf(body).every(({ x, y }) => toLocal(base, x, y).ahead <= -depth);
}

/** Length of the front edge that the projection of a body covers, if it is ahead. */
function coverBefore(base: Base, body: Base): number {
  const places = cornersOf(body).map(({ x, y }) => toLocal(base, x, y));
  if (places.every(({ ahead }) => ahead <= 0)) return 0;
  const half = frontage(base.footprint) / 2;
  const rights = places.map(({ right }) => right);
  return Math.max(0, Math.min(half, Math.max(...rights)) - Math.max(-half, Math.min(...rights)));
}
