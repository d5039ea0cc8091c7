/** GameMeasures: how well a game was fought, counted from its events: units that never fought, points that were wasted. */
import type { GameEvent } from './event.ts';

/** One measure of how games are fought. */
export interface PlayMeasure {
  readonly id: string;
  /** What is counted, as a share of what, in the language of the table. */
  readonly words: string;
  /** Share from 0 to 1 that good players keep to, or null if the measure is only told. */
  readonly goal: { readonly at: 'least' | 'most'; readonly share: number } | null;
}

/** Cases in which a measure held, of all cases. */
export interface MeasuredCount {
  readonly count: number;
  readonly of: number;
}

/** Measures of a game, which says itself what they mean. */
export interface GameMeasures<V, E extends GameEvent> {
  readonly list: readonly PlayMeasure[];
  /** Counts of a whole game by the id of the measure. `before` is the umpire's view before the first event. */
  readonly countIn: (before: V, events: readonly E[]) => ReadonlyMap<string, MeasuredCount>;
}
