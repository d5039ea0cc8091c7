/** The dice of a case and the explanation of its result. The entry is already stored when this is shown. */
import { useEffect, useRef, useState } from 'react';
import { ExplanationView } from '../../explanation/explanation-view.tsx';
import { Odds } from '../../explanation/odds.tsx';
import { linesOfKind } from '../../explanation/rows.ts';
import { StepsView } from '../../explanation/steps.tsx';
import { say } from '../../languages/index.ts';
import { notice } from '../../shell/notices.tsx';
import { type HistoryEntry, lineOf, outcomeOf } from '../history/entry.ts';
import { annotate, bringBack, remove } from '../history/store.ts';

interface ResultProps {
  readonly entry: HistoryEntry;
  readonly close: () => void;
  /** Throws the same dice again. */
  readonly again?: () => void;
}

export function Result({ entry, close, again }: ResultProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { lines, case: asked } = entry;
  const odds = linesOfKind(lines, 'odds');
  const steps = linesOfKind(lines, 'step');
  const undo = () => {
    void takeAway(entry);
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="result" aria-labelledby="outcome" onClose={close}>
      <p className="result-title small soft">{lineOf(lines, 'title')?.text}</p>
      <h2 id="outcome">{outcomeOf(entry)}</h2>
      <p className="result-case">{lineOf(lines, 'case')?.text}</p>
      <StepsView edition={asked.ruleset} steps={steps} />
      <ExplanationView edition={asked.ruleset} lines={lines.filter(({ kind }) => kind !== 'case')} />
      <details open={odds.length <= 4}>
        <summary>{say('companion.odds')}</summary>
        <Odds odds={odds} />
      </details>
      <NoteField entry={entry} />
      <div className="acts">
        <button type="button" className="first" onClick={() => dialog.current?.close()}>
          {say('companion.done')}
        </button>
        {again !== undefined && (
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

/** Removes an entry, and shows a notice with a button that restores it. */
export async function takeAway({ id }: Pick<HistoryEntry, 'id'>): Promise<void> {
  await remove(id);
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
