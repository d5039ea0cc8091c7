/** Replays are divided into the right events, and texts in links come out as they went in. */

import type { DisplayList } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import type { ShownEpisode, ShownScene } from '../referee/contract.ts';
import { eventAt, filmOf, momentAt, turnsIn } from './frames.ts';
import { packed, unpacked } from './in-link.ts';

const piece = (x: number) =>
  ({ kind: 'label', id: 'a', text: '', at: { x, y: 0 }, manner: 'place' }) as const;
const list = (x: number): DisplayList => ({ table: { width: 1, depth: 1 }, sides: [], items: [piece(x)] });
const scene = (turn: number, x: number): ShownScene => ({
  turn,
  title: '',
  events: [0, 1],
  entries: [],
  motions: [],
  items: [],
  after: { put: [piece(x)], gone: [] },
  losses: {},
  who: [],
});
const marched = (turn: number, x: number): ShownScene => ({
  ...scene(turn, x),
  motions: [{ piece: 'a', way: [], headings: [0, 0], from: 0, to: 1 }],
});
const episodes: readonly ShownEpisode[] = [
  { turn: 1, before: list(0), losses: {}, scenes: [marched(1, 1), marched(1, 2)] },
  { turn: 2, before: list(2), losses: {}, scenes: [marched(2, 3)] },
];

describe('a film', () => {
  const film = filmOf(episodes);

  it('has an event for each scene, with the table after it', () => {
    expect(film.map(({ after }) => after.items)).toEqual([1, 2, 3].map((x) => [piece(x)]));
    expect(turnsIn(film)).toEqual([
      { turn: 1, at: 0 },
      { turn: 2, at: 2 },
    ]);
  });

  it('finds the event that a link names, and stays within the turn', () => {
    expect(
      [
        [1, 1],
        [1, 9],
        [2, 0],
        [7, 0],
      ].map(([turn = 0, event = 0]) => eventAt(film, turn, event)),
    ).toEqual([1, 1, 2, 0]);
  });

  it('can go on exactly where an episode begins or ends, and from before it in its midst', () => {
    const [first, second, third] = film;
    if (first === undefined || second === undefined || third === undefined) throw new Error('too short');
    expect(momentAt(first, 'who')).toEqual({ from: 0, isExact: true });
    expect(momentAt(first, 'result')).toEqual({ from: 0, isExact: false });
    expect(momentAt(second, 'result')).toEqual({ from: 1, isExact: true });
    expect(momentAt(third, 'who')).toEqual({ from: 1, isExact: true });
    expect(momentAt(third, 'result')).toEqual({ from: 2, isExact: true });
  });
});

describe('a text in a link', () => {
  it('comes out as it went in', async () => {
    const text = JSON.stringify({ name: 'é « ! »', list: Array.from({ length: 500 }, (_, n) => n) });
    const link = await packed(text);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await unpacked(link!)).toBe(text);
  });

  it('is refused where it is too large, or no link at all', async () => {
    let seed = 1;
    const letter = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(33 + (seed % 90));
    };
    expect(await packed(Array.from({ length: 90_000 }, letter).join(''))).toBeNull();
    for (const bad of ['', '%%%', 'AAAA', 'x'.repeat(70_000)]) expect(await unpacked(bad)).toBeNull();
  });

  it('does not unpack a bomb', async () => {
    const bomb = await packed('0'.repeat(20 * 1024 * 1024));
    expect(bomb).not.toBeNull();
    expect(await unpacked(bomb!)).toBeNull();
  });
});
