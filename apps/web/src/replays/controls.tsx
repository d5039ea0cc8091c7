/** The controls of a replay: the player of scenes, with turns, viewer, links, files, and continuing the game from here. */
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { referee } from '../referee/client.ts';
import type { Replay, ViewFrom } from '../referee/contract.ts';
import { to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import { notice } from '../shell/notices.tsx';
import type { CourseAction, PlaybackCourse } from '../table/playback/course.ts';
import { Control, Speeds } from '../table/playback/parts.tsx';
import { momentAt, type ReplayEvent, turnsIn } from './frames.ts';
import { playOnFrom } from './play-on.ts';
import { saveAs } from './save-as.ts';

interface ControlsProps {
  readonly replay: Replay;
  readonly film: readonly ReplayEvent[];
  readonly course: PlaybackCourse;
  readonly send: (action: CourseAction) => void;
  readonly from: ViewFrom;
  readonly setFrom: (from: ViewFrom) => void;
}

const isBuiltIn = (id: string) => id.startsWith('built-in:');

/** The event that is shown, or the last one at the end. Null if nothing ever happened. */
function shownIn({ film, course }: Pick<ControlsProps, 'film' | 'course'>): ReplayEvent | null {
  return film[course.at] ?? film.at(-1) ?? null;
}

/** What the address of a moment says beside the game. */
function queryOf(props: ControlsProps): URLSearchParams {
  const { film, course, from } = props;
  const turn = shownIn(props)?.scene.turn;
  if (turn === undefined) return new URLSearchParams({ eyes: from });
  const first = film.findIndex(({ scene }) => scene.turn === turn);
  const scene = Math.max(0, Math.min(course.at, film.length - 1) - first);
  return new URLSearchParams({ turn: String(turn), scene: String(scene), eyes: from });
}

/** Copies a link to the moment. A built-in game is linked by name, a small one is in the link, of a larger one a file is saved. */
async function copyLink(props: ControlsProps): Promise<void> {
  const { id, name, result } = props.replay.summary;
  const query = queryOf(props);
  const root = location.href.replace(/#.*$/, '');
  if (!isBuiltIn(id)) {
    if (result === null && !id.startsWith('link:')) return notice(say('replay.linkRunning'));
    const address = `${root}${to('replay', 'link')}?${query}&game=`;
    const shown = shownIn(props);
    const moment = shown === null ? 0 : shown.moment + 1;
    const link = await referee().linkTo(id, moment, longestLink - address.length);
    if (link === null) {
      saveAs(await referee().exportGame(id), name);
      return notice(say('replay.linkTooLong'));
    }
    query.set('game', link);
  }
  const place = isBuiltIn(id) ? to('replay', id) : to('replay', 'link');
  await navigator.clipboard.writeText(`${root}${place}?${query}`);
  notice(say('replay.linkCopied'));
}

/** Longest address that everything passes on, in characters. */
const longestLink = 2000;

/** Again, back, pause, next, the speeds, and a scale to scrub. */
export function Steps({ film, course, send }: ControlsProps) {
  const { playback: speed } = useStore(settings);
  const { at, run } = course;
  const isEnd = film[at] === undefined;
  const shown = shownIn({ film, course });
  return (
    <div className="controls">
      <div className="steps">
        <Control name="again" act={() => send('again')} />
        <Control name="back" act={() => send('back')} isOff={at === 0} />
        <Control
          name={run === 'runs' && !isEnd ? 'pause' : 'play'}
          act={() => send('toggle')}
          isFirst={speed !== 'step'}
          isOff={isEnd}
        />
        <Control name="next" act={() => send('next')} isFirst={speed === 'step'} isOff={isEnd} />
      </div>
      <input
        type="range"
        aria-label={say('replay.scrub')}
        aria-valuetext={shown === null ? '' : say('turn.n', { n: shown.scene.turn })}
        min={0}
        max={Math.max(0, film.length - 1)}
        value={Math.min(at, film.length - 1)}
        onChange={(event) => send({ goTo: Number(event.target.value) })}
      />
      <Speeds />
    </div>
  );
}

/** Less frequent controls: jump to a turn, change the viewer, continue the game, link to it, download it. */
export function Further(props: ControlsProps) {
  const { replay, film, course, send, from, setFrom } = props;
  const { summary, sides } = replay;
  const turns = turnsIn(film);
  const now = turns.findLast(({ at }) => at <= course.at);
  const event = shownIn(props);
  const beat = film[course.at] === undefined ? 'result' : course.beat;
  const moment = event === null ? { from: 0, isExact: true } : momentAt(event, beat);
  return (
    <div className="controls further">
      <div className="row">
        <label className="field">
          <span>{say('replay.turn')}</span>
          <select value={now?.at} onChange={({ target }) => send({ goTo: Number(target.value) })}>
            {turns.map(({ turn, at }) => (
              <option key={at} value={at}>
                {say('turn.n', { n: turn })}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say('replay.eyes')}</span>
          <select value={from} onChange={({ target }) => setFrom(target.value)}>
            <option value="umpire">{say('replay.umpire')}</option>
            {sides.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="row">
        <button type="button" onClick={() => void playOnFrom(replay, moment.from)}>
          {say(moment.isExact ? 'replay.playOn' : 'replay.playOnBefore')}
        </button>
        <button type="button" onClick={() => void copyLink(props)}>
          {say('replay.link')}
        </button>
        {!isBuiltIn(summary.id) && (
          <button
            type="button"
            onClick={() =>
              void referee()
                .exportGame(summary.id)
                .then((text) => saveAs(text, summary.name))
            }
          >
            {say('replays.export')}
          </button>
        )}
      </div>
    </div>
  );
}
