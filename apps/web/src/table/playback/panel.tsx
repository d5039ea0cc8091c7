/** PlaybackPanel: what happens, event by event, beside the map: the sentence, its sum, what came before, and the controls. */
import type { PieceId, SceneEntry } from '@grognard/engine';
import type { CanvasTable } from '@grognard/table-view/canvas';
import { type ReactNode, type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';
import { Dice, facesOf } from '../../explanation/dice.tsx';
import { ExplanationView } from '../../explanation/explanation-view.tsx';
import { linesOfKind } from '../../explanation/rows.ts';
import { StepsView } from '../../explanation/steps.tsx';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import type { ShownEpisode } from '../../referee/contract.ts';
import { change, isMoving, playbackSpeeds, settings } from '../../settings/store.ts';
import type { TableState, TableStore } from '../table-store.ts';
import { actionOfKey, type CourseAction, courseOf, followed, type PlaybackCourse, paceOf } from './course.ts';
import { clear, perform } from './perform.ts';
import { isSameTurn, summaryOf, turnsEndedBy } from './summary.ts';
import { SummaryNote } from './summary-note.tsx';
import { concernedIn, countIn, durationOf, type PlayedEvent, timelineOf } from './timeline.ts';
import './playback.css';

interface PanelProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly playing: ShownEpisode;
  readonly table: RefObject<CanvasTable | null>;
}

/** Everything that scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** Time of the summary before computers play on, at normal speed. */
const summaryMs = 4000;

const drawings: Readonly<Record<'again' | 'back' | 'pause' | 'play' | 'next', string>> = {
  again: 'M5 5v5h5M5.6 10a7.5 7.5 0 1 1-.6 5',
  back: 'M6 5v14M19 5 9 12l10 7z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5v14l12-7z',
  next: 'M18 5v14M5 5l10 7-10 7z',
};

