/** Answers of a session: sequence numbers, ids, failing storage, undo between people, and what each viewer receives. */
import { asAnyGame, type SideId } from '@grognard/engine';
import { darkDuelAt, gunsInTurnAt } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import type { CommandAnswer } from './answers.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { OpenGames } from './open-games.ts';
import type { GameRecord, Seat } from './record.ts';
import { type GameSession, SessionEnded } from './session.ts';
import type { Append, GameStorage } from './storage.ts';
import { Subscription, type Update } from './subscription.ts';
import { storeGame, testDeps } from './testing/deps.ts';

const guns = asAnyGame(gunsInTurnAt([2, 5]));
const duel = asAnyGame(darkDuelAt([2, 5]));

async function open(
  game: typeof guns,
  seats: Readonly<Record<SideId, Seat>> = { red: 'person', blue: 'person' },
  storage: GameStorage = createMemoryStorage(),
  more: Partial<GameRecord> = {},
) {
  const deps = testDeps(game, storage);
  await storeGame(deps, game, seats, more);
  const games = new OpenGames(deps);
  return { games, storage, session: await games.get('g') };
}

let ids = 0;

async function submit(
  session: GameSession,
  side: SideId,
  expected: number,
  commands: readonly object[],
  id = `id-${++ids}`,
): Promise<CommandAnswer> {
  const { promise, resolve } = Promise.withResolvers<CommandAnswer>();
  await session.submit({ side, id, expected, commands }, resolve);
  return promise;
}

async function watch(session: GameSession, side: SideId | null): Promise<Update[]> {
  const updates: Update[] = [];
  await session.watch(
    (table) =>
      new Subscription(
        table,
        { viewer: { side }, from: 0 },
        (update) => updates.push(update),
        () => undefined,
      ),
  );
  return updates;
}

describe('numbers and ids', () => {
  it('a command that expects another number is refused with the current one, and changes nothing', async () => {
    const { session, storage } = await open(guns);
    expect(await submit(session, 'red', 0, [{ kind: 'push', by: 1 }])).toMatchObject({
      accepted: true,
      seq: 1,
    });
    for (const expected of [0, 2, 7])
      expect(await submit(session, 'red', expected, [{ kind: 'push', by: 1 }])).toMatchObject({
        accepted: false,
        seq: 1,
        because: { error: { code: 'stale', at: 'expected' } },
      });
    expect((await storage.read('g'))?.entries.length).toBe(1);
  });

  it('the same id gets the first answer, whatever happened since, and is not carried out again', async () => {
    const { session, storage, games } = await open(guns);
    const first = await submit(session, 'red', 0, [{ kind: 'push', by: 1 }], 'mine');
    await submit(session, 'red', 1, [{ kind: 'push', by: 1 }]);
    expect(await submit(session, 'red', 0, [{ kind: 'push', by: 1 }], 'mine')).toEqual(first);
    await session.end();
    expect(await submit(await games.get('g'), 'red', 0, [{ kind: 'push', by: 1 }], 'mine')).toEqual(first);
    expect((await storage.read('g'))?.entries.length).toBe(2);
  });

  it('an id that another command had is refused; the other side may have the same', async () => {
    const { session } = await open(duel);
    await submit(session, 'red', 0, [{ kind: 'aim', at: 1 }], 'mine');
    expect(await submit(session, 'red', 1, [{ kind: 'aim', at: 2 }], 'mine')).toMatchObject({
      accepted: false,
      because: { error: { code: 'id-used' } },
    });
    expect(await submit(session, 'blue', 0, [{ kind: 'aim', at: 2 }], 'mine')).toMatchObject({
      accepted: true,
    });
  });

  it('two sides that write sealed orders at the same time do not disturb each other', async () => {
    const { session } = await open(duel);
    expect(await submit(session, 'red', 0, [{ kind: 'aim', at: 1 }])).toMatchObject({
      accepted: true,
      seq: 1,
    });
    expect(await submit(session, 'blue', 0, [{ kind: 'aim', at: 1 }])).toMatchObject({
      accepted: true,
      seq: 1,
    });
    expect(await submit(session, 'red', 1, [{ kind: 'seal' }])).toMatchObject({ accepted: true, seq: 2 });
    expect(await submit(session, 'blue', 1, [{ kind: 'seal' }])).toMatchObject({ accepted: false, seq: 2 });
  });

  it('several commands are carried out all or none, and a refusal leaves no trace', async () => {
    const { session, storage } = await open(guns);
    const refused = await submit(session, 'red', 0, [{ kind: 'push', by: 1 }, { kind: 'fly' }]);
    expect(refused).toMatchObject({
      accepted: false,
      seq: 0,
      because: { error: { code: 'unknown-command' } },
    });
    expect(await submit(session, 'red', 0, [{ kind: 'push', by: 1 }])).toMatchObject({
      accepted: true,
      seq: 1,
    });
    // A shot cannot be undone, so the rest is dropped.
    const half = await submit(session, 'red', 1, [{ kind: 'fire' }, { kind: 'push', by: 1 }]);
    expect(half).toMatchObject({ accepted: true, seq: 2 });
    expect((await storage.read('g'))?.entries.length).toBe(2);
  });
});

