/** FateBars: what finally becomes of each piece of a forecast, one bar a piece. Ours are thick, those of others thin. */
import type { Fate, Forecast, PieceForecast, SideId } from '@grognard/engine';
import { say } from '../languages/index.ts';
import { barParts } from './bar-parts.ts';
import './forecast.css';

interface BarProps {
  readonly piece: PieceForecast;
  readonly fates: readonly Fate[];
}

/** Patterns and places tell fates apart, not only colours. */
function FateBar({ piece, fates }: BarProps) {
  return (
    <span className="fate-bar">
      {barParts(piece, fates).map(({ fate, look, share, label }) => (
        <i key={fate} className={`fate ${look}`} style={{ flexGrow: share }}>
          {label !== null && <b>{label}</b>}
        </i>
      ))}
    </span>
  );
}

interface FateBarsProps {
  readonly forecast: Forecast;
  /** The side that reads it, or null for a bystander. */
  readonly side: SideId | null;
}

/** A picture of the figures. `ForecastTable` says the same in words. */
export function FateBars({ forecast, side }: FateBarsProps) {
  const { pieces, fates } = forecast;
  return (
    <span className="fate-bars" aria-hidden="true">
      {pieces.map((piece) => (
        <span key={piece.piece} className={piece.side === side ? 'fate-row ours' : 'fate-row'}>
          <span className="whose">{pieceTitle(piece, forecast, side)}</span>
          <FateBar piece={piece} fates={fates} />
          <span className="losses">{piece.losses.words}</span>
        </span>
      ))}
    </span>
  );
}

/** We and they, if each side has one piece at stake at most. Otherwise the names of the pieces. */
export function pieceTitle(piece: PieceForecast, { pieces }: Forecast, side: SideId | null): string {
  const isOurs = piece.side === side;
  const ours = pieces.filter((other) => other.side === side).length;
  const isAlone = ours <= 1 && pieces.length - ours <= 1;
  return side !== null && isAlone ? say(isOurs ? 'forecast.we' : 'forecast.they') : piece.name;
}
