/** Where a figure stands, as sight and contact ask for it. */

import { entryAt, numberAt } from '@grognard/lists';
import type { Placement } from '../field/model.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Snapshot, State } from '../state/model.ts';
import { baseAt, baseThen } from './bases.ts';

/** A figure where it is now. */
export function placementOf(state: State, index: FigureIndex): Placement {
  const { room, vessel } = entryAt(state.figures, index);
  return { base: baseAt(state, index), room, vessel };
}

/** A figure where it was at a moment. */
export function placementThen(state: State, index: FigureIndex, when: Snapshot): Placement {
  return {
    base: baseThen(state, index, when),
    room: numberAt(when.room, index),
    vessel: numberAt(when.vessel, index),
  };
}
