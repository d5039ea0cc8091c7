import { describe, expect, it } from 'vitest';
import { hashedFaces } from '../dice/faces.ts';
import { holds, judgeStep, matchesEvent } from './judge.ts';
import { preparedFaces } from './lesson.ts';

const moved = { kind: 'moved', who: 'a', to: { x: 100, y: 200 }, length: 50, with: ['b', 'c'] };

describe('a pattern of an event', () => {
  it('asks for values, places nearby, bounds and members', () => {
    expect(matchesEvent({ kind: 'moved', who: 'a' }, moved)).toBe(true);
    expect(matchesEvent({ kind: 'moved', who: 'b' }, moved)).toBe(false);
    expect(matchesEvent({ to: { near: { x: 103, y: 204 }, within: 5 } }, moved)).toBe(true);
    expect(matchesEvent({ to: { near: { x: 103, y: 204 }, within: 4 } }, moved)).toBe(false);
    expect(matchesEvent({ length: { least: 50 } }, moved)).toBe(true);
    expect(matchesEvent({ length: { most: 49 } }, moved)).toBe(false);
    expect(matchesEvent({ with: { has: ['c'] } }, moved)).toBe(true);
    expect(matchesEvent({ with: { has: ['a', 'c'] } }, moved)).toBe(false);
    expect(matchesEvent({ missing: null }, moved)).toBe(false);
  });

  it('is forbidden where it may not have happened', () => {
    expect(holds({ all: [{ kind: 'moved' }], none: [{ kind: 'fired' }] }, [moved])).toBe(true);
    expect(holds({ all: [{ kind: 'moved' }], none: [{ kind: 'fired' }] }, [moved, { kind: 'fired' }])).toBe(
      false,
    );
  });
});

describe('a step', () => {
  const step = {
    done: { all: [{ kind: 'hit' }] },
    ends: { all: [{ kind: 'ended' }] },
    otherwise: [{ when: { all: [{ kind: 'missed' }] }, words: 'missed' }, { words: 'else' }],
    after: [{ when: { all: [{ kind: 'fell' }] }, words: 'fell' }, { words: 'stood' }],
  };
  it('is open until something that counts has happened', () => {
    expect(judgeStep(step, [])).toEqual({ kind: 'open' });
    expect(judgeStep(step, [moved])).toEqual({ kind: 'open' });
  });

  it('is done however its goal was reached, with the remark that fits', () => {
    expect(judgeStep(step, [{ kind: 'missed' }, { kind: 'hit' }])).toEqual({ kind: 'done', words: 'stood' });
    expect(judgeStep(step, [{ kind: 'hit' }, { kind: 'fell' }])).toEqual({ kind: 'done', words: 'fell' });
  });

  it('is judged otherwise by the remark that fits, or once its chance is gone', () => {
    expect(judgeStep(step, [{ kind: 'missed' }])).toEqual({ kind: 'otherwise', words: 'missed' });
    expect(judgeStep(step, [{ kind: 'ended' }])).toEqual({ kind: 'otherwise', words: 'else' });
    expect(judgeStep({ ...step, otherwise: [] }, [{ kind: 'ended' }])).toEqual({
      kind: 'otherwise',
      words: null,
    });
  });
});

it('prepared faces are thrown by whom and for what they are named, all others are real', () => {
  const real = hashedFaces(1);
  const dice = preparedFaces({ a: { shot: [5, 2] } }, real);
  expect([dice.face(0, 'a', 'shot', 0), dice.face(3, 'a', 'shot', 1)]).toEqual([5, 2]);
  expect(dice.face(0, 'a', 'shot', 2)).toBe(real.face(0, 'a', 'shot', 2));
  expect(dice.face(0, 'a', 'blow', 0)).toBe(real.face(0, 'a', 'blow', 0));
  expect(dice.face(0, 'b', 'shot', 0)).toBe(real.face(0, 'b', 'shot', 0));
});
