/** Clients with seats: control passes in the middle of a turn, the screen is handed over, and each sees what it may. */
import { asAnyGame, type SideId } from '@grognard/engine';
import { darkDuelAt, gunsInTurnAt } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import type { CommandAnswer } from './answers.ts';
import type { ShownEpisode } from './episodes.ts';
import { OpenGames } from './open-games.ts';
import type { Seat } from './record.ts';
import { type ClientNews, openClient } from './seated-client.ts';
import { storeGame, testDeps } from './testing/deps.ts';

const guns = asAnyGame(gunsInTurnAt([3, 3]));
const duel = asAnyGame(darkDuelAt([2, 5]));

/** A client at the host, and everything it receives. */
async function seated(seats: Readonly<Record<SideId, Seat>>, game = guns) {
  const deps = testDeps(game);
  await storeGame(deps, game, seats, { dice: { kind: 'seed', seed: 4 }, seed: 4 });
  const session = await new OpenGames(deps).get('g');
  const heard: ClientNews[] = [];
  const client = await openClient(session, {
    holds: ({ record }, side) => record.seats[side] === 'person',
    tell: (news) => heard.push(news),
    lost: () => undefined,
  });
  let ids = 0;
  const answered = async (
    give: (
      head: { side: SideId; id: string; expected: number },
      answer: (answer: CommandAnswer) => void,
    ) => Promise<void>,
  ) => {
    const { viewerSide, seq } = await client.status();
    const { promise, resolve } = Promise.withResolvers<CommandAnswer>();
    await give({ side: viewerSide ?? 'nobody', id: `id-${++ids}`, expected: seq }, resolve);
    const answer = await promise;
    await session.settle();
    return answer;
  };
  return {
    session,
    client,
    heard,
    last: () => heard.at(-1),
    confirm: (...commands: readonly object[]) =>
      answered((head, answer) => session.submit({ ...head, commands }, answer)),
    undo: () => answered((head, answer) => session.undo(head, answer)),
  };
}

const wordsOf = (episode: ShownEpisode | null | undefined) =>
  episode?.scenes.flatMap(({ entries }) => entries.map(({ words }) => words)) ?? null;

describe('against the computer', () => {
  it('what was fixed is shown at once, with the answer of the other side, and the turn goes on', async () => {
    const { confirm, heard } = await seated({ red: 'person', blue: 'recruit' });
    await confirm({ kind: 'fire' });
    expect(heard.length).toBe(1);
    expect(wordsOf(heard[0]?.played)).toEqual([
      'the Reds fire.',
      expect.stringMatching(/lose a man|goes by/),
    ]);
    expect(heard[0]?.status).toMatchObject({ waits: 'you', viewerSide: 'red', turn: 1 });
  });

  it('what can be taken back is not played, and stands in the log with what fixed it', async () => {
    const { confirm, last, client } = await seated({ red: 'person', blue: 'recruit' });
    await confirm({ kind: 'push', by: 1 });
    expect(last()).toMatchObject({ played: null, status: { canUndo: true, seq: 1 } });
    await confirm({ kind: 'fire' });
    expect(wordsOf(last()?.played)?.[0]).toBe('the Reds fire.');
    const logged = last()?.logged;
    expect(logged?.scenes[0]?.entries[0]?.words).toBe('the Reds push their gun to 4.');
    expect(logged?.scenes.length).toBe((last()?.played?.scenes.length ?? Number.NaN) + 1);
    expect((await client.log()).map(({ turn, stage }) => [turn, stage])).toEqual([
      [1, 'the Reds'],
      [1, 'the Reds'],
    ]);
  });

  it('what was taken back is neither played nor logged', async () => {
    const { confirm, undo, last } = await seated({ red: 'person', blue: 'recruit' });
    await confirm({ kind: 'push', by: 1 });
    await undo();
    expect(last()).toMatchObject({ played: null, status: { canUndo: false, seq: 2 } });
    await confirm({ kind: 'fire' });
    expect(wordsOf(last()?.played)?.[0]).toBe('the Reds fire.');
    expect(last()?.logged).toBeUndefined();
  });

  it('computers are asked again until a person is, and say why each time, under the part of the turn', async () => {
    const { confirm, last, session } = await seated({ red: 'person', blue: 'sergeant' });
    await confirm({ kind: 'done' });
    expect(last()?.status.prompt?.reaction?.pieces).toEqual(['red']);
    await confirm({ kind: 'answer', how: 'stand' });
    expect(last()?.status).toMatchObject({ waits: 'you', viewerSide: 'red', turn: 2 });
    const reasons = await session.read(({ record }) =>
      record.reasons.map(({ side, stage }) => [side, stage]),
    );
    expect(reasons).toEqual([
      ['blue', 'the Blues'],
      ['blue', 'the Blues'],
    ]);
  });

  it('a computer that is asked first has answered when a person comes to the table', async () => {
    const { client, session } = await seated({ red: 'recruit', blue: 'person' });
    const status = await client.status();
    expect(status).toMatchObject({ waits: 'you', viewerSide: 'blue' });
    expect(status.prompt).not.toBeNull();
    expect(await session.read(({ record }) => record.reasons.map(({ side }) => side))).toContain('red');
  });
});

