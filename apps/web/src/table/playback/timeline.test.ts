/** The timeline: one event after the other, long enough to read, with nothing of the result before its beat. */
import { describe, expect, it } from 'vitest';
import { entryOf, listOf, pieceAt, sceneOf } from './testing.ts';
import {
  askedItems,
  concernedIn,
  countIn,
  diceAt,
  durationOf,
  motionBeat,
  motionMs,
  placesIn,
  timelineOf,
} from './timeline.ts';

const before = listOf(pieceAt('a', 0), pieceAt('b', 300));
const shot = { kind: 'shot', id: 's', from: { x: 0, y: 0 }, to: { x: 300, y: 0 }, result: 'hit' } as const;
const fallen = { kind: 'fallen', id: 'f', side: 'red', at: { x: 300, y: 0 }, heading: 0 } as const;
const motion = {
  piece: 'a',
  way: [
    { x: 0, y: 0 },
    { x: 0, y: 700 },
  ],
  headings: [0, 0],
  from: 0,
  to: 1,
} as const;

describe('events', () => {
  const fell = sceneOf([entryOf('a hits b', 6)], { after: { put: [], gone: ['piece b'] } });
  const idle = sceneOf([], { after: { put: [pieceAt('c', 9)], gone: [] } });
  const events = timelineOf({ before, scenes: [fell, idle, sceneOf([entryOf('b is gone')])] });

  it('each begin with the table that the one before has left, also where nothing was to be seen', () => {
    expect(events.map((event) => event.before.items.map(({ id }) => id))).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
    expect(events[0]?.after.items.map(({ id }) => id)).toEqual(['a']);
  });

  it('have a beat for dice only where dice are thrown', () => {
    expect(events.map(({ beats }) => beats)).toEqual([['who', 'dice', 'result'], ['result']]);
    const named = sceneOf([entryOf('a marches')], { who: ['A', 'B'] });
    expect(timelineOf({ before, scenes: [named] })[0]?.beats).toEqual(['who', 'result']);
  });

  it('are counted within their phase', () => {
    const scenes = [sceneOf([entryOf('x')], { title: 'Movement' }), fell, sceneOf([entryOf('y')])];
    const all = timelineOf({ before, scenes });
    expect([0, 1, 2].map((at) => countIn(all, at))).toEqual([
      { n: 1, of: 1 },
      { n: 1, of: 2 },
      { n: 2, of: 2 },
    ]);
  });
});

describe('a beat', () => {
  const only = (scene: ReturnType<typeof sceneOf>) => timelineOf({ before, scenes: [scene] })[0]!;

  it('lasts at least a second for a result, and 250 ms for each group of two words', () => {
    expect(durationOf(only(sceneOf([entryOf('hit', 6)])), 'result')).toBe(1000);
    const long = Array.from({ length: 20 }, (_, n) => `word${n}`).join(' ');
    expect(durationOf(only(sceneOf([entryOf(long, 6)])), 'result')).toBe(2500);
    expect(durationOf(only(sceneOf([entryOf(long, 6), entryOf(long)])), 'result')).toBe(5000);
  });

  it('has the motion where it belongs: a march with who marches, a flight with the result of the dice', () => {
    const march = only(sceneOf([entryOf('a marches')], { motions: [motion] }));
    const flight = only(sceneOf([entryOf('a flees', 1)], { motions: [motion] }));
    expect([motionBeat(march), motionBeat(flight)]).toEqual(['who', 'result']);
    expect(durationOf(march, 'who')).toBe(750 + motionMs);
    expect(durationOf(flight, 'who')).toBe(750);
  });

  it('does not tell the result beforehand: a shot is a measured line, nobody has fallen', () => {
    const event = only(sceneOf([entryOf('a hits b', 6)], { items: [shot, fallen] }));
    expect(askedItems(event)).toEqual([{ kind: 'ruler', id: 's', points: [shot.from, shot.to] }]);
  });

  it('has its dice beside who throws them, not where the shot went', () => {
    expect(diceAt(only(sceneOf([entryOf('a hits b', 6)])))).toEqual({ x: 0, y: 0 });
    const elsewhere = entryOf('x', 6, {
      dice: [{ actor: 'nobody', purpose: 'shot', faces: [6] }],
      pieces: [],
    });
    expect(diceAt(only(sceneOf([elsewhere])))).toEqual({ x: 500, y: 0 });
  });

  it('names who acts with his own side, and apart from them on whom', () => {
    const list = listOf(pieceAt('a', 0), pieceAt('b', 300), { ...pieceAt('c', 600), side: 'blue' });
    const entry = entryOf('x', 6, { pieces: ['a', 'b', 'c'] });
    const [event] = timelineOf({ before: list, scenes: [sceneOf([entry], { who: ['A', 'B', 'C'] })] });
    expect(concernedIn(event!)).toEqual({ actors: ['a', 'b'], targets: ['c'] });
    const [many] = timelineOf({ before: list, scenes: [sceneOf([entryOf('x'), entryOf('y')])] });
    expect(concernedIn(many!)).toEqual({ actors: [], targets: [] });
  });

  it('leads the eye to all concerned and to the end of their way', () => {
    expect(placesIn(only(sceneOf([entryOf('x')], { motions: [motion] })))).toEqual([
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      ...motion.way,
    ]);
    expect(placesIn(only(sceneOf([entryOf('x', 1, { pieces: [] })])))).toEqual([{ x: 500, y: 0 }]);
  });
});
