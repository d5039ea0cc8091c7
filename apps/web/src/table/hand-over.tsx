/** The screen between two people who share a device. It hides everything until the next player claims the seat. */
import { say } from '../languages/index.ts';
import type { GameStatus } from '../referee/contract.ts';
import type { TableStore } from './table-store.ts';

export function HandOver({ store, status }: { readonly store: TableStore; readonly status: GameStatus }) {
  const { next, sides, turn, picture } = status;
  const name = sides.find(({ id }) => id === next)?.name ?? '';
  const coat = picture.sides.find(({ id }) => id === next)?.coat ?? 'red';
  return (
    <>
      <header className="table-bar">
        <a className="home-door" href="#/">
          Grognard
        </a>
        <div className="battle">
          <b>{status.title}</b> <span>{say('turn.n', { n: turn })}</span>
        </div>
      </header>
      <main id="main" className="hand-over" tabIndex={-1}>
        <SealedLetter coat={coat} />
        <h1 tabIndex={-1}>{say('handover.title', { name })}</h1>
        <p>{say('handover.words')}</p>
        <button type="button" className="first" onClick={() => next !== null && void store.claimSeat(next)}>
          {say('handover.take', { name })}
        </button>
      </main>
    </>
  );
}

/** A letter with sealed orders, in the side's colour. */
function SealedLetter({ coat }: { readonly coat: string }) {
  return (
    <svg className="letter" viewBox="0 0 220 140" aria-hidden="true" data-coat={coat}>
      <path className="paper" d="M10 18h200v112H10z" />
      <path className="fold" d="M10 130 84 72M210 130l-74-58" />
      <path className="flap" d="M10 18h200L116 88q-6 4-12 0z" />
      <path
        className="wax"
        d="M110 58q10-4 17 4t13 12q5 9-1 17t-11 13q-9 6-18 5t-18-6q-7-6-11-14t0-17q5-8 13-13t16-1z"
      />
      <circle className="stamp" cx="110" cy="82" r="15" />
      <path className="stamp" d="M110 72v20M102 78l16 8M118 78l-16 8" />
    </svg>
  );
}
