/** The strip under the bar: phases of the turn, the score if the battle ended now, and the aims. */
import type { Aim } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { useRef, useState } from 'react';
import { aimWords, standingOf, worthWords } from '../briefing/aim-words.ts';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import type { GameStatus } from '../referee/contract.ts';
import { AimNote } from './aim-note.tsx';
import type { PlayedMoment, TableState, TableStore } from './table-store.ts';

interface StripProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly goTo: (point: Point) => void;
}

/** The status as far as its events have been shown. What is still played back is not given away. */
function useShownStatus({ status, playing }: TableState, moment: PlayedMoment | null): GameStatus {
  const shown = useRef(status);
  // Before its first event a playback has no moment either; afterwards none means that all has been shown.
  const begun = useRef<TableState['playing']>(null);
  if (moment !== null) begun.current = playing;
  const isShown = playing === null || (moment === null && begun.current === playing);
  if (isShown || shown.current.viewerSide !== status.viewerSide) shown.current = status;
  const score = moment?.score ?? null;
  return score === null ? shown.current : { ...shown.current, score };
}

function Phases({ status }: { readonly status: GameStatus }) {
  const { phases = [], phase = null } = status.score ?? {};
  if (phase === null) return null;
  return (
    <ol className="phases">
      {phases.map((name, n) => (
        <li
          key={name}
          {...(n === phase ? { 'aria-current': 'step' } : {})}
          {...(n === (phase + 1) % phases.length ? { 'data-next': true } : {})}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

function Points({ status }: { readonly status: GameStatus }) {
  const { viewerSide, sides, score, isShared, picture } = status;
  const isTwo = sides.length === 2 && viewerSide !== null && !isShared;
  const inOrder = [...sides].sort((a, b) => Number(b.id === viewerSide) - Number(a.id === viewerSide));
  return (
    <p className="points">
      {inOrder.map(({ id, name }) => (
        <span key={id}>
          <i className="coat" data-coat={picture.sides.find((side) => side.id === id)?.coat} />{' '}
          {isTwo ? say(id === viewerSide ? 'score.you' : 'score.they') : name} <b>{score?.points[id]}</b>
        </span>
      ))}{' '}
      {status.waits !== 'over' && <small>{say('score.now')}</small>}
    </p>
  );
}

/** With more aims than this, each has only a few words: the briefing and a tap say the rest. */
const mostSpelledOut = 4;

export function AimsStrip({ store, state, goTo }: StripProps) {
  const [open, setOpen] = useState<Aim['id'] | null>(null);
  const moment = useStore(store.moment);
  const status = useShownStatus(state, moment);
  const { score, viewerSide, sides } = status;
  if (score === null) return null;
  const names = new Map(sides.map(({ id, name }) => [id, name]));
  const reader = status.isShared ? null : viewerSide;
  const mine = score.aims.filter((aim) => reader === null || aim.sides.includes(reader));
  const isCrowded = mine.length > mostSpelledOut;
  const nameOf = (aim: Aim) => (isCrowded && ((reader !== null && aim.brief) || aim.place)) || aimWords(aim);
  const tap = ({ id, at }: Aim) => {
    if (at !== null) goTo(at);
    setOpen(open === id ? null : id);
  };
  return (
    <section className="aims-strip" aria-label={say('score.title')}>
      {/* While events are played back, the bar says which phase they belong to. */}
      {moment === null && <Phases status={status} />}
      <Points status={status} />
      <ul className={isCrowded ? 'aim-pills crowded' : 'aim-pills'}>
        {mine.map((aim) => (
          <li key={aim.id}>
            <button type="button" title={aim.words} data-state={aim.state} onClick={() => tap(aim)}>
              <b>{worthWords(aim)}</b> <span>{nameOf(aim)}</span>{' '}
              <small>{standingOf(aim, { side: reader, names })}</small>
            </button>
            {open === aim.id && (
              <AimNote
                aim={aim}
                standing={standingOf(aim, { side: reader, names })}
                status={status}
                close={() => setOpen(null)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
