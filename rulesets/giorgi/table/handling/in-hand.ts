/** What can be told to the piece in hand, and what it comes to, by what is asked. */
import type { Gesture, Proposal, Task } from '@grognard/engine';
import { answerTasks, proposeAnswer } from './answering.ts';
import { choiceTasks, meleeTasks, proposeChoice, proposeMelee } from './choosing.ts';
import { mistaken } from './cited.ts';
import { fireTasks, proposeFire } from './firing.ts';
import { type Holding, isMine, type Named, named } from './holding.ts';
import { groundTasks, proposeGround } from './laying.ts';
import { nerveTasks, proposeNerve } from './nerve.ts';
import { placeTasks, proposePlace } from './placing.ts';
import { proposeMove } from './propose-move.ts';
import { proposeRide, rideTasks } from './riding.ts';
import { moveTasks } from './tasks-move.ts';
import { nothingProposed, refused } from './told.ts';
import { handWordsOf } from './words.ts';

interface Manner {
  readonly tasks: (holding: Holding, unit: number, gesture: Gesture) => readonly Task[];
  readonly propose: (holding: Holding, unit: number, gesture: Gesture) => Proposal;
}

const moving: Manner = { tasks: moveTasks, propose: proposeMove };
const firing: Manner = { tasks: fireTasks, propose: proposeFire };
const choosing: Manner = {
  tasks: (holding, _unit, gesture) => choiceTasks(holding, gesture),
  propose: (holding, _unit, gesture) => proposeChoice(holding, gesture),
};
const idle: Manner = { tasks: () => [], propose: () => nothingProposed };

/** What is done with a unit when this is asked. */
function mannerOf({ question }: Holding): Manner {
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
        propose: (holding, _unit, gesture) => proposeMelee(holding, gesture),
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

/** The one piece of a gesture; null: there is none that can be told something. */
function pieceIn(holding: Holding, { pieces }: Gesture): Named | null {
  const [id, ...more] = pieces;
  const piece = id === undefined || more.length > 0 ? null : named(holding, id);
  return piece !== null && isMine(holding, piece) ? piece : null;
}

export function tasksFor(holding: Holding, gesture: Gesture): readonly Task[] {
  const piece = pieceIn(holding, gesture);
  switch (piece?.kind) {
    case undefined:
      return [];
    case 'ground':
      return groundTasks(holding, gesture);
    case 'general':
      return rideTasks(holding, gesture);
    case 'unit':
      return mannerOf(holding).tasks(holding, piece.unit, gesture);
  }
}

export function proposeFor(holding: Holding, gesture: Gesture): Proposal {
  const { asked } = handWordsOf(holding.table);
  const [id, ...more] = gesture.pieces;
  if (id === undefined) return nothingProposed;
  if (more.length > 0) return refused([mistaken('combination', asked.oneByOne, id)]);
  const piece = pieceIn(holding, gesture);
  switch (piece?.kind) {
    case undefined:
      return refused([mistaken('value', asked.notYours(id), id)]);
    case 'ground':
      return proposeGround(holding, gesture);
    case 'general':
      return proposeRide(holding, gesture);
    case 'unit':
      return mannerOf(holding).propose(holding, piece.unit, gesture);
  }
}
