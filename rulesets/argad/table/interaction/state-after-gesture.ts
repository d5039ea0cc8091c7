/** `stateAfterGesture`: the state with every piece of a gesture where its orders take it. */

import type { Gesture } from '@grognard/engine';
import { entryAt, lastOf, lookUp } from '@grognard/lists';
import { bodyNumbered, roomNamed } from '../state/find-named.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { FigureState, State } from '../state/model.ts';
import type { ArgadCommand, Order } from '../state/orders.ts';
import { findPiece, type InteractionContext } from './interaction-context.ts';
import { commandsIn, proposeFor } from './propose.ts';
import { bodyAfter, figureAfter, wayOf, withBody, withFigures, withRowed } from './state-after-order.ts';

/** The figures that get orders, and the resulting state. */
export interface StateAfterGesture {
  readonly state: State;
  readonly figures: readonly FigureIndex[];
}

export function stateAfterGesture(context: InteractionContext, gesture: Gesture): StateAfterGesture {
  let { state } = context;
  const figures = new Set<FigureIndex>();
  for (const command of commandsIn(proposeFor(context, gesture).commands))
    state = afterCommand({ ...context, state }, command, figures);
  for (const id of gesture.pieces) for (const figure of figuresOfPiece(context, id)) figures.add(figure);
  return { state: withFigures(state, new Map()), figures: [...figures] };
}

export function figuresOfPiece(context: InteractionContext, id: string): readonly FigureIndex[] {
  const piece = findPiece(context, id);
  if (piece === null) return [];
  const { table, state } = context;
  switch (piece.kind) {
    case 'figure':
      return [piece.figure];
    case 'body':
      return entryAt(state.bodies, piece.body).members;
    case 'vessel':
      return table.roster.flatMap(({ index }) =>
        entryAt(state.figures, index).status === 'on' && entryAt(state.figures, index).vessel === piece.vessel
          ? [index]
          : [],
      );
    case 'thing':
    case 'horse':
      return [];
  }
}

function afterCommand(context: InteractionContext, command: ArgadCommand, figures: Set<number>): State {
  const { table, state } = context;
  if (command.kind === 'order') {
    const figureIndex = lookUp(table.figureOf, command.figure);
    figures.add(figureIndex);
    const figure = figureAfter(context, figureIndex, command, wayOf(context, figureIndex, command));
    return changed(state, new Map([[figureIndex, known(context, figure, command)]]));
  }
  if (command.kind === 'march') {
    const index = bodyNumbered(state, command.body);
    const { body } = bodyAfter(state, entryAt(state.bodies, index), command);
    return { ...withBody(state, index, body), orders: state.orders };
  }
  if (command.kind === 'place') {
    const figure = lookUp(table.figureOf, command.figure);
    const { at, heading, posture } = command;
    const room = roomNamed(table.field, command.room);
    return changed(
      state,
      new Map([[figure, { ...entryAt(state.figures, figure), x: at.x, y: at.y, heading, posture, room }]]),
    );
  }
  if (command.kind !== 'row') return state;
  const { path } = command;
  return {
    ...withRowed(table, state, lookUp(table.vesselOf, command.vessel), lastOf(path)),
    orders: state.orders,
  };
}

/** Other sides' orders are kept, because they are read later. */
function changed(state: State, figures: ReadonlyMap<number, FigureState>): State {
  return { ...withFigures(state, figures), orders: state.orders };
}

/** A figure that walks upright becomes known (`hide.reveal`). */
function known({ table }: InteractionContext, figure: FigureState, { path, pace }: Order): FigureState {
  const creeps = path.length === 0 || pace === 'crouch';
  return creeps ? figure : { ...figure, known: 2 ** table.sides.length - 1 };
}
