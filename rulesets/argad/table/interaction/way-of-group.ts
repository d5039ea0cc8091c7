/** The common way that a gesture sets for loose figures. */

import type { TaskValues } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { type GroupWay, groupWayFrom, readList } from '@grognard/table-kit';
import { ownBase } from '../bodies/bases.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { InteractionContext } from './interaction-context.ts';
import { pointsOf } from './order-from-gesture.ts';

/** Null if the gesture sets none. */
export function groupWayOf(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  values: TaskValues,
): GroupWay | null {
  const isSet = (pointsOf(values['way']) ?? []).length > 0 || readList(values['wheel']).length > 0;
  return isSet ? wayOfGroup(context, figures, values) : null;
}

/** The same, with a way of no length if none is set: they face as the first of them does. */
export function wayOfGroup(
  { state }: InteractionContext,
  figures: readonly FigureIndex[],
  values: TaskValues,
): GroupWay {
  const bases = figures.map((figure) => ownBase(entryAt(state.figures, figure)));
  return groupWayFrom(bases, pointsOf(values['way']) ?? [], values['wheel']);
}
