/** PlaybackCourse: the place in a playback, and what the controls, the keys and the clock do to it. */
import type { PlaybackSpeed } from '../../settings/store.ts';
import type { Beat, PlayedEvent } from './timeline.ts';

export interface PlaybackCourse {
  /** Index of the event that is shown. After the last one comes the summary. */
  readonly at: number;
  readonly beat: Beat;
  readonly run: 'runs' | 'rests';
  /** Counts every showing of a beat, so that the same one can be shown again. */
  readonly showing: number;
}

export type CourseAction =
  | 'beat-over'
  | 'next'
  | 'back'
  | 'again'
  | 'toggle'
  | 'first'
  | 'last'
  /** The result of an event, at rest. */
  | { readonly goTo: number };

type Beats = Pick<PlayedEvent, 'beats'>;

function begin(course: PlaybackCourse, events: readonly Beats[], at: number): PlaybackCourse {
  return { ...course, at, beat: events[at]?.beats[0] ?? 'who', showing: course.showing + 1 };
}

export function courseOf(events: readonly Beats[]): PlaybackCourse {
  return begin({ at: 0, beat: 'who', run: 'runs', showing: 0 }, events, 0);
}

/** A course that rests: at the result of an event, or before the first one. */
export function restingAt(events: readonly Beats[], at: number): PlaybackCourse {
  const start: PlaybackCourse = { ...courseOf(events), run: 'rests' };
  return at === 0 ? start : followed(start, { goTo: at }, events, 'normal');
}

/** The clock: the next beat, then the next event. Step by step it waits at each result. */
function beatOver(course: PlaybackCourse, events: readonly Beats[], speed: PlaybackSpeed): PlaybackCourse {
  const own = events[course.at]?.beats;
  if (own === undefined || course.run === 'rests') return course;
  const next = own[own.indexOf(course.beat) + 1];
  if (next !== undefined) return { ...course, beat: next, showing: course.showing + 1 };
  return speed === 'step' ? course : begin(course, events, course.at + 1);
}

/** On to the result if it is not shown yet, so that nothing stays unseen, else to the next event. */
function next(course: PlaybackCourse, events: readonly Beats[]): PlaybackCourse {
  if (course.at >= events.length) return course;
  if (course.beat !== 'result') return { ...course, beat: 'result', showing: course.showing + 1 };
  return begin({ ...course, run: 'runs' }, events, course.at + 1);
}

export function followed(
  course: PlaybackCourse,
  action: CourseAction,
  events: readonly Beats[],
  speed: PlaybackSpeed,
): PlaybackCourse {
  if (typeof action === 'object') {
    const at = Math.max(0, Math.min(events.length - 1, action.goTo));
    return { ...begin(course, events, at), beat: 'result', run: 'rests' };
  }
  switch (action) {
    case 'beat-over':
      return beatOver(course, events, speed);
    case 'next':
      return next(course, events);
    case 'back':
      // The result of the event before, at rest: there one reads on at one's own pace.
      return { ...begin(course, events, Math.max(0, course.at - 1)), beat: 'result', run: 'rests' };
    case 'again':
      return begin({ ...course, run: 'runs' }, events, Math.min(course.at, events.length - 1));
    case 'toggle':
      return { ...course, run: course.run === 'runs' ? 'rests' : 'runs' };
    case 'first':
      return begin(course, events, 0);
    case 'last':
      return begin(course, events, events.length);
  }
}

/** Factors of the time of each beat. */
const factors: Readonly<Record<PlaybackSpeed, number>> = {
  slow: 1.6,
  normal: 1,
  fast: 0.5,
  step: 1,
  instant: 0,
};

export const paceOf = (speed: PlaybackSpeed): number => factors[speed];

const keys: Readonly<Record<string, CourseAction>> = {
  ' ': 'toggle',
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  Home: 'first',
  End: 'last',
};

/** What a key does, or null if the playback does not use it. Step by step, Space goes on. */
export function actionOfKey(key: string, speed: PlaybackSpeed): CourseAction | null {
  return key === ' ' && speed === 'step' ? 'next' : (keys[key] ?? null);
}
