/** PlaybackPanel: what happens, event by event, beside the map: the sentence, its sum, what came before, and the controls. */
import type { CanvasTable } from '@grognard/table-view/canvas';
import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import type { ShownEpisode } from '../../referee/contract.ts';
import { isMoving, settings } from '../../settings/store.ts';
import type { TableState, TableStore } from '../table-store.ts';
import { type CourseAction, courseOf, followed, type PlaybackCourse, paceOf } from './course.ts';
import { Control, Earlier, Now, PlaybackHead, Speeds, useKeys } from './parts.tsx';
import { clear, perform } from './perform.ts';
import { summaryOf, turnsEndedBy } from './summary.ts';
import { SummaryNote } from './summary-note.tsx';
import { durationOf, type PlayedEvent, timelineOf } from './timeline.ts';

interface PanelProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly playing: ShownEpisode;
  readonly table: RefObject<CanvasTable | null>;
}

/** Everything that scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** How each table was seen before its playback, kept while one playback follows another. */
const viewsBefore = new WeakMap<CanvasTable, CanvasTable['camera']>();

/** Time of the summary before computers play on, at normal speed. */
const summaryMs = 4000;

/** The log up to an episode: one of its own, or the end of the last one. */
function logBefore(log: readonly ShownEpisode[], playing: ShownEpisode): readonly ShownEpisode[] {
  const at = log.indexOf(playing);
  if (at >= 0) return log.slice(0, at);
  return log.map((episode, n) =>
    n < log.length - 1 ? episode : { ...episode, scenes: episode.scenes.slice(0, -playing.scenes.length) },
  );
}

/** Keeps what the bar says at the moment shown. */
function useMoment(
  store: TableStore,
  playing: ShownEpisode,
  events: readonly PlayedEvent[],
  { at, beat }: PlaybackCourse,
): void {
  useEffect(() => {
    const scene = events[at]?.scene;
    const seen = events.slice(0, beat === 'result' ? at + 1 : at).map((event) => event.scene);
    const losses = seen.at(-1)?.losses ?? playing.losses;
    const score = seen.findLast((each) => each.score !== undefined)?.score ?? playing.score ?? null;
    store.moment.set(scene === undefined ? null : { scene, losses, score });
  }, [store, playing, events, at, beat]);
  useEffect(() => () => store.moment.set(null), [store]);
}

export function PlaybackPanel({ store, state, playing, table }: PanelProps) {
  const { playback: speed } = useStore(settings);
  const events = useMemo(() => timelineOf(playing), [playing]);
  const [course, send] = useReducer(
    (now: PlaybackCourse, action: CourseAction) => followed(now, action, events, settings.get().playback),
    events,
    courseOf,
  );
  const { at, beat, run, showing } = course;
  const event = events[at];
  const { status } = state;
  const log = useMemo(() => logBefore(state.log, playing), [state.log, playing]);
  const isOver = status.waits === 'over';
  const isSetup = status.prompt?.isSetup === true;
  const ended = useMemo(
    () => (isSetup ? [] : turnsEndedBy(log, playing, isOver)),
    [log, playing, isOver, isSetup],
  );
  useKeys(send);
  useMoment(store, playing, events, course);

  useEffect(() => {
    const here = table.current;
    if (here === null || event === undefined || showing < 0) return;
    if (!viewsBefore.has(here)) viewsBefore.set(here, here.camera);
    return perform(here, event, beat, isMoving() ? paceOf(settings.get().playback) : 0);
    // `showing` changes when the same beat is to be shown again.
  }, [table, event, beat, showing]);

  // The end: the table as it is, seen as before.
  useEffect(() => {
    const here = table.current;
    if (event !== undefined || here === null) return;
    clear(here);
    here.show(status.picture);
    const before = viewsBefore.get(here);
    viewsBefore.delete(here);
    if (before !== undefined) here.flyTo(before, isMoving() ? 300 : 0);
    if (ended.length === 0) store.played();
  }, [event, ended, store, table, status]);
  useEffect(
    () => () => {
      if (table.current === null) return;
      clear(table.current);
      if (store.state.get().playing === null) viewsBefore.delete(table.current);
    },
    [table, store],
  );

  useEffect(() => {
    if (run === 'rests' || showing < 0) return;
    if (event === undefined) {
      if (status.isWatched !== true || ended.length === 0) return;
      const timer = setTimeout(() => store.played(), summaryMs * paceOf(speed));
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => send('beat-over'), durationOf(event, beat) * paceOf(speed));
    return () => clearTimeout(timer);
  }, [event, beat, run, speed, store, status, ended, showing]);

  const reading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at >= 0) reading.current?.scrollTo(0, 0);
  }, [at]);
  return (
    <section className="playback" aria-label={say('playback.title')} data-event={at} data-beat={beat}>
      <PlaybackHead events={events} at={at} toEnd={() => send('last')} />
      <div ref={reading} className="tab" {...reachable}>
        {event === undefined ? (
          ended.map((when, n) => (
            <SummaryNote key={n} summary={summaryOf([...log, playing], when)} sides={status.sides} />
          ))
        ) : (
          <>
            <Now event={event} course={course} edition={status.edition} />
            <Earlier log={log} events={events} at={at} />
          </>
        )}
      </div>
      <p className="unseen" role="status">
        {event !== undefined && beat === 'result' && event.scene.entries.map(({ words }) => words).join(' ')}
      </p>
      <div className="controls">
        <div className="steps">
          <Control name="again" act={() => send('again')} />
          <Control name="back" act={() => send('back')} isOff={at === 0} />
          {event === undefined ? (
            <button type="button" className="first" onClick={() => store.played()}>
              {say('playback.goOn')}
            </button>
          ) : (
            <Control
              name={run === 'runs' ? 'pause' : 'play'}
              act={() => send('toggle')}
              isFirst={speed !== 'step'}
              isOff={speed === 'step'}
            />
          )}
          <Control
            name="next"
            act={() => send('next')}
            isFirst={speed === 'step' && event !== undefined}
            isOff={event === undefined}
          />
        </div>
        <Speeds />
      </div>
    </section>
  );
}
