/** The lesson of a game: a real table with a coach beside it. The address names game and step. */
import { isSameData, type LessonCue } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import type { CanvasTable } from '@grognard/table-view/canvas';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import type { ScreenProps } from '../app.tsx';
import { PreparedDiceContext } from '../explanation/prepared-dice.ts';
import { say } from '../languages/index.ts';
import { useStore } from '../look/store.ts';
import { referee } from '../referee/client.ts';
import { go, to } from '../routes.ts';
import { Battlefield } from '../table/table.tsx';
import { TableStore } from '../table/table-store.ts';
import { coachAt, coached } from './coach.ts';
import { CoachPanel } from './coach-panel.tsx';
import type { ShownStep, ShownVerdict } from './host-lessons.ts';
import { nextCue } from './next-cue.ts';
import { Pointer } from './pointer.tsx';
import { keepPlace, placeIn } from './progress.ts';
import { showMe } from './show-me.ts';
import './lessons.css';

/** A step on the table. `count` tells a step from the same one laid again. */
interface OpenStep {
  readonly shown: ShownStep;
  readonly store: TableStore;
  readonly count: number;
}

async function openStep(ruleset: string, step: number, count: number): Promise<OpenStep | null> {
  const here = referee();
  const shown = await here.layLesson(ruleset, step);
  if ('refused' in shown) return null;
  const status = await here.open(shown.game);
  return status === null ? null : { shown, store: new TableStore(here, status, []), count };
}

export function LearnScreen({ at }: ScreenProps) {
  const [ruleset = '', wanted] = at.path;
  return <LessonOf key={ruleset} ruleset={ruleset} first={firstStep(ruleset, wanted)} />;
}

/** The step that the address names, from 1, else the one at which the learner left. */
function firstStep(ruleset: string, wanted: string | undefined): number {
  return wanted !== undefined && /^[1-9]$/.test(wanted) ? Number(wanted) - 1 : placeIn(ruleset);
}

function LessonOf({ ruleset, first }: { readonly ruleset: string; readonly first: number }) {
  const [coach, send] = useReducer(coached, coachAt(first, first + 1));
  const [open, setOpen] = useState<OpenStep | null | 'missing'>(null);
  const { wants } = coach;
  useEffect(() => {
    if (wants === 'nothing' || wants === 'end') return;
    let isHere = true;
    const lay = async () => {
      const count = open !== null && open !== 'missing' ? open.count + 1 : 0;
      const next = await openStep(ruleset, wants.lay, count);
      if (!isHere) return;
      setOpen(next ?? 'missing');
      send({ kind: 'laid', steps: next === null ? first + 1 : next.shown.steps });
      if (next === null) return;
      keepPlace(ruleset, wants.lay);
      go(to('learn', ruleset, String(wants.lay + 1)), 'replace');
    };
    void lay();
    return () => {
      isHere = false;
    };
  }, [ruleset, wants, open, first]);
  if (open === null) return <main id="main" className="waiting" aria-busy="true" />;
  if (open === 'missing')
    return (
      <main id="main" className="page" tabIndex={-1}>
        <h1>{say('learn.missing')}</h1>
        <p>
          <a className="button" href={to('battles')}>
            {say('door.battles')}
          </a>
        </p>
      </main>
    );
  return <Coached key={open.count} open={open} coach={coach} send={send} />;
}

interface CoachedProps {
  readonly open: OpenStep;
  readonly coach: ReturnType<typeof coachAt>;
  readonly send: Parameters<typeof CoachPanel>[0]['send'];
}

/** Whether the learner has tapped an aim. */
function useLooked(): boolean {
  const [hasLooked, setLooked] = useState(false);
  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.aim-pills button') !== null) setLooked(true);
    };
    addEventListener('click', hear);
    return () => removeEventListener('click', hear);
  }, []);
  return hasLooked;
}

/** The cue of before as long as it says the same, so that its frame stays. */
function useSameCue(cue: LessonCue | null): LessonCue | null {
  const kept = useRef(cue);
  if (!isSameData(kept.current, cue)) kept.current = cue;
  return kept.current;
}

/** Where the step is played: its pieces without bystanders, and the places to go to. */
function fightOf({ shown, store }: OpenStep): readonly Point[] {
  if (shown.cues.length === 0) return [];
  const { pieces } = store.state.get().status;
  const places = shown.cues.flatMap((cue) => ('at' in cue && cue.at !== undefined ? [cue.at] : []));
  return [...pieces.filter(({ id }) => !shown.bystanders.includes(id)).map(({ at }) => at), ...places];
}

const undecided: ShownVerdict = { kind: 'open', words: null, figures: [] };

/** Judges the step after every change that has been seen. */
function useVerdict({ open: { shown, store }, send }: CoachedProps): ShownVerdict {
  const [verdict, setVerdict] = useState(undecided);
  const { status, playing, busy } = useStore(store.panelState);
  const isSeen = playing === null && busy === 'no';
  const { seq } = status;
  useEffect(() => {
    if (!isSeen || seq < 0) return;
    let isHere = true;
    void referee()
      .judgeLesson(shown.game)
      .then((judged) => {
        if (!isHere) return;
        setVerdict(judged);
        send({ kind: 'judged', verdict: judged.kind });
      });
    return () => {
      isHere = false;
    };
  }, [shown, seq, isSeen, send]);
  return verdict;
}

/** Counts the seconds without a gesture, except while something is played back. */
function useWaiting(isWaiting: boolean, send: CoachedProps['send']): void {
  useEffect(() => {
    if (!isWaiting) return;
    let since = Date.now();
    const gesture = (event: Event) => {
      // A player who goes to the coach by keys must find it unchanged.
      if (event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Shift')) return;
      since = Date.now();
      if (event.target instanceof Element && event.target.closest('.coach') !== null) return;
      send({ kind: 'gesture' });
    };
    const kinds = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const kind of kinds) addEventListener(kind, gesture, { capture: true, passive: true });
    const timer = setInterval(
      () => send({ kind: 'waited', seconds: Math.floor((Date.now() - since) / 1000) }),
      1000,
    );
    return () => {
      clearInterval(timer);
      for (const kind of kinds) removeEventListener(kind, gesture, { capture: true });
    };
  }, [isWaiting, send]);
}

function Coached({ open, coach, send }: CoachedProps) {
  const { shown, store } = open;
  const state = useStore(store.panelState);
  const verdict = useVerdict({ open, coach, send });
  const { playing, busy, status } = state;
  const isAtWork = coach.verdict === 'open' && playing === null && busy === 'no' && status.waits === 'you';
  useWaiting(isAtWork && shown.next === null, send);
  const hasLooked = useLooked();
  const cue = useSameCue(isAtWork ? nextCue(shown.cues, { ...state, hasLooked }) : null);
  const [fight] = useState(() => fightOf(open));
  const slots = (table: RefObject<CanvasTable | null>) => ({
    over: <Pointer cue={cue} state={state} table={table} pulses={coach.help !== 'none'} fight={fight} />,
    beside: (
      <CoachPanel
        shown={shown}
        coach={coach}
        verdict={verdict}
        send={send}
        showMe={() => void showMe(store, shown.cues)}
        isPlaying={playing !== null}
        isOver={status.waits === 'over' && playing === null}
      />
    ),
  });
  return (
    <PreparedDiceContext value={shown.prepared}>
      <Battlefield store={store} coach={slots} />
    </PreparedDiceContext>
  );
}
