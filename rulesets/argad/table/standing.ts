/** Where a figure stands, as sight and contact ask for it. */
import { baseAt, baseThen } from './bases.ts';
import type { Standing } from './field/model.ts';
import type { Snapshot, State } from './model.ts';

/** A figure where it is now. */
export function standingOf(state: State, index: number): Standing {
  const { room, vessel } = state.figures[index]!;
  return { base: baseAt(state, index), room, vessel };
}

/** A figure where it was at a moment. */
export function standingThen(state: State, index: number, when: Snapshot): Standing {
  return { base: baseThen(state, index, when), room: when.room[index]!, vessel: when.vessel[index]! };
}
