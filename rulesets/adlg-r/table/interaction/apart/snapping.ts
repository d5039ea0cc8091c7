/** settledPiece, settledEnd: a piece of ground where a hand puts it, laid exactly where the dice want it. */
import { asHeading, type Box, type Heading, type Point, quarterTurn } from '@grognard/geometry';
import { boxOfSector } from '../../actions/setup/index.ts';
import { outlineOfPiece, sizeOfPiece } from '../../field/index.ts';
import type { Table } from '../../state/model.ts';
import type { PieceInHand } from '../../state/setup.ts';

/** Within this distance of an edge or of water a piece is pulled against it, in UD. */
const pullUd = 1.5;
/** Distance from all edges where the dice ask for it, and of rivers from a short edge, in UD. */
const insideUd = 2;
const riverMostUd = 6;
/** Pieces that touch lie a hair apart. */
const hair = 2;

/** The least and most that a middle may be moved along one axis. */
interface Range {
  readonly least: number;
  readonly most: number;
}

function within(value: number, { least, most }: Range): number {
  return least > most ? value : Math.min(most, Math.max(least, value));
}

/** A piece that is no road, turned and put down. */
export function settledPiece(table: Table, hand: PieceInHand, at: Point, heading: Heading): Point {
  const { piece } = hand;
  if (piece.kind === 'river' || piece.kind === 'coast') return waterAt(table, hand, at);
  const { corners } = outlineOfPiece(table, { ...piece, at: { x: 0, y: 0 }, heading });
  const reach = boxAround(corners);
  const sector = hand.sectors[0];
  const room = sector === undefined ? table.field.box : boxOfSector(table, sector);
  const free = hand.where === 'inside' ? inset(room, table, insideUd * table.sizes.ud) : room;
  const x = within(at.x, { least: free.minX - reach.minX, most: free.maxX - reach.maxX });
  const y = within(at.y, { least: free.minY - reach.minY, most: free.maxY - reach.maxY });
  return hand.where === 'inside' ? { x, y } : pulled(table, reach, { x, y });
}

function boxAround(corners: readonly Point[]): Box {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
}

/** A sector, kept away from the edges of the table. */
function inset({ minX, minY, maxX, maxY }: Box, { field: { box } }: Table, by: number): Box {
  return {
    minX: Math.max(minX, box.minX + by),
    minY: Math.max(minY, box.minY + by),
    maxX: Math.min(maxX, box.maxX - by),
    maxY: Math.min(maxY, box.maxY - by),
  };
}

/** Against the nearest edge of the table or bank, if one is near. */
function pulled({ field, sizes }: Table, reach: Box, { x, y }: Point): Point {
  const { box } = field;
  const banks = field.areas
    .filter(({ kind }) => kind === 'river' || kind === 'coast')
    .flatMap(({ polygon: { minX, maxX } }) => [
      { x: minX - hair - reach.maxX, y },
      { x: maxX + hair - reach.minX, y },
    ]);
  const places = [
    { x: box.minX - reach.minX, y },
    { x: box.maxX - reach.maxX, y },
    { x, y: box.minY - reach.minY },
    { x, y: box.maxY - reach.maxY },
    ...banks,
  ].map((place) => ({ place, far: Math.abs(place.x - x) + Math.abs(place.y - y) }));
  const [nearest] = places.sort((one, other) => one.far - other.far);
  return nearest !== undefined && nearest.far <= pullUd * sizes.ud ? nearest.place : { x, y };
}

/** From long edge to long edge: only how far from the nearer short edge is free, and of a coast nothing but the edge. */
function waterAt(table: Table, { piece }: PieceInHand, { x }: Point): Point {
  const { width, depth } = table.field;
  const half = Math.round(sizeOfPiece(table, piece).width / 2);
  const isWest = x < width / 2;
  const { ud } = table.sizes;
  const from =
    piece.kind === 'coast'
      ? half
      : within(isWest ? x : width - x, { least: insideUd * ud + half, most: riverMostUd * ud - half });
  return { x: isWest ? from : width - from, y: Math.round(depth / 2) };
}

export const waterHeading: Heading = asHeading(quarterTurn);

/** An end of a road: on the edge of the table, in its sector. */
export function settledEnd({ field }: Table, { minX, minY, maxX, maxY }: Box, { x, y }: Point): Point {
  const inside = { x: within(x, { least: minX, most: maxX }), y: within(y, { least: minY, most: maxY }) };
  const edges = [
    ...(minX === 0 ? [{ x: 0, y: inside.y }] : []),
    ...(maxX === field.width ? [{ x: field.width, y: inside.y }] : []),
    ...(minY === 0 ? [{ x: inside.x, y: 0 }] : []),
    ...(maxY === field.depth ? [{ x: inside.x, y: field.depth }] : []),
  ];
  const far = (edge: Point) => Math.abs(edge.x - inside.x) + Math.abs(edge.y - inside.y);
  const [nearest] = edges.sort((one, other) => far(one) - far(other));
  return nearest ?? inside;
}
