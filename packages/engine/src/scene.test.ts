/** Each throw is shown by itself; only what becomes of the same pieces goes with it. */
import { expect, it } from 'vitest';
import { isNextStep, type SceneEntry } from './scene.ts';

function entry(pieces: readonly string[], face?: number): SceneEntry {
  const dice = face === undefined ? [] : [{ actor: pieces[0] ?? '', purpose: 'shot', faces: [face] }];
  return { event: 0, words: '', sum: [], dice, at: null, pieces, diceLuck: null };
}

it('a throw never shares a scene with anything before it', () => {
  expect(isNextStep([entry(['a'])], entry(['a'], 6))).toBe(true);
  expect(isNextStep([entry(['a'], 1)], entry(['a'], 6))).toBe(true);
  expect(isNextStep([], entry(['a'], 6))).toBe(false);
});

it('what becomes of those concerned goes with their throw, other things do not', () => {
  expect(isNextStep([entry(['a', 'b'], 6)], entry(['b']))).toBe(false);
  expect(isNextStep([entry(['a', 'b'], 6)], entry(['c']))).toBe(true);
});

it('marches without dice share a scene, and what is not told opens none', () => {
  expect(isNextStep([entry(['a'])], entry(['b']))).toBe(false);
  expect(isNextStep([entry(['a'], 6)], null)).toBe(false);
});
