/** The placement of a figure, as sight and contact read it. */

import { absent } from '@grognard/lists';
import type { Placement } from '../field/model.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Snapshot, State } from '../state/model.ts';
import { baseAt, baseThen } from './bases.ts';

/** The present placement of a figure. */
export function placementOf(state: State, index: FigureIndex): Placement {
  const { room, vessel } = state.figures[index] ?? absent(state.figures, index);
  return { base: baseAt(state, index), room, vessel };
}

/** The placement of a figure at a moment. */
export function placementThen(state: State, index: FigureIndex, when: Snapshot): Placement {
  return {
    base: baseThen(state, index, when),
    room: when.room[index] ?? absent(when.room, index),
    vessel: when.vessel[index] ?? absent(when.vessel, index),
  };
}
