/** A sum as a staff officer writes it: one line a row, the total at the foot, the rule in the margin. */
import type { Hindrance } from '@grognard/engine';
import type { ExplainedLine, OddsLine } from '@grognard/rules-kit';
import { RuleOf } from '../companion/note/note.tsx';
import { say } from '../languages/index.ts';

export function Odds({ odds }: { readonly odds: readonly OddsLine[] }) {
  if (odds.length === 0) return null;
  return (
    <div className="odds">
      {odds.map(({ text, percent, share, p }) => (
        <div className="odds-line" key={text} title={p}>
          <span className="percent">{percent}</span> <span>{text}</span>
          <span className="share" aria-hidden="true">
            <i style={{ width: `${share * 100}%` }} />
          </span>
        </div>
      ))}
    </div>
  );
}

function Row({ line, edition }: { readonly line: ExplainedLine; readonly edition: string }) {
  switch (line.kind) {
    case 'title':
    case 'case':
      return <p className="sum-title">{line.text}</p>;
    case 'fact':
      return (
        <p className="sum-row sum-fact">
          <b className="value">{line.value}</b> <span>{line.title}</span>
        </p>
      );
    case 'modifier':
      return (
        <p className="sum-row">
          <span className="value">{line.value}</span>{' '}
          <span>
            {line.label} <RuleOf cited={line} edition={edition} />
          </span>
        </p>
      );
    case 'idle':
      return (
        <p className="sum-row idle">
          <span className="value">–</span>{' '}
          <span>
            {line.label} <RuleOf cited={line} edition={edition} />
          </span>
        </p>
      );
    case 'effect':
      return (
        <p className="sum-row">
          <span className="value">·</span>{' '}
          <span>
            {line.label} <RuleOf cited={line} edition={edition} />
          </span>
        </p>
      );
    case 'odds':
      return <Odds odds={[line]} />;
    case 'thrown':
      return (
        <p className="sum-row sum-fact">
          <span className="value">{line.dice.join(' ')}</span> <span>{line.text}</span>
        </p>
      );
    case 'refusal':
      return (
        <p className="against">
          <strong>{line.label}</strong> {line.words} <RuleOf cited={line} edition={edition} />
        </p>
      );
    case 'error':
      return <p className="against">{line.message}</p>;
  }
}

export function Sum({
  lines,
  edition,
}: {
  readonly lines: readonly ExplainedLine[];
  readonly edition: string;
}) {
  const counted = lines.filter(({ kind }) => kind !== 'idle');
  const idle = lines.filter(({ kind }) => kind === 'idle');
  return (
    <div className="sum">
      {counted.map((line, n) => (
        <Row key={`${line.kind} ${n}`} line={line} edition={edition} />
      ))}
      {idle.length > 0 && (
        <details>
          <summary>{say('sum.idle', { n: idle.length })}</summary>
          {idle.map((line, n) => (
            <Row key={`idle ${n}`} line={line} edition={edition} />
          ))}
        </details>
      )}
    </div>
  );
}

/** What stands against something, and what would make it legal. */
export function Against({
  against,
  edition,
}: {
  readonly against: readonly Hindrance[];
  readonly edition: string;
}) {
  return (
    <>
      {against.map(({ rule, code, label, words, remedy, standing, source, piece }) => (
        <div className="against" key={`${rule ?? code} ${piece}`}>
          <strong>{code === null ? label : say(`protocol.${code}`)}</strong>
          {rule !== null && (
            <>
              {' '}
              <RuleOf cited={{ rule, label, standing, source }} edition={edition} />
            </>
          )}
          <p>{remedy ?? words}</p>
        </div>
      ))}
    </>
  );
}
