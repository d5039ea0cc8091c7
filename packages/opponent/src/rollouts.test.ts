/** Worlds and rollouts that are kept give the answers, and count the work, of those made anew each time. */
import { type AnyTableGame, asAnyGame, hashedFaces, Match } from '@grognard/engine';
import { gunsInTurnAt } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import { makePlayer } from './make-player.ts';
import { type AnyMatch, giveCommands } from './submit-commands.ts';

/** The game with a count of the states it sampled. With `guess`, each seems to be a guess, so that none serves for another. */
function watched(guess: boolean): { readonly game: AnyTableGame; sampled(): number } {
  const game = asAnyGame(gunsInTurnAt([2, 5]));
  const { sampleState } = game.doctrine;
  let count = 0;
  const doctrine: typeof game.doctrine = {
    ...game.doctrine,
    sampleState(view, side, random) {
      count++;
      if (guess) random.below(2);
      return sampleState(view, side, random);
    },
  };
  return { game: { ...game, doctrine }, sampled: () => count };
}

/** All answers of captains in one game, with the work that each took. */
function answersIn(game: AnyTableGame, seed: number, budget: number): unknown[] {
  const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(seed), 'state');
  const players = new Map(
    game.sides.map(({ id }) => [id, makePlayer(game, id, 'captain', { seed, budget })]),
  );
  const answers: unknown[] = [];
  for (let awaits = match.awaits(); awaits.kind !== 'over'; awaits = match.awaits()) {
    const side = awaits.sides[0]!;
    const answer = players.get(side)!.answer(match.view(side));
    answers.push(answer);
    giveCommands(match, side, answer.commands);
  }
  return answers;
}

it.each([17, 60, 301])('kept and fresh rollouts come to the same answers with a budget of %i', (budget) => {
  for (let seed = 1; seed <= 8; seed++) {
    const [kept, fresh] = [watched(false), watched(true)];
    expect(answersIn(kept.game, seed, budget)).toEqual(answersIn(fresh.game, seed, budget));
    expect(kept.sampled()).toBeLessThan(fresh.sampled());
  }
});
