/** Tasks and proposal of the selected pieces, by question. */
import { type Gesture, invalidCommandRefusal, type Proposal, type Task } from '@grognard/engine';
import { nothingProposed, refused } from '@grognard/table-kit';
import { interactionWordsOf } from '../explain/words.ts';
import type { QuestionPhase } from '../flow/question.ts';
import type { UnitIndex } from '../state/indices.ts';
import { activationTasks, proposeActivation } from './activating.ts';
import { answerTasks, proposeAnswer } from './answering.ts';
import {
  engageTasks,
  fightTasks,
  proposeEngagement,
  proposeFight,
  proposePursuit,
  pursuitTasks,
} from './fighting.ts';
import { chooseTasks, followTasks, proposeChoice, proposeFollowing } from './following.ts';
import { findPiece, type InteractionContext, isMine, type PieceRef } from './interaction-context.ts';
import { orderTasks } from './order-tasks.ts';
import { proposeOrder } from './propose-order.ts';
import { proposeRide, rideTasks } from './riding.ts';
import { proposeShot, shotTasks } from './shooting.ts';

interface Handled<Of> {
  readonly tasks: (context: InteractionContext, of: Of, gesture: Gesture) => readonly Task[];
  readonly propose: (context: InteractionContext, of: Of, gesture: Gesture) => Proposal;
}

/** What concerns one piece, and what concerns several at once. */
interface QuestionTasks {
  readonly piece?: Handled<PieceRef>;
  readonly units?: Handled<readonly UnitIndex[]>;
}

function forUnit({ tasks, propose }: Handled<UnitIndex>): Handled<PieceRef> {
  return {
    tasks: (context, piece, gesture) => (piece.kind === 'unit' ? tasks(context, piece.unit, gesture) : []),
    propose: (context, piece, gesture) =>
      piece.kind === 'unit' ? propose(context, piece.unit, gesture) : nothingProposed,
  };
}

const riding: Handled<PieceRef> = {
  tasks: (context, piece, gesture) =>
    piece.kind === 'commander' ? rideTasks(context, piece.corps, gesture) : [],
  propose: (context, piece, gesture) =>
    piece.kind === 'commander' ? proposeRide(context, piece.corps, gesture) : nothingProposed,
};

const engaging: Handled<PieceRef> = {
  tasks: (context, piece, gesture) =>
    piece.kind === 'commander' ? engageTasks(context, piece.corps, gesture) : [],
  propose: (context, piece, gesture) =>
    piece.kind === 'commander' ? proposeEngagement(context, piece.corps, gesture) : nothingProposed,
};

const choosing: QuestionTasks = {
  piece: {
    tasks: (context, _piece, gesture) => chooseTasks(context, gesture),
    propose: (context, _piece, gesture) => proposeChoice(context, gesture),
  },
};

const following: Handled<readonly UnitIndex[]> = {
  tasks: (context, _units, gesture) => followTasks(context, gesture),
  propose: (context, _units, gesture) => proposeFollowing(context, gesture),
};

const answering = { units: { tasks: answerTasks, propose: proposeAnswer } };

/** Questions that pieces are selected for. The others are answered by buttons. */
const byPhase: Readonly<Partial<Record<QuestionPhase, QuestionTasks>>> = {
  activation: {
    piece: {
      tasks: activationTasks,
      propose: (context, _piece, gesture) => proposeActivation(context, gesture),
    },
  },
  orders: { piece: riding, units: { tasks: orderTasks, propose: proposeOrder } },
  shooting: { piece: forUnit({ tasks: shotTasks, propose: proposeShot }) },
  engagement: { piece: engaging },
  melee: {
    piece: forUnit({
      tasks: fightTasks,
      propose: (context, _unit, gesture) => proposeFight(context, gesture),
    }),
  },
  pursuit: { piece: forUnit({ tasks: pursuitTasks, propose: proposePursuit }) },
  answer: answering,
  pursued: answering,
  follow: { units: following },
  wing: choosing,
  face: choosing,
};

function tasksHere({ question }: InteractionContext): QuestionTasks {
  return (question === null ? undefined : byPhase[question.phase]) ?? {};
}

/** The pieces of a gesture that can be ordered now. */
function piecesIn(context: InteractionContext, { pieces }: Gesture): PieceRef[] {
  return [...new Set(pieces)].flatMap((id) => {
    const piece = findPiece(context, id);
    return piece !== null && isMine(context, piece) ? [piece] : [];
  });
}

function unitsIn(pieces: readonly PieceRef[]): UnitIndex[] {
  return pieces.flatMap((piece) => (piece.kind === 'unit' ? [piece.unit] : []));
}

export function tasksFor(context: InteractionContext, gesture: Gesture): readonly Task[] {
  const pieces = piecesIn(context, gesture);
  const [first] = pieces;
  const here = tasksHere(context);
  if (first === undefined) return [];
  const units = unitsIn(pieces);
  if (here.units !== undefined && units.length > 0 && units.length === pieces.length)
    return here.units.tasks(context, units, gesture);
  return pieces.length === 1 && here.piece !== undefined ? here.piece.tasks(context, first, gesture) : [];
}

export function proposeFor(context: InteractionContext, gesture: Gesture): Proposal {
  const { prompt } = interactionWordsOf(context.table);
  const [id] = gesture.pieces;
  if (id === undefined) return nothingProposed;
  const pieces = piecesIn(context, gesture);
  const [first] = pieces;
  if (first === undefined) return refused([invalidCommandRefusal('value', prompt.notYours(id), id)]);
  const here = tasksHere(context);
  const units = unitsIn(pieces);
  if (here.units !== undefined && units.length > 0 && units.length === pieces.length)
    return here.units.propose(context, units, gesture);
  if (pieces.length > 1) return refused([invalidCommandRefusal('combination', prompt.oneByOne, id)]);
  return here.piece === undefined ? nothingProposed : here.piece.propose(context, first, gesture);
}
