/** randomGesture: gestures of own pieces, sensible, clumsy and not to be understood. */
import type { Choice, Gesture, Interaction, Piece, Random, Task } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { pick } from './draft.ts';

export interface GestureHabits {
  /** Tasks whose values are sometimes nonsense. */
  readonly tasks: readonly string[];
  /** The pieces that go with the first one. Left out, it is alone. */
  readonly together?: (first: Piece, random: Random) => readonly string[];
}

/** A gesture with up to four values, or null if nothing is selected. */
export function randomGesture(
  interaction: Interaction,
  random: Random,
  { tasks: known, together = ({ id }) => [id] }: GestureHabits,
): Gesture | null {
  const mine = interaction.pieces.filter(({ isMine }) => isMine);
  if (mine.length === 0) return null;
  const piece = pick(random, mine);
  let gesture: Gesture = { pieces: together(piece, random), values: {} };
  for (let more = 1 + random.below(3); more > 0; more--) {
    const tasks = interaction.tasks(gesture);
    if (tasks.length === 0) break;
    const task = pick(random, tasks);
    gesture = { ...gesture, values: { ...gesture.values, [task.id]: someAnswer(piece, task, random) } };
  }
  if (random.below(12) > 0) return gesture;
  const nonsense = { [pick(random, known)]: pick(random, oddities) };
  return { ...gesture, values: { ...gesture.values, ...nonsense } };
}

function somePoint({ at }: Piece, random: Random, far: number): { readonly x: number; readonly y: number } {
  return { x: at.x + random.below(2 * far) - far, y: at.y + random.below(2 * far) - far };
}

function someAnswer(piece: Piece, task: Task, random: Random): Json {
  switch (task.kind) {
    case 'way':
      return Array.from({ length: random.below(3) }, () =>
        somePoint(piece, random, random.below(2) === 0 ? 600 : 2500),
      );
    case 'place':
      return somePoint(piece, random, random.below(2) === 0 ? 700 : 2000);
    case 'choice':
    case 'target':
      return someChoice(task.choices, random);
    case 'several':
      return task.choices.filter(() => random.below(2) === 0).map(({ value }) => value);
    case 'amount':
      return task.least + random.below(Math.max(1, task.most - task.least + 1));
    case 'handles': {
      const { id, least, most } = pick(random, task.handles);
      const before = random.below(2) === 0 ? listIn(task.value) : [];
      if (random.below(2) === 0)
        return [...before, { handle: id, to: { ...somePoint(piece, random, 1500) } }];
      return [...before, { handle: id, value: least + random.below(most - least + 200) }];
    }
  }
}

/** What is out of the question is seldom pointed at. */
function someChoice(choices: readonly Choice[], random: Random): Json {
  const near = choices.filter(({ isDistant }) => isDistant !== true);
  return near.length === 0 ? null : pick(random, near).value;
}

/** What handles have come to so far. */
function listIn(value: Json): readonly Json[] {
  if (value === null) return [];
  return Array.isArray(value) ? value.map((one: Json) => one) : [value];
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
