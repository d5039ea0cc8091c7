/** Motions of pieces in a scene. */
import type { Motion, PieceId } from '@grognard/engine';
import type { Point, Pose } from '@grognard/geometry';
import { lastOf } from '@grognard/lists';

/** Along its way from pose to pose, without points that repeat the one before. Empty for a piece that stays where it is. */
export function motionAlong(piece: PieceId, from: Pose, way: readonly Point[], to: Pose): Motion[] {
  const isStill = from.x === to.x && from.y === to.y && from.heading === to.heading;
  if (isStill && way.length < 2) return [];
  const points: Point[] = [{ x: from.x, y: from.y }];
  for (const { x, y } of [...way, to]) {
    const last = lastOf(points);
    if (x !== last.x || y !== last.y) points.push({ x, y });
  }
  if (points.length === 1) points.push({ x: to.x, y: to.y });
  return [{ piece, way: points, headings: [from.heading, to.heading], from: 0, to: 1 }];
}
