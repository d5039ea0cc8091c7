/** What an edition can resolve, as large buttons; the edition and the house rules above. */
import { describeRuleset } from '@grognard/rules-kit';
import { useRef } from 'react';
import { say } from '../languages/index.ts';
import { useWatched } from '../look/watched.ts';
import { go, to } from '../routes.ts';
import { type Book, rulesOf } from './book.ts';
import { editions } from './editions.ts';
import { Options } from './form/options.tsx';
import { Frame } from './frame.tsx';
import { remember, remembered, withOption } from './remembered.ts';

export function ProcedureList({ book }: { readonly book: Book }) {
  const kept = useWatched(remembered);
  const { edition } = book;
  const { procedures, credit } = describeRuleset(book.ruleset, rulesOf(book, {}), book.words);
  return (
    <Frame
      title={say('door.companion')}
      back={{ address: '#/', words: say('shell.home') }}
      credits={[credit]}
    >
      <EditionPicker edition={edition} />
      <ul className="procedures">
        {procedures.map(({ id, title }) => (
          <li key={id}>
            <a
              className={kept.procedures[edition] === id ? 'button last' : 'button'}
              href={to('companion', edition, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div className="row">
        <HouseRules book={book} />
        <a className="button" href={to('sheets', edition)}>
          {say('companion.sheet')}
        </a>
      </div>
    </Frame>
  );
}

function EditionPicker({ edition }: { readonly edition: string }) {
  return (
    <label className="picker">
      <span className="legend">{say('companion.edition')}</span>
      <select value={edition} onChange={(event) => go(to('companion', event.target.value), 'replace')}>
        {editions().map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface HouseRulesProps {
  readonly book: Book;
  /** Only what this procedure reads. */
  readonly readBy?: string;
  readonly which?: 'resolved' | 'all';
}

/** A button that says how many options differ from the edition, and the options behind it. */
export function HouseRules({ book, readBy, which = 'resolved' }: HouseRulesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const values = useWatched(remembered).options[book.edition] ?? {};
  const count = Object.keys(values).length;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {count === 0 ? say('options.title') : say('options.set', { count })}
      </button>
      <dialog ref={dialog} className="house-rules" aria-label={say('options.title')}>
        <div className="title">
          <h2>{say('options.title')}</h2>
          <button type="button" className="first" onClick={() => dialog.current?.close()}>
            {say('options.done')}
          </button>
        </div>
        <p>{say('options.words')}</p>
        <Options
          book={book}
          which={which}
          values={values}
          set={(id, value) => remember(withOption(remembered.get(), book.edition, id, value))}
          {...(readBy === undefined ? {} : { readBy })}
        />
      </dialog>
    </>
  );
}
