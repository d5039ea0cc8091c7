/** The proposal of a gesture for a figure, a body, a boat, or several figures together. */

import type { Gesture, Proposal } from '@grognard/engine';
import { invalidCommandRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { ArgadCommand } from '../state/orders.ts';
import { findPiece, type InteractionContext, isMine, type PieceRef } from './interaction-context.ts';
import { proposePlace } from './placing.ts';
import { proposeBody } from './propose-body.ts';
import { nothingProposed, proposeFigure, refused } from './propose-figure.ts';
import { proposeSeveral } from './several.ts';
import { proposeBoat } from './tasks-boat.ts';

/** The commands a gesture comes to, or null if one of them is refused. */
export function commandsOf(context: InteractionContext, gesture: Gesture): readonly ArgadCommand[] | null {
  const { commands, refusals } = proposeFor(context, gesture);
  return refusals.length > 0 ? null : commandsIn(commands);
}

/** Proposals for this game hold its own commands only. */
export function commandsIn(commands: Proposal['commands']): readonly ArgadCommand[] {
  return commands as readonly ArgadCommand[];
}

export function proposeFor(context: InteractionContext, gesture: Gesture): Proposal {
  const { prompt: asked } = interactionWordsOf(context.table);
  const pieces: PieceRef[] = [];
  for (const id of gesture.pieces) {
    const piece = findPiece(context, id);
    if (piece === null || !isMine(context, piece))
      return refused([invalidCommandRefusal('value', asked.notYours(id), id)]);
    pieces.push(piece);
  }
  const [first] = pieces;
  if (first === undefined) return nothingProposed;
  return pieces.length === 1 ? proposeOne(context, first, gesture) : proposeAll(context, pieces, gesture);
}

function proposeOne(context: InteractionContext, piece: PieceRef, gesture: Gesture): Proposal {
  switch (piece.kind) {
    case 'figure':
      return (context.state.phase === 'deploy' ? proposePlace : proposeFigure)(context, piece.man, gesture);
    case 'body':
      return proposeBody(context, piece.body, gesture);
    case 'vessel':
      return proposeBoat(context, piece.vessel, gesture);
    case 'thing':
    case 'horse':
      return nothingProposed;
  }
}

/** Only figures can be ordered together, each once. */
function proposeAll(context: InteractionContext, pieces: readonly PieceRef[], gesture: Gesture): Proposal {
  const { prompt: asked } = interactionWordsOf(context.table);
  const figures = new Set<FigureIndex>();
  for (const piece of pieces) {
    if (piece.kind !== 'figure')
      return refused([invalidCommandRefusal('combination', asked.onlyFigures, null)]);
    figures.add(piece.man);
  }
  return proposeSeveral(context, [...figures], gesture);
}
