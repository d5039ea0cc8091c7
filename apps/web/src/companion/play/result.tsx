/** The dice of a case and the explanation of its result. The entry is already stored when this is shown. */
import type { FollowUp } from '@grognard/rules-kit';
import { useEffect, useRef, useState } from 'react';
import { ExplanationView } from '../../explanation/explanation-view.tsx';
import { Odds } from '../../explanation/odds.tsx';
import { linesOfKind } from '../../explanation/rows.ts';
import { StepsView } from '../../explanation/steps.tsx';
import { say } from '../../languages/index.ts';
import { notice } from '../../shell/notices.tsx';
import type { Aftermath } from '../desk.ts';
import { NextSteps, UnitsAfter } from '../evening/aftermath.tsx';
import type { Evening } from '../evening/evening.ts';
import type { TraitField } from '../evening/traits.ts';
import { type HistoryEntry, lineOf, outcomeOf } from '../history/entry.ts';
import { annotate, applyToUnits, bringBack, lastApplied, remove } from '../history/store.ts';
import type { LoadedRuleset } from '../rules.ts';

interface ResultProps {
  readonly book: LoadedRuleset;
  readonly entry: HistoryEntry;
  /** What it means for the units of the evening, or null outside of one. */
  readonly aftermath: Aftermath | null;
  readonly evening: Evening | null;
  readonly fields: readonly TraitField[];
  readonly follow: (next: FollowUp) => void;
  readonly close: () => void;
  /** Throws the same dice again. */
  readonly again?: () => void;
}

export function Result(props: ResultProps) {
  const { book, entry, aftermath, evening, fields, follow, close, again } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { lines, case: asked } = entry;
  const odds = linesOfKind(lines, 'odds');
  const steps = linesOfKind(lines, 'step');
  const hasChanges = aftermath !== null && aftermath.after.length > 0;
  const shut = () => dialog.current?.close();
  const undo = () => {
    void takeAway(entry);
    shut();
  };
  /** Done carries the result over to the units, and so does going on. */
  const apply = async () => {
    if (hasChanges) await applied(entry);
    shut();
  };
  const goOn = async (next: FollowUp) => {
    await apply();
    follow(next);
  };
  const unitName = (id: string) => evening?.units.find((unit) => unit.id === id)?.name ?? '';
  return (
    <dialog ref={dialog} className="result" aria-labelledby="outcome" onClose={close}>
      <p className="result-title small soft">
        {entry.evening === undefined ? null : `${say('turn.n', { n: entry.evening.turn })} · `}
        {lineOf(lines, 'title')?.text}
      </p>
      <h2 id="outcome">{outcomeOf(entry)}</h2>
      <p className="result-case">{lineOf(lines, 'case')?.text}</p>
      <StepsView edition={asked.ruleset} steps={steps} />
      {aftermath !== null && <UnitsAfter aftermath={aftermath} fields={fields} />}
      {aftermath !== null && (
        <NextSteps
          book={book}
          follows={aftermath.follows}
          unitName={unitName}
          follow={(next) => void goOn(next)}
        />
      )}
      <ExplanationView edition={asked.ruleset} lines={lines.filter(({ kind }) => kind !== 'case')} />
      <details open={odds.length <= 4 && aftermath === null}>
        <summary>{say('companion.odds')}</summary>
        <Odds odds={odds} />
      </details>
      <NoteField entry={entry} />
      <div className="acts">
        <button type="button" className="first" onClick={() => void apply()}>
          {say(hasChanges ? 'evening.apply' : 'companion.done')}
        </button>
        {hasChanges && (
          <button type="button" onClick={shut}>
            {say('evening.leave')}
          </button>
        )}
        {again !== undefined && !hasChanges && (
          <button type="button" onClick={again}>
            {say('companion.again')}
          </button>
        )}
        <button type="button" onClick={undo}>
          {say('companion.undo')}
        </button>
      </div>
    </dialog>
  );
}

/** Carries a result over to the units. A button beside them takes it back, so that no notice lies on them. */
async function applied({ id }: HistoryEntry): Promise<void> {
  await applyToUnits(id);
  lastApplied.set(id);
}

/** Removes an entry, and shows a notice with a button that restores it. */
export async function takeAway({ id }: Pick<HistoryEntry, 'id'>): Promise<void> {
  await remove(id);
  if (lastApplied.get() === id) lastApplied.set(null);
  notice(say('history.removed'), { title: say('history.bring-back'), act: () => void bringBack(id) });
}

/** A note on an entry, saved while it is typed. */
export function NoteField({ entry }: { readonly entry: HistoryEntry }) {
  const [text, setText] = useState(entry.note);
  const write = (next: string) => {
    setText(next);
    void annotate(entry.id, next);
  };
  return (
    <label className="remark">
      <span className="legend">{say('history.note')}</span>
      <textarea rows={1} maxLength={2000} value={text} onChange={(event) => write(event.target.value)} />
    </label>
  );
}
