/** Rally orders (chapter rally). */

import {
  angleBetween,
  type Base,
  baseDistance,
  boundless,
  cornersOf,
  edgeOf,
  overlaps,
  zoneBefore,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { rally as procedure } from '../../../rules/rally/procedure.ts';
import { type Rally, rallyOf } from '../../../rules/rally/situation.ts';
import { baseOf } from '../../bodies/index.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { unitsOn } from '../../state/sides.ts';
import { diceOf, isRefused, type Refusals, type Turn } from '../../state/turn.ts';
import { isAtCamp } from '../../zones/index.ts';
import { meleesIn, rolesIn } from '../melee/index.ts';
import { nearestEnemy } from '../move/index.ts';
import { type Price, paid, priceOf } from './price.ts';

export interface RallyPlot {
  readonly unit: UnitIndex;
  readonly corps: CorpsIndex;
  readonly price: Price;
}

/** A try to rally, paid for, or its refusals. */
export function plotRally(table: Table, state: State, unit: UnitIndex, free: boolean): RallyPlot | Refusals {
  const situation = rallyFacts(table, state, unit);
  const no = procedure
    .refusals(table.rules)
    .filter(({ when }) => when(situation))
    .map(({ id }) => id);
  const { row, corps } = entryAt(table.units, unit);
  const { doings } = entryAt(state.units, unit);
  const isLight = row.category === 'LI' || row.category === 'LH';
  if (doings.shifted && !isLight) no.push('rally.shifted');
  if (doings.burst) no.push('interpenetration.burst-once');
  if (entryAt(state.units, unit).looting) no.push('camp.loot');
  if (no.length > 0) return no;
  const price = priceOfRally(table, state, unit, situation.place, free);
  return isRefused(price) ? price : { unit, corps, price };
}

/** Held Headstrong units have one try in the price of holding them, each further try costs 1 CP (`rally.headstrong`). */
function priceOfRally(
  table: Table,
  state: State,
  unit: UnitIndex,
  place: Rally['place'],
  free: boolean,
): Price | Refusals {
  const { corps, has } = entryAt(table.units, unit);
  const asked = { corps, units: [unit], order: { order: 'rally', rally: place }, free } as const;
  if (!has.headstrong || !entryAt(state.units, unit).doings.held) return priceOf(table, state, asked);
  const cp = state.heldTries.some((units) => units.includes(unit)) ? 0 : 1;
  return paid(table, state, asked, cp, [{ rule: 'rally.headstrong', of: 'cp', value: cp }]);
}

export function rally(turn: Turn, { unit, corps, price }: RallyPlot): void {
  const { table, state, resolution } = turn;
  const { spent, free, why } = price;
  const order = { kind: 'ordered', corps, units: [unit], order: 'rally', spent, free } as const;
  resolution.emit(resolution.reasons ? { ...order, why } : order);
  const attempt = procedure.assess(rallyFacts(table, state, unit), null);
  const { recovered } = procedure.roll(attempt, diceOf(turn, unit, 'rally'));
  resolution.emit({ kind: 'rallied', unit, recovered });
}

/** `rally.melee-support`: simple support is near, not in melee. */
export function rallyFacts(table: Table, state: State, unit: UnitIndex): Rally {
  const { kind, has } = entryAt(table.units, unit);
  const { lost, doings } = entryAt(state.units, unit);
  const base = baseOf(table, state, unit);
  const role = rolesIn(table, state, meleesIn(table, state)).get(unit);
  const isBusyAtCamp = entryAt(state.units, unit).looting || isAtCamp(table, state, unit);
  const { eps, ud } = table.sizes;
  const near = nearestEnemy(table, state, base, unit);
  return rallyOf(table.rules, {
    distanceUd: near === null ? null : Math.floor(near / eps) / Math.round(ud / eps),
    inMelee: role === 'main' || role === 'melee-support' || isBusyAtCamp,
    commander: hasCommander(state, unit),
    rearSupport: hasRearSupport(table, state, unit, base),
    lost,
    kind,
    expendable: has.expendable,
    tried: doings.triedRally,
    moved: doings.moved,
  });
}

/** `rally.commander`, `rally.commander-once`. */
function hasCommander({ commands }: State, unit: UnitIndex): boolean {
  return commands.some(({ commander }) => commander.with === unit && !commander.rallied);
}

const noSupport: readonly string[] = ['LI', 'LH', 'Drag', 'Art', 'WWg'];

/** `rally.rear-support-means`. */
function hasRearSupport(table: Table, state: State, unit: UnitIndex, base: Base): boolean {
  const { distance, cover, angle } = table.rules.table.rearSupport;
  const roles = rolesIn(table, state, meleesIn(table, state));
  const strip = zoneBefore(base, { edge: 'rear', reach: boundless });
  return unitsOn(table, state, entryAt(table.units, unit).side).some((friend) => {
    const body = baseOf(table, state, friend);
    const isBusy = roles.has(friend) && roles.get(friend) !== 'simple-support';
    if (friend === unit || isBusy) return false;
    if (noSupport.includes(entryAt(table.units, friend).row.category)) return false;
    return (
      angleBetween(base.heading, body.heading) <= angle * 10 &&
      overlaps(strip, body) &&
      baseDistance(base, body) < distance * table.sizes.ud + table.sizes.eps &&
      shareBehind(base, body) >= cover
    );
  });
}

/** Share of the width of a base that another covers behind it. */
function shareBehind(base: Base, body: Base): number {
  const [left, right] = edgeOf(base, 'front');
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  const along = cornersOf(body).map(
    ({ x, y }) => ((x - left.x) * dx + (y - left.y) * dy) / (dx * dx + dy * dy),
  );
  return Math.min(1, Math.max(...along)) - Math.max(0, Math.min(...along));
}
