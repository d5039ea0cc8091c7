import type { LessonCue, Piece } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import { type CueState, gestureShown, nextCue } from './next-cue.ts';

const piece = (id: string, orderText: string | null = null) => ({ id, orderText }) as unknown as Piece;
const select = (...pieces: readonly string[]): LessonCue => ({ do: 'select', pieces });
const aim = { do: 'set', task: 'target', value: 'foe', piece: 'foe' } as const;
const go = { do: 'set', task: 'way', value: [{ x: 1, y: 1 }], at: { x: 1, y: 1 } } as const;
const confirm: LessonCue = { do: 'confirm' };
const finish: LessonCue = { do: 'finish' };
const cues = [select('a', 'b'), go, confirm, select('c'), aim, confirm, finish];

function stateOf(part: Partial<CueState>, ...pieces: readonly Piece[]): CueState {
  const status = { pieces, prompt: null };
  return { selection: [], values: null, tasks: [], hasLooked: false, status, ...part };
}

describe('what comes next', () => {
  const fresh = [piece('a'), piece('b'), piece('c')];
  it('is to take the pieces in hand, then to lead them, then to confirm', () => {
    expect(nextCue(cues, stateOf({}, ...fresh))).toEqual(select('a', 'b'));
    expect(nextCue(cues, stateOf({ selection: ['a'] }, ...fresh))).toEqual(select('b'));
    expect(nextCue(cues, stateOf({ selection: ['a', 'b'] }, ...fresh))).toEqual(go);
    // Any way will do: the step judges where it ends.
    const values = { way: [{ x: 7, y: 7 }] };
    expect(nextCue(cues, stateOf({ selection: ['a', 'b'], values }, ...fresh))).toEqual(confirm);
  });

  it('passes over pieces that have their orders, also one by one', () => {
    const half = [piece('a', 'goes'), piece('b'), piece('c')];
    expect(nextCue(cues, stateOf({}, ...half))).toEqual(select('b'));
    expect(nextCue(cues, stateOf({ selection: ['b'] }, ...half))).toEqual(go);
    const all = [piece('a', 'goes'), piece('b', 'goes'), piece('c')];
    expect(nextCue(cues, stateOf({}, ...all))).toEqual(select('c'));
    expect(nextCue(cues, stateOf({}, piece('a', 'x'), piece('b', 'x'), piece('c', 'x')))).toEqual(finish);
  });

  it('is another target if the wrong one is in hand', () => {
    const ordered = [piece('a', 'x'), piece('b', 'x'), piece('c')];
    const wrong = { selection: ['c'], values: { target: 'other' } };
    expect(nextCue(cues, stateOf(wrong, ...ordered))).toEqual(aim);
    expect(nextCue(cues, stateOf({ ...wrong, values: { target: 'foe' } }, ...ordered))).toEqual(confirm);
  });

  it('is not a unit that has acted, but one that must react', () => {
    const prompt = { orderable: [] } as unknown as CueState['status']['prompt'];
    const acted = { pieces: fresh, prompt };
    expect(nextCue([select('a'), confirm, finish], stateOf({ status: acted }))).toEqual(finish);
    const reacting = { ...acted, prompt: { ...prompt!, reaction: { words: '', pieces: ['a'], items: [] } } };
    expect(nextCue([select('a'), confirm], stateOf({ status: reacting }))).toEqual(select('a'));
  });

  it('is a look at the aims until they are tapped', () => {
    const look: LessonCue = { do: 'look', at: { x: 1, y: 1 } };
    expect(nextCue([look, ...cues], stateOf({}, ...fresh))).toEqual(look);
    expect(nextCue([look, ...cues], stateOf({ hasLooked: true }, ...fresh))).toEqual(select('a', 'b'));
  });
});

it('Show me takes pieces and values in hand, and leaves buttons to the learner', () => {
  const fresh = [piece('a'), piece('b'), piece('c')];
  expect(gestureShown(cues, stateOf({}, ...fresh))).toEqual({ pieces: ['a', 'b'], sets: [go] });
  const drafted = { selection: ['a', 'b'], values: { way: [{ x: 1, y: 1 }] } };
  expect(gestureShown(cues, stateOf(drafted, ...fresh))).toBeNull();
});
