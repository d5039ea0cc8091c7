/** ReplayScreen: a saved game, followed event by event as at the table, as a side or the umpire sees it. */
import { type CanvasTable, createTable } from '@grognard/table-view/canvas';
import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { ScreenProps } from '../app.tsx';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { referee } from '../referee/client.ts';
import type { Replay, ViewFrom } from '../referee/contract.ts';
import { isMoving, settings } from '../settings/store.ts';
import { Doors } from '../shell/page.tsx';
import { paintedMeasure, paintedTheme } from '../table/canvas.tsx';
import { lookAround } from '../table/look-around.ts';
import {
  type CourseAction,
  followed,
  type PlaybackCourse,
  paceOf,
  restingAt,
} from '../table/playback/course.ts';
import { Earlier, Now, PlaybackHead, useKeys } from '../table/playback/parts.tsx';
import { clear, perform } from '../table/playback/perform.ts';
import { durationOf } from '../table/playback/timeline.ts';
import { Further, Steps } from './controls.tsx';
import { eventAt, filmOf } from './frames.ts';
import { Why } from './why.tsx';
import '../table/table.css';
import './replays.css';

/** The game in the address: one of the player's, a built-in one, or one contained in the link. */
function useReplay(id: string, held: string | null, from: ViewFrom): Replay | 'none' | null {
  const [found, setFound] = useState<Replay | 'none' | null>(null);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const game = held === null ? id : await referee().openLink(held);
      const replay = game === null ? null : await referee().replay(game, from);
      if (isHere) setFound(replay ?? 'none');
    };
    void look().catch(() => isHere && setFound('none'));
    return () => {
      isHere = false;
    };
  }, [id, held, from]);
  return found;
}

/** The key makes each game a new screen, so that nothing of the last game is shown while another loads. */
export function ReplayScreen({ at }: ScreenProps) {
  return <ReplayView key={`${at.path[0] ?? ''} ${at.query.get('game') ?? ''}`} at={at} />;
}

function ReplayView({ at }: ScreenProps) {
  const [id = ''] = at.path;
  const held = at.query.get('game');
  const [from, setFrom] = useState<ViewFrom>(at.query.get('eyes') ?? 'umpire');
  const replay = useReplay(id, held, from);
  if (replay === null) return <main id="main" className="waiting" aria-busy="true" />;
  if (replay === 'none')
    return (
      <main id="main" className="page" tabIndex={-1}>
        <h1 tabIndex={-1}>{say(held === null ? 'table.missing' : 'replay.linkBroken')}</h1>
        <a className="button" href="#/replays">
          {say('door.replays')}
        </a>
      </main>
    );
  const start = { turn: Number(at.query.get('turn') ?? 0), scene: Number(at.query.get('scene') ?? 0) };
  return <Film replay={replay} start={start} from={from} setFrom={setFrom} />;
}

interface FilmProps {
  readonly replay: Replay;
  readonly start: { readonly turn: number; readonly scene: number };
  readonly from: ViewFrom;
  readonly setFrom: (from: ViewFrom) => void;
}

/** A canvas on which the player may look around. */
function useCanvas(): readonly [RefObject<HTMLCanvasElement | null>, RefObject<CanvasTable | null>] {
  const canvas = useRef<HTMLCanvasElement>(null);
  const table = useRef<CanvasTable | null>(null);
  useEffect(() => {
    const made = createTable(canvas.current!, { theme: paintedTheme(), measure: paintedMeasure() });
    table.current = made;
    const stop = lookAround(canvas.current!, made);
    return () => {
      stop();
      made.close();
      table.current = null;
    };
  }, []);
  // The canvas follows the theme here too.
  useStore(settings);
  const theme = paintedTheme();
  useEffect(() => table.current?.theme(theme), [theme]);
  return [canvas, table];
}

/** Everything that scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

function Film({ replay, start, from, setFrom }: FilmProps) {
  const film = useMemo(() => filmOf(replay.episodes), [replay]);
  const [course, send] = useReducer(
    (now: PlaybackCourse, action: CourseAction) => followed(now, action, film, settings.get().playback),
    film,
    () => restingAt(film, eventAt(film, start.turn, start.scene)),
  );
  const [canvas, table] = useCanvas();
  const { playback: speed } = useStore(settings);
  const { at, beat, run, showing } = course;
  const event = film[at];
  useKeys(send);

  useEffect(() => {
    const here = table.current;
    if (here === null || showing < 0) return undefined;
    if (event !== undefined)
      return perform(here, event, beat, isMoving() ? paceOf(settings.get().playback) : 0);
    const last = film.at(-1);
    clear(here);
    if (last !== undefined) here.show(last.after);
    return undefined;
    // `showing` changes when the same beat is to be shown again.
  }, [table, film, event, beat, showing]);

  useEffect(() => {
    if (run === 'rests' || event === undefined || showing < 0) return;
    const timer = setTimeout(() => send('beat-over'), durationOf(event, beat) * paceOf(speed));
    return () => clearTimeout(timer);
  }, [event, beat, run, speed, showing]);

  const reading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at >= 0) reading.current?.scrollTo(0, 0);
  }, [at]);
  const controls = { replay, film, course, send, from, setFrom };
  return (
    <div className="table-screen replay-screen" data-playing="yes">
      <header className="table-bar">
        <Doors here="replays" />
      </header>
      <main id="main" className="table-field" tabIndex={-1}>
        <h1 className="unseen" tabIndex={-1}>
          {replay.summary.name}
        </h1>
        <canvas ref={canvas} className="battlefield" role="img" aria-label={say('table.canvas')} />
      </main>
      <aside className="table-panel" aria-label={say('replay.panel')}>
        <section className="playback" aria-label={replay.summary.name}>
          <h2 className="name">{replay.summary.name}</h2>
          {event !== undefined && (
            <p className="when">
              {[say('turn.n', { n: event.scene.turn }), event.scene.stage ?? []].flat().join(' · ')}
            </p>
          )}
          <PlaybackHead events={film} at={at} />
          <div ref={reading} className="tab" {...reachable}>
            {event === undefined ? (
              <p>{say('replay.end')}</p>
            ) : (
              <>
                <Now event={event} course={course} edition={replay.summary.edition} />
                <Earlier events={film} at={at} />
                <Why key={event.scene.turn} turn={event.scene.turn} replay={replay} />
              </>
            )}
          </div>
          <p className="unseen" role="status">
            {event !== undefined &&
              beat === 'result' &&
              event.scene.entries.map(({ words }) => words).join(' ')}
          </p>
          <Steps {...controls} />
        </section>
        <Further {...controls} />
      </aside>
    </div>
  );
}
