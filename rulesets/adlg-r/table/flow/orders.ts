/** Orders of the movement phase: one handler for each kind of command. */
import { invalidCommand, refusedCommand, type Verdict } from '@grognard/engine';
import { entryAt, lookUp, none } from '@grognard/lists';
import { againstUrging, plotRally, plotRide, rally, ride, urgeCost } from '../actions/command/index.ts';
import type { AdlgCommand, AdlgCommandOf, CommandKind } from '../state/commands.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { setupPartIn, setupPartOf } from '../state/setup-part.ts';
import { isRefused, type Turn } from '../state/turn.ts';
import { charging, goingSpontaneously } from './charge-order.ts';
import { conforming, holding, supporting } from './contact-order.ts';
import { forming, planting, readying } from './form-order.ts';
import { isMistake, ownCorps, ownUnit } from './given-command.ts';
import { atPrice, type Handler } from './handler.ts';
import { disengaging, leaving } from './leave-order.ts';
import { moving } from './move-order.ts';
import { revealing } from './reveal-order.ts';

export const orderKinds = [
  'move',
  'support',
  'charge',
  'spontaneous',
  'hold',
  'disengage',
  'leave',
  'rally',
  'stakes',
  'ready',
  'square',
  'conform',
  'ride',
  'urge',
  'reveal',
  'enter',
] as const satisfies readonly CommandKind[];
export type OrderCommandKind = (typeof orderKinds)[number];

export function isOrder(
  command: AdlgCommand,
): command is Extract<AdlgCommand, { readonly kind: OrderCommandKind }> {
  return orderKinds.some((kind) => kind === command.kind);
}

const rallying: Handler<'rally'> = {
  check(table, state, side, { unit: id, free }) {
    const unit = ownUnit(table, state, side, id);
    if (isMistake(unit)) return unit;
    if (entryAt(table.units, unit).corps !== state.corps) return refusedCommand('command.own-corps');
    const plot = plotRally(table, state, unit, free);
    return isRefused(plot) ? refusedCommand(...plot) : atPrice(plot.price);
  },
  carryOut(turn, _side, { unit, free }) {
    const plot = plotRally(turn.table, turn.state, lookUp(turn.table.unitOf, unit), free);
    if (!isRefused(plot)) rally(turn, plot);
  },
};

const riding: Handler<'ride'> = {
  check(table, state, side, command) {
    const corps = table.corpsOf.get(command.corps);
    if (corps === undefined || corps !== state.corps)
      return invalidCommand('value', 'corps', `"${command.corps}" is not the corps that is activated`);
    const attach = command.attach === null ? null : ownUnit(table, state, side, command.attach, 'attach');
    if (attach !== null && isMistake(attach)) return attach;
    if (attach !== null && entryAt(table.units, attach).corps !== corps)
      return refusedCommand('command.own-corps');
    const plot = plotRide(table, state, corps, command.to, attach, command.free);
    return isRefused(plot) ? refusedCommand(...plot) : atPrice(plot.price);
  },
  carryOut({ table, state, ...turn }, _side, { corps, to, attach, free }) {
    const joined = attach === null ? null : lookUp(table.unitOf, attach);
    const plot = plotRide(table, state, lookUp(table.corpsOf, corps), to, joined, free);
    if (!isRefused(plot)) ride({ table, state, ...turn }, plot);
  },
};

/** Where nobody marches round, nobody comes in. */
const entering: Handler<'enter'> = {
  check: (table, state, side, command) =>
    setupPartIn(table)?.entering.check(table, state, side, command) ?? refusedCommand('deploy.flank-roll'),
  carryOut: (turn, side, command) => setupPartOf(turn.table).entering.carryOut(turn, side, command),
};

/** Two points of the chief help a hesitant corps when it is activated (`deploy.hesitant`). */
const urging: Handler<'urge'> = {
  check(table, state, side, command) {
    const corps = ownCorps(table, side, command.corps);
    if (isMistake(corps)) return corps;
    const no = againstUrging(table, state, corps);
    return no.length > 0 ? refusedCommand(...no) : atPrice({ spent: urgeCost, free: 0, why: [] });
  },
  carryOut({ table, state, resolution }, side, command) {
    const corps = ownCorps(table, side, command.corps);
    if (isMistake(corps) || state.corps === none) return;
    resolution.emit({
      kind: 'ordered',
      corps: state.corps,
      units: [],
      order: 'urge',
      spent: urgeCost,
      free: 0,
    });
    resolution.emit({ kind: 'urged', corps });
  },
};

/** What a hesitant corps does not do (`deploy.hesitant`). */
const moves: readonly OrderCommandKind[] = [
  'move',
  'support',
  'charge',
  'spontaneous',
  'disengage',
  'leave',
  'square',
  'conform',
  'reveal',
  'enter',
];

const handlers: { readonly [K in OrderCommandKind]: Handler<K> } = {
  move: moving,
  support: supporting,
  charge: charging,
  spontaneous: goingSpontaneously,
  hold: holding,
  disengage: disengaging,
  leave: leaving,
  rally: rallying,
  stakes: planting,
  ready: readying,
  square: forming,
  conform: conforming,
  ride: riding,
  urge: urging,
  reveal: revealing,
  enter: entering,
};

export function checkOrder<K extends OrderCommandKind>(
  table: Table,
  state: State,
  side: SideIndex,
  command: AdlgCommandOf<K> & { readonly kind: K },
): Verdict {
  const { check }: Handler<K> = handlers[command.kind];
  const isHesitant = state.commands.some(({ hesitant }, corps) => hesitant && corps === state.corps);
  if (isHesitant && moves.includes(command.kind)) return refusedCommand('deploy.hesitant');
  return check(table, state, side, command);
}

export function carryOutOrder<K extends OrderCommandKind>(
  turn: Turn,
  side: SideIndex,
  command: AdlgCommandOf<K> & { readonly kind: K },
): void {
  const { carryOut }: Handler<K> = handlers[command.kind];
  carryOut(turn, side, command);
}
