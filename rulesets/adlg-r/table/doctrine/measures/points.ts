/** PointsMeasure: points of command that a corps had for units free to move, and did not spend. */
import type { MeasuredCount } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { AdlgEvent } from '../../state/events.ts';
import type { State, Table } from '../../state/model.ts';
import { isInMelee } from '../../zones/index.ts';
import type { MeasureId, RunningMeasure } from './running.ts';

export class PointsMeasure implements RunningMeasure {
  private wasted = 0;
  private had = 0;

  look(table: Table, before: State, event: AdlgEvent): void {
    if (event.kind === 'activated') {
      const isFree = entryAt(table.corps, event.corps).units.some(
        (unit) => entryAt(before.units, unit).status === 'on' && !isInMelee(before, unit),
      );
      if (isFree) this.had += event.cp;
    }
    if (event.kind === 'corpsDone') this.wasted += entryAt(before.commands, event.corps).cp;
  }

  counts(): readonly (readonly [MeasureId, MeasuredCount])[] {
    return [['wasted', { count: Math.min(this.wasted, this.had), of: this.had }]];
  }
}
