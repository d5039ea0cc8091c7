/** FateLegend: the scale of fates, the worst first, each with its pattern. */
import type { Fate } from '@grognard/engine';
import { say } from '../languages/index.ts';
import './forecast.css';

export function FateLegend({ fates }: { readonly fates: readonly Fate[] }) {
  return (
    <p className="fate-legend" aria-hidden="true">
      {fates.map(({ id, title, look }) => (
        <span key={id}>
          <i className={`fate ${look}`} /> {title}
        </span>
      ))}
      <span className="losses">{say('forecast.losses')}</span>
    </p>
  );
}
