/** Quick battles from the moments of a game, and the swings between them. */
import { type AnyTableGame, asAnyGame, hashedFaces, Match } from '@grognard/engine';
import { type AnyMatch, giveCommands, makePlayer } from '@grognard/opponent';
import { darkDuelAt } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import {
  type CurvePoint,
  curveOf,
  momentsOf,
  type Prospect,
  quickBattles,
  swingsOf,
  victoryOf,
} from './prospects.ts';

function played(game: AnyTableGame, seed: number): AnyMatch {
  const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(seed));
  const players = game.sides.map(({ id }) => makePlayer(game, id, 'recruit', { seed }));
  for (;;) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return match;
    const player = players.find(({ side }) => side === awaits.sides[0]);
    if (player !== undefined)
      giveCommands(match, player.side, player.answer(match.view(player.side)).commands);
  }
}

describe('quick battles', () => {
  const game = asAnyGame(darkDuelAt([2, 5]));
  const match = played(game, 5);
  const moments = momentsOf(game, match.entries);

  it('begin at the beginning of each turn, without the setting up', () => {
    const turns = moments.map(({ turn }) => turn);
    expect(turns.length).toBeGreaterThan(1);
    expect(turns).toEqual(turns.map((_, n) => n + 1));
  });

  it('are the same for the same seed, leave the game alone, and stay within their budget', () => {
    const [side = ''] = game.sides.map(({ id }) => id);
    const late = moments.slice(-2);
    const before = JSON.stringify(late);
    const all = [1, 1, 2].map((seed) => [
      ...quickBattles(game, late, side, { seed, battles: 20, budget: 1e9 }),
    ]);
    expect(all[1]).toEqual(all[0]);
    expect(JSON.stringify(late)).toBe(before);
    expect(all[0]?.at(-1)).toMatchObject({ done: 1, prospects: [{ battles: 20 }, { battles: 20 }] });
    const short = [...quickBattles(game, late, side, { seed: 1, battles: 200, budget: 1 })];
    expect(short.at(-1)).toMatchObject({ done: 1, prospects: [{ battles: 10 }, { battles: 10 }] });
  });
});

describe('a curve', () => {
  const prospects: readonly Prospect[] = [
    { turn: 0, won: 100, battles: 200 },
    { turn: 1, won: 104, battles: 200 },
    { turn: 2, won: 20, battles: 200 },
  ];

  it('ends with the result, of which nothing is uncertain', () => {
    const curve = curveOf(prospects, 0);
    expect(curve.map(({ percent }) => percent)).toEqual([50, 52, 10, 0]);
    expect(curve.at(-1)?.error).toBe(0);
    // About 1.96 × √(0.25 / 200).
    expect(curve[0]?.error).toBeCloseTo(6.9, 1);
  });

  it('names the swings that are larger than their error, in order, the biggest if there are many', () => {
    const curve = curveOf(prospects, 0);
    expect(swingsOf(curve, 3).map(({ turn, change }) => [turn, change])).toEqual([
      [2, -42],
      [3, -10],
    ]);
    expect(swingsOf(curve, 1).map(({ turn }) => turn)).toEqual([2]);
    const even: readonly CurvePoint[] = [
      { turn: 0, percent: 50, error: 7 },
      { turn: 1, percent: 59, error: 7 },
    ];
    expect(swingsOf(even, 3)).toEqual([]);
  });

  it('counts a draw as half a victory', () => {
    expect([['a'], [], ['b']].map((winners) => victoryOf('a', winners))).toEqual([1, 0.5, 0]);
  });
});
