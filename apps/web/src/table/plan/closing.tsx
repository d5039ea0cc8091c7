/** Closing: the button that closes the orders. Pieces without orders are named first, and so is whatever gets in the way. */
import type { Piece } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { useRef } from 'react';
import { say } from '../../languages/index.ts';
import type { TableState, TableStore } from '../table-store.ts';
import { shownPlan } from './plan-items.ts';
import './plan.css';

interface ClosingProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly goTo: (point: Point) => void;
}

/** Most pieces that are named. */
const mostNamed = 12;

export function Closing({ store, state, goTo }: ClosingProps) {
  const asking = useRef<HTMLDialogElement>(null);
  const sure = useRef<HTMLButtonElement>(null);
  const { prompt, pieces } = state.status;
  if (prompt === null || prompt.finish === null) return null;
  const { finish, withoutOrders } = prompt;
  const idle = withoutOrders.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
  const warnings = shownPlan(state)?.warnings ?? [];
  const close = () => void store.submit([finish.command]);
  const goToPiece = ({ id, at }: Piece) => {
    store.select([id]);
    goTo(at);
  };
  const ask = () => {
    const [first] = idle;
    if (first !== undefined) goToPiece(first);
    asking.current?.showModal();
    sure.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        className="first"
        disabled={state.busy !== 'no' || state.values !== null}
        onClick={() => (idle.length + warnings.length > 0 ? ask() : close())}
      >
        {state.busy === 'waiting' ? (
          say('table.thinking')
        ) : (
          <span>
            {finish.title}{' '}
            {idle.length > 0 && (
              <small className="idle-words">({say('plan.idle', { n: idle.length })})</small>
            )}
          </span>
        )}
      </button>
      <dialog ref={asking} className="closing" aria-label={finish.title}>
        <h2>{finish.title}</h2>
        {idle.length > 0 && (
          <>
            <p>{say('table.idle', { n: idle.length, noun: state.status.pieceNoun })}</p>
            <ul className="closing-idle">
              {idle.slice(0, mostNamed).map((piece) => (
                <li key={piece.id}>
                  <button
                    type="button"
                    onClick={() => {
                      asking.current?.close();
                      goToPiece(piece);
                    }}
                  >
                    {piece.name}
                  </button>
                </li>
              ))}
              {idle.length > mostNamed && <li>{say('plan.more', { n: idle.length - mostNamed })}</li>}
            </ul>
          </>
        )}
        {warnings.length > 0 && (
          <>
            <p>{say('plan.warnings', { n: warnings.length })}</p>
            <ul className="closing-warnings">
              {warnings.slice(0, mostNamed).map(({ id, words }) => (
                <li key={id}>{words}</li>
              ))}
            </ul>
          </>
        )}
        <div className="row">
          <button
            ref={sure}
            type="button"
            className="first"
            onClick={() => {
              asking.current?.close();
              close();
            }}
          >
            {finish.title}
          </button>
          <button type="button" onClick={() => asking.current?.close()}>
            {say('table.back')}
          </button>
        </div>
      </dialog>
    </>
  );
}
