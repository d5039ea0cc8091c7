/** RunningMeasure: one measure of play while a battle is gone through, and what good players keep to. */
import type { MeasuredCount } from '@grognard/engine';
import type { AdlgEvent } from '../../state/events.ts';
import type { State, Table } from '../../state/model.ts';

/** Shares that good players keep to. */
export const playGoals = [
  { id: 'never-engaged', at: 'most', share: 0.25 },
  { id: 'charged', at: 'least', share: 0.6 },
  { id: 'kept', at: 'least', share: 0.75 },
  { id: 'wasted', at: 'most', share: 0.35 },
  { id: 'vain', at: 'most', share: 0.005 },
  { id: 'broken', at: 'least', share: 0.7 },
] as const;

export type MeasureId = (typeof playGoals)[number]['id'];

/** `before` is the state that an event changes. */
export interface RunningMeasure {
  look(table: Table, before: State, event: AdlgEvent): void;
  counts(table: Table, end: State): readonly (readonly [MeasureId, MeasuredCount])[];
}
