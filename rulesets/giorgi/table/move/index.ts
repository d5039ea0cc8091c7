/** Ordered moves: where they lead and what they cost. */
import type { Track } from '@grognard/geometry';
import type { Priced } from '../field/model.ts';
import type { Standing, State, Table } from '../model.ts';
import { notYet } from '../not-yet.ts';
import type { Step } from '../orders.ts';
import type { No } from '../turn.ts';

/** A move laid on the table. */
export interface LaidMove {
  readonly tracks: readonly Track[];
  readonly prices: readonly Priced[];
  /** The share of the move it takes. */
  readonly effort: number;
  readonly stands: Standing;
  readonly changed: boolean;
}

/** For check, hand and doctrine. */
export function layMove(_table: Table, _state: State, _unit: number, _steps: readonly Step[]): LaidMove | No {
  return notYet('layMove');
}
