/** The ways of several figures cut where all of them are legal. */
import type { Gesture } from '@grognard/engine';
import { makePath } from '@grognard/geometry';
import { Problem } from '@grognard/rules-kit';
import { fittingWay } from './fit.ts';
import type { Holding } from './holding.ts';
import { pointsOf } from './order-told.ts';
import { ordersFor } from './orders-together.ts';
import { rehearse } from './rehearse.ts';

export function fittingTogether(holding: Holding, men: readonly number[], gesture: Gesture): Gesture | null {
  const points = pointsOf(gesture.told['way']);
  if (points === null || points.length === 0) return null;
  const { x, y } = holding.state.figures[men[0]!]!;
  const shorter = (way: readonly { readonly x: number; readonly y: number }[]): Gesture => ({
    ...gesture,
    told: { ...gesture.told, way: way.map((point) => ({ x: point.x, y: point.y })) },
  });
  const fitting = fittingWay(makePath([{ x, y }, ...points]), (way) => {
    const meant = ordersFor(holding, men, shorter(way));
    return !(meant instanceof Problem) && rehearse(holding, meant).length === 0;
  });
  return fitting === null ? null : shorter(fitting);
}
