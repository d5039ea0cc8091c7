/** leastCertain: the basis that holds for all of several forecasts. */
import type { Forecast, ForecastBasis } from '@grognard/engine';

/** That with the fewest trials, or exact if all are. */
export function leastCertain(forecasts: readonly Forecast[]): ForecastBasis | null {
  const [first] = forecasts;
  if (first === undefined) return null;
  const trials = ({ basis }: Forecast) => (basis.kind === 'exact' ? Number.POSITIVE_INFINITY : basis.trials);
  return forecasts.reduce((one, other) => (trials(other) < trials(one) ? other : one)).basis;
}
