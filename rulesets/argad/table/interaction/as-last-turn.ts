/** `proposeAgain`: the orders of the last turn once more, from where the pieces stand now: way, posture, shot, reloading. */

import type {
  Command,
  ExplainedRefusal,
  Gesture,
  GroupRow,
  Item,
  PieceId,
  Proposal,
  Task,
} from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { check, Problem } from '@grognard/rules-kit';
import { choiceTask, nothingProposed, plainChoice, snappedPoint, stayRows } from '@grognard/table-kit';
import { checkCommand } from '../actions/command.ts';
import { explainRefusals, invalidCommandRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { type ArgadCommand, commandShapes, type OrderCommand } from '../state/orders.ts';
import type { FigureView } from '../state/view-model.ts';
import { bodyId, findPiece, type InteractionContext, type PieceRef } from './interaction-context.ts';
import { showMarch } from './propose-body.ts';
import { showOrder } from './propose-figure.ts';
import { rehearse } from './rehearse.ts';

/** Offered from the second turn on. */
export function againTask(
  context: InteractionContext,
  pieces: readonly PieceRef[],
  { values, pieces: ids }: Gesture,
): Task[] {
  const { table, state } = context;
  const { tasks } = interactionWordsOf(table);
  if (state.phase !== 'orders' || state.turn < 2) return [];
  const choices = [plainChoice(true, tasks.again, proposeAgain(context, pieces, ids).refusals)];
  const value = values['again'] === true;
  return [choiceTask('again', tasks.lastTurn, value, choices)];
}

/** A piece and its order of the last turn, as it would be now. Null if it had none that can be given again. */
interface RepeatedOrder {
  readonly id: PieceId;
  readonly command: ArgadCommand | null;
}

export function proposeAgain(
  context: InteractionContext,
  pieces: readonly PieceRef[],
  ids: readonly PieceId[],
): Proposal {
  const { table, state, side } = context;
  const { notes } = interactionWordsOf(table);
  const past = pastOrders(context);
  const repeated = ids.map((id, n): RepeatedOrder => {
    const piece = pieces[n];
    return { id, command: piece === undefined ? null : commandFor(context, piece, past.get(id)) };
  });
  const commands: ArgadCommand[] = [];
  const items: Item[] = [];
  const against = new Map<PieceId, ExplainedRefusal>();
  for (const { id, command } of repeated) {
    if (command === null) {
      against.set(id, invalidCommandRefusal('value', notes.noOrderBefore, id));
      continue;
    }
    const [refusal] = explainRefusals(table, checkCommand(table, state, side, command, 'verdict'), id);
    if (refusal !== undefined) against.set(id, refusal);
    else {
      commands.push(command);
      items.push(...shown(context, command));
    }
  }
  if (commands.length === 0) return { ...nothingProposed, refusals: [...against.values()] };
  const refusals = rehearse(
    context,
    commands.map((command) => ({ command, piece: pieceOf(command) })),
  );
  return {
    ...nothingProposed,
    commands,
    refusals,
    items,
    group: { rows: rowsOf(context, commands, against) },
  };
}

function pieceOf(command: ArgadCommand): PieceId {
  if (command.kind === 'order') return command.figure;
  return command.kind === 'march' ? bodyId(command.body) : '';
}

function shown(context: InteractionContext, command: ArgadCommand): readonly Item[] {
  const piece = findPiece(context, pieceOf(command));
  if (command.kind === 'order' && piece?.kind === 'figure')
    return showOrder(context, piece.figure, command).items;
  if (command.kind === 'march' && piece?.kind === 'body')
    return showMarch(context, piece.body, command).items;
  return [];
}

/** The last order of each piece in the turn before, with the figure as its side saw it then. */
interface PastOrder {
  readonly command: ArgadCommand;
  readonly figure: FigureView | null;
}

/** Commands that order a piece, with what they left to the defaults. Null for all others. */
function readOrder(command: Command): ArgadCommand | Problem | null {
  switch (command.kind) {
    case 'cancel':
      return check(commandShapes.cancel, command);
    case 'march':
      return check(commandShapes.march, command);
    case 'order':
      return check(commandShapes.order, command);
    default:
      return null;
  }
}

function pastOrders({ lastTurn }: InteractionContext): ReadonlyMap<PieceId, PastOrder> {
  const orders = new Map<PieceId, PastOrder>();
  for (const { command, view } of lastTurn()) {
    const given = readOrder(command);
    if (given === null || given instanceof Problem) continue;
    if (given.kind === 'cancel') orders.delete(given.figure);
    if (given.kind === 'march') orders.set(bodyId(given.body), { command: given, figure: null });
    if (given.kind !== 'order') continue;
    const figure = view.figures.find(({ id }) => id === given.figure) ?? null;
    orders.set(given.figure, { command: given, figure });
  }
  return orders;
}

function commandFor(
  context: InteractionContext,
  piece: PieceRef,
  past: PastOrder | undefined,
): ArgadCommand | null {
  if (past === undefined) return null;
  const { command, figure } = past;
  if (piece.kind === 'body' && command.kind === 'march') return command;
  if (piece.kind !== 'figure' || command.kind !== 'order' || figure === null) return null;
  return orderAgain(context, piece, command, figure);
}

/** The way lies as it did to the figure. Rooms, vessels and loads are not taken twice. */
function orderAgain(
  context: InteractionContext,
  { figure }: Extract<PieceRef, { kind: 'figure' }>,
  order: OrderCommand,
  then: FigureView,
): OrderCommand | null {
  const now = entryAt(context.state.figures, figure);
  const path = order.path.map(({ x, y }) => snappedPoint({ x: x - then.x + now.x, y: y - then.y + now.y }));
  const target = order.shot?.target ?? null;
  const isThere = target === null || findPiece(context, target) !== null;
  if (!isThere && path.length === 0 && order.reload === null) return null;
  return {
    ...order,
    path,
    shot: isThere ? order.shot : null,
    saddle: 'stay',
    take: null,
    drop: false,
    victim: null,
    room: null,
    roomAt: null,
    board: null,
    ashore: false,
  };
}

function rowsOf(
  { table }: InteractionContext,
  commands: readonly ArgadCommand[],
  against: ReadonlyMap<PieceId, ExplainedRefusal>,
): readonly GroupRow[] {
  const { notes } = interactionWordsOf(table);
  const goes: GroupRow = {
    pieces: commands.map(pieceOf),
    value: '',
    words: notes.asBefore,
    cited: null,
    role: 'goes',
  };
  return [goes, ...stayRows(against)];
}
