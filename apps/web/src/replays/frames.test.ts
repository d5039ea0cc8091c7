/** Replays are divided into the right frames, and links open the game they were made from. */

import type { DisplayList } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import type { ShownEpisode, ShownScene } from '../referee/contract.ts';
import { frameAt, framesOf, turnsIn } from './frames.ts';
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
const moments: readonly ShownEpisode[] = [
  { turn: 1, before: list(0), losses: {}, scenes: [scene(1, 1), scene(1, 2)] },
  { turn: 2, before: list(2), losses: {}, scenes: [scene(2, 3)] },
];

describe('a film', () => {
  const frames = framesOf(moments);

  it('has a frame before everything and one after each scene', () => {
    expect(frames.map(({ after }) => after.items)).toEqual([0, 1, 2, 3].map((x) => [piece(x)]));
    expect(turnsIn(frames)).toEqual([
      { turn: 1, at: 0 },
      { turn: 2, at: 3 },
    ]);
  });

  it('finds the frame that a link names, and stays within the turn', () => {
    expect([
      frameAt(frames, 1, 1),
      frameAt(frames, 1, 9),
      frameAt(frames, 2, 0),
      frameAt(frames, 7, 0),
    ]).toEqual([1, 2, 3, 0]);
  });
});

describe('a game in a link', () => {
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
