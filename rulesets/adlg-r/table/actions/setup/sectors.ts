/** Sectors of the table and the dice that name them (`terrain.sectors`, `terrain.place`, `terrain.balance`). */
import type { Box } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { onGround } from '../../field/index.ts';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { ChosenPiece, LaidPiece, PieceInHand, TerrainSector } from '../../state/setup.ts';
import { otherSide } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
import { isWater } from './pieces.ts';

const thirds = ['left', 'centre', 'right'] as const;

/** A half that leads by this many pieces gets no more. */
const mostLead = 3;

/** 1–2 left, 3–4 centre, 5–6 right. */
function thirdOf(face: number): TerrainSector['third'] {
  return entryAt(thirds, Math.ceil(face / 2) - 1);
}

/** A third of the width by half the depth, as its player sees it. */
export function boxOfSector({ field, sides }: Table, { half, third }: TerrainSector): Box {
  const isSouth = entryAt(sides, half).edge === 'south';
  const n = thirds.indexOf(third);
  const column = isSouth ? n : 2 - n;
  const wide = field.width / 3;
  return {
    minX: Math.round(column * wide),
    maxX: Math.round((column + 1) * wide),
    minY: isSouth ? 0 : field.depth / 2,
    maxY: isSouth ? field.depth / 2 : field.depth,
  };
}

/** Throws for the place of a piece: a sector and its edge, two sectors of a road, nothing for water. */
export function throwForPlace(turn: Turn, piece: ChosenPiece): PieceInHand {
  if (isWater(piece)) return { piece, sectors: [], where: null };
  const { resolution, table } = turn;
  const dice = resolution.dice(entryAt(table.sides, piece.owner).id, 'terrain');
  const [one, other] = [dice.die(), dice.die()];
  if (piece.kind === 'road')
    return {
      piece,
      sectors: [
        { half: piece.owner, third: thirdOf(one) },
        { half: otherSide(piece.owner), third: thirdOf(other) },
      ],
      where: null,
    };
  const half = halfFor(turn.table, turn.state, piece.owner);
  return { piece, sectors: [{ half, third: thirdOf(one) }], where: other <= 4 ? 'edge' : 'inside' };
}

/** The player’s own half, unless it leads by three pieces. */
function halfFor(table: Table, state: State, owner: SideIndex): SideIndex {
  const here = countIn(table, state, owner);
  return here - countIn(table, state, otherSide(owner)) >= mostLead ? otherSide(owner) : owner;
}

/** Roads, rivers and coasts count for no half. */
function countIn(table: Table, state: State, half: SideIndex): number {
  const { depth } = onGround(table, state).field;
  const isSouth = entryAt(table.sides, half).edge === 'south';
  return state.ground.pieces.filter(
    (piece: LaidPiece) => !isWater(piece) && piece.kind !== 'road' && piece.at.y < depth / 2 === isSouth,
  ).length;
}
