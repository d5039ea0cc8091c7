/** Charges by order and by their own will: plotted by their chapter, paid for, and declared. */
import { invalidCommand, refusedCommand } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import {
  type ChargeAsked,
  type ChargePlot,
  declare,
  isReformed,
  plotCharge,
} from '../actions/charge/index.ts';
import { type Price, priceOf } from '../actions/command/index.ts';
import { baseOf } from '../bodies/index.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { CorpsIndex, SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { otherSide } from '../state/sides.ts';
import { isRefused, type Refusals, type Turn } from '../state/turn.ts';
import { zoneOn } from '../zones/index.ts';
import { enemyUnit, isMistake, ownUnits } from './given-command.ts';
import { atPrice, type Handler } from './handler.ts';

/** The name of the enemy's camp as a target. */
const enemyCamp = 'camp';

interface PaidCharge {
  readonly corps: CorpsIndex;
  readonly plot: ChargePlot;
  readonly price: Price;
}

/** A charge and what it costs, or the rules against it. */
export function planCharge(
  table: Table,
  state: State,
  asked: ChargeAsked,
  free: boolean,
): PaidCharge | Refusals {
  const { units } = asked;
  const { corps } = entryAt(table.units, entryAt(units, 0));
  if (corps !== state.corps || units.some((unit) => entryAt(table.units, unit).corps !== corps))
    return ['command.own-corps'];
  const plot = plotCharge(table, state, asked);
  if (isRefused(plot)) return plot;
  const order = asked.how === 'spontaneous' ? 'spontaneous-charge' : 'charge';
  const price = priceOf(table, state, {
    corps,
    units,
    free,
    order: { order, turn: plot.laid.turned, frontChange: isReformed(plot.opening), endsInContact: true },
  });
  return isRefused(price) ? price : { corps, plot, price };
}

function carryOut(turn: Turn, { corps, plot, price }: PaidCharge): void {
  const { resolution } = turn;
  const { spent, free, why } = price;
  const order = plot.how === 'spontaneous' ? 'spontaneous' : 'charge';
  const event = { kind: 'ordered', corps, units: plot.units, order, spent, free } as const;
  resolution.emit(resolution.reasons ? { ...event, why } : event);
  declare(turn, plot);
}

function asOrdered(table: Table, { units, opening, target, into }: AdlgCommandOf<'charge'>): ChargeAsked {
  return {
    units: indicesIn(table, units),
    opening,
    target: target === enemyCamp ? enemyCamp : lookUp(table.unitOf, target),
    how: 'ordered',
    into,
  };
}

function indicesIn({ unitOf }: Table, ids: readonly string[]): UnitIndex[] {
  return ids.map((id) => lookUp(unitOf, id));
}

function againstNames(
  table: Table,
  state: State,
  side: SideIndex,
  { units, target }: Pick<AdlgCommandOf<'charge'>, 'units' | 'target'>,
) {
  const own = ownUnits(table, state, side, units);
  if (!Array.isArray(own)) return own;
  if (target === enemyCamp) {
    const camp = entryAt(state.camps, otherSide(side));
    return camp === null || camp.lost ? invalidCommand('value', 'target', 'the enemy has no camp') : null;
  }
  const enemy = enemyUnit(table, state, side, target);
  return isMistake(enemy) ? enemy : null;
}

export const charging: Handler<'charge'> = {
  check(table, state, side, command) {
    const mistake = againstNames(table, state, side, command);
    if (mistake !== null) return mistake;
    const planned = planCharge(table, state, asOrdered(table, command), command.free);
    return isRefused(planned) ? refusedCommand(...planned) : atPrice(planned.price);
  },
  carryOut(turn, _side, command) {
    const planned = planCharge(turn.table, turn.state, asOrdered(turn.table, command), command.free);
    if (!isRefused(planned)) carryOut(turn, planned);
  },
};

function asSpontaneous(table: Table, { units, target }: AdlgCommandOf<'spontaneous'>): ChargeAsked {
  const at = target === enemyCamp ? enemyCamp : lookUp(table.unitOf, target);
  const asked = { units: indicesIn(table, units), target: at } as const;
  return { ...asked, opening: [], how: 'spontaneous', into: false };
}

/** Against an enemy in the zone of one of its units (`charge.spontaneous`, `charge.spontaneous-how`). */
function planSpontaneous(table: Table, state: State, asked: ChargeAsked): PaidCharge | Refusals {
  const { target } = asked;
  if (target === enemyCamp) return ['charge.spontaneous'];
  const body = baseOf(table, state, target);
  const isNear = asked.units.some((unit) => zoneOn(table, state, unit, target, body) > 0);
  return isNear ? planCharge(table, state, asked, false) : ['charge.spontaneous'];
}

export const goingSpontaneously: Handler<'spontaneous'> = {
  check(table, state, side, command) {
    const mistake = againstNames(table, state, side, command);
    if (mistake !== null) return mistake;
    const planned = planSpontaneous(table, state, asSpontaneous(table, command));
    return isRefused(planned) ? refusedCommand(...planned) : atPrice(planned.price);
  },
  carryOut(turn, _side, command) {
    const planned = planSpontaneous(turn.table, turn.state, asSpontaneous(turn.table, command));
    if (!isRefused(planned)) carryOut(turn, planned);
  },
};
