/** compared: a forecast and outcomes found by another road. For tests only. */
import type { ForecastBudget } from '@grognard/table-kit';
import { type ComparisonEffort, comparedForecast, type ForecastComparison } from '@grognard/test-kit';
import { foreseeCommand } from '../foresee.ts';
import { playOut } from './played.ts';
import type { StakedPosition } from './positions.ts';

interface Effort extends ComparisonEffort {
  readonly budget: ForecastBudget;
}

export function compared(position: StakedPosition, { budget, ...effort }: Effort): ForecastComparison {
  const { table, state, command, stake } = position;
  const foreseen = foreseeCommand(table, state, command, stake, budget);
  return comparedForecast(
    { pieces: stake.units, foreseen, playOut: (chance) => playOut(position, chance) },
    effort,
  );
}
