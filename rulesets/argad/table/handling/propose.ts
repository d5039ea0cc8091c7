/** What a gesture comes to: for a figure, a body, a boat, or several figures together. */
import type { Gesture, Proposal } from '@grognard/engine';
import { mistaken } from './cited.ts';
import { type Holding, isMine, type Named, named } from './holding.ts';
import { proposePlace } from './placing.ts';
import { proposeBody } from './propose-body.ts';
import { nothingProposed, proposeFigure, refused } from './propose-figure.ts';
import { proposeSeveral } from './several.ts';
import { proposeBoat } from './tasks-boat.ts';
import { handWordsOf } from './words.ts';

export function proposeFor(holding: Holding, gesture: Gesture): Proposal {
  const { asked } = handWordsOf(holding.table);
  const pieces: Named[] = [];
  for (const id of gesture.pieces) {
    const piece = named(holding, id);
    if (piece === null || !isMine(holding, piece))
      return refused([mistaken('value', asked.notYours(id), id)]);
    pieces.push(piece);
  }
  const [first] = pieces;
  if (first === undefined) return nothingProposed;
  return pieces.length === 1 ? proposeOne(holding, first, gesture) : proposeAll(holding, pieces, gesture);
}

function proposeOne(holding: Holding, piece: Named, gesture: Gesture): Proposal {
  switch (piece.kind) {
    case 'figure':
      return (holding.state.phase === 'deploy' ? proposePlace : proposeFigure)(holding, piece.man, gesture);
    case 'body':
      return proposeBody(holding, piece.body, gesture);
    case 'vessel':
      return proposeBoat(holding, piece.vessel, gesture);
    case 'thing':
    case 'horse':
      return nothingProposed;
  }
}

/** Only figures are told something together, each once. */
function proposeAll(holding: Holding, pieces: readonly Named[], gesture: Gesture): Proposal {
  const { asked } = handWordsOf(holding.table);
  const men = new Set<number>();
  for (const piece of pieces) {
    if (piece.kind !== 'figure') return refused([mistaken('combination', asked.onlyFigures, null)]);
    men.add(piece.man);
  }
  return proposeSeveral(holding, [...men], gesture);
}
