/** The turning points: the curve, and a card with a map for each of the biggest swings. */
import {
  type CurvePoint,
  curveOf,
  type Prospect,
  type Swing,
  swingsOf,
  victoryOf,
} from '@grognard/simulator';
import { paintSvg } from '@grognard/table-view';
import { useMemo } from 'react';
import { say } from '../languages/index.ts';
import type { BattleResult, Replay } from '../referee/contract.ts';
import { playOnFrom } from '../replays/play-on.ts';
import { to } from '../routes.ts';
import { Picture } from '../shell/picture.tsx';
import { paintedTheme } from '../table/canvas.tsx';
import { Curve } from './curve.tsx';
import { letterOf, swingWords } from './curve-words.ts';
import { type BattleNote, momentIn, partRound } from './moment.ts';
import type { Prospects } from './use-prospects.ts';
import { lookedAtFrom, nameOf, readerOf } from './verdict.ts';

const mostSwings = 3;

/** Pixels across a card, about. */
const cardWidth = 320;

/** What quick battles have found: null until the first are counted. */
export interface FoundSwings {
  readonly curve: readonly CurvePoint[];
  readonly swings: readonly Swing[];
  readonly battles: number;
}

export function foundIn(counted: readonly Prospect[], battle: BattleResult): FoundSwings | null {
  const battles = counted[0]?.battles;
  if (battles === undefined || battles === 0) return null;
  const end = victoryOf(lookedAtFrom(battle), battle.result.winners);
  const curve = curveOf(counted, end);
  return { curve, swings: swingsOf(curve, mostSwings), battles };
}

function curveTitle(battle: BattleResult, n: number): string {
  if (readerOf(battle) !== null) return say('result.curve.you', { n });
  return say('result.curve', { name: nameOf(battle, lookedAtFrom(battle)), n });
}

function Card({
  swing,
  letter,
  note,
  replay,
}: {
  readonly swing: Swing;
  readonly letter: string;
  readonly note: BattleNote;
  readonly replay: Replay;
}) {
  const theme = paintedTheme();
  const svg = useMemo(() => {
    const part = partRound(note.places, note.picture.table);
    return paintSvg(note.picture, { theme, prefix: `turn${note.turn}`, part, seenIn: cardWidth });
  }, [note, theme]);
  const { turn, heading, sentences, before } = note;
  const { id } = replay.summary;
  return (
    <li className="card turning-point">
      <Picture svg={svg} words={say('moment.map', { n: turn })} />
      <div>
        <h3>
          <span className="letter" aria-hidden="true">
            {letter}
          </span>
          {say('moment.heading', { n: turn, heading })}
        </h3>
        <p className="change">{say('moment.swing', { swing: swingWords(swing) })}</p>
        {sentences.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p className="links">
          <a href={`${to('replay', id)}?turn=${turn}`}>{say('moment.watch')}</a>
          <button type="button" className="link" onClick={() => void playOnFrom(replay, before)}>
            {say('moment.playOn')}
          </button>
        </p>
      </div>
    </li>
  );
}

function Progress({ prospects }: { readonly prospects: Prospects }) {
  const done = prospects === null || prospects === 'failed' ? 0 : prospects.done;
  const words =
    prospects === 'failed'
      ? say('result.noQuickBattles')
      : done >= 1
        ? ''
        : say('result.workingOut', { percent: Math.floor(100 * done) });
  return (
    <p className="working-out" role="status">
      {words}
      {words !== '' && prospects !== 'failed' && <progress max={1} value={done} aria-hidden="true" />}
    </p>
  );
}

interface TurningPointsProps {
  readonly battle: BattleResult;
  readonly replay: Replay | null;
  readonly prospects: Prospects;
}

export function TurningPoints({ battle, replay, prospects }: TurningPointsProps) {
  const counted = prospects === null || prospects === 'failed' ? null : prospects.prospects;
  const found = useMemo(() => (counted === null ? null : foundIn(counted, battle)), [counted, battle]);
  // Swings change a little with every round, the turns that they name seldom.
  const turns = (found?.swings ?? []).map(({ turn }) => turn).join();
  const notes = useMemo(() => {
    if (replay === null || turns === '') return [];
    return turns
      .split(',')
      .flatMap((turn) => momentIn(Number(turn), replay.episodes, battle.tolls, replay.sides) ?? []);
  }, [turns, replay, battle]);
  const title = found === null ? '' : curveTitle(battle, found.battles);
  return (
    <section className="decided">
      <div className="head">
        <h2>{say('result.decided')}</h2>
        {title !== '' && <p className="small">{title}</p>}
      </div>
      <Progress prospects={prospects} />
      {found !== null && <Curve curve={found.curve} swings={found.swings} title={title} />}
      {found !== null && found.swings.length === 0 && <p>{say('result.noSwings')}</p>}
      {replay !== null && notes.length > 0 && (
        <ul className="turning-points">
          {found?.swings.map((swing, n) => {
            const note = notes.find(({ turn }) => turn === swing.turn);
            return (
              note !== undefined && (
                <Card key={swing.turn} swing={swing} letter={letterOf(n)} note={note} replay={replay} />
              )
            );
          })}
        </ul>
      )}
    </section>
  );
}
