/** Every declared message: malformed ones are refused with their place, and the wrong client gets none of what it asks for (R20, R21). */
import { asAnyGame, commitmentTo } from '@grognard/engine';
import { check, Problem } from '@grognard/rules-kit';
import { darkDuelAt, gunsInTurnAt, SeededRandom } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { sessionMessages } from './messages.ts';
import { OpenGames } from './open-games.ts';
import type { GameRecord } from './record.ts';
import { type BoundHandler, type Port, serve } from './rpc.ts';
import { SessionConnection } from './session-connection.ts';
import { TableConnection } from './table-connection.ts';
import { tableMessages } from './table-messages.ts';
import { storeGame, testDeps } from './testing/deps.ts';
import { malformedVariants } from './testing/malformed.ts';

const guns = asAnyGame(gunsInTurnAt([2, 5]));
const duel = asAnyGame(darkDuelAt([2, 5]));
const keys = { red: '1'.repeat(64), blue: '2'.repeat(64), invitation: '3'.repeat(64) };

interface RawReply {
  readonly call: number | null;
  readonly answer?: unknown;
  readonly refused?: { readonly code: string; readonly at: string; readonly message: string };
  readonly fault?: string;
}

/** A client that can send anything. */
function clientOf(handlersOn: (port: Port) => Readonly<Record<string, BoundHandler>>) {
  const replies: RawReply[] = [];
  const notices: unknown[] = [];
  let hear: (message: unknown) => void = () => undefined;
  const port: Port = {
    send: (message) => {
      const copy = structuredClone(message) as RawReply | { readonly notice: string };
      if ('notice' in copy) notices.push(copy);
      else replies.push(copy);
    },
    listen: (listener) => {
      hear = listener;
    },
  };
  serve(port, handlersOn(port));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    notices,
    /** Sends a message unchanged, and gives the replies. */
    async sendRaw(message: unknown): Promise<readonly RawReply[]> {
      const from = replies.length;
      hear(message);
      for (let wait = 0; wait < 20 && replies.length === from; wait++) await settled();
      return replies.slice(from);
    },
    async send(kind: string, params: unknown): Promise<RawReply | undefined> {
      return (await this.sendRaw({ call: 7, kind, params }))[0];
    },
  };
}

async function hosted(game: typeof guns, more: Partial<GameRecord> = {}) {
  const deps = testDeps(game);
  const locks = { red: { key: commitmentTo(keys.red) }, blue: { key: commitmentTo(keys.blue) } };
  await storeGame(deps, game, { red: 'elsewhere', blue: 'elsewhere' }, { locks, ...more });
  const games = new OpenGames(deps);
  return { deps, games, guest: () => clientOf((port) => new SessionConnection(games, port).handlers) };
}

const head = { game: 'g', side: 'red', id: 'id-1', expected: 0 };

/** A valid message of every kind. */
const sessionSamples: Readonly<Record<keyof typeof sessionMessages, object>> = {
  submit: { ...head, commands: [{ kind: 'push', by: 1 }] },
  undo: head,
  answerUndo: { ...head, agrees: true },
  claimSeat: { game: 'g', side: 'red', key: keys.red, invitation: null },
  subscribe: { game: 'g', viewer: { side: 'red' }, from: 0 },
  unsubscribe: { game: 'g' },
};

const gesture = { pieces: ['red'], values: { push: { x: 1, y: 2 } }, restart: false };
const tableSamples: Readonly<Record<keyof typeof tableMessages, object>> = {
  open: { game: 'g' },
  status: { game: 'g' },
  lookAs: { game: 'g', side: 'red' },
  advance: { game: 'g' },
  log: { game: 'g' },
  legend: { game: 'g' },
  briefing: { game: 'g' },
  deployment: { game: 'g' },
  tasks: { game: 'g', gesture },
  propose: { game: 'g', gesture },
  threats: { game: 'g', gesture },
  forecast: { game: 'g', gesture },
  planForecast: { game: 'g' },
  measure: { game: 'g', instrument: { kind: 'measure', from: { at: { x: 0, y: 0 } }, to: { piece: 'red' } } },
};

const kinds = [
  ...Object.entries(sessionSamples).map(([kind, valid]) => ({ kind, valid, messages: sessionMessages })),
  ...Object.entries(tableSamples).map(([kind, valid]) => ({ kind, valid, messages: tableMessages })),
];

