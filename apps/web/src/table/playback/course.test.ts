/** The course of a playback: beats in order, step by step, back, again, to both ends, and the keys that do it. */
import { describe, expect, it } from 'vitest';
import { actionOfKey, type CourseAction, courseOf, followed, type PlaybackCourse, paceOf } from './course.ts';
import type { Beat } from './timeline.ts';

const thrown = { beats: ['who', 'dice', 'result'] as readonly Beat[] };
const marched = { beats: ['who', 'result'] as readonly Beat[] };
const events = [thrown, marched, thrown];
const start = courseOf(events);

type Speed = Parameters<typeof followed>[3];

function after(actions: readonly CourseAction[], speed: Speed = 'normal', from = start): PlaybackCourse {
  return actions.reduce((course, action) => followed(course, action, events, speed), from);
}

const placeOf = ({ at, beat }: PlaybackCourse) => `${at} ${beat}`;

describe('the clock', () => {
  it('goes through the beats of each event in order, then to the summary', () => {
    const places: string[] = [];
    let course = start;
    for (let n = 0; n < 10; n++) {
      places.push(placeOf(course));
      course = followed(course, 'beat-over', events, 'normal');
    }
    expect(places).toEqual([
      '0 who',
      '0 dice',
      '0 result',
      '1 who',
      '1 result',
      '2 who',
      '2 dice',
      '2 result',
      '3 who',
      '3 who',
    ]);
  });

  it('waits at each result step by step, and goes on at Next', () => {
    const waiting = after(['beat-over', 'beat-over', 'beat-over', 'beat-over'], 'step');
    expect(placeOf(waiting)).toBe('0 result');
    expect(placeOf(after(['next', 'beat-over', 'beat-over'], 'step', waiting))).toBe('1 result');
  });

  it('stands still while paused', () => {
    const paused = after(['beat-over', 'toggle', 'beat-over', 'beat-over']);
    expect(placeOf(paused)).toBe('0 dice');
    expect(placeOf(after(['toggle', 'beat-over'], 'normal', paused))).toBe('0 result');
  });
});

describe('the controls', () => {
  it('Next shows the result before it leaves an event', () => {
    expect(placeOf(after(['next']))).toBe('0 result');
    expect(placeOf(after(['next', 'next']))).toBe('1 who');
    expect(after(['toggle', 'next', 'next']).run).toBe('runs');
  });

  it('Back rests at the result of the event before, and at the first', () => {
    expect(after(['next', 'next', 'back'])).toMatchObject({ at: 0, beat: 'result', run: 'rests' });
    expect(after(['back']).at).toBe(0);
    expect(after(['last', 'back'])).toMatchObject({ at: 2, beat: 'result' });
  });

  it('Again shows the same event from its beginning, also a second time', () => {
    const once = after(['beat-over', 'beat-over', 'again']);
    expect(once).toMatchObject({ at: 0, beat: 'who', run: 'runs' });
    expect(after(['again'], 'normal', once).showing).toBeGreaterThan(once.showing);
    expect(after(['last', 'again']).at).toBe(2);
  });

  it('Home and End go to both ends, and nothing goes beyond', () => {
    expect(after(['last']).at).toBe(3);
    expect(placeOf(after(['last', 'next', 'next']))).toBe('3 who');
    expect(placeOf(after(['last', 'first']))).toBe('0 who');
  });
});

it('an event that is only told begins with its result', () => {
  const told = { beats: ['result'] as readonly Beat[] };
  expect(placeOf(courseOf([told]))).toBe('0 result');
  expect(placeOf(followed(courseOf([told, told]), 'beat-over', [told, told], 'normal'))).toBe('1 result');
});

it('keys do what the controls do; Space goes on where each event waits for the player', () => {
  const all = [' ', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => actionOfKey(key, 'normal'));
  expect(all).toEqual(['toggle', 'next', 'back', 'first', 'last', null]);
  expect(actionOfKey(' ', 'step')).toBe('next');
});

it('slow takes longer than normal, and normal longer than fast', () => {
  expect(paceOf('slow')).toBeGreaterThan(paceOf('normal'));
  expect(paceOf('normal')).toBe(1);
  expect(paceOf('fast')).toBeLessThan(1);
});
