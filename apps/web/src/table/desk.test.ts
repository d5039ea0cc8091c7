/** The desk takes in hand whoever must answer: at once, or after what led to it was played back. */
import { asAnyGame, hashedFaces, Match } from '@grognard/engine';
import type { AnyMatch } from '@grognard/opponent';
import { gunsInTurnAt } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import type { Episode, GameStatus, Referee } from '../referee/contract.ts';
import { Desk } from './desk.ts';

const game = asAnyGame(gunsInTurnAt([3, 3]));

function standOf(match: AnyMatch, eyes: string): GameStatus {
  const interaction = game.interactionFor(match.view(eyes), eyes);
  return {
    game: 'g',
    eyes,
    waits: 'you',
    asked: interaction.prompt,
    pieces: interaction.pieces,
  } as unknown as GameStatus;
}

/** A desk at which the Reds have fired, once it is confirmed; what is played back of it, or nothing. */
function afterFire(played: Episode | null) {
  const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(1));
  const before = standOf(match, 'red');
  const referee = {
    confirm: async (_id: string, commands: readonly { readonly kind: string }[]) => {
      for (const command of commands) match.submit('red', command);
      return { done: true, stand: standOf(match, 'blue'), played };
    },
    tasks: async () => [],
  } as unknown as Referee;
  return new Desk(referee, before, []);
}

const moment: Episode = {
  turn: 1,
  before: { table: { width: 1, depth: 1 }, sides: [], items: [] },
  scenes: [],
};

it('without anything to be seen, the piece under fire is in hand at once', async () => {
  const desk = afterFire(null);
  await desk.give([{ kind: 'fire' }]);
  expect(desk.seen.get().picked).toEqual(['blue']);
});

it('where something is played back, it is in hand after that', async () => {
  const desk = afterFire(moment);
  await desk.give([{ kind: 'fire' }]);
  expect(desk.seen.get()).toMatchObject({ picked: [], playing: moment });
  desk.played();
  expect(desk.seen.get()).toMatchObject({ picked: ['blue'], playing: null });
});

it('what was done before and is settled now goes into the log with it', async () => {
  const desk = afterFire(moment);
  const logged = { ...moment, turn: 7 };
  const { referee } = desk as unknown as { referee: { confirm: Referee['confirm'] } };
  const confirm = referee.confirm.bind(referee);
  referee.confirm = async (id, commands) => ({ ...(await confirm(id, commands)), logged }) as never;
  await desk.give([{ kind: 'fire' }]);
  expect(desk.seen.get().log).toEqual([logged]);
});
