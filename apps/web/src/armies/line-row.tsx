/** LineRow: a line of an army. Opened, it shows its fields, its price item by item, and what can be done with it. */
import { type ArmyLine, armyLineTitle, armyPriceText, kitWords, plusMinus } from '@grognard/rules-kit';
import type { ReactNode } from 'react';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import type { CarryHandle } from './carry-line.ts';
import { FieldView } from './field-view.tsx';
import type { Builder } from './use-builder.ts';

interface LineProps {
  readonly builder: Builder;
  readonly edition: string;
  readonly line: ArmyLine;
  readonly isOpen: boolean;
  /** Whether a rule forbids something in it. */
  readonly isIllegal: boolean;
  readonly toggle: () => void;
  /** Null for lines that stay where they are. */
  readonly moves: LineMoves | null;
  readonly children?: ReactNode;
}

interface LineMoves {
  readonly handle: CarryHandle;
  readonly step: (by: -1 | 1) => void;
}

/** How many there are and what they cost: `2 × 13 = 26`. */
export function countedPrice({ count, each, points }: ArmyLine): string {
  return count === 1 ? String(each) : `${count} × ${each} = ${points}`;
}

export function LineRow(props: LineProps) {
  const { builder, edition, line, isOpen, isIllegal, toggle, moves, children } = props;
  const { language } = useStore(settings);
  const title = armyLineTitle(line, kitWords(language).colon);
  const counted = line.count === 1 ? title : `${line.count} × ${title}`;
  return (
    <div className={isIllegal ? 'army-line illegal' : 'army-line'}>
      <div className="head">
        {moves !== null && (
          <button
            type="button"
            className="quiet handle"
            aria-label={say('armies.carry', { unit: title })}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              moves.step(event.key === 'ArrowUp' ? -1 : 1);
            }}
            {...moves.handle}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        )}
        <button type="button" className="quiet name" aria-expanded={isOpen} onClick={toggle}>
          <span>{counted}</span>
          <small>{line.profile.join(' · ')}</small>
        </button>
        <b className="price">{countedPrice(line)}</b>
      </div>
      {isOpen && (
        <div className="fields">
          {builder.offers.line(line.at).map((field) => (
            <FieldView key={field.at} builder={builder} field={field} />
          ))}
          <PriceItems edition={edition} line={line} />
          {children}
        </div>
      )}
    </div>
  );
}

/** Each item of the price with the rule that sets it. */
function PriceItems({ edition, line }: Pick<LineProps, 'edition' | 'line'>) {
  return (
    <details className="price-items">
      <summary>{say('armies.price', { price: armyPriceText(line) })}</summary>
      <ul>
        {line.prices.map(({ item, points, rule }) => (
          <li key={item}>
            {item} {plusMinus(points)}{' '}
            <a className="rule" href={to('sheets', edition, rule)}>
              {rule}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
