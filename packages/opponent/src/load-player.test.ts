/** loadPlayer: the same player as makePlayer, loaded in parts. */
import { asAnyGame } from '@grognard/engine';
import { darkDuel, darkDuelAt } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import { loadPlayer } from './load-player.ts';
import { makePlayer } from './make-player.ts';
import { levels } from './player.ts';

const game = asAnyGame(darkDuelAt([2, 5]));
const view = game.rules.view(darkDuel.start([2, 5]), { side: 'red' });

it.each(levels)('a %s that is loaded answers as one that is there from the start', async (level) => {
  const options = { seed: 7, budget: 2000 };
  const loaded = await loadPlayer(game, 'red', level, options);
  const made = makePlayer(game, 'red', level, options);
  expect(loaded.answer(view)).toEqual(made.answer(view));
  expect(loaded.answer(view).work > 0).toBe(level === 'captain');
});
