/** Legs of a path as numbers: length and direction of the last leg, and the end point for typed numbers. */
import type { Piece } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { onMm } from '@grognard/table-view/gestures';

/** The last leg of a path: length in tenths of a millimetre, direction as a compass bearing, in degrees clockwise from north. */
export function lastLeg(
  piece: Pick<Piece, 'at'>,
  path: readonly Point[],
): { readonly from: Point; readonly length: number; readonly degrees: number } {
  const to = path.at(-1) ?? piece.at;
  const from = path.at(-2) ?? piece.at;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const degrees = (Math.atan2(dx, dy) * 180) / Math.PI;
  return { from, length: Math.sqrt(dx * dx + dy * dy), degrees: Math.round(degrees + 360) % 360 };
}

export function pointAt(from: Point, length: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return onMm({ x: from.x + length * Math.sin(turn), y: from.y + length * Math.cos(turn) });
}