describe('malformed messages', () => {
  it.each(kinds)(
    '$kind is refused with code and place, whatever is wrong with it',
    async ({ kind, valid, messages }) => {
      const { games, deps } = await hosted(guns, { seats: { red: 'person', blue: 'person' } });
      const holds = () => true;
      const client = clientOf((port) => ({
        ...new SessionConnection(games, port).handlers,
        ...new TableConnection(games, port, holds).handlers,
      }));
      const shape = Object.entries(messages).find(([name]) => name === kind)?.[1].shape;
      if (shape === undefined) throw new Error(`there is no ${kind}`);
      expect(check(shape, valid)).not.toBeInstanceOf(Problem);
      const variants = malformedVariants(shape, valid);
      expect(variants.length).toBeGreaterThan(20);
      const before = JSON.stringify(await deps.storage.read('g'));
      for (const variant of variants) {
        const reply = await client.send(kind, variant);
        expect(reply?.refused, JSON.stringify(variant)).toMatchObject({ code: expect.any(String) });
        expect(reply).not.toHaveProperty('answer');
      }
      expect(JSON.stringify(await deps.storage.read('g'))).toBe(before);
      expect(client.notices).toEqual([]);
    },
  );

  it.each([
    'constructor',
    '__proto__',
    'toString',
    'handlers',
    'hasOwnProperty',
    'then',
    'Submit',
    'nothing',
  ])('no message reaches what is called %s', async (kind) => {
    const { guest } = await hosted(guns);
    const reply = await guest().send(kind, {});
    expect(reply?.refused?.code).toMatch(/^(unknown-message|value)$/);
  });

  it('what is no message at all is refused, with the number of its call where it has one', async () => {
    const { guest } = await hosted(guns);
    const client = guest();
    const nonsense = [
      null,
      1,
      'submit',
      [],
      {},
      { call: 3 },
      { call: 'x', kind: 'undo', params: {} },
      new Map(),
    ];
    for (const message of nonsense) {
      const [reply] = await client.sendRaw(message);
      expect(reply?.refused).toBeDefined();
      expect(reply?.call).toBe(
        message !== null && typeof message === 'object' && 'call' in message && message.call === 3 ? 3 : null,
      );
    }
  });

  it('R21: 10,000 spoilt messages crash nothing, and the game goes on', async () => {
    const { guest, deps } = await hosted(guns);
    const client = guest();
    await client.send('claimSeat', sessionSamples.claimSeat);
    const random = new SeededRandom(21);
    const spoilt = kinds.flatMap(({ kind, valid, messages }) => {
      const shape = Object.entries(messages).find(([name]) => name === kind)?.[1].shape;
      return shape === undefined ? [] : malformedVariants(shape, valid).map((params) => ({ kind, params }));
    });
    let faults = 0;
    for (let n = 0; n < 10_000; n++) {
      const { kind, params } = random.pick(spoilt);
      const message = random.inHundred(5)
        ? params
        : { call: n, kind: random.inHundred(5) ? `${kind}x` : kind, params };
      const [reply] = await client.sendRaw(message);
      if (reply?.refused === undefined) faults++;
    }
    expect(faults).toBe(0);
    expect(await client.send('submit', sessionSamples.submit)).toMatchObject({
      answer: { accepted: true, seq: 1 },
    });
    expect((await deps.storage.read('g'))?.entries.length).toBe(1);
  });
});