describe('storage', () => {
  /** A storage whose next appends have this result. */
  function storageWith(next: (step: Append, real: GameStorage) => Promise<'appended' | 'conflict'>) {
    const real = createMemoryStorage();
    return { ...real, append: (step: Append) => next(step, real) };
  }

  it('what could not be stored is not acknowledged and did not happen; the same command then goes through', async () => {
    let isBroken = true;
    const storage = storageWith(async (step, real) => {
      if (isBroken) throw new Error('disk full');
      return real.append(step);
    });
    const { session, games } = await open(guns, undefined, storage);
    const answers: CommandAnswer[] = [];
    const message = { side: 'red', id: 'mine', expected: 0, commands: [{ kind: 'push', by: 1 }] };
    await expect(session.submit(message, (answer) => answers.push(answer))).rejects.toThrow('disk full');
    expect(answers).toEqual([]);
    expect(session.isEnded).toBe(true);
    isBroken = false;
    expect(await submit(await games.get('g'), 'red', 0, message.commands, 'mine')).toMatchObject({ seq: 1 });
  });

  it('a step that was stored though its answer was lost gets the first answer when it is sent again', async () => {
    let isBroken = true;
    const storage = storageWith(async (step, real) => {
      const outcome = await real.append(step);
      if (isBroken) throw new Error('connection lost');
      return outcome;
    });
    const { session, games } = await open(guns, undefined, storage);
    const commands = [{ kind: 'push', by: 1 }];
    await expect(submit(session, 'red', 0, commands, 'mine')).rejects.toThrow('connection lost');
    isBroken = false;
    expect(await submit(await games.get('g'), 'red', 0, commands, 'mine')).toMatchObject({
      accepted: true,
      seq: 1,
    });
    expect((await storage.read('g'))?.entries.length).toBe(1);
  });

  it('of two hosts of one game, such as two tabs, the later writer reads anew', async () => {
    const { session, storage } = await open(guns);
    const others = new OpenGames(testDeps(guns, storage));
    await submit(await others.get('g'), 'red', 0, [{ kind: 'push', by: 1 }]);
    await expect(submit(session, 'red', 0, [{ kind: 'push', by: 2 }])).rejects.toThrow(SessionEnded);
    expect((await storage.read('g'))?.entries.length).toBe(1);
  });

  it('nobody reads what is not yet stored, and a game that waits for its storage keeps no other waiting', async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const storage = storageWith(async (step, real) => {
      if (step.record.id === 'g') await gate;
      return real.append(step);
    });
    const { session, games } = await open(guns, undefined, storage);
    await storage.create({ ...(await session.read((table) => table.record)), id: 'h' }, []);
    const pushing = submit(session, 'red', 0, [{ kind: 'push', by: 1 }]);
    let seen: number | null = null;
    const reading = session.read((table) => {
      seen = table.seqOf('red');
    });
    const other = await games.get('h');
    expect(await submit(other, 'red', 0, [{ kind: 'push', by: 1 }])).toMatchObject({ accepted: true });
    expect(seen).toBeNull();
    openGate();
    await Promise.all([pushing, reading]);
    expect(seen).toBe(1);
  });
});

describe('viewers', () => {
  it('are told the events they may know, from their own number on, and nothing of what they may not', async () => {
    const { session } = await open(duel);
    const [red, blue, bystander] = [
      await watch(session, 'red'),
      await watch(session, 'blue'),
      await watch(session, null),
    ];
    await submit(session, 'red', 0, [{ kind: 'aim', at: 3 }]);
    expect([red.length, blue.length, bystander.length]).toEqual([2, 1, 1]);
    await submit(session, 'red', 1, [{ kind: 'seal' }]);
    expect(blue.at(-1)).toMatchObject({ seq: 1, entries: [{ side: 'red', events: [{ kind: 'sealed' }] }] });
    expect(JSON.stringify([blue, bystander])).not.toContain('aimed');
    const late = await watch(session, null);
    expect(late[0]?.entries).toEqual(bystander.flatMap(({ entries }) => entries));
  });

  it('R18: what a viewer may not know changes no byte of what it is sent', async () => {
    const traffic = async (place: number, orders: readonly object[]) => {
      const { session } = await open(asAnyGame(darkDuelAt([2, place])));
      const heard = [await watch(session, 'red'), await watch(session, null)];
      let seq = 0;
      for (const order of orders) seq = (await submit(session, 'blue', seq, [order])).seq;
      await submit(session, 'red', 0, [{ kind: 'aim', at: 6 }]);
      const { promise, resolve } = Promise.withResolvers<CommandAnswer>();
      await session.undo({ side: 'red', id: `id-${++ids}`, expected: 1 }, resolve);
      await promise;
      return JSON.stringify(heard);
    };
    const plain = await traffic(4, [{ kind: 'aim', at: 1 }, { kind: 'seal' }]);
    const other = [{ kind: 'aim', at: 3 }, { kind: 'aim', at: 2 }, { kind: 'shelter' }, { kind: 'seal' }];
    expect(await traffic(5, other)).toBe(plain);
  });
});

