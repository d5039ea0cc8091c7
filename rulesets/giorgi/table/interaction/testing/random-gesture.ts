/** Random gestures, sensible and not. For tests only. */
import type { Gesture, Interaction } from '@grognard/engine';
import { randomGesture, type SeededRandom } from '@grognard/test-kit';

const tasks = [
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

export function someGesture(interaction: Interaction, random: Pick<SeededRandom, 'below'>): Gesture | null {
  return randomGesture(interaction, random, { tasks });
}
