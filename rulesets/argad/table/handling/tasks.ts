/** What can be told to one piece, or to several together. */
import type { Gesture, Task } from '@grognard/engine';
import { type FigureTold, figureTold } from './figure-told.ts';
import { type Holding, isMine, type Named, named } from './holding.ts';
import { placeTasks } from './placing.ts';
import { meleeTasks, reloadTask, shotTasks } from './tasks-arms.ts';
import { boatTasks } from './tasks-boat.ts';
import { bodyTasks } from './tasks-body.ts';
import { moveTasks, nothingTask } from './tasks-move.ts';
import { severalTasks } from './tasks-several.ts';
import { thingTasks } from './tasks-things.ts';

/** Whoever takes an order back tells nothing else with it. */
export function tasksFor(holding: Holding, gesture: Gesture): Task[] {
  const tasks = allTasks(holding, gesture);
  if (gesture.told['nothing'] !== true) return tasks;
  const back = tasks.filter(({ id }) => id === 'nothing');
  return back.length === 0 ? tasks : back;
}

function allTasks(holding: Holding, gesture: Gesture): Task[] {
  const pieces = gesture.pieces.map((id) => named(holding, id));
  if (!pieces.every((piece): piece is Named => piece !== null && isMine(holding, piece))) return [];
  const [first] = pieces;
  if (first === undefined) return [];
  if (pieces.length > 1) return severalTasks(holding, pieces, gesture);
  switch (first.kind) {
    case 'figure':
      return holding.state.phase === 'deploy'
        ? placeTasks(holding, first.man, gesture)
        : figureTasks(holding, first.man, gesture);
    case 'body':
      return bodyTasks(holding, first.body, gesture);
    case 'vessel':
      return boatTasks(holding, first.vessel, gesture);
    case 'thing':
    case 'horse':
      return [];
  }
}

/** Who rows does nothing else (`water.boat-crew`). */
function isRowing({ table, state }: Holding, man: number): boolean {
  const { id } = table.men[man]!;
  return state.rowings.some((rowing) => rowing?.rowers.includes(id) === true);
}

function figureTasks(holding: Holding, man: number, gesture: Gesture): Task[] {
  if (isRowing(holding, man)) return [];
  const told: FigureTold = figureTold(holding, man, gesture);
  return [
    ...moveTasks(told),
    ...shotTasks(told),
    ...reloadTask(told),
    ...thingTasks(told),
    ...meleeTasks(told),
    ...nothingTask(told),
  ];
}
