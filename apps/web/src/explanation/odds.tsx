/** Odds in words, each with its exact chance and a bar. */
import type { OddsLine } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';
import './explanation.css';

export function Odds({ odds }: { readonly odds: readonly OddsLine[] }) {
  if (odds.length === 0) return null;
  return (
    <ul className="odds-list">
      {odds.map(({ text, p, percent, share }) => (
        <li key={text}>
          <span className="percent">{percent}</span>{' '}
          <span>
            <span className="said">{text}</span>{' '}
            {p !== '1/1' && <span className="fraction">{shortFraction(p)}</span>}
          </span>
          <span className="share" aria-hidden="true">
            <i style={{ width: `${100 * share}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A fraction with many digits does not help a reader. */
function shortFraction(p: string): string {
  return p.length <= 11 ? p : '';
}

/** Maximum number of outcomes named in one line. */
const told = 3;

/** The most likely outcomes in one line, with a bar for all of them. */
export function OddsInBrief({ odds: all }: { readonly odds: readonly OddsLine[] }) {
  const odds = [...all].sort((a, b) => b.share - a.share);
  const first = odds.slice(0, odds.length > told ? told - 1 : told);
  const left = odds.length - first.length;
  return (
    <>
      <span className="shares" aria-hidden="true">
        {odds.map(({ text, share }) => (
          <i key={text} style={{ flexGrow: share }} />
        ))}
      </span>
      <span className="brief">
        {first.map(({ text, percent }) => (
          <span key={text}>
            <b>{percent}</b> {text}
          </span>
        ))}
        {left > 0 && <span>{say('note.others', { count: left })}</span>}
      </span>
    </>
  );
}
