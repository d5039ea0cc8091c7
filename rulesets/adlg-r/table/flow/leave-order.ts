/** Orders to leave an enemy: melees broken off, zones of control left (chapters disengage and zoc). */
import { refusedCommand } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import { type Price, priceOf } from '../actions/command/index.ts';
import { keepContacts } from '../actions/conform/index.ts';
import { againstEvading, evade } from '../actions/evade/index.ts';
import {
  type DisengagePlot,
  type EvadingExit,
  type ExitPlot,
  plotDisengage,
  plotEvadingExit,
  plotExit,
} from '../actions/leave/index.ts';
import { disorder } from '../actions/losses/index.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isRefused, type Refusals, type Turn } from '../state/turn.ts';
import { ownUnits } from './given-command.ts';
import { atPrice, type Handler } from './handler.ts';
import { payFor } from './paying.ts';

type Paid<Plot> = { readonly plot: Plot; readonly price: Price };

function corpsOf(table: Table, units: readonly UnitIndex[]) {
  return entryAt(table.units, entryAt(units, 0)).corps;
}

function againstCorps(table: Table, state: State, units: readonly UnitIndex[]): Refusals {
  return units.every((unit) => entryAt(table.units, unit).corps === state.corps) ? [] : ['command.own-corps'];
}

function planDisengage(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  free: boolean,
): Paid<DisengagePlot> | Refusals {
  const no = againstCorps(table, state, units);
  const plot = no.length > 0 ? no : plotDisengage(table, state, units);
  if (isRefused(plot)) return plot;
  const price = priceOf(table, state, {
    corps: corpsOf(table, units),
    units,
    free,
    order: { order: 'disengage' },
  });
  return isRefused(price) ? price : { plot, price };
}

/** They part, and neither they nor those they left shoot (`disengage.after`). */
function carryOutDisengage(turn: Turn, { plot, price }: Paid<DisengagePlot>): void {
  const { resolution } = turn;
  const { units, from, out, stays, parted } = plot;
  payFor(turn, units, 'disengage', price);
  if (stays) {
    for (const unit of units) disorder(turn, unit, 'disengage.zero');
    return;
  }
  const ways = units.map((unit, n) => ({ unit, way: [entryAt(from, n), entryAt(out.poses, n)] }));
  resolution.emit({ kind: 'moved', cause: 'disengage', ways, used: out.by, slid: false });
  resolution.emit({ kind: 'parted', contacts: parted });
  resolution.emit({ kind: 'wasNear', units });
}

export const disengaging: Handler<'disengage'> = {
  check(table, state, side, { units: ids, free }) {
    const units = ownUnits(table, state, side, ids);
    if (!Array.isArray(units)) return units;
    const planned = planDisengage(table, state, units, free);
    return isRefused(planned) ? refusedCommand(...planned) : atPrice(planned.price);
  },
  carryOut(turn, _side, { units: ids, free }) {
    const units = ids.map((id) => lookUp(turn.table.unitOf, id));
    const planned = planDisengage(turn.table, turn.state, units, free);
    if (!isRefused(planned)) carryOutDisengage(turn, planned);
  },
};

type ExitAsked = Pick<AdlgCommandOf<'leave'>, 'way' | 'align' | 'turnBack' | 'free'>;

function planExit(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  { way, align, free }: ExitAsked,
): Paid<ExitPlot | EvadingExit> | Refusals {
  const no = againstCorps(table, state, units);
  if (no.length > 0) return no;
  const price = priceOf(table, state, {
    corps: corpsOf(table, units),
    units,
    free,
    order: {
      order: 'leave-zoc',
      exit: way,
      canEvade: units.every((unit) => againstEvading(table, state, unit).length === 0),
    },
  });
  if (isRefused(price)) return price;
  const plot =
    way === 'evade' ? plotEvadingExit(table, state, units, align) : plotExit(table, state, units, way);
  return isRefused(plot) ? plot : { plot, price };
}

function carryOutExit(turn: Turn, { plot, price }: Paid<ExitPlot | EvadingExit>, turnBack: boolean): void {
  const { state, resolution } = turn;
  if ('enemy' in plot) {
    payFor(turn, plot.evade.units, 'leave', price);
    evade(turn, [{ plot: plot.evade, turnBack }], [plot.enemy]);
    resolution.emit({ kind: 'wasNear', units: plot.evade.units });
    return;
  }
  const { units, from, out, disorders } = plot;
  payFor(turn, units, 'leave', price);
  const ways = units.map((unit, n) => {
    const began = entryAt(state.units, unit).pose;
    const facing = entryAt(from, n);
    const way = began.heading === facing.heading ? [began] : [began, facing];
    return { unit, way: [...way, entryAt(out.poses, n)] };
  });
  resolution.emit({ kind: 'moved', cause: 'leave-zoc', ways, used: out.by, slid: false });
  keepContacts(turn);
  resolution.emit({ kind: 'wasNear', units });
  if (disorders) for (const unit of units) disorder(turn, unit, 'zoc.exit-back');
}

export const leaving: Handler<'leave'> = {
  check(table, state, side, command) {
    const units = ownUnits(table, state, side, command.units);
    if (!Array.isArray(units)) return units;
    const planned = planExit(table, state, units, command);
    return isRefused(planned) ? refusedCommand(...planned) : atPrice(planned.price);
  },
  carryOut(turn, _side, command) {
    const units = command.units.map((id) => lookUp(turn.table.unitOf, id));
    const planned = planExit(turn.table, turn.state, units, command);
    if (!isRefused(planned)) carryOutExit(turn, planned, command.turnBack);
  },
};
