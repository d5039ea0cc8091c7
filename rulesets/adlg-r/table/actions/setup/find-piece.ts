/** placesOfPiece: places on a grid where the piece in hand may lie, which tells whether there is room for it at all. */
import { asHeading, type Box, type Point, quarterTurn } from '@grognard/geometry';
import { onGround, outlineOfPiece, sizeOfPiece } from '../../field/index.ts';
import type { State, Table } from '../../state/model.ts';
import type { PieceInHand } from '../../state/setup.ts';
import { againstPiece, type PiecePlace } from './piece-place.ts';
import { boxOfSector } from './sectors.ts';

/** Places of a row between two ends, both included. */
const perRow = 9;

/** Headings in which pieces are tried. */
const headings = [quarterTurn, 0, 450, 1350].map(asHeading);

/** Lawful places, each tried in its turn: callers take as many as they need. */
export function* placesOfPiece(table: Table, state: State, hand: PieceInHand): Generator<PiecePlace> {
  for (const place of tried(onGround(table, state), state, hand))
    if (againstPiece(table, state, hand, place).length === 0) yield place;
}

function* tried(now: Table, _state: State, hand: PieceInHand): Generator<PiecePlace> {
  const { piece, sectors } = hand;
  if (piece.kind === 'road') {
    yield* roads(now, hand);
    return;
  }
  if (piece.kind === 'river' || piece.kind === 'coast') {
    yield* waters(now, hand);
    return;
  }
  const waterside =
    piece.kind === 'village' && now.field.areas.some(({ kind }) => kind === 'river' || kind === 'coast');
  for (const heading of headings) {
    const at = { x: 0, y: 0 };
    const { corners } = outlineOfPiece(now, { ...piece, at, heading });
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    for (const sector of sectors) {
      const box = boxOfSector(now, sector);
      const inner: Box = {
        minX: box.minX - Math.min(...xs),
        maxX: box.maxX - Math.max(...xs),
        minY: box.minY - Math.min(...ys),
        maxY: box.maxY - Math.max(...ys),
      };
      for (const x of [...row(inner.minX, inner.maxX), ...(waterside ? besideWater(now, xs) : [])])
        for (const y of row(inner.minY, inner.maxY)) yield { at: { x, y }, heading, through: [] };
    }
  }
}

function row(from: number, to: number): number[] {
  if (to < from) return [];
  return Array.from({ length: perRow }, (_, n) => Math.round(from + ((to - from) * n) / (perRow - 1)));
}

/** Middles of a piece that lies a hair beside a river or coast. */
function besideWater({ field }: Table, xs: readonly number[]): number[] {
  return field.areas
    .filter(({ kind }) => kind === 'river' || kind === 'coast')
    .flatMap(({ polygon: { minX, maxX } }) => [minX - 2 - Math.max(...xs), maxX + 2 - Math.min(...xs)]);
}

function* waters(now: Table, { piece }: PieceInHand): Generator<PiecePlace> {
  const { field, sizes } = now;
  const half = sizeOfPiece(now, piece).width / 2;
  const y = field.depth / 2;
  const near = piece.kind === 'coast' ? [half] : [2, 3, 4].map((ud) => ud * sizes.ud + half);
  for (const from of near)
    for (const x of [from, field.width - from]) yield { at: { x, y }, heading: quarterTurn, through: [] };
}

/** From edge to edge, straight or by a bend at the middle of the table. */
function* roads(now: Table, { sectors }: PieceInHand): Generator<PiecePlace> {
  const [from, to] = sectors.map((sector) => edgePoints(now, boxOfSector(now, sector)));
  if (from === undefined || to === undefined) return;
  const { width, depth } = now.field;
  const middle = { x: width / 2, y: depth / 2 };
  for (const at of from)
    for (const end of to)
      for (const through of [[end], [middle, end]]) yield { at, heading: quarterTurn, through };
}

/** Points of a sector on the edges of the table. */
function edgePoints({ field }: Table, { minX, maxX, minY, maxY }: Box): Point[] {
  const points = [1, 2, 3].map(
    (n): Point => ({
      x: Math.round(minX + ((maxX - minX) * n) / 4),
      y: minY === 0 ? 0 : maxY,
    }),
  );
  const sides = [minX === 0 ? 0 : null, maxX === field.width ? maxX : null].flatMap((x) =>
    x === null ? [] : [{ x, y: Math.round((minY + maxY) / 2) }],
  );
  return [...points, ...sides];
}
