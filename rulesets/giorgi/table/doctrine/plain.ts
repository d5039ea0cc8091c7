/** Commands with default values for what a computer player does not decide. */

import type { Random } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { AnswerCommand, MarchStep, MoveCommand, PlaceCommand, Reaction } from '../state/commands.ts';

export function moveOf(
  unit: string,
  steps: readonly MarchStep[],
  more: Partial<Pick<MoveCommand, 'target' | 'manner' | 'enter'>> = {},
): MoveCommand {
  return {
    kind: 'move',
    unit,
    steps: [...steps],
    target: null,
    manner: 'pressed-home',
    enter: null,
    ...more,
  };
}

export function placeOf(
  unit: string,
  where: Pick<PlaceCommand, 'at' | 'heading' | 'formation'>,
  house: string | null = null,
): PlaceCommand {
  return { kind: 'place', unit, ...where, files: 0, gap: null, house };
}

export function answerOf(unit: string, how: Reaction): AnswerCommand {
  return {
    kind: 'answer',
    unit,
    how,
    shot: null,
    face: null,
    piece: null,
    formation: null,
    files: 0,
    gap: null,
  };
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return entryAt(list, random.below(list.length));
}
