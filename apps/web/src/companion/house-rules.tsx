/** HouseRules: a button with the number of house rules of an edition, and the list behind it. */
import { useEffect, useRef, useState } from 'react';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { companionStore, remember, withOption } from './companion-store.ts';
import { Options } from './form/options.tsx';
import type { LoadedRuleset } from './rules.ts';

interface HouseRulesProps {
  readonly book: LoadedRuleset;
  /** Limits the list to the options that this procedure reads. */
  readonly readBy?: string;
  readonly which?: 'resolved' | 'all';
}

/** A button with the number of options that differ from the edition, and the options behind it. */
export function HouseRules({ book, readBy, which = 'resolved' }: HouseRulesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const values = useStore(companionStore).options[book.edition] ?? {};
  const count = Object.keys(values).length;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count === 0 ? say('options.title') : say('options.set', { count })}
      </button>
      {isOpen && (
        <dialog
          ref={dialog}
          className="house-rules"
          aria-label={say('options.title')}
          onClose={() => setOpen(false)}
        >
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
            set={(id, value) => remember(withOption(companionStore.get(), book.edition, id, value))}
            {...(readBy === undefined ? {} : { readBy })}
          />
        </dialog>
      )}
    </>
  );
}
