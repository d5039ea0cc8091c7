/** ForecastSection: the forecast of what is proposed, before it is confirmed: the bars first, then what they mean. */
import type { Forecast, SideId } from '@grognard/engine';
import type { ReactNode } from 'react';
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
  /** What stands between the bars and their reasons. */
  readonly children?: ReactNode;
}

export function ForecastSection({ forecast, side, edition, children }: ForecastSectionProps) {
  const title = say('forecast.title');
  const { brief, fates, pieces, why } = forecast;
  return (
    <section className="forecast" aria-label={title}>
      <p className="forecast-head">
        <b>{title}</b>{' '}
        <small>{brief ?? (pieces.length <= 2 ? pieces.map(({ name }) => name).join(' · ') : '')}</small>
      </p>
      <FateBars forecast={forecast} side={side} />
      <FateLegend fates={fates} />
      {children}
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
