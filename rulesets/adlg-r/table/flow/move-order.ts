/** Move orders: plotted by their chapter, paid for, and written down. */
import { invalidCommand, refusedCommand } from '@grognard/engine';
import { entryAt, lookUp } from '@grognard/lists';
import { type Price, priceOf } from '../actions/command/index.ts';
import { keepContacts } from '../actions/conform/index.ts';
import { disorder } from '../actions/losses/index.ts';
import { isFighting } from '../actions/melee/index.ts';
import { type MovePlot, plotMove } from '../actions/move/index.ts';
import { panicCrossed, pushAside } from '../actions/pass/index.ts';
import type { AdlgCommandOf } from '../state/commands.ts';
import type { CorpsIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isRefused, type Refusals, type Turn } from '../state/turn.ts';
import { cutAtAmbush } from './cut-move.ts';
import { isMistake, ownUnit } from './given-command.ts';
import { atPrice, type Handler } from './handler.ts';

interface PaidMove {
  readonly corps: CorpsIndex;
  readonly plot: MovePlot;
  readonly price: Price;
}

/** A move and what it costs, or the rules against it. */
function planMove(
  table: Table,
  state: State,
  units: readonly UnitIndex[],
  { steps, free }: Pick<AdlgCommandOf<'move'>, 'steps' | 'free'>,
): PaidMove | Refusals {
  const infos = units.map((unit) => entryAt(table.units, unit));
  const { corps } = entryAt(infos, 0);
  if (corps !== state.corps || infos.some((info) => info.corps !== corps)) return ['command.own-corps'];
  const plot = plotMove(table, state, units, steps);
  if (isRefused(plot)) return plot;
  const { turned, short, moveNumber } = plot;
  const price = priceOf(table, state, {
    corps,
    units,
    free,
    order: {
      order: 'move',
      turn: turned,
      shortMove: short,
      frontChange: steps.some(({ step }) => step === 'extend' || step === 'contract'),
      moveNumber: moveNumber === 1 ? 1 : moveNumber === 2 ? 2 : 3,
      commanderWith: units.some((unit) => unit === entryAt(state.commands, corps).commander.with),
    },
  });
  if (isRefused(price)) return price;
  // Only a difficult manoeuvre may be made without allowance enough.
  const isDifficult = price.why.some(({ rule }) => rule === 'command.difficult');
  return plot.disorders && !isDifficult ? ['move.front-edge'] : { corps, plot, price };
}

function carryOutMove(turn: Turn, { corps, plot, price }: PaidMove): void {
  const { table, state, resolution } = turn;
  const { manoeuvre, used, slid, entries, over, near, disorders } = plot;
  const { units } = manoeuvre;
  const { spent, free, why } = price;
  const order = { kind: 'ordered', corps, units, order: 'move', spent, free } as const;
  resolution.emit(resolution.reasons ? { ...order, why } : order);
  const cut = cutAtAmbush(turn, manoeuvre);
  const isCut = cut.share < 1;
  const ways = units
    .map((unit, n) => {
      const way = entryAt(cut.ways, n);
      const { pose, carried } = entryAt(over, n);
      return { unit, way: carried > 0 && !isCut ? [...way, pose] : way };
    })
    // A unit that fights on while others come up beside it has not moved (`move.extension-melee`).
    .filter(({ unit }) => !isFighting(table, state, unit));
  for (const { unit, way } of ways) panicCrossed(turn, unit, way);
  if (!isCut) for (const { pushed } of over) pushAside(turn, pushed);
  resolution.emit({ kind: 'moved', cause: 'order', ways, used: Math.round(used * cut.share), slid });
  // A unit that only supported leaves its enemies (`melee.in-melee`).
  keepContacts(turn);
  const fresh = entries.filter(
    ({ unit, of }) => !isCut && !state.entered.some((entry) => entry.unit === unit && entry.of === of),
  );
  if (fresh.length > 0) resolution.emit({ kind: 'entered', entries: fresh });
  if (near) resolution.emit({ kind: 'wasNear', units });
  if (disorders) for (const unit of units) disorder(turn, unit, 'move.too-short');
}

export const moving: Handler<'move'> = {
  check(table, state, side, command) {
    const units: UnitIndex[] = [];
    for (const [n, id] of command.units.entries()) {
      const unit = ownUnit(table, state, side, id, `units[${n}]`);
      if (isMistake(unit)) return unit;
      units.push(unit);
    }
    if (command.steps.length === 0) return invalidCommand('value', 'steps', 'a move has a step');
    const planned = planMove(table, state, units, command);
    return isRefused(planned) ? refusedCommand(...planned) : atPrice(planned.price);
  },
  carryOut(turn, _side, command) {
    const units = command.units.map((id) => lookUp(turn.table.unitOf, id));
    const planned = planMove(turn.table, turn.state, units, command);
    if (!isRefused(planned)) carryOutMove(turn, planned);
  },
};
