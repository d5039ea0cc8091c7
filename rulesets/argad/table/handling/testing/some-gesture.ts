/** Gestures by chance: sensible ones, clumsy ones, and some that are none. For tests only. */
import type { Gesture, Hand, HandledPiece, Task } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';

interface Luck {
  below(n: number): number;
}

function pick<T>(luck: Luck, list: readonly T[]): T {
  return list[luck.below(list.length)]!;
}

/** A piece or several of one's own, told something by chance; now and then rubbish. */
export function someGesture(hand: Hand, luck: Luck): Gesture | null {
  const mine = hand.pieces.filter(({ isMine }) => isMine);
  if (mine.length === 0) return null;
  const first = pick(luck, mine);
  const others = luck.below(5) === 0 ? mine.filter(() => luck.below(3) === 0) : [];
  const pieces = [...new Set([first.id, ...others.map(({ id }) => id)])];
  const anew = luck.below(2) === 0;
  let gesture: Gesture = { pieces, told: {}, anew };
  for (let more = 1 + luck.below(4); more > 0; more--) {
    const tasks = hand.tasks(gesture);
    if (tasks.length === 0) break;
    const task = pick(luck, tasks);
    gesture = { ...gesture, told: { ...gesture.told, [task.id]: someAnswer(first, task, luck) } };
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
      return Array.from({ length: luck.below(4) }, () =>
        somePoint(piece, luck, luck.below(2) === 0 ? 600 : 2500),
      );
    case 'place':
      return somePoint(piece, luck, 1500);
    case 'choice':
    case 'target':
      return task.offers.length === 0 ? null : pick(luck, task.offers).value;
    case 'several':
      return task.offers.filter(() => luck.below(2) === 0).map(({ value }) => value);
    case 'amount':
      return task.least + luck.below(task.most - task.least + 1);
    case 'handles': {
      const { id, least, most } = pick(luck, task.handles);
      if (luck.below(2) === 0) return { handle: id, to: { ...somePoint(piece, luck, 2000) } };
      return { handle: id, value: least + luck.below(most - least + 200) };
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
  'way',
  'target',
  'weapon',
  'moment',
  'after',
  'reload',
  'room',
  'roomAt',
  'march',
  'files',
  'open',
];
const others = [
  'rowers',
  'place',
  'heading',
  'secret',
  'form',
  'take',
  'saddle',
  'victim',
  'hand',
  'nothing',
  'pace',
];

function rubbish(luck: Luck): Record<string, Json> {
  return { [pick(luck, [...names, ...others])]: pick(luck, oddities) };
}
