/** The history: all cases resolved on this device, with notes and export to a file. */
import { useEffect, useState } from 'react';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import { to } from '../../routes.ts';
import { settings } from '../../settings/store.ts';
import { dateTimeText } from '../../shell/date.ts';
import { askToKeep, keeping } from '../awake.ts';
import { Frame } from '../frame.tsx';
import { takeAway } from '../play/result.tsx';
import { EntryCard } from './card.tsx';
import { asJson, asText, type HistoryEntry } from './entry.ts';
import { saveFile } from './file.ts';
import { bringBack, changes, forget, latest, removedOnes } from './store.ts';

/** Number of entries shown before the player asks for more. */
const page = 30;

interface HistoryLists {
  readonly entries: readonly HistoryEntry[];
  readonly removed: readonly HistoryEntry[];
}

function useHistory(count: number): HistoryLists | 'waiting' | 'closed' {
  const turn = useStore(changes);
  const [read, setRead] = useState<HistoryLists | 'waiting' | 'closed'>('waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the history is read again
  useEffect(() => {
    let isOver = false;
    Promise.all([latest(count), removedOnes()]).then(
      ([entries, removed]) => {
        if (!isOver) setRead({ entries, removed });
      },
      () => {
        if (!isOver) setRead('closed');
      },
    );
    return () => {
      isOver = true;
    };
  }, [count, turn]);
  return read;
}

export function HistoryScreen() {
  const [count, setCount] = useState(page);
  const read = useHistory(count);
  const isKept = useStore(keeping);
  useEffect(() => void askToKeep(), []);
  return (
    <Frame
      title={say('history.title')}
      back={{ address: to('companion'), words: say('door.companion') }}
      credits={[]}
    >
      {isKept === 'refused' && <p className="against">{say('companion.not-kept')}</p>}
      {read === 'closed' && <p className="against">{say('companion.not-written')}</p>}
      {typeof read === 'object' && (
        <>
          <Tools read={read} />
          {read.entries.length === 0 && <p>{say('history.empty')}</p>}
          <ul className="history">
            {read.entries.map((entry) => (
              <EntryCard key={entry.id} entry={entry} />
            ))}
          </ul>
          {read.entries.length === count && (
            <button type="button" onClick={() => setCount(count + page)}>
              {say('history.more')}
            </button>
          )}
        </>
      )}
    </Frame>
  );
}

function Tools({ read: { entries, removed } }: { readonly read: HistoryLists }) {
  const { language } = useStore(settings);
  const [last] = entries;
  const [gone] = removed;
  const timeOf = (at: number) => dateTimeText(at, language);
  const all = () => latest(Number.POSITIVE_INFINITY);
  return (
    <div className="row">
      <button type="button" disabled={last === undefined} onClick={() => last && void takeAway(last)}>
        {say('history.undo')}
      </button>
      {gone !== undefined && (
        <>
          <button type="button" onClick={() => void bringBack(gone.id)}>
            {say('history.bring-back')}
          </button>
          <button type="button" onClick={() => void forget(removed.map(({ id }) => id))}>
            {say('history.forget', { count: removed.length })}
          </button>
        </>
      )}
      <button
        type="button"
        disabled={last === undefined}
        onClick={() =>
          void all().then((found) => saveFile('grognard-companion.txt', 'text/plain', asText(found, timeOf)))
        }
      >
        {say('history.as-text')}
      </button>
      <button
        type="button"
        disabled={last === undefined}
        onClick={() =>
          void all().then((found) => saveFile('grognard-companion.json', 'application/json', asJson(found)))
        }
      >
        {say('history.as-json')}
      </button>
    </div>
  );
}
