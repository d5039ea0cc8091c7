/** The bar above the table: battle, turn and losses, with buttons to undo, close the orders and leave. */
import type { Point } from '@grognard/geometry';
import { Help } from '../help/help.tsx';
import { mattersIn } from '../help/matters.ts';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { referee } from '../referee/client.ts';
import type { Seat } from '../referee/contract.ts';
import { useKey } from '../shell/use-key.ts';
import { Closing } from './plan/closing.tsx';
import type { PlayedMoment, TableState, TableStore } from './table-store.ts';

const isComputer = (seat: Seat) => seat !== 'person' && seat !== 'elsewhere';

function Sides({ state, moment }: { readonly state: TableState; readonly moment: PlayedMoment | null }) {
  const { sides, viewerSide } = state.status;
  return (
    <ul className="sides">
      {sides.map(({ id, name, losses, seat }) => (
        <li key={id} aria-current={id === viewerSide ? 'true' : undefined}>
          <span title={say(isComputer(seat) ? `level.${seat}` : `seat.${seat}`)}>{name}</span>{' '}
          <small>{say('side.losses', { n: moment?.losses[id] ?? losses })}</small>
        </li>
      ))}
    </ul>
  );
}

/** A battle between computers: the spectator lets them continue or stops them. */
function Watching({
  store,
  state: { isRunning },
}: {
  readonly store: TableStore;
  readonly state: TableState;
}) {
  return (
    <button type="button" className="first" onClick={() => store.watchOn(isRunning ? 'stop' : 'on')}>
      {say(isRunning ? 'replay.pause' : 'replay.play')}
    </button>
  );
}

/** Brings the briefing back. */
function Aims({ store }: { readonly store: TableStore }) {
  const open = () => store.briefing.set('later');
  useKey('b', open);
  return (
    <button type="button" onClick={open}>
      {say('score.aims')}
    </button>
  );
}

function whenOf({ scene: { turn, stage, title } }: PlayedMoment): string {
  return [say('turn.n', { n: turn }), stage ?? [], title].flat().join(' · ');
}

interface TableBarProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly goTo: (point: Point) => void;
}

export function TableBar({ store, state, goTo }: TableBarProps) {
  const { status } = state;
  // Nothing here knows more than has been seen.
  const moment = useStore(store.moment);
  // While something is read, its own controls lead on.
  const isAtRest = state.playing === null;
  return (
    <header className="table-bar">
      <a className="home-door" href="#/">
        Grognard
      </a>
      <div className="battle">
        <b>{status.title}</b>{' '}
        <span>
          {moment === null ? (status.prompt?.title ?? say('turn.n', { n: status.turn })) : whenOf(moment)}
        </span>
      </div>
      <Sides state={state} moment={moment} />
      <div className="row">
        <Help
          edition={status.edition}
          matters={() => mattersIn(store.state.get())}
          read={(rules) => referee().rules(status.game, rules)}
          openLegend={() => store.isLegendOpen.set(true)}
        />
        {status.score !== null && <Aims store={store} />}
        {status.isWatched || !isAtRest ? null : (
          <button
            type="button"
            disabled={!status.canUndo || status.undoRequest !== null || state.busy !== 'no'}
            onClick={() => void store.undo()}
          >
            {say('table.undo')}
          </button>
        )}
        {status.isWatched ? (
          <Watching store={store} state={state} />
        ) : (
          isAtRest && <Closing store={store} state={state} goTo={goTo} />
        )}
      </div>
    </header>
  );
}
