/** ForecastSection: the forecast of what is proposed, before it is confirmed. */
import type { Forecast, SideId } from '@grognard/engine';
import { say } from '../languages/index.ts';
import { FateBars } from './fate-bars.tsx';
import { FateLegend } from './fate-legend.tsx';
import { ForecastFoot } from './forecast-foot.tsx';
import { ForecastTable } from './forecast-table.tsx';
import { ForecastWhy } from './forecast-why.tsx';

interface ForecastSectionProps {
  readonly forecast: Forecast;
  readonly side: SideId | null;
  readonly edition: string;
}

export function ForecastSection({ forecast, side, edition }: ForecastSectionProps) {
  const title = say('forecast.title');
  const { brief, fates, why } = forecast;
  return (
    <section className="forecast" aria-label={title}>
      <p className="forecast-head">
        <b>{title}</b> {brief !== undefined && <small>{brief}</small>}
      </p>
      <FateLegend fates={fates} />
      <FateBars forecast={forecast} side={side} />
      <ForecastTable caption={title} rows={[{ title, forecast }]} side={side} />
      {why.length > 0 && (
        <details>
          <summary>{say('forecast.why')}</summary>
          <ForecastWhy forecast={forecast} edition={edition} />
        </details>
      )}
      <ForecastFoot forecasts={[forecast]} />
    </section>
  );
}