describe('undo', () => {
  const key = (digit: string) => ({ key: digit.repeat(64) });
  const locks = { red: key('1'), blue: key('2') };
  const undo = async (session: GameSession, side: SideId, expected: number) => {
    const { promise, resolve } = Promise.withResolvers<CommandAnswer>();
    await session.undo({ side, id: `id-${++ids}`, expected }, resolve);
    return promise;
  };
  const agree = async (session: GameSession, side: SideId, expected: number, agrees: boolean) => {
    const { promise, resolve } = Promise.withResolvers<CommandAnswer>();
    await session.answerUndo({ side, id: `id-${++ids}`, expected, agrees }, resolve);
    return promise;
  };

  it.each<readonly [string, Readonly<Record<SideId, Seat>>]>([
    ['with two people at one client', { red: 'person', blue: 'person' }],
    ['against a computer', { red: 'person', blue: 'recruit' }],
  ])('%s is carried out at once', async (_, seats) => {
    const { session } = await open(guns, seats);
    await submit(session, 'red', 0, [{ kind: 'push', by: 1 }]);
    expect(await undo(session, 'red', 1)).toMatchObject({ accepted: true, seq: 2, waitsFor: [] });
    expect(await undo(session, 'red', 2)).toMatchObject({
      accepted: false,
      because: { error: { code: 'undo' } },
    });
  });

  it('of a command that nobody else knows of is carried out at once, also between two clients', async () => {
    const { session } = await open(duel, { red: 'elsewhere', blue: 'elsewhere' }, undefined, { locks });
    await submit(session, 'red', 0, [{ kind: 'aim', at: 1 }]);
    expect(await undo(session, 'red', 1)).toMatchObject({ accepted: true, seq: 2, waitsFor: [] });
  });

  it('between two clients waits until the other agrees, through a restart', async () => {
    const seats = { red: 'elsewhere', blue: 'elsewhere' } as const;
    const { session, games } = await open(guns, seats, undefined, { locks });
    await submit(session, 'red', 0, [{ kind: 'push', by: 1 }]);
    expect(await undo(session, 'red', 1)).toMatchObject({ accepted: true, seq: 1, waitsFor: ['blue'] });
    await session.end();
    const again = await games.get('g');
    const [red, blue, bystander] = [
      await watch(again, 'red'),
      await watch(again, 'blue'),
      await watch(again, null),
    ];
    expect([red[0]?.undoRequest, blue[0]?.undoRequest, bystander[0]?.undoRequest]).toEqual([
      'red',
      'red',
      null,
    ]);
    expect(await agree(again, 'red', 1, true)).toMatchObject({ because: { error: { code: 'no-request' } } });
    expect(await agree(again, 'blue', 1, true)).toMatchObject({ accepted: true, seq: 2 });
    expect(red.at(-1)).toMatchObject({ seq: 2, entries: [{ undoes: 0 }], undoRequest: null });
    expect(await agree(again, 'blue', 2, true)).toMatchObject({ because: { error: { code: 'no-request' } } });
  });

  it('that the other does not agree to, or that a new command overtakes, is void', async () => {
    const seats = { red: 'elsewhere', blue: 'elsewhere' } as const;
    const { session } = await open(guns, seats, undefined, { locks });
    await submit(session, 'red', 0, [{ kind: 'push', by: 1 }]);
    await undo(session, 'red', 1);
    expect(await agree(session, 'blue', 1, false)).toMatchObject({ accepted: true, seq: 1 });
    expect(await session.read((table) => table.undoRequest())).toBeNull();
    await undo(session, 'red', 1);
    await submit(session, 'red', 1, [{ kind: 'push', by: -1 }]);
    expect(await agree(session, 'blue', 2, true)).toMatchObject({
      because: { error: { code: 'no-request' } },
    });
    expect(await session.read(({ match }) => match.entries.length)).toBe(2);
  });
});

describe('computers', () => {
  it('that break the rules or do nothing end the session with a fault, not a game without end', async () => {
    for (const commands of [[], [{ kind: 'answer', how: 'stand' }]]) {
      const spoilt = { ...guns, doctrine: { ...guns.doctrine, plan: () => ({ commands, reasons: [] }) } };
      const { session } = await open(spoilt, { red: 'person', blue: 'recruit' });
      await submit(session, 'red', 0, [{ kind: 'done' }]);
      await expect(session.settle()).rejects.toThrow(/blue gave/);
    }
  });

  it('alone at a game play a part of the turn when they are told to, and no more', async () => {
    const { session } = await open(guns, { red: 'recruit', blue: 'recruit' });
    await session.settle();
    const stages: string[] = [];
    const umpire: number[] = [];
    for (let n = 0; n < 3; n++) {
      await session.advance();
      stages.push(await session.read(({ game, match }) => game.stageName?.(match.state) ?? ''));
      umpire.push(await session.read(({ visible }) => visible.seqOf('umpire')));
    }
    expect(stages).toEqual(['the Blues', 'the Reds', 'the Blues']);
    expect(new Set(umpire).size).toBe(3);
  });
});
