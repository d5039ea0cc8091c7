/** Measurements that are the same for battles of every game: log, replay, copies for search, double size, thinking. */
import { type AnyTableGame, hashedFaces, type LogMode, Match } from '@grognard/engine';
import type { AnyMatch, Level } from '@grognard/opponent';
import { type BattleMeasured, measureBeside, medianOf, secondsFor, secondsPassed } from './beside.ts';
import { hashes, line, ratio } from './lines.ts';
import { playBattle } from './play-battle.ts';

/** Number of battles in a measurement. */
export interface Pains {
  /** Battles played before the measurement begins. */
  readonly warmUp: number;
  /** Battles in one batch, enough that the resolution of the clock does not matter. */
  readonly batch: number;
  readonly runs: number;
}

/** Plays battles between recruits, one after the other. */
export function recruits(game: AnyTableGame, keeping: LogMode, from: number, count: number): AnyMatch[] {
  return Array.from({ length: count }, (_, n) =>
    playBattle({ game, seed: from + n + 1, level: 'recruit', keeping }),
  );
}

/** Mean seconds for a battle in a batch. No battle is kept, because keeping old ones is not part of playing. */
export function secondsOf(game: AnyTableGame, keeping: LogMode, batch: number, run: number): number {
  const spent = secondsFor(() => {
    for (let n = 1; n <= batch; n++) playBattle({ game, seed: run * batch + n, level: 'recruit', keeping });
  });
  return spent / batch;
}

/** The cost of a log: battles without and with one, played alternately. */
export function logAgainstNone(game: AnyTableGame, { warmUp, batch, runs }: Pains): number {
  recruits(game, 'everything', 0, warmUp);
  const logs = Array.from({ length: runs }, (_, run) => {
    const without = secondsOf(game, 'state', batch, run);
    return secondsOf(game, 'everything', batch, run) / without;
  });
  return medianOf(logs);
}

const eventsWanted = 500;

/** Replays a log of that many events, event by event. */
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

/** Copies a state in the middle of a battle. */
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

/** The cost of a turn in a larger battle, relative to a smaller one. */
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

/** Time a player thinks in a turn, reactions included. A captain thinks with the full budget. */
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
          // Thinking before the first turn is not counted.
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
