/** Sittings at a game of turns one after the other: the word passes in the middle of a turn, and nothing is hidden. */
import { asAnyGame } from '@grognard/engine';
import { makePlayer } from '@grognard/opponent';
import type { Ruleset, Words } from '@grognard/rules-kit';
import { gunsInTurnAt } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../saves/record.ts';
import type { Confirmed, Seat } from './contract.ts';
import { resumed } from './resume.ts';
import { Sitting } from './sitting.ts';

const game = asAnyGame(gunsInTurnAt([3, 3]));

function sittingOf(seats: Readonly<Record<string, Seat>>, played = game): Sitting {
  const record: GameRecord = {
    id: 'g',
    name: 'guns',
    title: 'guns',
    ruleset: 'guns',
    edition: 'guns-in-turn',
    scenario: { places: [3, 3] },
    options: {},
    seats,
    dice: { kind: 'seed', seed: 4 },
    secret: null,
    seed: 4,
    made: { engine: '0', ruleset: '0' },
    begun: 0,
    touched: 0,
    turn: 1,
    result: null,
    reasons: [],
    removed: false,
  };
  return new Sitting(played, record, resumed(played, record, []), {
    thinker: {
      think: async ({ side, level, seed, answered, view }) =>
        makePlayer(played, side, level, { seed, answered }).answer(view),
    },
    language: 'en',
    ruleset: { credit: '' } as Ruleset,
    words: {} as Words,
    keep: async () => undefined,
    now: () => 1,
  });
}

const wordsOf = (answer: Confirmed) =>
  answer.done
    ? (answer.played?.scenes.flatMap(({ entries }) => entries.map(({ words }) => words)) ?? null)
    : 'refused';

describe('against the computer', () => {
  it('what was fixed is shown at once, with the answer of the other side, and the turn goes on', async () => {
    const sitting = sittingOf({ red: 'person', blue: 'recruit' });
    const fired = await sitting.confirm([{ kind: 'fire' }]);
    expect(wordsOf(fired)).toEqual(['the Reds fire.', expect.stringMatching(/lose a man|goes by/)]);
    expect(fired.stand).toMatchObject({ waits: 'you', eyes: 'red', turn: 1 });
  });

  it('what can be taken back is not played, and stands in the log with what settled it', async () => {
    const sitting = sittingOf({ red: 'person', blue: 'recruit' });
    const pushed = await sitting.confirm([{ kind: 'push', by: 1 } as never]);
    expect(wordsOf(pushed)).toBeNull();
    expect(pushed.stand.canUndo).toBe(true);
    const fired = await sitting.confirm([{ kind: 'fire' }]);
    expect(wordsOf(fired)?.[0]).toBe('the Reds fire.');
    const logged = fired.done ? fired.logged : undefined;
    expect(logged?.scenes[0]?.entries[0]?.words).toBe('the Reds push their gun to 4.');
    expect(logged?.scenes.length).toBe((fired.done ? fired.played!.scenes.length : 0) + 1);
    expect(sitting.past().map(({ turn, stage }) => [turn, stage])).toEqual([
      [1, 'the Reds'],
      [1, 'the Reds'],
    ]);
  });

  it('computers are asked again until a person is, and say why each time, under the part of the turn', async () => {
    const sitting = sittingOf({ red: 'person', blue: 'sergeant' });
    const closed = await sitting.confirm([{ kind: 'done' }]);
    expect(closed.stand.asked?.reaction?.pieces).toEqual(['red']);
    const answered = await sitting.confirm([{ kind: 'answer', how: 'stand' } as never]);
    expect(answered.stand).toMatchObject({ waits: 'you', eyes: 'red', turn: 2 });
    expect(sitting.record.reasons.map(({ side, stage }) => [side, stage])).toEqual([
      ['blue', 'the Blues'],
      ['blue', 'the Blues'],
    ]);
  });

  it('a computer that is asked first has answered when a person comes to the table', async () => {
    const sitting = sittingOf({ red: 'recruit', blue: 'person' });
    const stand = await sitting.opened();
    expect(stand).toMatchObject({ waits: 'you', eyes: 'blue' });
    expect(stand.asked).not.toBeNull();
    expect(sitting.record.reasons.map(({ side }) => side)).toContain('red');
  });

  it('a computer that breaks the rules or does nothing is a mistake, not a game without end', async () => {
    for (const commands of [[], [{ kind: 'answer', how: 'stand' }]]) {
      const spoilt = { ...game, doctrine: { ...game.doctrine, plan: () => ({ commands, reasons: [] }) } };
      const sitting = sittingOf({ red: 'person', blue: 'recruit' }, spoilt as typeof game);
      await expect(sitting.confirm([{ kind: 'done' }])).rejects.toThrow(/blue gave/);
    }
  });

  it('several commands are given all or none; but what was handed over stays, and the rest no longer stands', async () => {
    const sitting = sittingOf({ red: 'person', blue: 'person' });
    const refused = await sitting.confirm([{ kind: 'push', by: 1 }, { kind: 'fly' }] as never);
    expect(refused.done).toBe(false);
    expect(refused.stand.canUndo).toBe(false);
    const half = await sitting.confirm([{ kind: 'fire' }, { kind: 'push', by: 1 }] as never);
    expect(half.done).toBe(true);
    expect(half.stand.eyes).toBe('blue');
  });
});

describe('two people at an open table', () => {
  it('the word passes from one to the other without a curtain, and both see what happened', async () => {
    const sitting = sittingOf({ red: 'person', blue: 'person' });
    expect(await sitting.opened()).toMatchObject({ waits: 'you', eyes: 'red', shared: true });
    const fired = await sitting.confirm([{ kind: 'fire' }]);
    expect(wordsOf(fired)).toEqual(['the Reds fire.']);
    expect(fired.stand).toMatchObject({ waits: 'you', eyes: 'blue' });
    expect(fired.stand.asked?.reaction?.pieces).toEqual(['blue']);
    const answered = await sitting.confirm([{ kind: 'answer', how: 'duck' } as never]);
    expect(answered.stand).toMatchObject({ waits: 'you', eyes: 'red' });
    expect(wordsOf(answered)?.[0]).toBe('the Blues duck.');
  });

  it('until it is over, when everything is shown', async () => {
    const sitting = sittingOf({ red: 'person', blue: 'person' });
    const end = await sitting.confirm([{ kind: 'concede' }]);
    expect(end.stand).toMatchObject({ waits: 'over', result: { winners: ['blue'] } });
    expect(wordsOf(end)).toEqual(['the Reds give up.']);
  });
});
