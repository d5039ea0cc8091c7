/** The bar over the table: which battle, which turn, who has lost what; take back, close the orders, leave. */
import { useRef } from 'react';
import { Help } from '../help/help.tsx';
import { rulesThatMatter } from '../help/matters.ts';
import { say } from '../languages/index.ts';
import { referee } from '../referee/client.ts';
import type { Desk, Seen } from './desk.ts';

function Sides({ seen }: { readonly seen: Seen }) {
  const { sides, eyes } = seen.stand;
  return (
    <ul className="sides">
      {sides.map(({ id, name, losses, seat }) => (
        <li key={id} aria-current={id === eyes ? 'true' : undefined}>
          <span title={seat === 'person' ? say('seat.person') : say(`level.${seat}`)}>{name}</span>{' '}
          <small>{say('side.losses', { n: losses })}</small>
        </li>
      ))}
    </ul>
  );
}

/** Closing with pieces that have been told nothing is asked about once. */
function Closing({ desk, seen }: { readonly desk: Desk; readonly seen: Seen }) {
  const asking = useRef<HTMLDialogElement>(null);
  const { asked: prompt } = seen.stand;
  if (prompt === null || prompt.finish === null) return null;
  const { finish: done, withoutOrders: idle } = prompt;
  const close = () => void desk.give([done.command]);
  return (
    <>
      <button
        type="button"
        className="first"
        disabled={seen.busy !== 'no' || seen.told !== null}
        onClick={() => (idle.length > 0 ? asking.current?.showModal() : close())}
      >
        {seen.busy === 'waiting' ? say('table.thinking') : done.title}
      </button>
      <dialog ref={asking} aria-label={done.title}>
        <h2>{done.title}</h2>
        <p>{say('table.idle', { n: idle.length })}</p>
        <div className="row">
          <button
            type="button"
            className="first"
            onClick={() => {
              asking.current?.close();
              close();
            }}
          >
            {done.title}
          </button>
          <button type="button" onClick={() => asking.current?.close()}>
            {say('table.back')}
          </button>
        </div>
      </dialog>
    </>
  );
}

/** Computers fight among themselves: whoever looks on lets them, or stops them. */
function Watching({ desk, seen: { goesOn } }: { readonly desk: Desk; readonly seen: Seen }) {
  return (
    <button type="button" className="first" onClick={() => desk.watchOn(goesOn ? 'stop' : 'on')}>
      {say(goesOn ? 'replay.pause' : 'replay.play')}
    </button>
  );
}

export function TableBar({ desk, seen }: { readonly desk: Desk; readonly seen: Seen }) {
  const { stand } = seen;
  return (
    <header className="table-bar">
      <a className="home-door" href="#/">
        Grognard
      </a>
      <div className="battle">
        <b>{stand.title}</b> <span>{stand.asked?.title ?? say('turn.n', { n: stand.turn })}</span>
      </div>
      <Sides seen={seen} />
      <div className="row">
        <Help
          edition={stand.edition}
          matters={() => rulesThatMatter(desk.seen.get())}
          read={(rules) => referee().rules(stand.game, rules)}
        />
        {stand.watched ? null : (
          <button
            type="button"
            disabled={!stand.canUndo || seen.busy !== 'no'}
            onClick={() => void desk.undo()}
          >
            {say('table.undo')}
          </button>
        )}
        {stand.watched ? <Watching desk={desk} seen={seen} /> : <Closing desk={desk} seen={seen} />}
      </div>
    </header>
  );
}
