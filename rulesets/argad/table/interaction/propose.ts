/** The proposal of a gesture for a figure, a body, a boat, or several figures together. */

import type { Gesture, GroupRow, Proposal } from '@grognard/engine';
import { nothingProposed, refused } from '@grognard/table-kit';
import { invalidCommandRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import { type ArgadCommand, isArgadCommand } from '../state/orders.ts';
import { proposeAgain } from './as-last-turn.ts';
import { findPiece, type InteractionContext, isMine, type PieceRef } from './interaction-context.ts';
import { looseIn } from './loose-figures.ts';
import { proposePlace } from './placing.ts';
import { proposeBody } from './propose-body.ts';
import { proposeFigure } from './propose-figure.ts';
import { proposeSeveral } from './several.ts';
import { proposeBoat } from './tasks-boat.ts';

/** The commands a gesture comes to, or null if one of them is refused. */
export function commandsOf(context: InteractionContext, gesture: Gesture): readonly ArgadCommand[] | null {
  const { commands, refusals } = proposeFor(context, gesture);
  return refusals.length > 0 ? null : commandsIn(commands);
}

/** Proposals for this game hold its own commands only. */
export function commandsIn(commands: Proposal['commands']): readonly ArgadCommand[] {
  return commands.filter(isArgadCommand);
}

export function proposeFor(context: InteractionContext, gesture: Gesture): Proposal {
  const { prompt } = interactionWordsOf(context.table);
  const pieces: PieceRef[] = [];
  for (const id of gesture.pieces) {
    const piece = findPiece(context, id);
    if (piece === null || !isMine(context, piece))
      return refused([invalidCommandRefusal('value', prompt.notYours(id), id)]);
    pieces.push(piece);
  }
  const [first] = pieces;
  if (first === undefined) return nothingProposed;
  if (gesture.values['again'] === true) return proposeAgain(context, pieces, gesture.pieces);
  return pieces.length === 1 ? proposeOne(context, first, gesture) : proposeAll(context, pieces, gesture);
}

function proposeOne(context: InteractionContext, piece: PieceRef, gesture: Gesture): Proposal {
  switch (piece.kind) {
    case 'figure':
      return (context.state.phase === 'deploy' ? proposePlace : proposeFigure)(
        context,
        piece.figure,
        gesture,
      );
    case 'body':
      return proposeBody(context, piece.body, gesture);
    case 'vessel':
      return proposeBoat(context, piece.vessel, gesture);
    case 'thing':
    case 'horse':
      return nothingProposed;
  }
}

/** Loose figures are ordered together, each once. Bodies and boats stay for orders of their own. */
function proposeAll(context: InteractionContext, pieces: readonly PieceRef[], given: Gesture): Proposal {
  const { prompt } = interactionWordsOf(context.table);
  const { figures, gesture, others } = looseIn(context, pieces, given);
  if (figures.length === 0)
    return refused(others.map((id) => invalidCommandRefusal('combination', prompt.onlyFigures, id)));
  const proposal = proposeSeveral(context, figures, gesture);
  if (others.length === 0) return proposal;
  const row: GroupRow = { pieces: others, value: '', words: prompt.onlyFigures, cited: null, role: 'stays' };
  return { ...proposal, group: { rows: [...(proposal.group?.rows ?? []), row] } };
}