function Control({
  name,
  act,
  isFirst = false,
  isOff = false,
}: {
  readonly name: keyof typeof drawings;
  readonly act: () => void;
  readonly isFirst?: boolean;
  readonly isOff?: boolean;
}) {
  return (
    <button
      type="button"
      className={isFirst ? 'first' : ''}
      aria-disabled={isOff}
      onClick={() => isOff || act()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="drawing">
        <path d={drawings[name]} />
      </svg>
      {say(`playback.${name}`)}
    </button>
  );
}

function Speeds() {
  const { playback } = useStore(settings);
  return (
    <fieldset className="speeds">
      <legend className="unseen">{say('playback.speed')}</legend>
      {playbackSpeeds
        .filter((speed) => speed !== 'instant')
        .map((speed) => (
          <label className="segment" key={speed}>
            <input
              className="unseen"
              type="radio"
              name="playback-speed"
              checked={speed === playback}
              onChange={() => change({ playback: speed })}
            />
            <span>{say(`settings.playback.${speed}`)}</span>
          </label>
        ))}
    </fieldset>
  );
}

/** Words of an event that is over. */
function Told({ entry }: { readonly entry: SceneEntry }) {
  return (
    <li>
      {entry.words} <Dice faces={facesOf(entry.dice)} size="small" />
    </li>
  );
}

/** Who at whom, until the result is known; then the sentence with its sum, and what follows from it. */
function Now({
  event,
  course,
  edition,
}: {
  readonly event: PlayedEvent;
  readonly course: PlaybackCourse;
  readonly edition: string;
}) {
  const { scene, led } = event;
  const faces = facesOf(led?.dice ?? []);
  if (course.beat !== 'result') {
    const named = (those: readonly PieceId[]) =>
      (led?.pieces ?? []).flatMap((id, n) => (those.includes(id) ? (scene.who[n] ?? []) : []));
    const concerned = concernedIn(event);
    const [actors, targets] = [named(concerned.actors), named(concerned.targets)];
    return (
      <div className="now">
        <h2 className="sentence">
          {actors.length > 0 ? actors.join(', ') : scene.title}
          {targets.length > 0 && <> → {targets.join(', ')}</>}
        </h2>
        {course.beat === 'dice' && <Dice faces={faces} size="large" />}
      </div>
    );
  }
  const steps = led === null ? [] : linesOfKind(led.sum, 'step');
  return (
    <div className="now">
      <h2 className="sentence">{led?.words ?? scene.title}</h2>
      {steps.length > 0 ? (
        <StepsView edition={edition} steps={steps} />
      ) : (
        <>
          <Dice faces={faces} size="large" />
          {led !== null && led.sum.length > 0 && <ExplanationView lines={led.sum} edition={edition} />}
        </>
      )}
      <ul className="follows">
        {scene.entries
          .filter((entry) => entry !== led)
          .map((entry) => (
            <Told key={entry.event} entry={entry} />
          ))}
      </ul>
    </div>
  );
}

/** Events of this turn before the one shown, the latest first. */
function Earlier({
  log,
  events,
  at,
}: {
  readonly log: readonly ShownEpisode[];
  readonly events: readonly PlayedEvent[];
  readonly at: number;
}) {
  const here = events[at]?.scene;
  if (here === undefined) return null;
  const before = log.flatMap(({ scenes }) => scenes);
  const told = [...before, ...events.slice(0, at).map(({ scene }) => scene)]
    .filter((scene) => isSameTurn(scene, here))
    .flatMap(({ entries, isOpening }) => (isOpening === true ? [] : entries))
    .reverse();
  if (told.length === 0) return null;
  return (
    <section className="earlier">
      <h3>{say('playback.before')}</h3>
      <ul>
        {told.map((entry, n) => (
          <Told key={told.length - n} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/** The log up to an episode: one of its own, or the end of the last one. */
function logBefore(log: readonly ShownEpisode[], playing: ShownEpisode): readonly ShownEpisode[] {
  const at = log.indexOf(playing);
  if (at >= 0) return log.slice(0, at);
  return log.map((episode, n) =>
    n < log.length - 1 ? episode : { ...episode, scenes: episode.scenes.slice(0, -playing.scenes.length) },
  );
}

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [role="tab"]') !== null;

/** Keys of the playback, wherever the focus is, unless something there wants them. */
function useKeys(send: (action: CourseAction) => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyped(event.target)) return;
      const isPress =
        event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary');
      const action = actionOfKey(event.key, settings.get().playback);
      if (action === null || isPress) return;
      event.preventDefault();
      event.stopPropagation();
      send(action);
    };
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, [send]);
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
    const losses = beat === 'result' ? scene?.losses : (events[at - 1]?.scene.losses ?? playing.losses);
    store.moment.set(scene === undefined || losses === undefined ? null : { scene, losses });
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
  const ended = useMemo(() => turnsEndedBy(log, playing, isOver), [log, playing, isOver]);
  const whole = useRef<ReturnType<typeof cameraOf>>(null);
  useKeys(send);
  useMoment(store, playing, events, course);

  useEffect(() => {
    const here = table.current;
    if (here === null || event === undefined || showing < 0) return;
    whole.current ??= cameraOf(here);
    return perform(here, event, beat, isMoving() ? paceOf(settings.get().playback) : 0);
    // `showing` changes when the same beat is to be shown again.
  }, [table, event, beat, showing]);

  // The end: the table as it is, seen as before.
  useEffect(() => {
    const here = table.current;
    if (event !== undefined || here === null) return;
    clear(here);
    here.show(status.picture);
    if (whole.current !== null) here.flyTo(whole.current, isMoving() ? 300 : 0);
    if (ended.length === 0) store.played();
  }, [event, ended, store, table, status]);
  useEffect(
    () => () => {
      if (table.current !== null) clear(table.current);
    },
    [table],
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
    <section className="playback" aria-label={say('playback.title')}>
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

const cameraOf = ({ camera }: CanvasTable): CanvasTable['camera'] | null => camera;

/** Turn, phase and the event's number in it, with the way to the end. */
function PlaybackHead({
  events,
  at,
  toEnd,
}: {
  readonly events: readonly PlayedEvent[];
  readonly at: number;
  readonly toEnd: () => void;
}): ReactNode {
  const event = events[at];
  if (event === undefined) return null;
  const { n, of } = countIn(events, at);
  return (
    <div className="head">
      <p>
        <b>{event.scene.title}</b> {of > 1 && say('playback.count', { n, of })}
      </p>
      <button type="button" onClick={toEnd}>
        {say('playback.toEnd')}
      </button>
    </div>
  );
}
