/** The result of a battle: verdict, score by aim, losses, luck, turning points, and what to do next. */
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ScreenProps } from '../app.tsx';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { referee } from '../referee/client.ts';
import type { BattleResult, Replay } from '../referee/contract.ts';
import { to } from '../routes.ts';
import { settings } from '../settings/store.ts';
import { Doors, useFromTheTop } from '../shell/page.tsx';
import { Actions } from './actions.tsx';
import { lossesByPiece } from './losses.ts';
import { ScoreTable } from './score-table.tsx';
import { sidesInOrder } from './score-words.ts';
import { TurningPoints } from './turning-points.tsx';
import { useProspects } from './use-prospects.ts';
import { calledFor, lookedAtFrom, nameOf, playersOf, reasonOf, verdictOf } from './verdict.ts';
import { lossWords, luckByTurn, luckWords, rounded } from './words.ts';
import '../look/coat.css';
import './result.css';

const ReportPage = lazy(async () => ({ default: (await import('./report-page.tsx')).ReportPage }));

interface Loaded {
  readonly battle: BattleResult | null;
  readonly replay: Replay | null;
}

export function ResultScreen({ at }: ScreenProps) {
  const [id = '', page] = at.path;
  const { language } = useStore(settings);
  const [loaded, setLoaded] = useState<(Loaded & { readonly id: string }) | null>(null);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const battle = await referee().result(id);
      if (isHere) setLoaded({ id, battle, replay: null });
      const replay = battle === null ? null : await referee().replay(id, 'umpire');
      if (isHere) setLoaded({ id, battle, replay });
    };
    if (language !== undefined)
      void load().catch(() => isHere && setLoaded({ id, battle: null, replay: null }));
    return () => {
      isHere = false;
    };
  }, [id, language]);
  if (loaded?.id !== id) return <main id="main" className="waiting" aria-busy="true" />;
  const { battle, replay } = loaded;
  if (battle === null)
    return (
      <main id="main" className="page" tabIndex={-1}>
        <h1 tabIndex={-1}>{say('result.missing')}</h1>
        <a className="button" href={to('replays')}>
          {say('door.replays')}
        </a>
      </main>
    );
  return <Result battle={battle} replay={replay} page={page === 'report' ? 'report' : 'result'} />;
}

interface ResultProps {
  readonly battle: BattleResult;
  readonly replay: Replay | null;
  readonly page: 'result' | 'report';
}

function Result({ battle, replay, page }: ResultProps) {
  useFromTheTop();
  const prospects = useProspects(battle.summary.id, battle.hash, lookedAtFrom(battle));
  if (page === 'report')
    return (
      <Suspense fallback={<main id="main" className="waiting" aria-busy="true" />}>
        <ReportPage battle={battle} replay={replay} prospects={prospects} />
      </Suspense>
    );
  return (
    <div className="result-screen">
      <header className="bar">
        <Doors here="replays" />
      </header>
      <main id="main" className="result-page" tabIndex={-1}>
        <div className="result-side">
          <p className="battle-name">
            {battle.summary.title} · {say('result.played', { n: battle.turns })}
          </p>
          <h1 tabIndex={-1}>{verdictOf(battle)}</h1>
          <p className="who">{playersOf(battle)}</p>
          <p>{reasonOf(battle)}</p>
          <ScoreTable battle={battle} />
          <Losses battle={battle} />
          <LuckTable battle={battle} />
          <p className="small">{say('outcome.hash', { hash: battle.hash })}</p>
          <p className="small">{battle.credit}</p>
        </div>
        <div className="result-main">
          <TurningPoints battle={battle} replay={replay} prospects={prospects} />
        </div>
        <Actions battle={battle} />
      </main>
    </div>
  );
}

function Losses({ battle }: { readonly battle: BattleResult }) {
  const all = lossesByPiece(battle.tolls);
  return (
    <section>
      <h2>{say('result.losses')}</h2>
      {all.length === 0 && <p>{say('result.noLosses')}</p>}
      {sidesInOrder(battle).map((side) => {
        const own = all.filter((piece) => piece.side === side);
        return (
          own.length > 0 && (
            <div key={side}>
              <h3>
                <i className="coat" data-coat={battle.coats[side]} /> {nameOf(battle, side)}
              </h3>
              <dl className="lost-pieces">
                {own.map((piece) => (
                  <div key={piece.piece} data-out={piece.isOut ? 'yes' : 'no'}>
                    <dt>{piece.name}</dt>
                    <dd>{lossWords(piece)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )
        );
      })}
    </section>
  );
}

function LuckTable({ battle }: { readonly battle: BattleResult }) {
  const { size, figures } = luckWords(battle);
  const turns = luckByTurn(battle);
  const heads = sidesInOrder(battle).map((side) => calledFor(battle, side));
  return (
    <section>
      <h2>{say('result.luck')}</h2>
      <p>
        <b>{size}</b> {figures}
      </p>
      {turns.length > 0 && (
        <details>
          <summary>{say('luck.all')}</summary>
          <table>
            <caption className="small">{say('luck.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('result.turnHead')}</th>
                <th scope="col">{heads[0]}</th>
                <th scope="col">{heads.slice(1).join(', ')}</th>
              </tr>
            </thead>
            <tbody>
              {turns.map(({ turn, own, others }) => (
                <tr key={turn}>
                  <th scope="row">{turn}</th>
                  <td>
                    {rounded(own.came)} ({rounded(own.expected)})
                  </td>
                  <td>
                    {rounded(others.came)} ({rounded(others.expected)})
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
