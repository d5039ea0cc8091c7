/** BriefingDialog: who you are, what you want and what it is worth, what they want, how it goes, and against whom. */
import type { Aim, Briefing, SideId } from '@grognard/engine';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { say } from '../languages/index.ts';
import type { GameStatus, Seat } from '../referee/contract.ts';
import { aimPairs } from './aim-pairs.ts';
import { aimWords, standingOf, worthWords } from './aim-words.ts';
import './briefing.css';

const OtherSeats = lazy(async () => ({ default: (await import('./other-seats.tsx')).OtherSeats }));

interface BriefingProps {
  readonly status: GameStatus;
  /** At the beginning of a battle the sheet leads to it; later it leads back. */
  readonly moment: 'beginning' | 'later';
  readonly load: () => Promise<Briefing | null>;
  readonly close: () => void;
}

/** Everything that scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

const playerOf = (seat: Seat) =>
  say(seat === 'person' || seat === 'elsewhere' ? `seat.${seat}` : `level.${seat}`);

/** The side that reads, or null if several people look at the same sheet. */
const readerOf = ({ isShared, viewerSide }: GameStatus): SideId | null => (isShared ? null : viewerSide);

function Coat({ status, side }: { readonly status: GameStatus; readonly side: SideId }) {
  return <i className="coat" data-coat={status.picture.sides.find(({ id }) => id === side)?.coat} />;
}

interface AimsProps {
  readonly status: GameStatus;
  /** The reader's side first. */
  readonly sides: readonly SideId[];
}

function nameOf({ sides }: GameStatus, side: SideId): string {
  return sides.find(({ id }) => id === side)?.name ?? side;
}

function headingOf(status: GameStatus, side: SideId): string {
  return side === readerOf(status)
    ? say('briefing.yours')
    : say('briefing.theirs', { name: nameOf(status, side) });
}

function SideHeading({ status, side }: { readonly status: GameStatus; readonly side: SideId }) {
  return (
    <>
      <Coat status={status} side={side} /> {headingOf(status, side)}
    </>
  );
}

function AimText({ status, aim }: { readonly status: GameStatus; readonly aim: Aim }) {
  const names = new Map(status.sides.map(({ id, name }) => [id, name]));
  return (
    <>
      {aimWords(aim)} {aim.isSecret && <small className="secret">{say('briefing.secret')}</small>}{' '}
      <small>{standingOf(aim, { side: readerOf(status), names })}</small>
    </>
  );
}

/** What two sides want side by side, what it is worth before what it is. */
function AimsOfBoth({ status, sides: [mine = '', theirs = ''] }: AimsProps) {
  return (
    <table className="both">
      <thead>
        <tr>
          <th scope="col">{say('result.worth')}</th>
          {[mine, theirs].map((side) => (
            <th key={side} scope="col">
              <SideHeading status={status} side={side} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aimPairs(status.score?.aims ?? [], mine, theirs).map((pair) => {
          const known = pair.mine ?? pair.theirs;
          return known === null ? null : (
            <tr key={known.id}>
              <td className="worth">{worthWords(known)}</td>
              <td data-side={headingOf(status, mine)}>
                {pair.mine !== null && <AimText status={status} aim={pair.mine} />}
              </td>
              <td data-side={headingOf(status, theirs)}>
                {pair.theirs === null ? null : pair.theirs === pair.mine ? (
                  say('briefing.same')
                ) : (
                  <AimText status={status} aim={pair.theirs} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The aims of one of many sides. */
function AimsOf({ status, side }: { readonly status: GameStatus; readonly side: SideId }) {
  const aims = (status.score?.aims ?? []).filter((aim) => aim.sides.includes(side));
  return (
    <section>
      <h3>
        <SideHeading status={status} side={side} />
      </h3>
      <ul className="aims">
        {aims.map((aim) => (
          <li key={aim.id}>
            <b className="worth">{worthWords(aim)}</b>
            <span>
              <AimText status={status} aim={aim} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Aims({ status, sides }: AimsProps) {
  if (sides.length === 2) return <AimsOfBoth status={status} sides={sides} />;
  return (
    <div className="all-sides">
      {sides.map((side) => (
        <AimsOf key={side} status={status} side={side} />
      ))}
    </div>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Facts({ status, told }: { readonly status: GameStatus; readonly told: Briefing }) {
  const { sides, score } = status;
  const reader = readerOf(status);
  const others = sides.filter(({ id }) => id !== reader);
  return (
    <dl className="facts">
      {told.setUp !== null && <Fact title={say('briefing.before')}>{told.setUp}</Fact>}
      <Fact title={say('briefing.course')}>
        {say('battle.turns', { n: score?.turns ?? status.turn })}. {told.course}
      </Fact>
      <Fact title={say('briefing.victory')}>{told.victory}</Fact>
      <Fact title={say(reader === null ? 'briefing.players' : 'briefing.against')}>
        {others.map(({ id, name, seat }) => (
          <span key={id} className="player">
            {name} <small>{playerOf(seat)}</small>
          </span>
        ))}
      </Fact>
      {told.balance !== null && <Fact title={say('briefing.balance')}>{told.balance}</Fact>}
    </dl>
  );
}

export function BriefingDialog({ status, moment, load, close }: BriefingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const [told, setTold] = useState<Briefing | null>(null);
  const loader = useRef(load);
  useEffect(() => {
    dialog.current?.showModal();
    begin.current?.focus();
    void loader.current().then(setTold);
  }, []);
  const { sides } = status;
  const reader = readerOf(status);
  const mine = sides.find(({ id }) => id === reader)?.name;
  const inOrder = [...sides].sort((a, b) => Number(b.id === reader) - Number(a.id === reader));
  const step = moment === 'later' ? 'briefing.back' : told?.setUp ? 'briefing.deploy' : 'briefing.begin';
  return (
    <dialog
      ref={dialog}
      className="briefing"
      aria-labelledby="briefing-title"
      aria-busy={told === null}
      onClose={close}
    >
      <div className="sheet" {...reachable}>
        <p className="where">{told?.where}</p>
        <h2 id="briefing-title">
          {mine === undefined ? status.title : say('briefing.command', { name: mine })}
        </h2>
        {(reader === null ? [] : (told?.plan ?? [])).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Aims status={status} sides={inOrder.map(({ id }) => id)} />
        {told !== null && <Facts status={status} told={told} />}
        {/* Not beside the button that begins: what comes later must not move it under the pointer. */}
        {told !== null && moment === 'beginning' && reader !== null && (
          <div className="row">
            <Suspense>
              <OtherSeats status={status} />
            </Suspense>
          </div>
        )}
        <p className="small">{say('briefing.again')}</p>
      </div>
      <div className="row">
        <button ref={begin} type="button" className="first" onClick={() => dialog.current?.close()}>
          {say(step)}
        </button>
      </div>
    </dialog>
  );
}
