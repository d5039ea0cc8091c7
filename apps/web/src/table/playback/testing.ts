/** Scenes for tests of the playback, as small as they can be. */
import type { DisplayList, PieceItem, SceneEntry } from '@grognard/engine';
import type { ShownScene } from '../../referee/contract.ts';

export const pieceAt = (id: string, x: number): PieceItem => ({
  kind: 'piece',
  id,
  side: 'red',
  at: { x, y: 0 },
  heading: 0,
  base: { shape: 'round', radius: 10 },
  weapon: 'musket',
});

export const listOf = (...items: readonly PieceItem[]): DisplayList => ({
  table: { width: 1000, depth: 1000 },
  sides: [],
  items,
});

/** An entry of the pieces `a` and `b`, with a die that `a` throws if it has a face. */
export function entryOf(words: string, face?: number, more: Partial<SceneEntry> = {}): SceneEntry {
  const dice = face === undefined ? [] : [{ actor: 'a', purpose: 'shot', faces: [face] }];
  return {
    event: 0,
    words,
    sum: [],
    dice,
    at: { x: 500, y: 0 },
    pieces: ['a', 'b'],
    diceLuck: null,
    ...more,
  };
}

export function sceneOf(entries: readonly SceneEntry[], more: Partial<ShownScene> = {}): ShownScene {
  return {
    turn: 1,
    title: 'Shots',
    events: [0, 1],
    entries,
    motions: [],
    items: [],
    after: { put: [], gone: [] },
    losses: {},
    who: [],
    ...more,
  };
}
