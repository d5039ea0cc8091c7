/** Random gestures, sensible and not. For tests only. */
import type { Gesture, Interaction } from '@grognard/engine';
import { randomGesture, type SeededRandom } from '@grognard/test-kit';

const tasks = [
  'activate',
  'place',
  'march',
  'turn',
  'front',
  'charge',
  'manner',
  'into',
  'act',
  'free',
  'attach',
  'target',
  'edge',
  'supports',
  'engage',
  'fight',
  'pursue',
  'along',
  'answer',
  'follow-0',
  'choose',
];

/** Of a line that stands joined, at times all of it. */
export function someGesture(interaction: Interaction, random: Pick<SeededRandom, 'below'>): Gesture | null {
  return randomGesture(interaction, random, {
    tasks,
    together({ id }) {
      const line = (interaction.groups ?? []).find(({ pieces }) => pieces.includes(id));
      return line !== undefined && random.below(3) === 0 ? line.pieces : [id];
    },
  });
}
