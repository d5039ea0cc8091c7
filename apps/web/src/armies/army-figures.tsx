/** ArmyFigures: points, value and command of an army, with bars where something limits them. */
import type { ArmyPage } from '@grognard/rules-kit';
import { to } from '../routes.ts';

interface FiguresProps {
  readonly edition: string;
  readonly page: ArmyPage;
}

export function ArmyFigures({ edition, page }: FiguresProps) {
  return (
    <ul className="army-figures" aria-live="polite">
      {page.figures.map(({ rule, title, count, most }) => (
        <li key={rule} className={most !== null && count > most ? 'over' : undefined}>
          <a href={to('sheets', edition, rule)}>{title}</a>
          <b>
            {count}
            {most !== null && ` / ${most}`}
          </b>
          {most !== null && <meter min={0} max={most} value={Math.min(count, most)} aria-hidden="true" />}
        </li>
      ))}
    </ul>
  );
}
