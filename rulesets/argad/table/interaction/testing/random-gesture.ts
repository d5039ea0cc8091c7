/** Random gestures: sensible, clumsy and invalid ones. For tests only. */
import type { Gesture, Interaction, Piece, Task } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';

interface Random {
  below(n: number): number;
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)]!;
}

/** A random gesture for one or several own pieces, at times invalid. */
export function someGesture(interaction: Interaction, random: Random): Gesture | null {
  const mine = interaction.pieces.filter(({ isMine }) => isMine);
  if (mine.length === 0) return null;
  const first = pick(random, mine);
  const others = random.below(5) === 0 ? mine.filter(() => random.below(3) === 0) : [];
  const pieces = [...new Set([first.id, ...others.map(({ id }) => id)])];
  const anew = random.below(2) === 0;
  let gesture: Gesture = { pieces, values: {}, restart: anew };
  for (let more = 1 + random.below(4); more > 0; more--) {
    const tasks = interaction.tasks(gesture);
    if (tasks.length === 0) break;
    const task = pick(random, tasks);
    gesture = { ...gesture, values: { ...gesture.values, [task.id]: someAnswer(first, task, random) } };
  }
  if (random.below(12) === 0) gesture = { ...gesture, values: { ...gesture.values, ...rubbish(random) } };
  return gesture;
}

function somePoint({ at }: Piece, random: Random, far: number): { readonly x: number; readonly y: number } {
  return { x: at.x + random.below(2 * far) - far, y: at.y + random.below(2 * far) - far };
}

function someAnswer(piece: Piece, task: Task, random: Random): Json {
  switch (task.kind) {
    case 'way':
      return Array.from({ length: random.below(4) }, () =>
        somePoint(piece, random, random.below(2) === 0 ? 600 : 2500),
      );
    case 'place':
      return somePoint(piece, random, 1500);
    case 'choice':
    case 'target':
      return task.choices.length === 0 ? null : pick(random, task.choices).value;
    case 'several':
      return task.choices.filter(() => random.below(2) === 0).map(({ value }) => value);
    case 'amount':
      return task.least + random.below(task.most - task.least + 1);
    case 'handles': {
      const { id, least, most } = pick(random, task.handles);
      if (random.below(2) === 0) return { handle: id, to: { ...somePoint(piece, random, 2000) } };
      return { handle: id, value: least + random.below(most - least + 200) };
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

function rubbish(random: Random): Record<string, Json> {
  return { [pick(random, [...names, ...others])]: pick(random, oddities) };
}
