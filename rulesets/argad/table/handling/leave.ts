/** The table as a gesture would leave it: every piece it tells where its orders take it. */
import type { Gesture } from '@grognard/engine';
import type { FigureState, State } from '../model.ts';
import type { ArgadCommand, Order } from '../orders.ts';
import { bodyAfter, figureAfter, wayOf, withBody, withFigures, withRowed } from './after.ts';
import { type Holding, named } from './holding.ts';
import { proposeFor } from './propose.ts';

/** Who is told something, and the state then. */
export interface Left {
  readonly state: State;
  readonly men: readonly number[];
}

export function leftBy(holding: Holding, gesture: Gesture): Left {
  let { state } = holding;
  const men = new Set<number>();
  for (const command of proposeFor(holding, gesture).commands as readonly ArgadCommand[])
    state = afterCommand({ ...holding, state }, command, men);
  for (const id of gesture.pieces) for (const man of menOf(holding, id)) men.add(man);
  return { state: withFigures(state, new Map()), men: [...men] };
}

/** The figures of a piece. */
export function menOf(holding: Holding, id: string): readonly number[] {
  const piece = named(holding, id);
  if (piece === null) return [];
  const { table, state } = holding;
  switch (piece.kind) {
    case 'figure':
      return [piece.man];
    case 'body':
      return state.bodies[piece.body]!.members;
    case 'vessel':
      return table.men.flatMap(({ index }) =>
        state.figures[index]!.status === 'on' && state.figures[index]!.vessel === piece.vessel ? [index] : [],
      );
    case 'thing':
    case 'horse':
      return [];
  }
}

function afterCommand(holding: Holding, command: ArgadCommand, men: Set<number>): State {
  const { table, state } = holding;
  if (command.kind === 'order') {
    const man = table.manOf.get(command.figure)!;
    men.add(man);
    const figure = figureAfter(holding, man, command, wayOf(holding, man, command));
    return changed(state, new Map([[man, known(holding, figure, command)]]));
  }
  if (command.kind === 'march') {
    const { body } = bodyAfter(state, state.bodies[command.body]!, command);
    return { ...withBody(state, command.body, body), orders: state.orders };
  }
  if (command.kind === 'place') {
    const man = table.manOf.get(command.figure)!;
    const { at, heading, posture } = command;
    const room = table.field.rooms.findIndex(({ id }) => id === command.room);
    return changed(
      state,
      new Map([[man, { ...state.figures[man]!, x: at.x, y: at.y, heading, posture, room }]]),
    );
  }
  if (command.kind !== 'row') return state;
  const { path } = command;
  return {
    ...withRowed(table, state, table.vesselOf.get(command.vessel)!, path.at(-1)!),
    orders: state.orders,
  };
}

/** The others' orders stay where they are looked at later. */
function changed(state: State, figures: ReadonlyMap<number, FigureState>): State {
  return { ...withFigures(state, figures), orders: state.orders };
}

/** Whoever walks comes to be known (`hide.reveal`). */
function known({ table }: Holding, figure: FigureState, { path, pace }: Order): FigureState {
  const creeps = path.length === 0 || pace === 'crouch';
  return creeps ? figure : { ...figure, known: 2 ** table.sides.length - 1 };
}
