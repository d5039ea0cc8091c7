/** Many games: the same bytes with any number of runners, pairs that share their dice, progress, faults by seed. */

import type { CreateAnyGame } from '@grognard/engine';
import { threads } from '@grognard/simulator/node';
import { arrangeDarkDuel } from '@grognard/test-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { type BattleJob, createGameOf, playNumber, seedOf } from './job.ts';
import { ladder } from './ladder.ts';
import { type BatchRunner, inlineRunner } from './runner.ts';
import { simulate } from './simulate.ts';

const createGame: CreateAnyGame = (edition, scenario, options) =>
  edition === 'duel-in-the-dark' ? arrangeDarkDuel(scenario, edition, options) : null;

const job: BattleJob = {
  edition: 'duel-in-the-dark',
  scenario: { places: [2, 5] },
  options: {},
  sides: ['sergeant', 'recruit'],
  games: 60,
  seed: 1815,
  explained: 5,
};

/** A file for threads, like an app's, but with the trial game. */
const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
const entry = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { serveThread } from ${file('./node/index.ts')};
    import { arrange } from ${file('../../test-kit/src/trial/table-game.ts')};
    serveThread((edition, scenario, options) => {
      if (options.breaks) throw new Error('breaks');
      return arrange(scenario, edition, options);
    });
  `)}`,
);

const hired: BatchRunner[] = [];
function onThreads(count: number): BatchRunner[] {
  const runners = threads(entry, count);
  hired.push(...runners);
  return runners;
}
afterAll(() => Promise.all(hired.map((runner) => runner.dismiss())));

