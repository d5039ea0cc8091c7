/** Tasks and proposal of the selected piece, by prompt. */

import type { Gesture, Proposal, Task } from '@grognard/engine';
import { nothingProposed, refused } from '@grognard/table-kit';
import { invalidCommandRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { UnitIndex } from '../state/indices.ts';
import { choiceTasks, meleeTasks, proposeChoice, proposeMelee } from './choosing.ts';
import { fireTasks, proposeFire } from './firing.ts';
import { findPiece, type InteractionContext, isMine, type PieceRef } from './interaction-context.ts';
import { nerveTasks, proposeNerve } from './nerve.ts';
import { placeTasks, proposePlace } from './placing.ts';
import { groupTasks, movesTogether, proposeGroup } from './propose-group.ts';
import { proposeMove } from './propose-move.ts';
import { answerTasks, proposeAnswer } from './reaction-tasks.ts';
import { proposeRide, rideTasks } from './riding.ts';
import { moveTasks } from './tasks-move.ts';
import { groundTasks, proposeGround } from './terrain-tasks.ts';

interface QuestionTasks {
  readonly tasks: (context: InteractionContext, unit: UnitIndex, gesture: Gesture) => readonly Task[];
  readonly propose: (context: InteractionContext, unit: UnitIndex, gesture: Gesture) => Proposal;
}

const moving: QuestionTasks = { tasks: moveTasks, propose: proposeMove };
const firing: QuestionTasks = { tasks: fireTasks, propose: proposeFire };
const choosing: QuestionTasks = {
  tasks: (context, _unit, gesture) => choiceTasks(context, gesture),
  propose: (context, _unit, gesture) => proposeChoice(context, gesture),
};
const idle: QuestionTasks = { tasks: () => [], propose: () => nothingProposed };

/** The tasks of a unit at this prompt. */
function mannerOf({ question }: InteractionContext): QuestionTasks {
  switch (question?.phase) {
    case 'deploy':
      return { tasks: placeTasks, propose: proposePlace };
    case 'start':
      return { tasks: nerveTasks, propose: proposeNerve };
    case 'guns':
    case 'small-arms':
      return firing;
    case 'move':
    case 'breakthrough':
      return moving;
    case 'reaction':
      return { tasks: answerTasks, propose: proposeAnswer };
    case 'melee':
      return {
        tasks: meleeTasks,
        propose: (context, _unit, gesture) => proposeMelee(context, gesture),
      };
    case 'end':
    case 'value':
    case 'occupy':
    case 'advance':
      return choosing;
    case 'roll':
    case 'terrain':
    case 'edge':
    case 'breaking':
    case undefined:
      return idle;
  }
}

/** The only piece of a gesture, or null if it cannot be ordered. */
function pieceIn(context: InteractionContext, { pieces }: Gesture): PieceRef | null {
  const [id, ...more] = pieces;
  const piece = id === undefined || more.length > 0 ? null : findPiece(context, id);
  return piece !== null && isMine(context, piece) ? piece : null;
}

/** Several units, or what one of them did last turn. */
function isForGroup({ pieces, values }: Gesture): boolean {
  return pieces.length > 1 || values['again'] === true;
}

export function tasksFor(context: InteractionContext, gesture: Gesture): readonly Task[] {
  if (movesTogether(context) && isForGroup(gesture)) return groupTasks(context, gesture);
  const piece = pieceIn(context, gesture);
  switch (piece?.kind) {
    case undefined:
      return [];
    case 'ground':
      return groundTasks(context, gesture);
    case 'general':
      return rideTasks(context, gesture);
    case 'unit':
      return mannerOf(context).tasks(context, piece.unit, gesture);
  }
}

export function proposeFor(context: InteractionContext, gesture: Gesture): Proposal {
  const { prompt } = interactionWordsOf(context.table);
  const [id, ...more] = gesture.pieces;
  if (id === undefined) return nothingProposed;
  if (movesTogether(context) && isForGroup(gesture)) return proposeGroup(context, gesture);
  if (more.length > 0)
    return refused(
      gesture.pieces.map((piece) => invalidCommandRefusal('combination', prompt.oneByOne, piece)),
    );
  const piece = pieceIn(context, gesture);
  switch (piece?.kind) {
    case undefined:
      return refused([invalidCommandRefusal('value', prompt.notYours(id), id)]);
    case 'ground':
      return proposeGround(context, gesture);
    case 'general':
      return proposeRide(context, gesture);
    case 'unit':
      return mannerOf(context).propose(context, piece.unit, gesture);
  }
}
