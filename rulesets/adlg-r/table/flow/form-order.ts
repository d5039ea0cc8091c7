/** Orders that change a unit where it stands: squares and stakes (chapters square and fortification). */
import { refusedCommand } from '@grognard/engine';
import { type Base, cornersOf, overlaps, type Pose, placeBase } from '@grognard/geometry';
import { entryAt, lookUp } from '@grognard/lists';
import { type Price, paid, priceOf } from '../actions/command/index.ts';
import { isFighting, meleesIn, rolesIn } from '../actions/melee/index.ts';
import { nearestEnemy } from '../actions/move/index.ts';
import { baseOf } from '../bodies/index.ts';
import { groundUnder } from '../field/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isRefused, type Refusals, type Turn } from '../state/turn.ts';
import { isMistake, ownUnit } from './given-command.ts';
import { atPrice, type Handler } from './handler.ts';

/** Plans an order to one unit of the corps that is activated: its price, or the rules against it. */
type PlanOrder = (table: Table, state: State, unit: UnitIndex, free: boolean) => Price | Refusals;

/** Enters or leaves a square for its whole move, not in melee, where there is room (`square.when`, `square.room`). */
const planSquare: PlanOrder = (table, state, unit, free) => {
  const { corps } = entryAt(table.units, unit);
  const { doings, square } = entryAt(state.units, unit);
  const price = priceOf(table, state, { corps, units: [unit], free, order: { order: 'square' } });
  if (isRefused(price)) return price;
  const isInMelee = rolesIn(table, state, meleesIn(table, state)).has(unit);
  const isLate = table.options['square.when'] === 'whole-move' && doings.moved;
  if (isInMelee || isLate) return ['square.when'];
  if (doings.triedRally) return ['rally.no-move'];
  return hasRoom(table, state, unit, !square) ? price : ['square.room'];
};

/** Whether the base has room about its middle, facing as before (`square.footprint`). */
function hasRoom(table: Table, state: State, unit: UnitIndex, square: boolean): boolean {
  const { pose } = entryAt(state.units, unit);
  const base = placeBase(square ? table.sizes.square : entryAt(table.units, unit).footprint, pose);
  const others = table.units
    .filter(({ index }) => index !== unit && ['on', 'routed'].includes(entryAt(state.units, index).status))
    .map(({ index }) => baseOf(table, state, index));
  const camps = state.camps.flatMap((camp) =>
    camp === null ? [] : [placeBase(table.sizes.camp, camp.pose)],
  );
  return (
    isOnTable(table, base) &&
    groundUnder(table.field, base) !== 'impassable' &&
    ![...others, ...camps].some((other) => overlaps(base, other))
  );
}

function isOnTable({ field }: Table, base: Base): boolean {
  return cornersOf(base).every(({ x, y }) => x >= 0 && y >= 0 && x <= field.width && y <= field.depth);
}

/** Planted by a unit that has them, far enough from every enemy (`fortification.stakes`). */
const planStakes: PlanOrder = (table, state, unit, free) => {
  const { corps, has } = entryAt(table.units, unit);
  const { ud, cp } = table.rules.table.stakes;
  const near = nearestEnemy(table, state, baseOf(table, state, unit), unit);
  const isNear = near !== null && near <= ud * table.sizes.ud - table.sizes.eps;
  if (!has.stakes || entryAt(state.units, unit).stakes !== null || isNear) return ['fortification.stakes'];
  return paid(table, state, { corps, units: [unit], free, order: { order: 'stakes' } }, cp, []);
};

/** What it costs to make a war wagon battle-ready, by option. */
const readyCost = 1;

/** A war wagon out of melee that stays where it is (`wagon.battle-ready-when`). */
const planReady: PlanOrder = (table, state, unit, free) => {
  const { corps, row } = entryAt(table.units, unit);
  const { ready, doings } = entryAt(state.units, unit);
  const isOrdered = table.options['wagon.battle-ready-when'] === 'by-order';
  if (!isOrdered || row.category !== 'WWg' || ready || doings.moved) return ['wagon.battle-ready-when'];
  if (isFighting(table, state, unit)) return ['melee.lasts'];
  return paid(table, state, { corps, units: [unit], free, order: { order: 'ready' } }, readyCost, []);
};

/** An order to one unit of the corps that is activated. */
function orderTo<K extends 'square' | 'stakes' | 'ready'>(
  order: K,
  plan: PlanOrder,
  emit: (turn: Turn, unit: UnitIndex, pose: Pose) => void,
): Handler<K> {
  return {
    check(table, state, side, command) {
      const unit = ownUnit(table, state, side, command.unit);
      if (isMistake(unit)) return unit;
      if (entryAt(table.units, unit).corps !== state.corps) return refusedCommand('command.own-corps');
      const price = plan(table, state, unit, command.free);
      return isRefused(price) ? refusedCommand(...price) : atPrice(price);
    },
    carryOut(turn, _side, command) {
      const { table, state, resolution } = turn;
      const unit = lookUp(table.unitOf, command.unit);
      const price = plan(table, state, unit, command.free);
      if (isRefused(price)) throw new Error(`no order: ${price.join(', ')}`);
      const { spent, free, why } = price;
      const { corps } = entryAt(table.units, unit);
      const event = { kind: 'ordered', corps, units: [unit], order, spent, free } as const;
      resolution.emit(resolution.reasons ? { ...event, why } : event);
      emit(turn, unit, entryAt(state.units, unit).pose);
    },
  };
}

export const forming = orderTo('square', planSquare, ({ state, resolution }, unit, pose) => {
  const { square } = entryAt(state.units, unit);
  resolution.emit({ kind: 'formed', unit, square: !square, pose });
});

export const planting = orderTo('stakes', planStakes, ({ resolution }, unit, pose) => {
  resolution.emit({ kind: 'planted', unit, stakes: pose });
});

export const readying = orderTo('ready', planReady, ({ resolution }, unit) => {
  resolution.emit({ kind: 'readied', unit });
});
