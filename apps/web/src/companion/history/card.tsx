/** One case of the history: time, case, dice and result, with its whole explanation on demand. */

import { Dice } from '../../explanation/dice.tsx';
import { ExplanationView } from '../../explanation/explanation-view.tsx';
import { Odds } from '../../explanation/odds.tsx';
import { linesOfKind } from '../../explanation/rows.ts';
import { StepsView } from '../../explanation/steps.tsx';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import { go, to } from '../../routes.ts';
import { settings } from '../../settings/store.ts';
import { dateTimeText } from '../../shell/date.ts';
import { caseKey, companionStore, remember } from '../companion-store.ts';
import { NoteField, takeAway } from '../play/result.tsx';
import { type HistoryEntry, lineOf, outcomeOf } from './entry.ts';

/** Opens the same case again, including its house rules. */
function again({ case: { ruleset, procedure, input, options } }: HistoryEntry): void {
  const kept = companionStore.get();
  remember({
    ...kept,
    edition: ruleset,
    procedures: { ...kept.procedures, [ruleset]: procedure },
    choices: { ...kept.choices, [caseKey(ruleset, procedure)]: input },
    options: { ...kept.options, [ruleset]: options },
  });
  go(to('companion', ruleset, procedure));
}

export function EntryCard({ entry }: { readonly entry: HistoryEntry }) {
  const { language } = useStore(settings);
  const { lines, dice, by, case: asked } = entry;
  return (
    <li className="card">
      <p className="small soft">
        <time dateTime={new Date(entry.at).toISOString()}>{dateTimeText(entry.at, language)}</time> ·{' '}
        {lineOf(lines, 'title')?.text}
        {entry.evening !== undefined && ` · ${Object.values(entry.evening.names).join(' – ')}`}
        {dice.length > 0 && ` · ${say(`history.by.${by}`)}`}
      </p>
      <div className="outcome">
        <Dice faces={dice} size="large" />
        <h2>{outcomeOf(entry)}</h2>
      </div>
      <details>
        <summary>{lineOf(lines, 'case')?.text ?? say('companion.reckoning')}</summary>
        <StepsView edition={asked.ruleset} steps={linesOfKind(lines, 'step')} />
        <ExplanationView edition={asked.ruleset} lines={lines.filter(({ kind }) => kind !== 'case')} />
        <Odds odds={linesOfKind(lines, 'odds')} />
      </details>
      <NoteField entry={entry} />
      <div className="row">
        <button type="button" onClick={() => again(entry)}>
          {say('history.again')}
        </button>
        <button type="button" onClick={() => void takeAway(entry)}>
          {say('history.remove')}
        </button>
      </div>
    </li>
  );
}
