/** GestureContext: the parts of the table that the gesture machine reads at the moment of an event. */
import type { Piece, PieceId } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { PointerKind, ScreenSpot } from './events.ts';
import type { GivenEnd } from './given-end.ts';
import type { GestureLimits } from './limits.ts';

/** The table as it is shown: hit-testing, and places of the page and of the table. */
export interface GestureTable {
  /** Pieces under a place of the page, nearest first. */
  piecesAt(x: number, y: number, grip: { readonly slop: number }): readonly PieceId[];
  /** Pieces whose middle is inside the box between two corners. */
  piecesIn(corner: ScreenSpot, opposite: ScreenSpot): readonly PieceId[];
  /** Place of the table, rounded to the millimetre. */
  toTable(x: number, y: number): Point;
  toScreen(point: Point): ScreenSpot;
}

/** A group that the player has put together, or that the game offers. Keys 1 to 9 select it if it has one of them. */
export interface SelectableGroup {
  readonly key: number | null;
  /** Whether it is what *all of this kind* means. */
  readonly isKind: boolean;
  readonly pieces: readonly PieceId[];
}

export interface GestureContext {
  readonly table: GestureTable;
  /** In the order in which keys step through them. */
  readonly pieces: readonly Piece[];
  readonly groups?: readonly SelectableGroup[];
  readonly limits: GestureLimits;
  /** Pointers for which dropping a path also confirms it, by the player's setting. */
  readonly confirmOnDrop: readonly PointerKind[];
  /** Ends of given orders that can be taken hold of. */
  readonly ends: readonly GivenEnd[];
}

export function findPiece({ pieces }: GestureContext, id: PieceId): Piece | null {
  return pieces.find((piece) => piece.id === id) ?? null;
}

export function areMine(context: GestureContext, ids: readonly PieceId[]): boolean {
  return ids.every((id) => findPiece(context, id)?.isMine === true);
}

/** A figure in a body stands for the body. Once the body is selected, the figure stands for itself. */
export function selectableOf(context: GestureContext, selection: readonly PieceId[], id: PieceId): PieceId {
  const [whole, more] = findPiece(context, id)?.members ?? [];
  if (whole === undefined || more !== undefined || selection.includes(whole)) return id;
  return findPiece(context, whole)?.members.includes(id) === true ? whole : id;
}
