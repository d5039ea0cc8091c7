/** `looseIn`: the loose figures of a selection, which go together. Bodies and boats have orders of their own. */

import type { Gesture, PieceId } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { snappedPoint } from '@grognard/table-kit';
import type { FigureIndex } from '../state/indices.ts';
import type { InteractionContext, PieceRef } from './interaction-context.ts';
import { pointsOf } from './order-from-gesture.ts';

export interface LooseFigures {
  readonly figures: readonly FigureIndex[];
  /** The gesture as if the first of the figures had been led. */
  readonly gesture: Gesture;
  /** Selected pieces that do not go with the figures. */
  readonly others: readonly PieceId[];
}

/** If all figures stand in bodies, they are ordered together as they are: they shoot and reload by their own orders. */
export function looseIn(
  context: InteractionContext,
  pieces: readonly PieceRef[],
  gesture: Gesture,
): LooseFigures {
  const isLoose = (piece: PieceRef) =>
    piece.kind === 'figure' && entryAt(context.state.figures, piece.figure).body === none;
  const isMixed = pieces.some(({ kind }) => kind !== 'figure') && pieces.some(isLoose);
  const goes = (piece: PieceRef) => (isMixed ? isLoose(piece) : piece.kind === 'figure');
  const figures = new Set(
    pieces.flatMap((piece) => (goes(piece) && piece.kind === 'figure' ? [piece.figure] : [])),
  );
  const others = gesture.pieces.filter((_, n) => {
    const piece = pieces[n];
    return piece !== undefined && !goes(piece);
  });
  return { figures: [...figures], gesture: ledByFirst(context, pieces, [...figures], gesture), others };
}

function ledByFirst(
  context: InteractionContext,
  [lead]: readonly PieceRef[],
  [first]: readonly FigureIndex[],
  gesture: Gesture,
): Gesture {
  const points = pointsOf(gesture.values['way']);
  if (points === null || lead === undefined || first === undefined) return gesture;
  const [from, to] = [placeOf(context, lead), entryAt(context.state.figures, first)];
  if (from.x === to.x && from.y === to.y) return gesture;
  const way = points.map(({ x, y }) => ({ ...snappedPoint({ x: x - from.x + to.x, y: y - from.y + to.y }) }));
  return { ...gesture, values: { ...gesture.values, way } };
}

function placeOf({ state }: InteractionContext, piece: PieceRef): Point {
  switch (piece.kind) {
    case 'figure':
      return entryAt(state.figures, piece.figure);
    case 'body':
      return entryAt(state.bodies, piece.body);
    case 'vessel':
      return entryAt(state.vessels, piece.vessel);
    case 'thing':
      return entryAt(state.things, piece.thing);
    case 'horse':
      return entryAt(state.horses, piece.horse);
  }
}
