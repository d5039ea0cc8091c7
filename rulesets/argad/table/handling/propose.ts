/** What a gesture comes to: for a figure, a body, a boat, or several figures together. */
import type { Gesture, Proposal } from '@grognard/engine';
import { mistaken } from './cited.ts';
import { type Holding, isMine, type Named, named } from './holding.ts';
import { nothingProposed, proposeFigure, refused } from './propose-figure.ts';

export function proposeFor(holding: Holding, gesture: Gesture): Proposal {
  const pieces: Named[] = [];
  for (const id of gesture.pieces) {
    const piece = named(holding, id);
    if (piece === null || !isMine(holding, piece))
      return refused([mistaken('value', `no piece of yours: ${id}`, id)]);
    pieces.push(piece);
  }
  const [first] = pieces;
  if (first === undefined) return nothingProposed;
  if (first.kind === 'figure') return proposeFigure(holding, first.man, gesture);
  return nothingProposed;
}