describe('simulate', () => {
  it('gives the same bytes here, on one thread and on two', async () => {
    const bytes = async (runners: readonly BatchRunner[]) =>
      JSON.stringify(await simulate({ ...job, saved: 3, swap: 'pairs' }, { runners }));
    const here = await bytes([inlineRunner(createGame)]);
    expect(await bytes(onThreads(1))).toBe(here);
    expect(await bytes(onThreads(2))).toBe(here);
    expect(await bytes([inlineRunner(createGame), inlineRunner(createGame), inlineRunner(createGame)])).toBe(
      here,
    );
  });

  it('plays other games for another seed', async () => {
    const runners = [inlineRunner(createGame)];
    const { report } = await simulate(job, { runners });
    const { report: other } = await simulate({ ...job, seed: 1816 }, { runners });
    expect(other.hash).not.toBe(report.hash);
    expect(new Set(Array.from({ length: 60 }, (_, n) => seedOf(job, n))).size).toBe(60);
  });

  it('counts rules in the games played with reasons alone, and saves as many as asked', async () => {
    const { games, report } = await simulate({ ...job, saved: 3 }, { runners: [inlineRunner(createGame)] });
    expect(games.map(({ n }) => n)).toEqual(Array.from({ length: 60 }, (_, n) => n));
    expect(games.filter(({ rules }) => rules !== null)).toHaveLength(5);
    expect(games.filter(({ save }) => save !== null)).toHaveLength(3);
    expect(report.explained).toBe(5);
    expect(report.rules.map(({ rule }) => rule)).toEqual(['duel.shot']);
  });

  it('in pairs, plays each seed twice with the levels the other way round', async () => {
    const { games, report } = await simulate(
      { ...job, swap: 'pairs' },
      { runners: [inlineRunner(createGame)] },
    );
    for (let n = 0; n < games.length; n += 2) {
      expect(games[n + 1]?.seed).toBe(games[n]?.seed);
      expect(games[n]?.players).toEqual([0, 1]);
      expect(games[n + 1]?.players).toEqual([1, 0]);
    }
    expect(report.sides.map(({ level }) => level)).toEqual([null, null]);
    expect(report.players[0]?.wins).toBeGreaterThan(report.players[1]?.wins ?? 0);
    const twin = playNumber(
      createGameOf(createGame, job),
      { ...job, sides: ['recruit', 'recruit'], swap: 'pairs' },
      0,
    );
    const other = playNumber(
      createGameOf(createGame, job),
      { ...job, sides: ['recruit', 'recruit'], swap: 'pairs' },
      1,
    );
    expect(other.fingerprint).toBe(twin.fingerprint);
  });

  it('tells of progress up to the last game', async () => {
    const seen: number[] = [];
    await simulate(job, {
      runners: [inlineRunner(createGame)],
      onProgress: ({ done, games }) => {
        expect(games).toBe(60);
        seen.push(done);
      },
    });
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(60);
  });

  it('names the seed of a game that goes wrong', async () => {
    const bad = seedOf(job, 7);
    const spoilt: CreateAnyGame = (edition, scenario, options) => {
      const game = createGameOf(createGame, { ...job, edition, scenario, options });
      let started = 0;
      const start: typeof game.rules.start = (plans) => {
        if (started++ === 7) throw new Error('the lamp went out');
        return game.rules.start(plans);
      };
      return { ...game, rules: { ...game.rules, start } };
    };
    await expect(simulate(job, { runners: [inlineRunner(spoilt)] })).rejects.toThrow(
      `game with seed ${bad}: the lamp went out`,
    );
  });

  it('of several faults tells the first, whichever came up first', async () => {
    const failing = (after: Promise<void>, words: string): BatchRunner => ({
      play: () => after.then(() => Promise.reject(new Error(words))),
      dismiss: async () => {},
    });
    const late = Promise.resolve().then(async () => {
      for (let i = 0; i < 50; i++) await Promise.resolve();
    });
    const runners = [failing(late, 'early game'), failing(Promise.resolve(), 'late game')];
    await expect(simulate(job, { runners })).rejects.toThrow('early game');
  });

  it('a runner plays one job after another, each on its own table', async () => {
    const runners = [inlineRunner(createGame)];
    const other = { ...job, scenario: { places: [6, 1] } };
    await simulate(job, { runners });
    expect(await simulate(other, { runners })).toEqual(
      await simulate(other, { runners: [inlineRunner(createGame)] }),
    );
    expect((await simulate(job, { runners })).report.hash).not.toBe(
      (await simulate(other, { runners })).report.hash,
    );
  });

  it('tells what a thread cannot do, and a thread that has ended', async () => {
    const runners = onThreads(1);
    await expect(simulate({ ...job, options: { breaks: 1 } }, { runners })).rejects.toThrow('breaks');
    expect((await simulate({ ...job, games: 2 }, { runners })).games).toHaveLength(2);
    await runners[0]?.dismiss();
    await expect(simulate(job, { runners })).rejects.toThrow('the thread has ended');
  });

  it('refuses a scenario with mistakes, an unknown edition and a wrong number of levels', async () => {
    const runners = [inlineRunner(createGame)];
    await expect(simulate({ ...job, scenario: {} }, { runners })).rejects.toThrow('places: two places');
    await expect(simulate({ ...job, edition: 'chess' }, { runners })).rejects.toThrow('chess is not played');
    await expect(simulate({ ...job, sides: ['recruit'] }, { runners })).rejects.toThrow('2 sides, not 1');
    await expect(simulate(job, { runners: [] })).rejects.toThrow('nobody is there');
  });
});

describe('ladder', () => {
  it('ranks the levels, with the same bytes on one thread and on two', async () => {
    const { sides: _, ...base } = { ...job, games: 80 };
    const bytes = async (count: number) =>
      JSON.stringify(await ladder(['random', 'recruit', 'sergeant'], base, { runners: onThreads(count) }));
    const one = await bytes(1);
    expect(await bytes(2)).toBe(one);
    const { rungs, pairs } = JSON.parse(one) as Awaited<ReturnType<typeof ladder>>;
    expect(rungs[0]?.level).toBe('sergeant');
    expect(rungs.every(({ games, error }) => games === 160 && error > 0)).toBe(true);
    expect(pairs.map(({ levels }) => levels.join(' '))).toEqual([
      'random recruit',
      'random sergeant',
      'recruit sergeant',
    ]);
  });
});
