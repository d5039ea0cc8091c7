/** headlessTable: a table without a browser for tests of gestures, with the real camera and hit tests over plain pieces. */
import type { Piece } from '@grognard/engine';
import { type Camera, placeAt, snapped, spotOf, type View } from '../../canvas/camera.ts';
import { graspedAt, graspedIn } from '../../canvas/hit.ts';
import type { GestureTable } from '../context.ts';
import type { ScreenSpot } from '../events.ts';

/** 120 × 90 cm, seen whole. A pixel is a millimetre, and y points down on the page and up on the table. */
const view: View = { table: { width: 12_000, depth: 9_000 }, wide: 1200, high: 900 };
const camera: Camera = { centre: { x: 6_000, y: 4_500 }, scale: 10 };

export function headlessTable(pieces: readonly Piece[]): GestureTable {
  const placeOf = (spot: ScreenSpot) => placeAt(camera, view, spot);
  return {
    piecesAt: (x, y, { slop }) => graspedAt(pieces, placeOf({ x, y }), { scale: camera.scale, slop }),
    piecesIn: (corner, opposite) => graspedIn(pieces, placeOf(corner), placeOf(opposite)),
    toTable: (x, y) => snapped(placeOf({ x, y })),
    toScreen: (point) => spotOf(camera, view, point),
  };
}

/** A piece at a place of the page, in pixels. */
export function pieceAt(id: string, x: number, y: number, part: Partial<Piece> = {}): Piece {
  return {
    id,
    side: 'blue',
    name: id,
    about: '',
    at: { x: 10 * x, y: 9_000 - 10 * y },
    heading: 0,
    base: { shape: 'round', radius: 100 },
    state: [],
    orderText: null,
    isMine: true,
    members: [],
    ...part,
  };
}
