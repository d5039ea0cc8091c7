/** Parts of a playback, at the table and in a replay: the event now, those before it, the buttons, the speeds, the keys. */
import type { PieceId, SceneEntry } from '@grognard/engine';
import { type ReactNode, useEffect } from 'react';
import { Dice, facesOf } from '../../explanation/dice.tsx';
import { ExplanationView } from '../../explanation/explanation-view.tsx';
import { usePrepared } from '../../explanation/prepared-dice.ts';
import { linesOfKind } from '../../explanation/rows.ts';
import { StepsView } from '../../explanation/steps.tsx';
import { say } from '../../languages/index.ts';
import { useStore } from '../../look/store.ts';
import type { ShownEpisode } from '../../referee/contract.ts';
import { change, playbackSpeeds, settings } from '../../settings/store.ts';
import { actionOfKey, type CourseAction, type PlaybackCourse } from './course.ts';
import { isSameTurn } from './summary.ts';
import { concernedIn, countIn, type PlayedEvent } from './timeline.ts';
import './playback.css';

const drawings: Readonly<Record<'again' | 'back' | 'pause' | 'play' | 'next', string>> = {
  again: 'M5 5v5h5M5.6 10a7.5 7.5 0 1 1-.6 5',
  back: 'M6 5v14M19 5 9 12l10 7z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5v14l12-7z',
  next: 'M18 5v14M5 5l10 7-10 7z',
};

export function Control({
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

export function Speeds() {
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
function EntryText({ entry }: { readonly entry: SceneEntry }) {
  return (
    <li>
      {entry.words} <Dice faces={facesOf(entry.dice)} size="small" />
    </li>
  );
}

/** Who at whom, until the result is known; then the sentence with its sum, and what follows from it. */
export function Now({
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
  const isPrepared = usePrepared(led?.dice ?? []);
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
        {course.beat === 'dice' && isPrepared && <small className="prepared">{say('learn.prepared')}</small>}
      </div>
    );
  }
  const steps = led === null ? [] : linesOfKind(led.sum, 'step');
  return (
    <div className="now">
      <h2 className="sentence">{led?.words ?? scene.title}</h2>
      {steps.length === 0 && <Dice faces={faces} size="large" />}
      {isPrepared && <small className="prepared">{say('learn.prepared')}</small>}
      <StepsView edition={edition} steps={steps} />
      {led !== null && steps.length === 0 && led.sum.length > 0 && (
        <ExplanationView lines={led.sum} edition={edition} />
      )}
      <ul className="follows">
        {scene.entries
          .filter((entry) => entry !== led)
          .map((entry) => (
            <EntryText key={entry.event} entry={entry} />
          ))}
      </ul>
    </div>
  );
}

/** Events of this turn before the one shown, the latest first. */
export function Earlier({
  log = [],
  events,
  at,
}: {
  /** Episodes before those of the events. */
  readonly log?: readonly ShownEpisode[];
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
          <EntryText key={told.length - n} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [role="tab"]') !== null;

/** Keys of the playback, wherever the focus is, unless something there wants them. */
export function useKeys(send: (action: CourseAction) => void): void {
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

/** Turn, phase and the event's number in it, with the way to the end. */
export function PlaybackHead({
  events,
  at,
  toEnd,
}: {
  readonly events: readonly PlayedEvent[];
  readonly at: number;
  readonly toEnd?: () => void;
}): ReactNode {
  const event = events[at];
  if (event === undefined) return null;
  const { n, of } = countIn(events, at);
  return (
    <div className="head">
      <p>
        <b>{event.scene.title}</b> {of > 1 && say('playback.count', { n, of })}
      </p>
      {toEnd !== undefined && (
        <button type="button" onClick={toEnd}>
          {say('playback.toEnd')}
        </button>
      )}
    </div>
  );
}
