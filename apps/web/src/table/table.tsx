/** The table: a battlefield to play on, and beside it everything there is to know and tell. */
import type { CanvasTable } from '@grognard/table-view/canvas';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../app.tsx';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { referee } from '../referee/client.ts';
import type { ShownScene } from '../referee/contract.ts';
import { TableBar } from './bar.tsx';
import { SelectionBox, TableCanvas } from './canvas.tsx';
import { Desk } from './desk.ts';
import { Instruments } from './instruments.tsx';
import { Deciding, PiecePanel } from './piece.tsx';
import { SceneNote } from './scene-note.tsx';
import { WhoIsAsked } from './who-is-asked.tsx';
import './table.css';

// What is read later is fetched later.
const HandOver = lazy(async () => ({ default: (await import('./hand-over.tsx')).HandOver }));
const BattlefieldList = lazy(async () => ({ default: (await import('./list.tsx')).BattlefieldList }));
const Log = lazy(async () => ({ default: (await import('./log.tsx')).Log }));
const Outcome = lazy(async () => ({ default: (await import('./outcome.tsx')).Outcome }));
const Reasons = lazy(async () => ({ default: (await import('./reasons.tsx')).Reasons }));

const tabs = ['orders', 'list', 'log', 'reasons'] as const;
type Tab = (typeof tabs)[number];

export function TableScreen({ at }: ScreenProps) {
  const [id = ''] = at.path;
  /** Which game is open; null: there is none of that id. */
  const [opened, setOpened] = useState<{ readonly id: string; readonly desk: Desk | null } | null>(null);
  useEffect(() => {
    let isHere = true;
    const open = async () => {
      const here = referee();
      const stand = await here.open(id);
      const desk = stand === null ? null : new Desk(here, stand, await here.log(id));
      if (isHere) setOpened({ id, desk });
    };
    void open();
    return () => {
      isHere = false;
    };
  }, [id]);
  // Another table than the one that is asked for is never shown, not even for a moment.
  if (opened?.id !== id) return <main id="main" className="waiting" aria-busy="true" />;
  if (opened.desk === null)
    return (
      <main id="main" className="page" tabIndex={-1}>
        <h1>{say('table.missing')}</h1>
        <p>
          <a className="button" href="#/replays">
            {say('door.replays')}
          </a>
        </p>
      </main>
    );
  return <Battlefield key={id} desk={opened.desk} />;
}

function Battlefield({ desk }: { readonly desk: Desk }) {
  const seen = useStore(desk.beside);
  const [tab, setTab] = useState<Tab>('orders');
  const [scene, tell] = useState<ShownScene | null>(null);
  const table = useRef<CanvasTable | null>(null);
  const skip = useRef<(() => void) | null>(null);
  const { stand } = seen;
  // Computers among themselves begin when somebody looks, and stop when nobody does.
  useEffect(() => {
    desk.watchOn('on');
    return () => desk.watchOn('stop');
  }, [desk]);
  const panel = useRef<HTMLDivElement>(null);
  // Whoever takes a piece in hand wants to tell it something.
  const { picked } = seen;
  useEffect(() => {
    if (picked.length > 0) setTab('orders');
    if (picked.length > 0) skip.current?.();
    panel.current?.scrollTo(0, 0);
  }, [picked]);
  // What is new is read from its head.
  const { waits } = stand;
  useEffect(() => {
    if (tab !== 'log' || waits === 'over') panel.current?.scrollTo(0, 0);
  }, [tab, waits]);
  if (stand.waits === 'hand-over' && stand.next !== null)
    return (
      <Suspense>
        <HandOver desk={desk} stand={stand} />
      </Suspense>
    );
  return (
    <div
      className="table-screen"
      data-busy={seen.busy}
      data-turn={stand.turn}
      data-waits={stand.waits}
      data-playing={seen.playing === null ? 'no' : 'yes'}
    >
      <TableBar desk={desk} seen={seen} />
      <main id="main" className="table-field" tabIndex={-1}>
        <h1 className="unseen" tabIndex={-1}>
          {stand.title}
        </h1>
        <TableCanvas desk={desk} tableOf={table} tell={tell} skip={skip} />
        <SelectionBox desk={desk} />
        <Instruments
          tool={seen.tool}
          choose={(next) => desk.chooseTool(next)}
          table={table}
          reading={seen.reading}
        />
        {scene !== null && <SceneNote scene={scene} skip={() => skip.current?.()} />}
      </main>
      <aside className="table-panel" aria-label={say('table.panel')}>
        <div className="tabs" role="tablist">
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-selected={tab === each}
              aria-controls="table-tab"
              onClick={() => setTab(each)}
            >
              {say(`tab.${each}`)}
            </button>
          ))}
        </div>
        {/* Whatever scrolls must be reached by key. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
        <div ref={panel} id="table-tab" className="tab" role="tabpanel" tabIndex={0}>
          <Suspense>
            <WhoIsAsked stand={stand} />
            {stand.waits === 'over' && tab === 'orders' && <Outcome seen={seen} />}
            {tab === 'orders' && stand.waits !== 'over' && <PiecePanel desk={desk} seen={seen} />}
            {tab === 'list' && <BattlefieldList desk={desk} seen={seen} />}
            {tab === 'log' && (
              <Log
                log={seen.log}
                edition={stand.edition}
                goTo={(point) => table.current?.centreOn(point)}
                play={(moment) => desk.playAgain(moment)}
              />
            )}
            {tab === 'reasons' && <Reasons stand={stand} />}
          </Suspense>
        </div>
        <Deciding desk={desk} seen={seen} />
      </aside>
    </div>
  );
}
