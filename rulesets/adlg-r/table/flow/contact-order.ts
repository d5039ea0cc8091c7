/** Orders to support a melee, to conform, and to hold Headstrong units (chapters melee, conform and charge). */
import { invalidCommand, refusedCommand } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import { type Price, priceOf } from '../actions/command/index.ts';
import { plotConform } from '../actions/conform/index.ts';
import { isStillBound } from '../actions/headstrong/index.ts';
import { againstConforming, conformLeft, type LeftOver, leftOver } from '../actions/meet/index.ts';
import { plotSupport, type SupportPlot, support } from '../actions/support/index.ts';
import { againstGroup } from '../bodies/index.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isRefused, type Refusals, type Turn } from '../state/turn.ts';
import { enemyUnit, isMistake, ownUnit, ownUnits } from './given-command.ts';
import { atPrice, type Handler } from './handler.ts';
import { payFor } from './paying.ts';

interface PaidSupport {
  readonly plot: SupportPlot;
  readonly price: Price;
}

function isOfCorps(table: Table, state: State, units: readonly UnitIndex[]): boolean {
  return units.every((unit) => entryAt(table.units, unit).corps === state.corps);
}

function planSupport(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  { steps, enemy, free }: Pick<AdlgCommandOf<'support'>, 'steps' | 'enemy' | 'free'>,
): PaidSupport | Refusals {
  if (!isOfCorps(table, state, units)) return ['command.own-corps'];
  const plot = plotSupport(table, state, { units, steps, enemy: lookUp(table.unitOf, enemy) });
  if (isRefused(plot)) return plot;
  const moves = 1 + Math.max(...units.map((unit) => entryAt(state.units, unit).doings.moves));
  const price = priceOf(table, state, {
    corps: entryAt(table.units, entryAt(units, 0)).corps,
    units,
    free,
    order: {
      order: 'support-move',
      turn: plot.turned,
      frontChange: plot.steps.some(({ step }) => step === 'extend' || step === 'contract'),
      moveNumber: moves === 1 ? 1 : moves === 2 ? 2 : 3,
      endsInContact: true,
    },
  });
  return isRefused(price) ? price : { plot, price };
}

export const supporting: Handler<'support'> = {
  check(table, state, side, command) {
    const units = ownUnits(table, state, side, command.units);
    if (!Array.isArray(units)) return units;
    const enemy = enemyUnit(table, state, side, command.enemy, 'enemy');
    if (isMistake(enemy)) return enemy;
    if (command.steps.length === 0) return invalidCommand('value', 'steps', 'a move has a step');
    const planned = planSupport(table, state, units, command);
    return isRefused(planned) ? refusedCommand(...planned) : atPrice(planned.price);
  },
  carryOut(turn, _side, command) {
    const units = command.units.map((id) => lookUp(turn.table.unitOf, id));
    const planned = planSupport(turn.table, turn.state, units, command);
    if (isRefused(planned)) return;
    payFor(turn, units, 'support', planned.price);
    support(turn, planned.plot);
  },
};

/** A unit or group of which somebody is bound to charge (`command.hold`). */
function planHold(table: Table, state: State, units: readonly UnitIndex[], free: boolean): Price | Refusals {
  if (!isOfCorps(table, state, units)) return ['command.own-corps'];
  const no = againstGroup(table, state, units);
  if (no.length > 0) return no;
  if (!units.some((unit) => isStillBound(table, state, unit))) return ['charge.uncontrolled'];
  const { corps } = entryAt(table.units, entryAt(units, 0));
  return priceOf(table, state, { corps, units, free, order: { order: 'hold' } });
}

export const holding: Handler<'hold'> = {
  check(table, state, side, command) {
    const units = ownUnits(table, state, side, command.units);
    if (!Array.isArray(units)) return units;
    const price = planHold(table, state, units, command.free);
    return isRefused(price) ? refusedCommand(...price) : atPrice(price);
  },
  carryOut(turn, _side, command) {
    const units = command.units.map((id) => lookUp(turn.table.unitOf, id));
    const price = planHold(turn.table, turn.state, units, command.free);
    if (isRefused(price)) return;
    payFor(turn, units, 'hold', price);
    turn.resolution.emit({ kind: 'held', units });
  },
};

/** Whether there is anything to gain: a unit that stands as well as it can does not conform again. */
function changes(table: Table, state: State, unit: UnitIndex, { enemy, edge, what }: LeftOver): boolean {
  if (what === 'meet') return true;
  const { pose } = plotConform(table, state, { unit, enemy, edge });
  const now = entryAt(state.units, unit).pose;
  return pose.x !== now.x || pose.y !== now.y || pose.heading !== now.heading;
}

/** Contacts left over may be conformed before `done` (`conform.moment`). */
function againstConform(table: Table, state: State, unit: UnitIndex, enemy: UnitIndex): Refusals {
  if (!isOfCorps(table, state, [unit])) return ['command.own-corps'];
  const left = leftOver(table, state, unit);
  if (left === null || left.enemy !== enemy) return ['conform.resolve-contact'];
  const no = againstConforming(table, state, unit);
  return no.length > 0 || changes(table, state, unit, left) ? no : ['conform.incomplete'];
}

export const conforming: Handler<'conform'> = {
  check(table, state, side, command) {
    const unit = ownUnit(table, state, side, command.unit);
    if (isMistake(unit)) return unit;
    const enemy = enemyUnit(table, state, side, command.to, 'to');
    if (isMistake(enemy)) return enemy;
    const no = againstConform(table, state, unit, enemy);
    return no.length > 0 ? refusedCommand(...no) : atPrice({ spent: 0, free: 0, why: [] });
  },
  carryOut(turn: Turn, _side, command) {
    const unit = lookUp(turn.table.unitOf, command.unit);
    payFor(turn, [unit], 'conform', { spent: 0, free: 0, why: [] });
    conformLeft(turn, unit);
  },
};
