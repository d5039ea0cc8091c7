/** The store selects the piece that must react: at once, or after what led to it was played back. */
import { asAnyGame, hashedFaces, Match } from '@grognard/engine';
import type { AnyMatch } from '@grognard/opponent';
import { gunsInTurnAt } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import type { GameStatus, Referee, ShownEpisode } from '../referee/contract.ts';
import { TableStore } from './table-store.ts';

const game = asAnyGame(gunsInTurnAt([3, 3]));

function statusOf(match: AnyMatch, viewerSide: string): GameStatus {
  const interaction = game.interactionFor(match.view(viewerSide), viewerSide);
  return {
    game: 'g',
    viewerSide,
    waits: 'you',
    prompt: interaction.prompt,
    pieces: interaction.pieces,
    groups: [],
  } as unknown as GameStatus;
}

/** A store at which the Reds have fired, once that is confirmed, and what is played back of it. */
function afterFire(played: ShownEpisode | null) {
  const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(1));
  const before = statusOf(match, 'red');
  const referee = {
    confirm: async (_id: string, commands: readonly { readonly kind: string }[]) => {
      for (const command of commands) match.submit('red', command);
      return { done: true, status: statusOf(match, 'blue'), played };
    },
    tasks: async () => [],
    forecast: async () => null,
  } as unknown as Referee;
  return new TableStore(referee, before, []);
}

const moment: ShownEpisode = {
  turn: 1,
  before: { table: { width: 1, depth: 1 }, sides: [], items: [] },
  losses: {},
  scenes: [],
};

it('without anything to be seen, the piece under fire is in hand at once', async () => {
  const store = afterFire(null);
  await store.submit([{ kind: 'fire' }]);
  expect(store.state.get().selection).toEqual(['blue']);
});

it('where something is played back, it is in hand after that', async () => {
  const store = afterFire(moment);
  await store.submit([{ kind: 'fire' }]);
  expect(store.state.get()).toMatchObject({ selection: [], playing: moment });
  store.played();
  expect(store.state.get()).toMatchObject({ selection: ['blue'], playing: null });
});

it('what was done before and is settled now goes into the log with it', async () => {
  const store = afterFire(moment);
  const logged = { ...moment, turn: 7 };
  const { referee } = store as unknown as { referee: { confirm: Referee['confirm'] } };
  const confirm = referee.confirm.bind(referee);
  referee.confirm = async (id, commands) => ({ ...(await confirm(id, commands)), logged }) as never;
  await store.submit([{ kind: 'fire' }]);
  expect(store.state.get().log).toEqual([logged]);
});
