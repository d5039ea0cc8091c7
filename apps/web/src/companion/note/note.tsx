/** An explanation as a staff officer would write it: rows that count, the sum, the rule in the margin. */
import { type Cited, type ExplainedLine, kitWords, type Standing } from '@grognard/rules-kit';
import { say } from '../../languages/index.ts';
import { useWatched } from '../../look/watched.ts';
import { to } from '../../routes.ts';
import { settings } from '../../settings/store.ts';
import { linesOf, type Reckoned, reckoned } from './rows.ts';

interface NoteProps {
  readonly edition: string;
  readonly lines: readonly ExplainedLine[];
}

/** What stands on its own feet wears no mark. */
const marks: Readonly<Record<Standing, string>> = { stated: '', elsewhere: '', inferred: '°', ours: '†' };

export function StandingMark({ standing }: { readonly standing: Standing }) {
  const { language } = useWatched(settings);
  const word = kitWords(language).standings[standing];
  return (
    <span className={`standing ${standing}`} title={say(`standing.${standing}`)}>
      {marks[standing]} {word}
    </span>
  );
}

/** The rule that a line comes from: its id leads to its words on the sheet. */
export function RuleOf({ edition, cited }: { readonly edition: string; readonly cited: Cited }) {
  return (
    <span className="rule">
      <a href={to('sheets', edition, cited.rule)}>{cited.rule}</a> <StandingMark standing={cited.standing} />
    </span>
  );
}

export function Note({ edition, lines }: NoteProps) {
  return (
    <div className="staff-note">
      {linesOf(lines, 'case').map(({ text }) => (
        <p key={text} className="case">
          {text}
        </p>
      ))}
      {reckoned(lines).map((part) => (
        <Part key={part.kind === 'sum' ? part.fact.path : part.title} edition={edition} part={part} />
      ))}
      <Refusals edition={edition} lines={lines} />
    </div>
  );
}

function Part({ edition, part }: { readonly edition: string; readonly part: Reckoned }) {
  if (part.kind === 'effects') {
    return (
      <div className="reckoning">
        <p className="sum">
          <span>{part.title}</span>
        </p>
        {part.rows.map((row) => (
          <p key={row.label} className="row-of">
            <span className="value" />
            <span>
              {row.label} <RuleOf edition={edition} cited={row} />
            </span>
          </p>
        ))}
      </div>
    );
  }
  const { fact, rows } = part;
  return (
    <div className={rows.length > 0 ? 'reckoning' : 'reckoning plain'}>
      {rows.map((row) => (
        <p
          key={`${row.rule} ${row.kind === 'modifier' ? (row.unit ?? '') : ''}`}
          className={`row-of ${row.kind}`}
        >
          <span className="value">{row.kind === 'modifier' ? row.value : '–'}</span>
          <span>
            {row.label}
            {row.kind === 'modifier' &&
              row.unit !== null &&
              ` (${say('note.unit', { number: row.unit + 1 })})`}{' '}
            <RuleOf edition={edition} cited={row} />
          </span>
        </p>
      ))}
      <p className="sum">
        <span className="value">{fact.value}</span>
        <span>{fact.title}</span>
      </p>
    </div>
  );
}

/** What the rules forbid here, in their words, and what would make it legal. */
export function Refusals({ edition, lines }: NoteProps) {
  return linesOf(lines, 'refusal').map((refusal) => (
    <div key={refusal.rule} className="against">
      <p>
        <strong>{say('note.refused')}</strong> {refusal.words}
      </p>
      {refusal.remedy !== null && (
        <p>
          <b>{say('note.remedy')}</b> {refusal.remedy}
        </p>
      )}
      <RuleOf edition={edition} cited={refusal} />
    </div>
  ));
}
