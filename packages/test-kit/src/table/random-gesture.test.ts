/** randomGesture: own pieces only, answers to what is asked, and nonsense now and then. */
import type { Gesture, Interaction } from '@grognard/engine';
import { expect, it } from 'vitest';
import { SeededRandom } from '../generate/seeded-random.ts';
import { darkDuelAt } from '../trial/table-game.ts';
import { randomGesture } from './random-gesture.ts';

const game = darkDuelAt([2, 5]);
const state = game.rules.start(null);
const hand: Interaction = game.interactionFor(game.rules.view(state, { side: 'red' }), 'red');
const mine = hand.pieces.filter(({ isMine }) => isMine).map(({ id }) => id);

function gestures(habits: Parameters<typeof randomGesture>[2]): readonly Gesture[] {
  const random = new SeededRandom(1815, 'gestures');
  return Array.from({ length: 300 }, () => randomGesture(hand, random, habits)).flatMap((one) => one ?? []);
}

it('takes own pieces, answers tasks that are asked, and now and then what nobody asked', () => {
  const made = gestures({ tasks: ['nonsense'] });
  expect(made).toHaveLength(300);
  const asked = new Set(made.flatMap((gesture) => hand.tasks(gesture).map(({ id }) => id)));
  for (const { pieces, values } of made) {
    expect(mine).toEqual(expect.arrayContaining([...pieces]));
    for (const id of Object.keys(values)) expect([...asked, 'nonsense']).toContain(id);
  }
  const odd = made.filter(({ values }) => 'nonsense' in values).length;
  expect(odd).toBeGreaterThan(10);
  expect(odd).toBeLessThan(60);
});

it('takes the pieces that go together', () => {
  for (const { pieces } of gestures({ tasks: ['nonsense'], together: () => mine }))
    expect(pieces).toEqual(mine);
});

it('makes nothing of an interaction without own pieces', () => {
  const pieces = hand.pieces.filter(({ isMine }) => !isMine);
  expect(randomGesture({ ...hand, pieces }, new SeededRandom(1, 'none'), { tasks: ['x'] })).toBeNull();
});
