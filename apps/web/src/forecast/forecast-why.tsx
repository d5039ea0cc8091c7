/** ForecastWhy: the chain of throws behind a forecast, step by step. */
import type { Forecast } from '@grognard/engine';
import { ExplanationView } from '../explanation/explanation-view.tsx';
import { Odds } from '../explanation/odds.tsx';
import './forecast.css';

export function ForecastWhy({
  forecast,
  edition,
}: {
  readonly forecast: Forecast;
  readonly edition: string;
}) {
  return (
    <ol className="forecast-why">
      {forecast.why.map(({ title, odds, sum }, n) => (
        <li key={`${n} ${title}`}>
          <p className="step">{title}</p>
          <Odds odds={odds} />
          {sum.length > 0 && <ExplanationView lines={sum} edition={edition} />}
        </li>
      ))}
    </ol>
  );
}
