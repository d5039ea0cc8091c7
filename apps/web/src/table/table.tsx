/** The table: the battlefield, and beside it the panels for orders and information. */
import type { Point } from '@grognard/geometry';
import type { CanvasTable } from '@grognard/table-view/canvas';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../app.tsx';
import { takeBriefing } from '../briefing/due.ts';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { referee } from '../referee/client.ts';
import { settings } from '../settings/store.ts';
import { AimsStrip } from './aims-strip.tsx';
import { TableBar } from './bar.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { SelectionBox, TableCanvas } from './canvas.tsx';
import { Deciding } from './deciding.tsx';
import { Instruments } from './instruments.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { TableStore } from './table-store.ts';
import { WhoIsAsked } from './who-is-asked.tsx';
import '../look/coat.css';
import './table.css';

// Loaded on demand, because these are needed later.
const Briefing = lazy(async () => ({ default: (await import('./briefing.tsx')).Briefing }));
const HandOver = lazy(async () => ({ default: (await import('./hand-over.tsx')).HandOver }));
const BattlefieldList = lazy(async () => ({ default: (await import('./list.tsx')).BattlefieldList }));
const Legend = lazy(async () => ({ default: (await import('./legend.tsx')).Legend }));
const Log = lazy(async () => ({ default: (await import('./log.tsx')).Log }));
const Outcome = lazy(async () => ({ default: (await import('./outcome.tsx')).Outcome }));
const PieceTip = lazy(async () => ({ default: (await import('./piece-tip.tsx')).PieceTip }));
const PlaybackPanel = lazy(async () => ({
  default: (await import('./playback/panel.tsx')).PlaybackPanel,
}));
const Reasons = lazy(async () => ({ default: (await import('./reasons.tsx')).Reasons }));
const UndoRequest = lazy(async () => ({ default: (await import('./undo-request.tsx')).UndoRequest }));

const tabs = ['orders', 'list', 'log', 'reasons'] as const;
type Tab = (typeof tabs)[number];

export function TableScreen({ at }: ScreenProps) {
  const [id = ''] = at.path;
  /** The open game. Its store is null if there is no game of that id. */
  const [opened, setOpened] = useState<{ readonly id: string; readonly store: TableStore | null } | null>(
    null,
  );
  useEffect(() => {
    let isHere = true;
    const open = async () => {
      const here = referee();
      const status = await here.open(id);
      const store = status === null ? null : new TableStore(here, status, await here.log(id));
      if (isHere) setOpened({ id, store });
    };
    void open();
    return () => {
      isHere = false;
    };
  }, [id]);
  // The table of another game is never shown, not even for a moment.
  if (opened?.id !== id) return <main id="main" className="waiting" aria-busy="true" />;
  if (opened.store === null)
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
  return <Battlefield key={id} store={opened.store} />;
}

/** What a coach adds to the table: over the map without taking presses, and at the top of the panel beside it. */
interface CoachSlots {
  readonly over: ReactNode;
  readonly beside: ReactNode;
}

interface BattlefieldProps {
  readonly store: TableStore;
  readonly coach?: (table: RefObject<CanvasTable | null>) => CoachSlots;
}

