/** What is measured of battles of every game in the same way: written down, replayed, copied for search, twice as large, thought about. */
import { type AnyTableGame, hashedFaces, type LogMode, Match } from '@grognard/engine';
import type { AnyMatch, Level } from '@grognard/opponent';
import { type BattleMeasured, measureBeside, medianOf, secondsFor, secondsPassed } from './beside.ts';
import { hashes, line, ratio } from './lines.ts';
import { playBattle } from './play-battle.ts';

/** How much of a game is measured at a time. */
export interface Pains {
  /** Battles before anything is measured. */
  readonly warmUp: number;
  /** In one go, so many that the clock's steps do not matter. */
  readonly batch: number;
  readonly runs: number;
}

/** Battles between recruits, one after the other. */
export function recruits(game: AnyTableGame, keeping: LogMode, from: number, count: number): AnyMatch[] {
  return Array.from({ length: count }, (_, n) =>
    playBattle({ game, seed: from + n + 1, level: 'recruit', keeping }),
  );
}

/** Seconds of a battle, in the mean of a batch. None is kept: to carry old battles along is no part of playing one. */
export function secondsOf(game: AnyTableGame, keeping: LogMode, batch: number, run: number): number {
  const spent = secondsFor(() => {
    for (let n = 1; n <= batch; n++) playBattle({ game, seed: run * batch + n, level: 'recruit', keeping });
  });
  return spent / batch;
}

/** What a log costs: battles without and with one, turn and turn about. */
export function logAgainstNone(game: AnyTableGame, { warmUp, batch, runs }: Pains): number {
  recruits(game, 'everything', 0, warmUp);
  const logs = Array.from({ length: runs }, (_, run) => {
    const without = secondsOf(game, 'state', batch, run);
    return secondsOf(game, 'everything', batch, run) / without;
  });
  return medianOf(logs);
}

const eventsWanted = 500;

/** A log of that many events, put back event by event. */
export function measureReplay(game: AnyTableGame, runs: number, goal: number): BattleMeasured {
  const entries: AnyMatch['entries'][number][] = [];
  let events = 0;
  for (let seed = 1; events < eventsWanted; seed++) {
    [entries.length, events] = [0, 0];
    for (const entry of playBattle({ game, seed, level: 'recruit', keeping: 'everything' }).entries) {
      if (events >= eventsWanted || !('events' in entry)) break;
      entries.push(entry);
      events += entry.events.length;
    }
  }
  const replay = () => {
    const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(1), 'everything');
    for (const entry of entries) match.replay(entry);
    return match;
  };
  const checksum = hashes([replay()]);
  const times = 200;
  const measured = measureBeside(
    runs,
    () =>
      secondsFor(() => {
        for (let n = 0; n < times; n++) replay();
      }) / times,
  );
  return line(`replay of a log of ${events} events`, measured, 'ms', { goal, checksum });
}

/** Copies of a state in the midst of a battle. */
export function measureSnapshot(
  game: AnyTableGame,
  name: string,
  { turns, runs, goal }: { readonly turns: number; readonly runs: number; readonly goal: number },
): BattleMeasured {
  const match = playBattle({ game, seed: 1, level: 'recruit', keeping: 'state', turns });
  const copies = 20_000;
  const measured = measureBeside(
    runs,
    () =>
      secondsFor(() => {
        for (let n = 0; n < copies; n++) game.rules.copy(match.state);
      }) / copies,
  );
  return line(`snapshot of ${name}`, measured, 'µs', { goal, checksum: hashes([match]) });
}

/** What a turn of a larger battle costs, against one of a smaller. */
export function measureTurn(
  name: string,
  once: AnyTableGame,
  twice: AnyTableGame,
  { batch, runs, goal }: { readonly batch: number; readonly runs: number; readonly goal: number | null },
): BattleMeasured {
  const perTurn = (game: AnyTableGame, run: number) => {
    let turns = 0;
    const spent = secondsFor(() => {
      for (const match of recruits(game, 'state', run * batch, batch)) turns += game.turnOf(match.state);
    });
    return spent / turns;
  };
  const checksum = hashes(recruits(twice, 'state', 0, 4 * batch));
  const ratios = Array.from({ length: runs }, (_, run) => perTurn(twice, run) / perTurn(once, run));
  return ratio(name, medianOf(ratios), goal, checksum);
}

/** How long a player thinks about all that a turn asks of it, answers to the other side included; a captain in full. */
export function measureThinking(
  game: AnyTableGame,
  name: string,
  { level, turns, goal }: { readonly level: Level; readonly turns: number; readonly goal: number },
): BattleMeasured {
  let checksum = '';
  const measured = measureBeside(
    1,
    () => {
      const spent = new Map<string, number>();
      const watch = {
        plan(seconds: number, side: string, turn: number) {
          const key = `${side} ${turn}`;
          // Before the first turn there is nothing to think about.
          if (turn > 0) spent.set(key, (spent.get(key) ?? 0) + seconds);
        },
      };
      checksum = hashes([playBattle({ game, seed: 1, level, keeping: 'state', turns }, watch)]);
      return medianOf([...spent.values()]);
    },
    secondsPassed,
  );
  return line(`${level} thinks about a turn, ${name}`, measured, 'ms', { goal, checksum });
}
