/** `tasksFor`: the tasks for one piece or for several together. */

import type { Gesture, Task } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { FigureIndex } from '../state/indices.ts';
import { againTask } from './as-last-turn.ts';
import { type FigureTaskContext, figureTaskContext } from './figure-task-context.ts';
import { findPiece, type InteractionContext, isMine, type PieceRef } from './interaction-context.ts';
import { placeTasks } from './placing.ts';
import { meleeTasks, reloadTask, shotTasks } from './tasks-arms.ts';
import { boatTasks } from './tasks-boat.ts';
import { bodyTasks } from './tasks-body.ts';
import { moveTasks, nothingTask } from './tasks-move.ts';
import { severalTasks } from './tasks-several.ts';
import { thingTasks } from './tasks-things.ts';

/** A gesture that cancels an order sets no other value. */
export function tasksFor(context: InteractionContext, gesture: Gesture): Task[] {
  const tasks = allTasks(context, gesture);
  const pieces = gesture.pieces.flatMap((id) => findPiece(context, id) ?? []);
  const again = tasks.length === 0 ? [] : againTask(context, pieces, gesture);
  if (gesture.values['again'] === true && again.length > 0) return again;
  if (gesture.values['nothing'] !== true) return [...tasks, ...again];
  const back = tasks.filter(({ id }) => id === 'nothing');
  return back.length === 0 ? tasks : back;
}

function allTasks(context: InteractionContext, gesture: Gesture): Task[] {
  const pieces = gesture.pieces.map((id) => findPiece(context, id));
  if (!pieces.every((piece): piece is PieceRef => piece !== null && isMine(context, piece))) return [];
  const [first] = pieces;
  if (first === undefined) return [];
  if (pieces.length > 1) return severalTasks(context, pieces, gesture);
  switch (first.kind) {
    case 'figure':
      return context.state.phase === 'deploy'
        ? placeTasks(context, first.figure, gesture)
        : figureTasks(context, first.figure, gesture);
    case 'body':
      return bodyTasks(context, first.body, gesture);
    case 'vessel':
      return boatTasks(context, first.vessel, gesture);
    case 'thing':
    case 'horse':
      return [];
  }
}

/** A rower does nothing else (`water.boat-crew`). */
function isRowing({ table, state }: InteractionContext, figure: FigureIndex): boolean {
  const { id } = entryAt(table.roster, figure);
  return state.rowings.some((rowing) => rowing?.rowers.includes(id) === true);
}

function figureTasks(context: InteractionContext, figure: FigureIndex, gesture: Gesture): Task[] {
  if (isRowing(context, figure)) return [];
  const values: FigureTaskContext = figureTaskContext(context, figure, gesture);
  return [
    ...moveTasks(values),
    ...shotTasks(values),
    ...reloadTask(values),
    ...thingTasks(values),
    ...meleeTasks(values),
    ...nothingTask(values),
  ];
}
