/** All saved games with their maps: continue, replay, rename, remove, download and import. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { say } from '../languages/index.ts';
import { referee } from '../referee/client.ts';
import type { GameSummary } from '../referee/contract.ts';
import { go, to } from '../routes.ts';
import { notice } from '../shell/notices.tsx';
import { Page } from '../shell/page.tsx';
import { Picture } from '../shell/picture.tsx';
import { saveAs } from './save-as.ts';
import './replays.css';
import { dateTimeText } from '../shell/date.ts';

/** In bytes. A larger file is not read at all. */
const largest = 16 * 1024 * 1024;

function When({ at }: { readonly at: number }) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{dateTimeText(date, document.documentElement.lang)}</time>;
}

function Game({ game, refresh }: { readonly game: GameSummary; readonly refresh: () => void }) {
  const [name, setName] = useState<string | null>(null);
  const isOver = game.result !== null;
  const rename = async () => {
    if (name !== null && name !== game.name) await referee().rename(game.id, name);
    setName(null);
    refresh();
  };
  const remove = async () => {
    await referee().remove(game.id);
    refresh();
    notice(say('replays.removed', { name: game.name }), {
      title: say('replays.bringBack'),
      act: () => void referee().restore(game.id).then(refresh),
    });
  };
  return (
    <li className="card game">
      <a href={isOver ? to('result', game.id) : to('table', game.id)}>
        <Picture svg={game.thumbnail} words={say('battle.map', { title: game.title })} />
      </a>
      {name === null ? (
        <h2>{game.name}</h2>
      ) : (
        <input
          type="text"
          aria-label={say('replays.name')}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => void rename()}
          onKeyDown={(event) => event.key === 'Enter' && void rename()}
        />
      )}
      <p className="facts">
        {game.name !== game.title && <>{game.title} · </>}
        {say('turn.n', { n: game.turn })} · {say(isOver ? 'replays.over' : 'replays.goesOn')}
        <br />
        <When at={game.touched} />
      </p>
      <div className="row">
        {!isOver && (
          <a className="button first" href={to('table', game.id)}>
            {say('replays.playOn')}
          </a>
        )}
        {isOver && (
          <a className="button first" href={to('result', game.id)}>
            {say('replays.result')}
          </a>
        )}
        <a className="button" href={to('replay', game.id)}>
          {say('replays.watch')}
        </a>
        <button type="button" onClick={() => setName(game.name)}>
          {say('replays.rename')}
        </button>
        <button
          type="button"
          onClick={() =>
            void referee()
              .exportGame(game.id)
              .then((text) => saveAs(text, game.name))
          }
        >
          {say('replays.export')}
        </button>
        <button type="button" onClick={() => void remove()}>
          {say('replays.remove')}
        </button>
      </div>
    </li>
  );
}

export function ReplaysScreen() {
  const [games, setGames] = useState<readonly GameSummary[] | null>(null);
  const picking = useRef<HTMLInputElement>(null);
  const refresh = useCallback(() => void referee().games().then(setGames), []);
  useEffect(refresh, [refresh]);
  const bringIn = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > largest) return notice(say('replays.tooLarge', { name: file.name }));
    const answer = await referee().importGames(await file.text());
    if ('refused' in answer) {
      const [first] = answer.refused;
      notice(say('replays.refused', { at: first?.at ?? '', why: first?.message ?? '' }));
      return;
    }
    if (answer.unsealed > 0) notice(say('replays.unsealed', { name: file.name }));
    const [game, ...more] = answer.games;
    if (game !== undefined && more.length === 0) go(to('replay', game));
    else refresh();
  };
  return (
    <Page
      title={say('door.replays')}
      here="replays"
      wide="yes"
      beside={
        <div className="row">
          <input
            ref={picking}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={(event) => {
              void bringIn(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <button type="button" onClick={() => picking.current?.click()}>
            {say('replays.import')}
          </button>
          <button
            type="button"
            disabled={(games ?? []).length === 0}
            onClick={() =>
              void referee()
                .backup()
                .then((text) => saveAs(text, 'grognard-backup'))
            }
          >
            {say('replays.backup')}
          </button>
        </div>
      }
    >
      {games?.length === 0 && <p>{say('replays.none')}</p>}
      <ul className="cards" aria-busy={games === null}>
        {(games ?? []).map((game) => (
          <Game key={game.id} game={game} refresh={refresh} />
        ))}
      </ul>
      <p className="built-in">
        <a className="button" href={to('replay', 'built-in:home')}>
          {say('replays.builtIn')}
        </a>
      </p>
    </Page>
  );
}
