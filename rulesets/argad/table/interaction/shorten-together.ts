/** The paths of several figures, shortened until all are legal. */

import type { Gesture } from '@grognard/engine';
import { makePath } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import type { FigureIndex } from '../state/indices.ts';
import type { InteractionContext } from './interaction-context.ts';
import { pointsOf } from './order-from-gesture.ts';
import { ordersFor } from './orders-together.ts';
import { rehearse } from './rehearse.ts';
import { longestLegalPath } from './shorten.ts';

export function longestLegalTogether(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  gesture: Gesture,
): Gesture | null {
  const points = pointsOf(gesture.values['way']);
  if (points === null || points.length === 0) return null;
  const { x, y } = entryAt(context.state.figures, numberAt(figures, 0));
  const shorter = (way: readonly { readonly x: number; readonly y: number }[]): Gesture => ({
    ...gesture,
    values: { ...gesture.values, way: way.map((point) => ({ x: point.x, y: point.y })) },
  });
  const fitting = longestLegalPath(makePath([{ x, y }, ...points]), (way) => {
    const meant = ordersFor(context, figures, shorter(way));
    return !(meant instanceof Problem) && rehearse(context, meant).length === 0;
  });
  return fitting === null ? null : shorter(fitting);
}
