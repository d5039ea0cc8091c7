/** One case of the history: when, what, the dice, what it came to; its whole explanation behind it. */
import { say } from '../../languages/index.ts';
import { useWatched } from '../../look/watched.ts';
import { Dice } from '../../reckoning/dice.tsx';
import { Note } from '../../reckoning/note.tsx';
import { Odds } from '../../reckoning/odds.tsx';
import { linesOf } from '../../reckoning/rows.ts';
import { go, to } from '../../routes.ts';
import { settings } from '../../settings/store.ts';
import { NoteField, takeAway } from '../play/result.tsx';
import { caseKey, remember, remembered } from '../remembered.ts';
import { type Entry, lineOf, outcomeOf } from './entry.ts';

/** The case is asked again as it was, house rules and all. */
function again({ case: { ruleset, procedure, input, options } }: Entry): void {
  const kept = remembered.get();
  remember({
    ...kept,
    edition: ruleset,
    procedures: { ...kept.procedures, [ruleset]: procedure },
    choices: { ...kept.choices, [caseKey(ruleset, procedure)]: input },
    options: { ...kept.options, [ruleset]: options },
  });
  go(to('companion', ruleset, procedure));
}

export function EntryCard({ entry }: { readonly entry: Entry }) {
  const { language } = useWatched(settings);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const { lines, dice, by, case: asked } = entry;
  return (
    <li className="card">
      <p className="small soft">
        <time dateTime={new Date(entry.at).toISOString()}>{time.format(entry.at)}</time> ·{' '}
        {lineOf(lines, 'title')?.text}
        {dice.length > 0 && ` · ${say(`history.by.${by}`)}`}
      </p>
      <div className="outcome">
        <Dice faces={dice} size="large" />
        <h2>{outcomeOf(entry)}</h2>
      </div>
      <details>
        <summary>{lineOf(lines, 'case')?.text ?? say('companion.reckoning')}</summary>
        <Note edition={asked.ruleset} lines={lines.filter(({ kind }) => kind !== 'case')} />
        <Odds odds={linesOf(lines, 'odds')} />
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
