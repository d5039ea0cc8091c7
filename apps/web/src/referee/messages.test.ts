/** Every message of the page to its worker and of the worker to its thinker: sent malformed it is refused with its place, and nothing is lost (R20). */
import { check, Problem } from '@grognard/rules-kit';
import { createMemoryStorage, createThinker, type Port, thinkerMessages } from '@grognard/session';
import { malformedVariants } from '@grognard/session/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMemoryBattles } from '../saves/own-battles.ts';
import { createGame } from './create-game.ts';
import { hostReferee } from './host.ts';
import { hostThinker } from './host-thinker.ts';
import { pageMessages } from './messages.ts';
import { linkedPorts } from './testing/referee-in-process.ts';

interface RawReply {
  readonly call: unknown;
  readonly answer?: unknown;
  readonly refused?: { readonly code: string; readonly at: string };
  readonly fault?: string;
}

function isReply(message: unknown): message is RawReply {
  return typeof message === 'object' && message !== null && 'call' in message;
}

/** A page or worker that sends what it likes, and waits for each reply. */
function senderTo(host: (port: Port) => void) {
  const [own, other] = linkedPorts();
  let hear: (reply: RawReply) => void = () => undefined;
  own.listen((message) => {
    if (isReply(message)) hear(message);
  });
  host(other);
  return (kind: string, params: unknown) =>
    new Promise<RawReply>((resolve) => {
      hear = resolve;
      own.send({ call: 1, kind, params });
    });
}

const storage = createMemoryStorage();
const thinker = createThinker((setup, language) => createGame(setup, language));
let count = 0;
const toReferee = senderTo((port) =>
  hostReferee(port, {
    storage,
    ownBattles: createMemoryBattles(),
    thinker,
    prepareThinker: async () => undefined,
    version: '0',
    now: () => ++count,
    random: (bytes) => (++count).toString(16).padStart(2 * bytes, '0'),
    builtIn: async () => null,
  }),
);
const toThinker = senderTo(hostThinker);

const beginning = {
  edition: 'argad-2021',
  scenario: 'starter',
  options: {},
  seats: ['person', 'recruit'],
  seed: 1,
  setUp: 'done',
};
let game = '';

beforeAll(async () => {
  const { answer } = await toReferee('begin', beginning);
  if (typeof answer !== 'object' || answer === null || !('game' in answer))
    throw new Error('no game has begun');
  game = String(answer.game);
});

const pageSamples: Readonly<Record<keyof typeof pageMessages, object>> = {
  speak: { language: 'fr', units: 'cm' },
  prepare: { edition: 'argad-2021' },
  battles: {},
  battleDetails: { ruleset: 'argad', battle: 'starter' },
  ownBattles: {},
  keepBattle: { text: '{}' },
  forgetBattle: { battle: 'own-1' },
  begin: { ...beginning, house: null },
  layLesson: { ruleset: 'argad', step: 0 },
  judgeLesson: { game: 'g' },
  explain: { game: 'g', rules: ['move.foot-full'] },
  rules: { game: 'g', rules: ['move.foot-full'] },
  reasons: { game: 'g', turn: 1 },
  games: {},
  rename: { game: 'g', name: 'A new name' },
  remove: { game: 'g' },
  restore: { game: 'g' },
  replay: { game: 'g', from: 'umpire' },
  result: { game: 'g' },
  again: { game: 'g', seats: ['person', 'recruit'], seed: null },
  linkTo: { game: 'g', moment: 1, longest: 2000 },
  openLink: { link: 'x' },
  continueFrom: { game: 'g', moment: 1, seats: [{ side: 'patrol', seat: 'recruit' }] },
  exportGame: { game: 'g' },
  backup: {},
  importGames: { text: '{}' },
};

const thinkerSamples: Readonly<Record<keyof typeof thinkerMessages, object>> = {
  prepare: { edition: 'argad-2021', language: 'it' },
  think: {
    edition: 'argad-2021',
    scenario: 'starter',
    options: {},
    language: 'en',
    side: 'patrol',
    level: 'recruit',
    seed: 1,
    answered: 0,
    memory: null,
    view: { turn: 1 },
  },
};

const kinds = [
  ...Object.entries(pageSamples).map(([kind, valid]) => ({
    to: 'worker',
    kind,
    valid,
    messages: pageMessages,
  })),
  ...Object.entries(thinkerSamples).map(([kind, valid]) => ({
    to: 'thinker',
    kind,
    valid,
    messages: thinkerMessages,
  })),
];

/** Longer than any message may be. */
const endless = 'x'.repeat(20_000_001);

describe('malformed messages', () => {
  it.each(kinds)('$kind to the $to is refused with code and place', async ({ to, kind, valid, messages }) => {
    const send = to === 'worker' ? toReferee : toThinker;
    const shape = Object.entries(messages).find(([name]) => name === kind)?.[1].shape;
    if (shape === undefined) throw new Error(`there is no ${kind}`);
    expect(check(shape, valid)).not.toBeInstanceOf(Problem);
    const variants = [...malformedVariants(shape, valid), { ...valid, text: endless }];
    expect(variants.length).toBeGreaterThan(10);
    const before = JSON.stringify([await storage.records(), await storage.read(game)]);
    for (const variant of variants) {
      const { refused, ...rest } = await send(kind, variant);
      const said = JSON.stringify(variant).slice(0, 300);
      expect(refused, said).toEqual({
        code: expect.any(String),
        at: expect.any(String),
        message: expect.any(String),
      });
      expect(rest, said).toEqual({ call: 1 });
    }
    expect(JSON.stringify([await storage.records(), await storage.read(game)])).toBe(before);
  });

  it.each(['constructor', '__proto__', 'toString', 'think', 'deps', 'table', ''])(
    'no message %j reaches a method of the worker by its name',
    async (kind) => {
      expect((await toReferee(kind, {})).refused).toMatchObject({ at: 'kind' });
    },
  );

  it('the page plays on after all of it', async () => {
    expect((await toReferee('open', { game })).answer).toMatchObject({ game, waits: 'you' });
    expect((await toThinker('prepare', thinkerSamples.prepare)).answer).toBeNull();
  });
});
