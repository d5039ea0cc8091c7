/** Carries out a command: most are put down; the last seal opens all orders and works the turn out. */
import type { Happening } from '@grognard/engine';
import { nextBody } from './bodies.ts';
import { leavesRanks, type OrderCommand } from './check/finding.ts';
import { formedBody } from './check/form.ts';
import type { ArgadEvent } from './events.ts';
import type { State, Table } from './model.ts';
import { manNamed } from './named.ts';
import type { ArgadCommand, Order } from './orders.ts';
import { concede } from './resolve/end.ts';
import { resolveTurn } from './resolve/turn.ts';
import { isAwaited } from './sides.ts';

/** Only its own side knows of an order before it is opened. */
export function decideCommand(
  table: Table,
  state: State,
  side: number,
  command: ArgadCommand,
  happening: Happening<ArgadEvent>,
): void {
  const only = table.sides[side]!.alone;
  switch (command.kind) {
    case 'place': {
      const { figure, at, heading, posture, secret } = command;
      const known = secret ? 1 << side : (1 << table.sides.length) - 1;
      const room = roomOf(table, command.room);
      happening.emit({
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
      happening.emit({
        kind: 'ordered',
        figure: manOf(table, command.figure),
        order: orderIn(command),
        only,
      });
      return;
    }
    case 'march': {
      const { kind: _, body, ...march } = command;
      happening.emit({ kind: 'marchOrdered', body, march, only });
      return;
    }
    case 'form':
      happening.emit({
        kind: 'formed',
        body: nextBody(table, state, side),
        ...formedBody(table, state, command),
        only,
      });
      return;
    case 'row': {
      const { kind: _, vessel, ...rowing } = command;
      happening.emit({ kind: 'rowingOrdered', vessel: table.vesselOf.get(vessel) ?? 0, rowing, only });
      return;
    }
    case 'cancel':
      cancel(table, state, command.figure, { happening, only });
      return;
    case 'seal':
      seal(table, state, side, happening);
      return;
    case 'concede':
      concede(table, state, side, happening);
      if (state.phase !== 'over') openIfSealed(table, state, happening);
      return;
  }
}

function manOf(table: Table, id: string): number {
  return manNamed(table, id) ?? 0;
}

function roomOf({ field }: Table, room: string | null): number {
  return field.rooms.findIndex(({ id }) => id === room);
}

/** The order of a command, field by field: it is put down for every figure in every turn, and copying the rest of an object is slow. */
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
  readonly happening: Happening<ArgadEvent>;
  readonly only: readonly string[];
}

function cancel({ manOf, vesselOf }: Table, state: State, id: string, { happening, only }: Secretly): void {
  const vessel = vesselOf.get(id) ?? null;
  const figure = manOf.get(id) ?? null;
  const body = figure === null ? -1 : state.figures[figure]!.body;
  const leads = body >= 0 && state.bodies[body]!.members[0] === figure;
  const opens = leads && state.marches[body]?.open === true;
  happening.emit({ kind: 'cancelled', figure, body: leads ? body : null, vessel, only });
  if (opens) keepRanks(state, body, { happening, only });
}

/** A body that does not open after all: its men have no ways of their own (`formation.close-order`). */
function keepRanks(state: State, body: number, { happening, only }: Secretly): void {
  for (const man of state.bodies[body]!.members) {
    const order = state.orders[man]!;
    if (order !== null && leavesRanks(order))
      happening.emit({ kind: 'cancelled', figure: man, body: null, vessel: null, only });
  }
}

function seal(table: Table, state: State, side: number, happening: Happening<ArgadEvent>): void {
  happening.emit({ kind: 'sealed', side });
  openIfSealed(table, state, happening);
}

/** Whoever is out of the battle, or has nobody left, is not waited for. */
function openIfSealed(table: Table, state: State, happening: Happening<ArgadEvent>): void {
  for (let side = 0; side < table.sides.length; side++) if (isAwaited(table, state, side)) return;
  if (state.phase === 'deploy') happening.emit({ kind: 'revealed', turn: state.turn, fixed: true });
  else resolveTurn(table, state, happening);
}
