/** The procedures of an edition as large buttons, with the edition and its house rules above. */
import { describeRuleset } from '@grognard/rules-kit';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { storedLanguages } from '../offline/register.ts';
import { go, to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import { companionStore } from './companion-store.ts';
import { editions } from './editions.ts';
import { Frame } from './frame.tsx';
import { HouseRules } from './house-rules.tsx';
import { type LoadedRuleset, rulesOf } from './rules.ts';

export function ProcedureList({ book }: { readonly book: LoadedRuleset }) {
  const kept = useStore(companionStore);
  const { edition } = book;
  const { procedures, credit } = describeRuleset(book.ruleset, rulesOf(book, {}), book.words);
  return (
    <Frame
      title={say('door.companion')}
      back={{ address: '#/', words: say('shell.home') }}
      credits={[credit]}
    >
      <OfflineNote />
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
        <a className="button" href={to('companion', 'evenings')}>
          {say('evening.title')}
        </a>
        <a className="button" href={to('sheets', edition)}>
          {say('companion.sheet')}
        </a>
      </div>
    </Frame>
  );
}

/** Whether the companion works without a network, and in which language. */
function OfflineNote() {
  const { language } = useStore(settings);
  const isStored = useStore(storedLanguages).includes(language);
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return (
    <p className="offline small soft" role="status">
      {isStored ? say('offline.ready', { language: name }) : say('offline.not-ready')}
    </p>
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
