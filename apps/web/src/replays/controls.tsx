/** The controls of a replay: play, step, scrub, turns and viewer, plus links, files, and continuing the game from here. */
import { say } from '../languages/index.ts';
import { referee } from '../referee/client.ts';
import type { LocalSeat, Replay, Seat, ViewFrom } from '../referee/contract.ts';
import { go as goTo, to } from '../routes.ts';
import { notice } from '../shell/notices.tsx';
import { type ReplayFrame, turnsIn } from './frames.ts';
import { packed } from './in-link.ts';
import { saveAs } from './save-as.ts';

interface ControlsProps {
  readonly replay: Replay;
  readonly frames: readonly ReplayFrame[];
  readonly at: number;
  readonly go: (at: number) => void;
  readonly playing: 'yes' | 'no';
  readonly play: (playing: boolean) => void;
  readonly from: ViewFrom;
  readonly setFrom: (from: ViewFrom) => void;
}

const isBuiltIn = (id: string) => id.startsWith('built-in:');

/** Who plays a side when the game continues at this screen. */
function seatHere(seat: Seat | undefined): LocalSeat {
  return seat === undefined || seat === 'elsewhere' ? 'person' : seat;
}

/** The link to a moment. A built-in game is linked by name, and a small game is contained in the link. */
async function linkTo({ replay, frames, at, from }: ControlsProps): Promise<string | null> {
  const { id } = replay.summary;
  const { turn } = frames[at]!;
  const scene = at - frames.findIndex((frame) => frame.turn === turn);
  const query = new URLSearchParams({ turn: String(turn), scene: String(scene), eyes: from });
  if (!isBuiltIn(id)) {
    const game = await packed(await referee().exportGame(id));
    if (game === null) return null;
    query.set('game', game);
  }
  const place = isBuiltIn(id) ? to('replay', id) : to('replay', 'link');
  return `${location.href.replace(/#.*$/, '')}${place}?${query}`;
}

async function copyLink(props: ControlsProps): Promise<void> {
  const link = await linkTo(props);
  if (link === null) return notice(say('replay.linkTooLong'));
  await navigator.clipboard.writeText(link);
  notice(say('replay.linkCopied'));
}

async function playOn({ replay, frames, at }: ControlsProps): Promise<void> {
  const { summary, sides } = replay;
  const seats = Object.fromEntries(
    sides.map(({ id }, n): [string, LocalSeat] => {
      const seat = seatHere(summary.seats[id]);
      return [id, n === 0 && !Object.values(summary.seats).includes('person') ? 'person' : seat];
    }),
  );
  const begun = await referee().continueFrom(summary.id, frames[at]!.turn, seats);
  if ('game' in begun) goTo(to('table', begun.game));
  else notice(begun.refused[0]?.message ?? '');
}

/** The turn that a frame belongs to, among all turns. */
function turnAt(frames: readonly ReplayFrame[], at: number) {
  const turns = turnsIn(frames);
  return { turns, now: turns.findLastIndex((each) => each.at <= at) };
}

/** Frequent controls: play, step, scrub. */
export function Steps({ replay, frames, at, go, playing, play }: ControlsProps) {
  const { turns, now } = turnAt(frames, at);
  return (
    <div className="controls">
      <h2>{replay.summary.name}</h2>
      <div className="steps-of">
        <button
          type="button"
          aria-label={say('replay.first')}
          onClick={() => go(turns[Math.max(0, now - 1)]!.at)}
        >
          «
        </button>
        <button type="button" aria-label={say('replay.back')} onClick={() => go(at - 1)}>
          ‹
        </button>
        <button type="button" className="first" onClick={() => play(playing === 'no')}>
          {say(playing === 'yes' ? 'replay.pause' : 'replay.play')}
        </button>
        <button type="button" aria-label={say('replay.on')} onClick={() => go(at + 1)}>
          ›
        </button>
        <button
          type="button"
          aria-label={say('replay.last')}
          onClick={() => go(turns[Math.min(turns.length - 1, now + 1)]!.at)}
        >
          »
        </button>
      </div>
      <input
        type="range"
        aria-label={say('replay.scrub')}
        aria-valuetext={say('turn.n', { n: frames[at]?.turn ?? 0 })}
        min={0}
        max={frames.length - 1}
        value={at}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  );
}

/** Less frequent controls: jump to a turn, change the viewer, continue the game, download it. */
export function Further(props: ControlsProps) {
  const { replay, frames, at, go, from, setFrom } = props;
  const { summary, sides } = replay;
  const { turns, now } = turnAt(frames, at);
  return (
    <div className="controls further">
      <div className="row">
        <label className="field">
          <span>{say('replay.turn')}</span>
          <select value={turns[now]?.at ?? 0} onChange={(event) => go(Number(event.target.value))}>
            {turns.map(({ turn, at: first }) => (
              <option key={first} value={first}>
                {say('turn.n', { n: turn })}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say('replay.eyes')}</span>
          <select value={from} onChange={(event) => setFrom(event.target.value)}>
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
        <button type="button" onClick={() => void playOn(props)}>
          {say('replay.playOn')}
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
