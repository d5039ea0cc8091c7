/** Evenings: all that are kept on the device, a new one, and one from a file. */
import { useEffect, useState } from 'react';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import { go, to } from '../../routes.ts';
import { settings } from '../../settings/store.ts';
import { dateTimeText } from '../../shell/date.ts';
import { notice } from '../../shell/notices.tsx';
import { companionStore, remember, withEvening } from '../companion-store.ts';
import { editionName, editions, firstEdition } from '../editions.ts';
import { Frame } from '../frame.tsx';
import { freshId } from '../history/store.ts';
import type { Evening } from './evening.ts';
import { EveningView } from './evening-view.tsx';
import { readEveningFile } from './file.ts';
import { allEvenings, eveningChanges, forgetEvening, keepEvening, readAfter } from './store.ts';
import './evening.css';

/** `path` is what follows `evenings` in the address. */
export function EveningsScreen({ path: [id, edition] }: { readonly path: readonly string[] }) {
  if (id === undefined) return <EveningList />;
  if (id !== 'new') return <EveningView id={id} />;
  return <NewEvening edition={edition ?? companionStore.get().edition ?? firstEdition()} />;
}

/** Opens an evening: cases of its edition now ask for its units. */
export function openEvening({ id, edition }: Pick<Evening, 'id' | 'edition'>): void {
  remember(withEvening({ ...companionStore.get(), edition }, edition, id));
}

/** Begins an evening at once, with sides to be named. */
function NewEvening({ edition }: { readonly edition: string }) {
  const { language } = useStore(settings);
  useEffect(() => {
    const at = Date.now();
    const evening: Evening = {
      id: freshId(at),
      edition,
      title: dateTimeText(at, language),
      at,
      turn: 1,
      side: 0,
      sides: [say('evening.side', { n: 1 }), say('evening.side', { n: 2 })],
      units: [],
    };
    keepEvening(evening).then(
      () => {
        openEvening(evening);
        go(to('companion', 'evenings', evening.id), 'replace');
      },
      () => notice(say('companion.not-written')),
    );
  }, [edition, language]);
  return <main id="main" className="waiting" aria-busy="true" />;
}

function useEvenings(): readonly Evening[] | null {
  const turn = useStore(eveningChanges);
  const [read, setRead] = useState<readonly Evening[] | null>(null);
  useEffect(() => {
    let isOver = false;
    void readAfter(turn, allEvenings).then((all) => {
      if (!isOver) setRead(all);
    });
    return () => {
      isOver = true;
    };
  }, [turn]);
  return read;
}

/** Deletes an evening, and shows a notice with a button that restores it. */
export async function dropEvening(evening: Evening): Promise<void> {
  await forgetEvening(evening.id);
  if (companionStore.get().evenings[evening.edition] === evening.id)
    remember(withEvening(companionStore.get(), evening.edition, null));
  notice(say('evening.deleted', { title: evening.title }), {
    title: say('history.bring-back'),
    act: () => void keepEvening(evening),
  });
}

function EveningList() {
  const { language } = useStore(settings);
  const kept = useStore(companionStore);
  const all = useEvenings();
  const edition = kept.edition ?? firstEdition();
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const at = Date.now();
    const known = editions();
    const read = readEveningFile(await file.text(), freshId(at), at, (id) =>
      known.some((each) => each.id === id),
    );
    if ('code' in read) notice(say(`evening.file-${read.code}`, { place: read.at }));
    else await keepEvening(read);
  };
  return (
    <Frame
      title={say('evening.title')}
      back={{ address: to('companion', edition), words: say('door.companion') }}
      credits={[]}
    >
      <div className="row">
        <a className="button first" href={to('companion', 'evenings', 'new', edition)}>
          {say('evening.new')}
        </a>
        <label className="button file">
          {say('evening.open-file')}
          <input
            className="unseen"
            type="file"
            accept=".json,application/json"
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </label>
      </div>
      {all !== null && all.length === 0 && <p>{say('evening.empty')}</p>}
      <ul className="history">
        {(all ?? []).map((evening) => (
          <li className="card" key={evening.id}>
            <h2>
              <a href={to('companion', 'evenings', evening.id)}>{evening.title}</a>
            </h2>
            <p>
              {editionName(evening.edition)} · {say('turn.n', { n: evening.turn })} ·{' '}
              {dateTimeText(evening.at, language)}
            </p>
            <div className="row">
              <button
                type="button"
                className="first"
                onClick={() => {
                  openEvening(evening);
                  go(to('companion', evening.edition));
                }}
              >
                {say('evening.open')}
              </button>
              <button type="button" onClick={() => void dropEvening(evening)}>
                {say('form.remove', { title: evening.title })}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
