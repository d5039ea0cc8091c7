/** Pieces and tasks for tests of gestures: marksmen with a path and a target, and a body with handles. */
import type { Choice, HandlesTask, Piece, PlaceTask, Task } from '@grognard/engine';
import { pieceAt } from './headless-table.ts';
import { TestPlayer } from './test-player.ts';

/** Two pieces of the player close together, one apart, and an enemy; in CSS pixels. */
export const ann = pieceAt('ann', 200, 200);
export const ben = pieceAt('ben', 240, 200);
export const col = pieceAt('col', 600, 600);
export const enemy = pieceAt('enemy', 900, 200, { side: 'red', isMine: false });

function choice(piece: string): Choice {
  return { value: piece, title: piece, refusals: [], odds: [], sum: [], piece };
}

export const pathTask: Task = { kind: 'way', id: 'way', title: '', isPrimary: true, value: [], most: 2000 };
export const targetTask: Task = {
  kind: 'target',
  id: 'target',
  title: '',
  isPrimary: true,
  value: null,
  choices: [choice('enemy'), choice('other')],
};

/** A body at 600, 600 with a handle at 640, 600. */
export const placeTask: PlaceTask = { kind: 'place', id: 'place', title: '', isPrimary: true, value: col.at };
export const handlesTask: HandlesTask = {
  kind: 'handles',
  id: 'march',
  title: '',
  isPrimary: true,
  value: [],
  handles: [
    {
      id: 'wheel',
      title: '',
      at: { x: 6400, y: 3000 },
      unit: 'angle',
      value: 0,
      least: -900,
      most: 900,
    },
  ],
};

/** Marksmen and their enemy. */
export function skirmish(context: ConstructorParameters<typeof TestPlayer>[2] = {}): TestPlayer {
  return new TestPlayer([ann, ben, col, enemy], () => [pathTask, targetTask], context);
}

/** One body with a handle, and other pieces. */
export function formedBody(pieces: readonly Piece[] = [col]): TestPlayer {
  return new TestPlayer(pieces, () => [placeTask, handlesTask]);
}

/** Place of the table at a point of the page. */
export function placeOf(x: number, y: number): { readonly x: number; readonly y: number } {
  return { x: 10 * x, y: 9_000 - 10 * y };
}