export function Battlefield({ store, coach }: BattlefieldProps) {
  const state = useStore(store.panelState);
  const [tab, setTab] = useState<Tab>('orders');
  // Nothing is named before the map has been pointed at.
  const [isExplored, setExplored] = useState(false);
  const explore = () => setExplored(true);
  const table = useRef<CanvasTable | null>(null);
  const { status, playing } = state;
  const goTo = (point: Point) => table.current?.centreOn(point);
  const show = (point: Point) => bringIntoView(table.current, point);
  const isLegendOpen = useStore(store.isLegendOpen);
  const briefing = useStore(store.briefing);
  useEffect(() => store.listen(), [store]);
  // Each side is briefed when it first sees the table of a battle that begins here.
  const { game, viewerSide, isShared, isWatched, score } = status;
  const isHandedOver = status.waits === 'hand-over';
  useEffect(() => {
    if (isHandedOver || isWatched || score === null) return;
    if (takeBriefing(game, isShared ? null : viewerSide)) store.briefing.set('beginning');
  }, [store, game, viewerSide, isShared, isWatched, isHandedOver, score]);
  // A battle between computers runs only while this page is open.
  useEffect(() => {
    store.watchOn('on');
    return () => store.watchOn('stop');
  }, [store]);
  const isFollowed = useStore(settings).playback !== 'instant';
  const panel = useRef<HTMLDivElement>(null);
  // Selecting a piece opens the panel for its orders.
  const { selection } = state;
  useEffect(() => {
    // The list stays open while pieces are added to the selection from it.
    if (selection.length > 0) setTab((now) => (now === 'list' && selection.length > 1 ? now : 'orders'));
    // A player who goes on with the orders has seen enough.
    if (selection.length > 0) store.played();
    panel.current?.scrollTo(0, 0);
  }, [selection, store]);
  // A new panel is read from its top.
  const { waits } = status;
  useEffect(() => {
    if (tab !== 'log' || waits === 'over') panel.current?.scrollTo(0, 0);
  }, [tab, waits]);
  const coached = coach?.(table);
  if (status.waits === 'hand-over' && status.next !== null)
    return (
      <Suspense>
        <HandOver store={store} status={status} />
      </Suspense>
    );
  return (
    <div
      className="table-screen"
      data-busy={state.busy}
      data-turn={status.turn}
      data-waits={status.waits}
      data-briefing={briefing === null ? 'no' : 'open'}
      data-playing={state.playing === null ? 'no' : 'yes'}
    >
      <TableBar store={store} state={state} goTo={show} />
      <AimsStrip store={store} state={state} goTo={goTo} />
      <main
        id="main"
        className="table-field"
        tabIndex={-1}
        onPointerMove={explore}
        onPointerDown={explore}
        onKeyUp={explore}
      >
        <h1 className="unseen" tabIndex={-1}>
          {status.title}
        </h1>
        <TableCanvas store={store} tableOf={table} />
        <SelectionBox store={store} />
        {isExplored && (
          <Suspense>
            <PieceTip store={store} tableOf={table} />
          </Suspense>
        )}
        {coached?.over}
        <Instruments
          tool={state.tool}
          choose={(next) => store.chooseTool(next)}
          table={table}
          measurement={state.measurement}
          pieceNoun={state.status.pieceNoun}
          openLegend={() => store.isLegendOpen.set(true)}
        />
        {isLegendOpen && (
          <Suspense>
            <Legend store={store} status={status} />
          </Suspense>
        )}
        {briefing !== null && (
          <Suspense>
            <Briefing store={store} status={status} moment={briefing} tableOf={table} />
          </Suspense>
        )}
      </main>
      <aside className="table-panel" aria-label={say('table.panel')}>
        {coached?.beside}
        {playing !== null && isFollowed ? (
          <Suspense>
            <PlaybackPanel
              key={state.log.length}
              store={store}
              state={state}
              playing={playing}
              table={table}
            />
          </Suspense>
        ) : (
          <>
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
            {/* Everything that scrolls must be reachable by keyboard. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
            <div ref={panel} id="table-tab" className="tab" role="tabpanel" tabIndex={0}>
              <Suspense>
                <WhoIsAsked status={status} />
                {status.undoRequest !== null && <UndoRequest store={store} state={state} />}
                {status.waits === 'over' && tab === 'orders' && <Outcome state={state} />}
                {tab === 'orders' && status.waits !== 'over' && (
                  <OrdersPanel store={store} state={state} goTo={show} />
                )}
                {tab === 'list' && <BattlefieldList store={store} state={state} />}
                {tab === 'log' && (
                  <Log
                    log={state.log}
                    edition={status.edition}
                    goTo={goTo}
                    play={(moment) => store.playAgain(moment)}
                  />
                )}
                {tab === 'reasons' && <Reasons status={status} />}
              </Suspense>
            </div>
            <Deciding store={store} state={state} />
          </>
        )}
      </aside>
    </div>
  );
}
