/** budgetFor: how much is played for a forecast, so that it takes less than 100 ms. Counted in runs, never in time. */
import type { ForecastBudget } from '@grognard/table-kit';
import type { AdlgCommand } from '../state/commands.ts';

const ample: ForecastBudget = { mostOpen: 100, runs: 800 };
/** A unit that is charged may stand or evade in several ways, which are all forecast at once. */
const shared: ForecastBudget = { mostOpen: 30, runs: 150 };

export function budgetFor({ kind }: AdlgCommand): ForecastBudget {
  return kind === 'answer' ? shared : ample;
}
