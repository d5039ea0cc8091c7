/** Statistics on hand-made games, against values computed elsewhere. */
import { fingerprint } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import { rate } from './elo.ts';
import type { BattleJob, GameResult } from './job.ts';
import { reportOf } from './report.ts';
import { shareOf } from './share.ts';

const job: BattleJob = {
  edition: 'e',
  scenario: null,
  options: {},
  sides: ['captain', 'recruit'],
  games: 4,
  seed: 9,
  swap: 'pairs',
};

function game(n: number, winner: string | null, losses: readonly number[], turns: number): GameResult {
  return {
    n,
    seed: n,
    sides: ['red', 'blue'],
    players: n % 2 === 0 ? [0, 1] : [1, 0],
    winners: winner === null ? [] : [winner],
    by: winner === null ? 'end.dusk' : 'end.rout',
    turns,
    losses,
    commands: 10 + n,
    fingerprint: `f${n}`,
    rules: n < 2 ? { 'shoot.cover': n + 1, 'melee.armour': 2 } : null,
    measures: n < 2 ? { held: { count: n, of: 2 }, never: { count: 0, of: 0 } } : null,
    save: null,
  };
}

const games = [
  game(0, 'red', [1, 4], 5),
  game(1, 'blue', [3, 0], 6),
  game(2, null, [2, 2], 10),
  game(3, 'red', [0, 2], 6),
];

describe('a report', () => {
  const report = reportOf(job, games);

  it('counts wins by side and by player, whichever side he played', () => {
    expect(report.sides.map(({ side, wins, meanLosses }) => [side, wins, meanLosses])).toEqual([
      ['red', 2, 1.5],
      ['blue', 1, 2],
    ]);
    expect(report.players.map(({ level, wins, meanLosses }) => [level, wins, meanLosses])).toEqual([
      ['captain', 2, 1.25],
      ['recruit', 1, 2.25],
    ]);
    expect(report.players[0]?.wonOfDecided.share).toBe(0.6667);
    expect(report.draws).toBe(1);
  });

  it('adds up turns, commands, casualties, endings and rules', () => {
    expect(report).toMatchObject({
      games: 4,
      seed: 9,
      turns: { mean: 6.75, max: 10 },
      commands: 46,
      casualties: 14,
      explained: 2,
      hash: fingerprint(['f0', 'f1', 'f2', 'f3']),
    });
    expect(report.endings).toEqual([
      { rule: 'end.rout', times: 3 },
      { rule: 'end.dusk', times: 1 },
    ]);
    expect(report.rules).toEqual([
      { rule: 'melee.armour', times: 4 },
      { rule: 'shoot.cover', times: 3 },
    ]);
  });

  it('adds up the measures of the games that were measured', () => {
    expect(report.measures).toEqual([
      { id: 'held', count: 1, of: 4, share: 0.25 },
      { id: 'never', count: 0, of: 0, share: null },
    ]);
  });

  it('depends on the order of the games', () => {
    expect(reportOf(job, [...games].reverse()).hash).not.toBe(report.hash);
  });

  it('names the level of each side where nobody changed sides', () => {
    const { swap: _, ...straight } = job;
    expect(reportOf(straight, games).sides.map(({ level }) => level)).toEqual(['captain', 'recruit']);
  });
});

describe('Wilson', () => {
  it.each([
    [0, 10, 0, 0, 0.2775],
    [5, 10, 0.5, 0.2366, 0.7634],
    [10, 10, 1, 0.7225, 1],
    [300, 400, 0.75, 0.7053, 0.7899],
    [0, 0, 0, 0, 1],
  ])('%i of %i', (wins, all, share, low, high) => {
    expect(shareOf(wins, all)).toEqual({ share, low, high });
  });
});

describe('Elo', () => {
  it('is worth what the share of points says, between two', () => {
    // 75.5 of 101 points with the added draw: 400 · log10(75.5 / 25.5) = 188.6.
    const [first, second] = rate(2, [{ first: 0, second: 1, wins: 75, losses: 25, draws: 0 }]);
    expect((first?.elo ?? 0) - (second?.elo ?? 0)).toBeCloseTo(188.6, 0);
    expect(first?.elo).toBe(-(second?.elo ?? 0));
    // Half of 1.96 · 173.7 / sqrt(100 · 0.7475 · 0.2525), because each rating lies half the difference from the mean.
    expect(first?.error).toBeCloseTo(39.2, 0);
    expect(second?.error).toBe(first?.error);
  });

  it('finds strengths that add up along a chain', () => {
    const ratings = rate(3, [
      { first: 0, second: 1, wins: 6400, losses: 3600, draws: 0 },
      { first: 1, second: 2, wins: 6400, losses: 3600, draws: 0 },
    ]);
    const [a, b, c] = ratings.map(({ elo }) => elo);
    expect(a! - b!).toBeCloseTo(100, 0);
    expect(b! - c!).toBeCloseTo(100, 0);
    expect(ratings[0]!.error).toBeGreaterThan(ratings[1]!.error);
  });

  it('keeps a rating finite for who never lost, and surer with more games', () => {
    const few = rate(2, [{ first: 0, second: 1, wins: 10, losses: 0, draws: 0 }]);
    const many = rate(2, [{ first: 0, second: 1, wins: 500, losses: 500, draws: 0 }]);
    expect(few[0]?.elo).toBeGreaterThan(200);
    expect(few[0]?.elo).toBeLessThan(1000);
    expect(many[0]).toEqual({ elo: 0, error: expect.closeTo(10.8, 0) });
  });
});
