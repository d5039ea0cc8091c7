/** `decideCommand`: carries out a command. Most are only recorded; the last seal opens all orders and resolves the turn. */

import type { Resolution } from '@grognard/engine';
import { absent, entryAt, indicesOf, lookUp, none, present } from '@grognard/lists';
import { formedBody } from '../actions/form.ts';
import { leavesRanks } from '../actions/order-context.ts';
import type { ArgadEvent } from '../state/events.ts';
import { figureNamed } from '../state/find-figure.ts';
import { bodyNumbered, roomNamed } from '../state/find-named.ts';
import type { BodyIndex, FigureIndex, SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { nextBody } from '../state/next-body.ts';
import type { ArgadCommand, Order, OrderCommand } from '../state/orders.ts';
import { isAwaited } from '../state/sides.ts';
import { concede } from './end/end.ts';
import { resolveTurn } from './resolve-turn.ts';

/** Only its own side knows of an order before it is opened. */
export function decideCommand(
  table: Table,
  state: State,
  side: SideIndex,
  command: ArgadCommand,
  resolution: Resolution<ArgadEvent>,
): void {
  const only = (table.sides[side] ?? absent(table.sides, side)).onlyThisSide;
  switch (command.kind) {
    case 'place': {
      const { figure, at, heading, posture, secret } = command;
      const known = secret ? 1 << side : (1 << table.sides.length) - 1;
      const room = roomNamed(table.field, command.room);
      resolution.emit({
        kind: 'placed',
        figure: manOf(table, figure),
        at,
        heading,
        posture,
        known,
        room,
        only,
      });
      return;
    }
    case 'order': {
      resolution.emit({
        kind: 'ordered',
        figure: manOf(table, command.figure),
        order: orderIn(command),
        only,
      });
      return;
    }
    case 'march': {
      const { kind: _, body, ...march } = command;
      resolution.emit({ kind: 'marchOrdered', body: bodyNumbered(state, body), march, only });
      return;
    }
    case 'form':
      resolution.emit({
        kind: 'formed',
        body: nextBody(table, state, side),
        ...formedBody(table, state, command),
        only,
      });
      return;
    case 'row': {
      const { kind: _, vessel, ...rowing } = command;
      resolution.emit({ kind: 'rowingOrdered', vessel: lookUp(table.vesselOf, vessel), rowing, only });
      return;
    }
    case 'cancel':
      cancel(table, state, command.figure, { resolution, only });
      return;
    case 'seal':
      seal(table, state, side, resolution);
      return;
    case 'concede':
      concede(table, state, side, resolution);
      if (state.phase !== 'over') openIfSealed(table, state, resolution);
      return;
  }
}

function manOf(table: Table, id: string): FigureIndex {
  return present(figureNamed(table, id), `figure ${id}`);
}

/** The order of a command, field by field. It is stored for every figure every turn, and object rest copies are slow. */
function orderIn(command: OrderCommand): Order {
  return {
    path: command.path,
    pace: command.pace,
    posture: command.posture,
    shot: command.shot,
    reload: command.reload,
    saddle: command.saddle,
    take: command.take,
    takeWhen: command.takeWhen,
    drop: command.drop,
    hand: command.hand,
    victim: command.victim,
    stepUp: command.stepUp,
    room: command.room,
    roomAt: command.roomAt,
    board: command.board,
    ashore: command.ashore,
    together: command.together,
  };
}

interface Secretly {
  readonly resolution: Resolution<ArgadEvent>;
  readonly only: readonly string[];
}

function cancel(
  { figureOf, vesselOf }: Table,
  state: State,
  id: string,
  { resolution, only }: Secretly,
): void {
  const vessel = vesselOf.get(id) ?? null;
  const figure = figureOf.get(id) ?? null;
  const body = figure === null ? -1 : entryAt(state.figures, figure).body;
  const leads = body !== none && entryAt(state.bodies, body).members[0] === figure;
  const opens = leads && state.marches[body]?.open === true;
  resolution.emit({ kind: 'cancelled', figure, body: leads ? body : null, vessel, only });
  if (opens) keepRanks(state, body, { resolution, only });
}

/** Cancels the opening of a body. Its figures lose their separate paths (`formation.close-order`). */
function keepRanks(state: State, body: BodyIndex, { resolution, only }: Secretly): void {
  for (const figure of entryAt(state.bodies, body).members) {
    const order = state.orders[figure]!;
    if (order !== null && leavesRanks(order))
      resolution.emit({ kind: 'cancelled', figure: figure, body: null, vessel: null, only });
  }
}

function seal(table: Table, state: State, side: SideIndex, resolution: Resolution<ArgadEvent>): void {
  resolution.emit({ kind: 'sealed', side });
  openIfSealed(table, state, resolution);
}

/** Sides that are out of the battle or have no figures left are not waited for. */
function openIfSealed(table: Table, state: State, resolution: Resolution<ArgadEvent>): void {
  for (const side of indicesOf(table.sides)) if (isAwaited(table, state, side)) return;
  if (state.phase === 'deploy') resolution.emit({ kind: 'revealed', turn: state.turn, fixed: true });
  else resolveTurn(table, state, resolution);
}
