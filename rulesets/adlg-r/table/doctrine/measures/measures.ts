/** measuresOf: how a battle was fought: who never fought, what was charged, which lines held, which points were spent. */
import type { GameMeasures, MeasuredCount } from '@grognard/engine';
import type { DoctrineWords } from '../../../words/doctrine-words.ts';
import { apply } from '../../state/apply.ts';
import { copyState } from '../../state/copy.ts';
import type { AdlgEvent } from '../../state/events.ts';
import type { Table } from '../../state/model.ts';
import type { AdlgView } from '../../views/view.ts';
import { ChargesMeasure } from './charges.ts';
import { EngagedMeasure } from './engaged.ts';
import { LinesMeasure } from './lines.ts';
import { PointsMeasure } from './points.ts';
import { playGoals } from './running.ts';

export function measuresOf(table: Table, words: DoctrineWords): GameMeasures<AdlgView, AdlgEvent> {
  return {
    list: playGoals.map(({ id, at, share }) => ({ id, words: words.measures[id], goal: { at, share } })),
    countIn(before, events) {
      const state = copyState(before);
      const running = [new EngagedMeasure(), new ChargesMeasure(), new LinesMeasure(), new PointsMeasure()];
      for (const event of events) {
        for (const measure of running) measure.look(table, state, event);
        apply(table, state, event);
      }
      const isBroken = state.result !== null && state.result.by !== 'victory.points-game';
      return new Map<string, MeasuredCount>([
        ...running.flatMap((measure) => measure.counts(table, state)),
        ['broken', { count: Number(isBroken), of: 1 }],
      ]);
    },
  };
}
