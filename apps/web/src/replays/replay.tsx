/** ReplayScreen: a saved game with controls to play, step, scrub and jump, as a side or the umpire sees it. */
import { type CanvasTable, createTable } from '@grognard/table-view/canvas';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ScreenProps } from '../app.tsx';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { referee } from '../referee/client.ts';
import type { Replay, ViewFrom } from '../referee/contract.ts';
import { isMoving, settings } from '../settings/store.ts';
import { Doors } from '../shell/page.tsx';
import { paintedMeasure, paintedTheme } from '../table/canvas.tsx';
import { lookAround } from '../table/look-around.ts';
import { type Playback, playBack, usualPace } from '../table/playback.ts';
import { Further, Steps } from './controls.tsx';
import { FrameNote } from './frame-note.tsx';
import { frameAt, framesOf } from './frames.ts';
import { unpacked } from './in-link.ts';
import '../table/table.css';
import './replays.css';

/** The game in the address: one of the player's, a built-in one, or one contained in the link. */
function useReplay(id: string, held: string | null, from: ViewFrom): Replay | 'none' | null {
  const [found, setFound] = useState<Replay | 'none' | null>(null);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      let game: string | undefined = id;
      if (held !== null) {
        const text = await unpacked(held);
        const taken = text === null ? null : await referee().importGames(text);
        game = taken !== null && 'games' in taken ? taken.games[0] : undefined;
      }
      const replay = game === undefined ? null : await referee().replay(game, from);
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
  return <Watched key={`${at.path[0] ?? ''} ${at.query.get('game') ?? ''}`} at={at} />;
}

function Watched({ at }: ScreenProps) {
  const [id = ''] = at.path;
  const [from, setFrom] = useState<ViewFrom>(at.query.get('eyes') ?? 'umpire');
  const replay = useReplay(id, at.query.get('game'), from);
  if (replay === null) return <main id="main" className="waiting" aria-busy="true" />;
  if (replay === 'none')
    return (
      <main id="main" className="page" tabIndex={-1}>
        <h1 tabIndex={-1}>{say('table.missing')}</h1>
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

function Film({ replay, start, from, setFrom }: FilmProps) {
  const frames = useMemo(() => framesOf(replay.episodes), [replay]);
  const [at, setAt] = useState(() => frameAt(frames, start.turn, start.scene));
  const [isPlaying, setPlaying] = useState(false);
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

  const frame = frames[at];
  useEffect(() => {
    const here = table.current;
    if (here === null || frame === undefined) return;
    let playback: Playback | null = null;
    let isHere = true;
    if (isPlaying && frame.scene !== null) {
      const moment = { turn: frame.turn, before: frame.before, scenes: [frame.scene] };
      playback = playBack(here, moment, isMoving() ? usualPace : 'still', () => undefined);
      void playback.finished.then(() => {
        if (!isHere) return;
        if (at + 1 < frames.length) setAt(at + 1);
        else setPlaying(false);
      });
    } else {
      here.show(frame.after);
      if (frame.scene !== null) here.overlay(frame.scene.items);
      if (isPlaying) setAt(Math.min(at + 1, frames.length - 1));
    }
    return () => {
      isHere = false;
      playback?.skip();
      here.overlay([]);
    };
  }, [at, frame, isPlaying, frames]);

  const controls = {
    replay,
    frames,
    at,
    go(next: number) {
      setPlaying(false);
      setAt(Math.max(0, Math.min(frames.length - 1, next)));
    },
    playing: isPlaying ? ('yes' as const) : ('no' as const),
    play: setPlaying,
    from,
    setFrom,
  };
  return (
    <div className="table-screen replay-screen">
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
        <Steps {...controls} />
        <div className="tab">
          {frame !== undefined && (
            <FrameNote frame={frame} replay={replay} goTo={(point) => table.current?.centreOn(point)} />
          )}
        </div>
        <Further {...controls} />
      </aside>
    </div>
  );
}
