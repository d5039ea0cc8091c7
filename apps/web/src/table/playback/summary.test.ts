/** The summary of a turn: its own losses and throws only, the costliest first. */
import { describe, expect, it } from 'vitest';
import type { ShownEpisode } from '../../referee/contract.ts';
import { summaryOf, turnsEndedBy } from './summary.ts';
import { entryOf, listOf, sceneOf } from './testing.ts';

const luck = (actual: number) => ({ diceLuck: { of: 'red', expected: 1, actual } });
const scene = (words: string, cost: number, red: number, when: { turn?: number; stage?: string } = {}) =>
  sceneOf([entryOf(words, 6, luck(cost))], { losses: { red, blue: 4 }, ...when });
const episode = (red: number, ...scenes: readonly ReturnType<typeof scene>[]): ShownEpisode => ({
  turn: 1,
  before: listOf(),
  losses: { red, blue: 4 },
  scenes,
});

describe('the summary', () => {
  const log = [
    episode(1, scene('old', 9, 3, { turn: 0 }), scene('miss', 0, 3), scene('one', 1, 4)),
    episode(4, scene('three', 3, 7), scene('two', 2, 9), scene('one more', 1, 10)),
  ];

  it('counts losses of the turn alone, over all its episodes', () => {
    expect(summaryOf(log, { turn: 1 }).losses).toEqual({ red: 7, blue: 0 });
    expect(summaryOf(log, { turn: 0 }).losses).toEqual({ red: 2, blue: 0 });
  });

  it('names the throws that cost most, and none that cost nothing', () => {
    const { deciding } = summaryOf(log, { turn: 1 });
    expect(deciding.map(({ words }) => words)).toEqual(['three', 'two', 'one']);
    expect(summaryOf([episode(0, scene('miss', 0, 0))], { turn: 1 }).deciding).toEqual([]);
  });

  it('names aims', () => {
    const taken = sceneOf([entryOf('the well is theirs', undefined, { isAim: true }), entryOf('other')]);
    expect(summaryOf([episode(0, taken)], { turn: 1 }).aims.map(({ words }) => words)).toEqual([
      'the well is theirs',
    ]);
  });
});

describe('the end of a turn', () => {
  it('comes with every throw where all move at once', () => {
    expect(turnsEndedBy([], episode(0, scene('x', 0, 0)), false)).toMatchObject([{ turn: 1 }]);
    expect(turnsEndedBy([], episode(0, sceneOf([entryOf('march')])), false)).toEqual([]);
    expect(turnsEndedBy([], episode(0), true)).toEqual([]);
  });

  it('comes with the next player turn where sides take turns, or with the end of the battle', () => {
    const [reds, blues] = [scene('x', 0, 0, { stage: 'Reds' }), scene('y', 0, 0, { stage: 'Blues' })];
    const stagesOf = (...given: Parameters<typeof turnsEndedBy>) =>
      turnsEndedBy(...given).map(({ stage }) => stage);
    expect(stagesOf([], episode(0, reds, reds), false)).toEqual([]);
    expect(stagesOf([], episode(0, reds, blues), false)).toEqual(['Reds']);
    expect(stagesOf([episode(0, reds)], episode(0, blues), false)).toEqual(['Reds']);
    expect(stagesOf([episode(0, reds)], episode(0, blues, reds), false)).toEqual(['Reds', 'Blues']);
    expect(stagesOf([], episode(0, reds), true)).toEqual(['Reds']);
    // Setting up is no turn.
    const setUp = scene('x', 0, 0);
    expect(stagesOf([episode(0, setUp)], episode(0, setUp, reds), false)).toEqual([]);
    expect(stagesOf([episode(0, setUp)], episode(0, reds, blues), false)).toEqual(['Reds']);
  });
});
