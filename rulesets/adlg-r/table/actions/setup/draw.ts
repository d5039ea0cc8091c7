/** The next piece to be laid: whether it comes, what its dice ask for, and whether there is room (`terrain.order`, `terrain.place`). */
import { entryAt } from '@grognard/lists';
import type { FieldGround } from '../../state/battlefield.ts';
import type { ChosenPiece, LaidPiece, PieceInHand, SetupState } from '../../state/setup.ts';
import type { Turn } from '../../state/turn.ts';
import { placesOfPiece } from './find-piece.ts';
import type { PiecePlace } from './piece-place.ts';
import { isWater, needsLuck } from './pieces.ts';
import { throwForPlace } from './sectors.ts';

/** Least face by which water or a village comes. */
const comesOn = 4;

/** Draws the next piece of the queue. */
export function drawPiece(turn: Turn, setup: SetupState): void {
  const { resolution, table } = turn;
  const [piece] = setup.queue;
  if (piece === undefined) return;
  const gone = { kind: 'pieceDrawn', piece, inHand: null, replaces: null, rerolled: false } as const;
  if (isOfMissingVillage(turn, setup, piece)) {
    resolution.emit(gone);
    return;
  }
  if (needsLuck(piece) && resolution.dice(entryAt(table.sides, piece.owner).id, 'comes').die() < comesOn) {
    resolution.emit({ ...gone, replaces: isWater(piece) ? piece.owner : null });
    return;
  }
  const inHand = throwForPlace(turn, piece);
  resolution.emit({ ...gone, inHand });
  makeRoom(turn, setup, inHand);
}

/** A road that nobody chose comes with the village alone (`terrain.order`). */
function isOfMissingVillage({ state }: Turn, { chosen }: SetupState, { kind }: ChosenPiece): boolean {
  if (kind !== 'road') return false;
  const isChosen = chosen.some((list) => list?.some((piece) => piece.kind === 'road') === true);
  return !isChosen && !state.ground.pieces.some((piece) => piece.kind === 'village');
}

/** Without room a side may throw anew once in the game. Then the piece is left out. */
function makeRoom(turn: Turn, setup: SetupState, inHand: PieceInHand): void {
  const { resolution } = turn;
  const { piece } = inHand;
  if (hasRoom(turn, inHand)) return;
  if (!isWater(piece) && !setup.rerolled.includes(piece.owner)) {
    const again = throwForPlace(turn, piece);
    resolution.emit({ kind: 'pieceDrawn', piece, inHand: again, replaces: null, rerolled: true });
    if (hasRoom(turn, again)) return;
  }
  resolution.emit({ kind: 'pieceDropped', piece });
}

function hasRoom({ table, state }: Turn, inHand: PieceInHand): boolean {
  return placesOfPiece(table, state, inHand).next().done !== true;
}

/** Grounds of a river by its die (`terrain.river`). */
const riverGround: readonly FieldGround[] = [
  'open',
  'rough',
  'rough',
  'difficult',
  'difficult',
  'impassable',
];

export function layPiece(turn: Turn, { piece }: PieceInHand, { at, heading, through }: PiecePlace): void {
  const { resolution, table } = turn;
  const ground =
    piece.kind === 'river'
      ? entryAt(riverGround, resolution.dice(entryAt(table.sides, piece.owner).id, 'river').die() - 1)
      : null;
  const laid: LaidPiece = { ...piece, at, heading, through, ground };
  resolution.emit({ kind: 'pieceLaid', piece: laid });
}

/** What may come in the stead of water that did not. */
export function mayReplace({ kind }: Pick<ChosenPiece, 'kind'>): boolean {
  return !['river', 'coast', 'village', 'road'].includes(kind);
}
