/** ForecastFoot: how the figures were found, and what they take for granted. */
import type { Forecast } from '@grognard/engine';
import { say } from '../languages/index.ts';
import { leastCertain } from './least-certain.ts';
import './forecast.css';

export function ForecastFoot({ forecasts }: { readonly forecasts: readonly Forecast[] }) {
  const basis = leastCertain(forecasts);
  if (basis === null) return null;
  const assumptions = [...new Set(forecasts.flatMap((each) => each.assumptions))];
  return (
    <div className="forecast-foot">
      <p>
        {basis.kind === 'exact'
          ? say('forecast.exact')
          : say('forecast.sampled', { trials: basis.trials, error: basis.error })}
      </p>
      {assumptions.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}