describe('R20: who may say what', () => {
  const roles = ['owner', 'opponent', 'observer', 'stranger', 'expired', 'finished'] as const;
  type Role = (typeof roles)[number];
  /** Results of a message about the Reds' seat: an answer, or the code of its refusal. */
  const matrix: Readonly<Record<keyof typeof sessionMessages, Readonly<Record<Role, string>>>> = {
    submit: {
      owner: 'accepted',
      opponent: 'no-seat',
      observer: 'no-seat',
      stranger: 'no-seat',
      expired: 'no-seat',
      finished: 'refused',
    },
    undo: {
      owner: 'refused',
      opponent: 'no-seat',
      observer: 'no-seat',
      stranger: 'no-seat',
      expired: 'no-seat',
      finished: 'refused',
    },
    answerUndo: {
      owner: 'refused',
      opponent: 'no-seat',
      observer: 'no-seat',
      stranger: 'no-seat',
      expired: 'no-seat',
      finished: 'refused',
    },
    claimSeat: {
      owner: 'answered',
      opponent: 'no-seat',
      observer: 'no-seat',
      stranger: 'no-seat',
      expired: 'no-seat',
      finished: 'answered',
    },
    subscribe: {
      owner: 'answered',
      opponent: 'no-seat',
      observer: 'no-seat',
      stranger: 'no-seat',
      expired: 'no-seat',
      finished: 'answered',
    },
    unsubscribe: {
      owner: 'answered',
      opponent: 'answered',
      observer: 'answered',
      stranger: 'answered',
      expired: 'answered',
      finished: 'answered',
    },
  };

  /** The key that each role shows for the Reds' seat. */
  const keyFor: Readonly<Record<Role, string>> = {
    owner: keys.red,
    opponent: keys.blue,
    observer: 'a'.repeat(64),
    stranger: 'b'.repeat(64),
    expired: keys.red,
    finished: keys.red,
  };

  async function clientAs(role: Role) {
    const { guest, games } = await hosted(guns);
    const client = guest();
    if (role === 'finished') {
      const session = await games.get('g');
      await session.submit(
        { side: 'red', id: 'end', expected: 0, commands: [{ kind: 'concede' }] },
        () => undefined,
      );
    }
    if (role === 'opponent') await client.send('claimSeat', { game: 'g', side: 'blue', key: keys.blue });
    if (role !== 'stranger' && role !== 'observer')
      await client.send('claimSeat', { game: 'g', side: 'red', key: keyFor[role] });
    // The seat has meanwhile been given to another player.
    if (role === 'expired')
      await (await games.get('g')).amend((record) => ({
        ...record,
        locks: { ...record.locks, red: { key: commitmentTo('9'.repeat(64)) } },
      }));
    return client;
  }

  const cases = Object.entries(matrix).flatMap(([kind, row]) =>
    roles.map((role) => ({ kind, role, wanted: row[role] })),
  );

  it.each(cases)('$kind by $role: $wanted', async ({ kind, role, wanted }) => {
    const client = await clientAs(role);
    const expected = role === 'finished' ? 1 : 0;
    const sample = { ...Object.entries(sessionSamples).find(([name]) => name === kind)?.[1] };
    const params = {
      ...sample,
      ...('expected' in sample ? { expected } : {}),
      ...('key' in sample ? { key: keyFor[role] } : {}),
    };
    const reply = await client.send(kind, params);
    const { answer } = reply ?? {};
    const isCommand = typeof answer === 'object' && answer !== null && 'accepted' in answer;
    const outcome = isCommand
      ? answer.accepted
        ? 'accepted'
        : 'refused'
      : (reply?.refused?.code ?? 'answered');
    expect(outcome).toBe(wanted);
    if (wanted === 'no-seat') expect(client.notices).toEqual([]);
  });

  it('nobody looks through the umpire’s eyes while people play, or through those of another side', async () => {
    const { guest } = await hosted(duel);
    const client = guest();
    for (const viewer of ['umpire', { side: 'red' }, { side: 'nobody' }])
      expect((await client.send('subscribe', { game: 'g', viewer }))?.refused?.code).toBe('no-seat');
    expect(await client.send('subscribe', { game: 'g', viewer: 'bystander' })).toMatchObject({
      answer: { seq: 0 },
    });
    expect(client.notices).toHaveLength(1);
  });

  it('an invitation is good for one claim, and the key that took the seat for every later one', async () => {
    const locks = { red: { invitation: commitmentTo(keys.invitation) } };
    const { guest } = await hosted(guns, { locks });
    const claim = (key: string, invitation: string | null = null) =>
      guest().send('claimSeat', { game: 'g', side: 'red', key, invitation });
    expect((await claim(keys.red))?.refused?.code).toBe('no-seat');
    expect((await claim(keys.red, '4'.repeat(64)))?.refused?.code).toBe('no-seat');
    expect(await claim(keys.red, keys.invitation)).toMatchObject({ answer: { seq: 0 } });
    expect((await claim(keys.blue, keys.invitation))?.refused?.code).toBe('no-seat');
    expect(await claim(keys.red)).toMatchObject({ answer: { seq: 0 } });
  });

  it('of two claims with one invitation at the same time the first wins', async () => {
    const { guest } = await hosted(guns, { locks: { red: { invitation: commitmentTo(keys.invitation) } } });
    const claims = await Promise.all(
      [keys.red, keys.blue].map((key) =>
        guest().send('claimSeat', { game: 'g', side: 'red', key, invitation: keys.invitation }),
      ),
    );
    expect(claims.map((reply) => reply?.refused?.code ?? 'held')).toEqual(['held', 'no-seat']);
  });

  it('a game that is not there is said not to be there', async () => {
    const { guest } = await hosted(guns);
    const client = guest();
    for (const [kind, sample] of Object.entries(sessionSamples)) {
      if (kind === 'unsubscribe') continue;
      expect((await client.send(kind, { ...sample, game: 'other' }))?.refused?.code).toBe('no-game');
    }
  });
});
