/** budgetFor: how much is played for a forecast, so that it takes less than 100 ms. Counted in runs, never in time. */

import type { ForecastBudget } from '@grognard/table-kit';
import type { GiorgiCommand } from '../state/commands.ts';

const ample: ForecastBudget = { mostOpen: 100, runs: 800 };
/** A unit under attack has up to a dozen answers, which are all forecast at once. */
const shared: ForecastBudget = { mostOpen: 80, runs: 500 };

export function budgetFor({ kind }: GiorgiCommand): ForecastBudget {
  return kind === 'answer' ? shared : ample;
}
