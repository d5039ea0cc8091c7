/** `tested`: a reactivity test before it is taken: its odds, its sum, and what its failure means. */

import { type ExplainedLine, type Line, type OddsLine, oddsOf } from '@grognard/rules-kit';
import { reactivity } from '../../rules/morale/reactivity.ts';
import { needOf } from '../actions/losses/index.ts';
import { chanceInWords, fact, sumLines } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

export interface ExplainedTest {
  readonly odds: readonly OddsLine[];
  readonly sum: readonly ExplainedLine[];
}

export function tested(table: Table, state: State, unit: UnitIndex, failed: string): ExplainedTest {
  const lines: Line[] = [];
  const need = needOf(table, state, unit, lines);
  const { odds, sums, forecast } = interactionWordsOf(table);
  const passing = oddsOf((chance) => reactivity.roll(need, chance).passed);
  return {
    odds: chanceInWords(table, passing, odds.passes),
    sum: [
      fact('need', sums.test, sums.atMost(need.need)),
      ...sumLines(table, lines, 'index'),
      fact('failed', forecast.failure.tested, failed),
    ],
  };
}
