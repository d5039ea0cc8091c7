/** ExplanationView: an explanation as a written sum, with rows, total, and the rule in the margin. */
import type { Citation, ExplainedLine } from '@grognard/rules-kit';
import type { ReactNode } from 'react';
import { say } from '../languages/index.ts';
import { Refusals } from './refusal-list.tsx';
import { type ExplanationPart, explanationParts, isNumeric, linesOfKind } from './rows.ts';
import { RuleOf } from './rule-of.tsx';
import './explanation.css';

interface NoteProps {
  readonly edition: string;
  readonly lines: readonly ExplainedLine[];
}

export function ExplanationView({ edition, lines }: NoteProps) {
  return (
    <div className="staff-note">
      {linesOfKind(lines, 'case').map(({ text }) => (
        <p key={text} className="case">
          {text}
        </p>
      ))}
      {explanationParts(lines).map((part, n) =>
        part.kind === 'sum' ? (
          <Sum key={n} edition={edition} part={part} />
        ) : (
          <Effects key={n} edition={edition} part={part} />
        ),
      )}
      <Refusals edition={edition} lines={lines} />
    </div>
  );
}

type PartProps<K extends ExplanationPart['kind']> = {
  readonly edition: string;
  readonly part: Extract<ExplanationPart, { kind: K }>;
};

interface RowProps {
  readonly edition: string;
  readonly cited: Citation;
  readonly value: ReactNode;
  readonly how: 'counted' | 'idle';
}

function Row({ edition, cited, value, how }: RowProps) {
  return (
    <p className={how}>
      <span className="value">{value}</span>
      <span>
        {cited.label} <RuleOf edition={edition} cited={cited} />
      </span>
    </p>
  );
}

/** Rules that are in force, grouped under a title. */
function Effects({ edition, part }: PartProps<'effects'>) {
  return (
    <div className="reckoning">
      <p className="total">
        <span>{part.title}</span>
      </p>
      {part.rows.map((row) => (
        <Row key={row.label} edition={edition} cited={row} value="" how="counted" />
      ))}
    </div>
  );
}

function Fact({ fact }: { readonly fact: NonNullable<PartProps<'sum'>['part']['fact']> }) {
  return isNumeric(fact) ? (
    <p className="total">
      <span className="value">{fact.value}</span>
      <span>{fact.title}</span>
    </p>
  ) : (
    <p className="total">
      <span>
        {fact.title} <span className="in-words">{fact.value}</span>
      </span>
    </p>
  );
}

function Sum({ edition, part: { fact, rows, idle } }: PartProps<'sum'>) {
  return (
    <div className={rows.length > 0 && fact !== null ? 'reckoning' : 'reckoning plain'}>
      {rows.map((row) => {
        const of = row.unit === null ? '' : ` (${say('note.unit', { number: row.unit + 1 })})`;
        const cited = { ...row, label: row.label + of };
        return <Row key={cited.rule + of} edition={edition} cited={cited} value={row.value} how="counted" />;
      })}
      {fact !== null && <Fact fact={fact} />}
      {idle.length > 0 && (
        <details>
          <summary>{say('sum.idle', { n: idle.length })}</summary>
          {idle.map((row) => (
            <Row key={row.rule} edition={edition} cited={row} value="–" how="idle" />
          ))}
        </details>
      )}
    </div>
  );
}
