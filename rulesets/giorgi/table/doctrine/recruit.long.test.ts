/** A recruit who makes sense beats one who does anything that is legal. */
import { asAnyGame } from '@grognard/engine';
import { type Level, makePlayer } from '@grognard/opponent';
import { playGame } from '@grognard/simulator';
import { expect, test } from 'vitest';
import { gameOn } from '../index.ts';
import { laid, scenarioNamed } from '../trial/on-trial.ts';

const game = asAnyGame(
  gameOn(laid({ scenario: scenarioNamed('crossroads'), edition: 'giorgi', options: {} })),
);

/** Games won by the first level, of those decided, sides swapped with the same dice. */
function shareOf(first: Level, second: Level, games: number): number {
  let won = 0;
  let decided = 0;
  for (let seed = 0; seed < games; seed++)
    for (const { id: side } of game.sides) {
      const players = game.sides.map(({ id }) =>
        makePlayer(game, id, id === side ? first : second, { seed }),
      );
      const { winners } = playGame(game, players, { seed }).result;
      if (winners.length === 1) decided++;
      if (winners[0] === side) won++;
    }
  return won / Math.max(1, decided);
}

test('recruits win most battles against chance', { timeout: 600_000 }, () => {
  expect(shareOf('recruit', 'random', 40)).toBeGreaterThan(0.55);
});