describe('two people at an open table', () => {
  it('the word passes from one to the other without a curtain, and both see what happened', async () => {
    const { client, confirm, last } = await seated({ red: 'person', blue: 'person' });
    expect(await client.status()).toMatchObject({ waits: 'you', viewerSide: 'red', isShared: true });
    await confirm({ kind: 'fire' });
    expect(wordsOf(last()?.played)).toEqual(['the Reds fire.']);
    expect(last()?.status).toMatchObject({ waits: 'you', viewerSide: 'blue' });
    expect(last()?.status.prompt?.reaction?.pieces).toEqual(['blue']);
    await confirm({ kind: 'answer', how: 'duck' });
    expect(last()?.status).toMatchObject({ waits: 'you', viewerSide: 'red' });
    expect(wordsOf(last()?.played)?.[0]).toBe('the Blues duck.');
  });

  it('until it is over, when everything is shown', async () => {
    const { confirm, last } = await seated({ red: 'person', blue: 'person' });
    await confirm({ kind: 'concede' });
    expect(last()?.status).toMatchObject({ waits: 'over', result: { winners: ['blue'] } });
    expect(last()?.status.hash).not.toBeNull();
    expect(wordsOf(last()?.played)).toEqual(['the Reds give up.']);
  });
});

describe('two people with secrets at one client', () => {
  it('each has to claim its seat before it sees anything', async () => {
    const { client, confirm, last } = await seated({ red: 'person', blue: 'person' }, duel);
    const piecesIn = ({ picture }: ClientNews['status']) => picture.items.map(({ id }) => id);
    const between = await client.status();
    expect(between).toMatchObject({ waits: 'hand-over', viewerSide: null, next: 'red', prompt: null });
    expect(piecesIn(between)).toEqual([]);
    expect(piecesIn(await client.lookAs('red'))).toEqual(['red']);
    await confirm({ kind: 'aim', at: 1 });
    expect(last()).toMatchObject({
      status: { viewerSide: 'red', waits: 'you', canUndo: true },
      played: null,
    });
    await confirm({ kind: 'seal' });
    expect(last()).toMatchObject({
      status: { viewerSide: null, waits: 'hand-over', next: 'blue' },
      played: null,
    });
    // A side that is not asked cannot look.
    expect(await client.lookAs('red')).toMatchObject({ viewerSide: null });
    expect(piecesIn(await client.lookAs('blue'))).toEqual(['blue']);
  });
});

describe('a client that holds one of two seats', () => {
  it('hears nothing of what it may not know, waits for the other, and is told when it is asked again', async () => {
    const { client, session, confirm, heard, last } = await seated(
      { red: 'person', blue: 'elsewhere' },
      duel,
    );
    expect(await client.status()).toMatchObject({ waits: 'you', viewerSide: 'red' });
    const { promise, resolve } = Promise.withResolvers<CommandAnswer>();
    await session.submit({ side: 'blue', id: 'b', expected: 0, commands: [{ kind: 'aim', at: 1 }] }, resolve);
    await promise;
    expect(heard).toEqual([]);
    await confirm({ kind: 'aim', at: 1 }, { kind: 'seal' });
    expect(last()?.status).toMatchObject({ waits: 'others', viewerSide: 'red' });
    await session.submit(
      { side: 'blue', id: 'c', expected: 2, commands: [{ kind: 'seal' }] },
      () => undefined,
    );
    expect(last()?.status).toMatchObject({ waits: 'you', turn: 2 });
    expect(wordsOf(last()?.played)).toEqual(['Turn 2 begins.']);
  });
});
