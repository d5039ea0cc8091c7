/** EveningLog: the cases of an evening by turn and side, saved as text, as a page or as JSON with one tap. */
import { useEffect, useState } from 'react';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import { settings } from '../../settings/store.ts';
import { EntryCard } from '../history/card.tsx';
import type { HistoryEntry } from '../history/entry.ts';
import { saveFile } from '../history/file.ts';
import { changes, latest } from '../history/store.ts';
import { type LoggedTurn, loggedTurns, logHtml, logJson, logText } from './log.ts';
import { readAfter } from './store.ts';
import type { OpenEvening } from './use-evening.ts';

function useEntries(id: string): readonly HistoryEntry[] {
  const turn = useStore(changes);
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);
  useEffect(() => {
    let isOver = false;
    void readAfter(turn, () => latest(Number.POSITIVE_INFINITY)).then((all) => {
      if (!isOver) setEntries(all.filter(({ evening }) => evening?.id === id));
    });
    return () => {
      isOver = true;
    };
  }, [id, turn]);
  return entries;
}

export function EveningLog({ open: { evening } }: { readonly open: OpenEvening }) {
  const { language } = useStore(settings);
  const entries = useEntries(evening.id);
  const turn = (logged: LoggedTurn) => `${say('turn.n', { n: logged.turn })} · ${logged.side}`;
  const texts = { title: evening.title, turn };
  return (
    <section className="evening-log">
      <h2>{say('evening.log')}</h2>
      {entries.length === 0 ? (
        <p>{say('history.empty')}</p>
      ) : (
        <div className="row">
          <button
            type="button"
            onClick={() => saveFile('grognard-evening.txt', 'text/plain', logText(entries, texts))}
          >
            {say('history.as-text')}
          </button>
          <button
            type="button"
            onClick={() => saveFile('grognard-evening.html', 'text/html', logHtml(entries, language, texts))}
          >
            {say('evening.as-page')}
          </button>
          <button
            type="button"
            onClick={() => saveFile('grognard-evening-log.json', 'application/json', logJson(entries))}
          >
            {say('history.as-json')}
          </button>
        </div>
      )}
      {loggedTurns(entries).map((logged) => (
        <section key={`${logged.entries[0]?.id}`}>
          <h3>{turn(logged)}</h3>
          <ul className="history">
            {logged.entries.map((entry) => (
              <EntryCard key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
