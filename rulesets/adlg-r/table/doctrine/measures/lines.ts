/** LinesMeasure: units that stood joined when their corps was activated, and still do when its orders are given. */
import type { MeasuredCount } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { areJoined } from '../../bodies/index.ts';
import type { AdlgEvent } from '../../state/events.ts';
import type { CorpsIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isInMelee } from '../../zones/index.ts';
import type { MeasureId, RunningMeasure } from './running.ts';

type Pair = readonly [UnitIndex, UnitIndex];

export class LinesMeasure implements RunningMeasure {
  private readonly joined = new Map<CorpsIndex, readonly Pair[]>();
  private kept = 0;
  private had = 0;

  look(table: Table, before: State, event: AdlgEvent): void {
    if (event.kind === 'activated') this.joined.set(event.corps, joinedPairs(table, before, event.corps));
    if (event.kind !== 'corpsDone') return;
    for (const [one, other] of this.joined.get(event.corps) ?? []) {
      if (!isFree(before, one) || !isFree(before, other)) continue;
      this.had++;
      if (areJoined(table, before, one, other)) this.kept++;
    }
    this.joined.delete(event.corps);
  }

  counts(): readonly (readonly [MeasureId, MeasuredCount])[] {
    return [['kept', { count: this.kept, of: this.had }]];
  }
}

function joinedPairs(table: Table, state: State, corps: CorpsIndex): Pair[] {
  const free = entryAt(table.corps, corps).units.filter((unit) => isFree(state, unit));
  return free.flatMap((one, n) =>
    free
      .slice(n + 1)
      .filter((other) => areJoined(table, state, one, other))
      .map((other): Pair => [one, other]),
  );
}

function isFree(state: State, unit: UnitIndex): boolean {
  return entryAt(state.units, unit).status === 'on' && !isInMelee(state, unit);
}
