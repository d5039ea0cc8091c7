/** Gestures by chance, sensible and not. For tests only. */
import type { Gesture, Hand, HandledPiece, Task } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { listTold } from '../told.ts';

interface Luck {
  below(n: number): number;
}

function pick<T>(luck: Luck, list: readonly T[]): T {
  return list[luck.below(list.length)]!;
}

/** A gesture of up to four things told; null: there is nothing in hand. */
export function someGesture(hand: Hand, luck: Luck): Gesture | null {
  const mine = hand.pieces.filter(({ isMine }) => isMine);
  if (mine.length === 0) return null;
  const piece = pick(luck, mine);
  let gesture: Gesture = { pieces: [piece.id], told: {} };
  for (let more = 1 + luck.below(3); more > 0; more--) {
    const tasks = hand.tasks(gesture);
    if (tasks.length === 0) break;
    const task = pick(luck, tasks);
    gesture = { ...gesture, told: { ...gesture.told, [task.id]: someAnswer(piece, task, luck) } };
  }
  if (luck.below(12) === 0) gesture = { ...gesture, told: { ...gesture.told, ...rubbish(luck) } };
  return gesture;
}

function somePoint(
  { at }: HandledPiece,
  luck: Luck,
  far: number,
): { readonly x: number; readonly y: number } {
  return { x: at.x + luck.below(2 * far) - far, y: at.y + luck.below(2 * far) - far };
}

function someAnswer(piece: HandledPiece, task: Task, luck: Luck): Json {
  switch (task.kind) {
    case 'way':
      return Array.from({ length: luck.below(3) }, () =>
        somePoint(piece, luck, luck.below(2) === 0 ? 600 : 2500),
      );
    case 'place':
      return somePoint(piece, luck, luck.below(2) === 0 ? 700 : 2000);
    case 'choice':
    case 'target':
      return task.offers.length === 0 ? null : pick(luck, task.offers).value;
    case 'several':
      return task.offers.filter(() => luck.below(2) === 0).map(({ value }) => value);
    case 'amount':
      return task.least + luck.below(Math.max(1, task.most - task.least + 1));
    case 'handles': {
      const { id, least, most } = pick(luck, task.handles);
      const before = luck.below(2) === 0 ? listTold(task.value) : [];
      if (luck.below(2) === 0) return [...before, { handle: id, to: { ...somePoint(piece, luck, 1500) } }];
      return [...before, { handle: id, value: least + luck.below(most - least + 200) }];
    }
  }
}

const oddities: readonly Json[] = [
  null,
  7,
  -1,
  'nobody',
  '',
  [],
  {},
  [null],
  { x: 1 },
  [{ x: 'a', y: 2 }],
  1e12,
  true,
];
const names = [
  'place',
  'way',
  'march',
  'formation',
  'formWhen',
  'files',
  'gap',
  'attack',
  'manner',
  'enter',
  'leave',
  'shot',
  'target',
  'rod',
  'face',
  'piece',
  'bases',
  'answer',
  'choose',
  'fight',
  'nerve',
  'facing',
  'house',
  'attach',
  'edge',
  'heading',
];

function rubbish(luck: Luck): Record<string, Json> {
  return { [pick(luck, names)]: pick(luck, oddities) };
}
