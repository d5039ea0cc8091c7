/** EngagedMeasure: units that never shot with a chance, were shot at, or fought; and shots that had no chance. */
import type { MeasuredCount } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { AdlgEvent } from '../../state/events.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isInMelee } from '../../zones/index.ts';
import { meanLossOf } from '../shots.ts';
import type { MeasureId, RunningMeasure } from './running.ts';

export class EngagedMeasure implements RunningMeasure {
  private readonly engaged = new Set<UnitIndex>();
  private shots = 0;
  private vain = 0;

  look(table: Table, before: State, event: AdlgEvent): void {
    if (event.kind === 'fought') {
      for (const { index } of table.units) if (isInMelee(before, index)) this.engaged.add(index);
      return;
    }
    if (event.kind !== 'shot') return;
    const { main, supports, target } = event.shot;
    this.shots++;
    if (meanLossOf(table, before, event.shot) > 0)
      for (const unit of [main, ...supports, target]) this.engaged.add(unit);
    else this.vain++;
  }

  counts({ units }: Table, end: State): readonly (readonly [MeasureId, MeasuredCount])[] {
    const there = units.filter(({ index }) => hasFought(end, index));
    const never = there.filter(({ index }) => !this.engaged.has(index)).length;
    return [
      ['never-engaged', { count: never, of: there.length }],
      ['vain', { count: this.vain, of: this.shots }],
    ];
  }
}

/** Units in ambush or on a march until the end do not count. */
function hasFought(end: State, unit: UnitIndex): boolean {
  const { status } = entryAt(end.units, unit);
  return status !== 'absent' && status !== 'never-entered';
}
