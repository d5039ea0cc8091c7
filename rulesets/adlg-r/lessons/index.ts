/** What the coach loads of this game: the lesson, and how a step of it is laid. */
import type { LaidGame } from '@grognard/engine';
import type { Json, Problem, Words } from '@grognard/rules-kit';
import { layGame } from './lay.ts';
import { lesson } from './lesson.ts';

export { lesson } from './lesson.ts';

/** The game of a step, on the map of the scenario whose file is given. */
export function layStep(file: Json, id: string, words: Words): LaidGame | readonly Problem[] {
  const step = [...lesson.steps, lesson.freeFight].find((each) => each.id === id);
  if (step === undefined) throw new RangeError(`the lesson has no step ${id}`);
  return layGame(file, lesson.edition, step.lay, words);
}
