/** ForecastTable: forecasts as a table for screen readers, one row an answer. */
import type { Forecast, SideId } from '@grognard/engine';
import { say } from '../languages/index.ts';
import { pieceTitle } from './fate-bars.tsx';

interface TitledForecast {
  readonly title: string;
  readonly forecast: Forecast;
}

interface ForecastTableProps {
  readonly caption: string;
  readonly rows: readonly TitledForecast[];
  readonly side: SideId | null;
}

export function ForecastTable({ caption, rows, side }: ForecastTableProps) {
  return (
    <table className="unseen forecast-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say('forecast.answer')}</th>
          <th scope="col">{say('forecast.becomes')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, forecast }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{forecastWords(forecast, side)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All figures of a forecast as a sentence. */
function forecastWords(forecast: Forecast, side: SideId | null): string {
  const { pieces, fates, brief } = forecast;
  const titleOf = (id: string) => fates.find((each) => each.id === id)?.title ?? id;
  const said = pieces.map((piece) =>
    say('forecast.of', {
      who: pieceTitle(piece, forecast, side),
      shares: piece.fates.map(({ fate, percent }) => `${titleOf(fate)} ${percent}`).join(', '),
      losses: piece.losses.words,
    }),
  );
  return [...(brief === undefined ? [] : [brief]), ...said].join(' · ');
}
