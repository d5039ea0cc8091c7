/** Whole battles of « Argad ! » 2024 against the yardstick: played, written down, replayed, copied for search, twice as large, thought about. */
import type { AnyTableGame } from '@grognard/engine';
import type { AnyMatch, Level } from '@grognard/opponent';
import { atRest, type BattleMeasured, measureBeside, medianOf, secondsFor, secondsPassed } from './beside.ts';
import { hashes, line, ratio } from './lines.ts';
import { checksumOf } from './measure.ts';
import { layBench, playBattle } from './play-battle.ts';
import { fightYardstick } from './yardstick.ts';

/** The goals, each in the unit of its line. */
const goals = {
  battle: 20,
  log: 1.2,
  order: 3,
  replay: 5,
  snapshot: 5,
  twice: 3,
  sergeant: 100,
  captain: 2000,
} as const;

/** Battles before anything is measured; in one go, so many that the clock's steps do not matter; and with a look at the clock for all orders of a side. */
const warmUp = 600;
const batch = 100;
const watched = 20;
const runs = 15;

function recruits(
  game: AnyTableGame,
  keeping: 'state' | 'everything',
  from: number,
  count: number,
): AnyMatch[] {
  return Array.from({ length: count }, (_, n) =>
    playBattle({ game, seed: from + n + 1, level: 'recruit', keeping }),
  );
}

/** Battles of so many against so many without a log, alone; then without and with one, turn and turn about. */
function measurePlay(game: AnyTableGame): BattleMeasured[] {
  const checksum = hashes(recruits(game, 'state', 0, warmUp));
  const spent = (keeping: 'state' | 'everything', run: number) =>
    secondsFor(() => {
      // None is kept: to carry old battles along is no part of playing one.
      for (let n = 1; n <= batch; n++) playBattle({ game, seed: run * batch + n, level: 'recruit', keeping });
    }) / batch;
  const plain = measureBeside(runs, (run) => spent('state', run));
  recruits(game, 'everything', 0, warmUp);
  const logs = Array.from({ length: runs }, (_, run) => {
    const without = spent('state', run);
    return spent('everything', run) / without;
  });
  const stick = 1 / (plain.value / plain.inYardsticks);
  const log = medianOf(logs);
  return [
    {
      name: 'yardstick',
      value: stick,
      unit: 'battles a second',
      atRest: 1 / atRest({ value: 0, inYardsticks: 1 }),
      goal: null,
      checksum: checksumOf(fightYardstick(1000)),
    },
    line('battle of recruits, 20 against 20', plain, 'ms', { goal: null, checksum }),
    ratio('the same, against the yardstick', plain.inYardsticks, goals.battle, checksum),
    ratio('with the whole log, against without', log, goals.log, checksum),
  ];
}

/** An order in such a battle: looked at by the rules, decided and applied. */
function measureOrders(game: AnyTableGame): BattleMeasured {
  let given = 0;
  const measured = measureBeside(
    runs,
    (run) => {
      let [seconds, count] = [0, 0];
      const watch = {
        orders(spent: number, orders: number) {
          seconds += spent;
          count += orders;
        },
      };
      for (let n = 0; n < watched; n++)
        playBattle({ game, seed: run * watched + n + 1, level: 'recruit', keeping: 'state' }, watch);
      given += count;
      return seconds / count;
    },
    secondsPassed,
  );
  return line('order decided and applied', measured, 'µs', {
    goal: goals.order,
    checksum: checksumOf(given),
  });
}

const eventsWanted = 500;

/** A log of that many events, put back event by event. */
function measureReplay(game: AnyTableGame): BattleMeasured {
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
    const match = playBattle({ game, seed: 1, level: 'recruit', keeping: 'everything', turns: 0 });
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
  return line(`replay of a log of ${events} events`, measured, 'ms', { goal: goals.replay, checksum });
}

/** Copies of a state in the midst of a battle. */
function measureSnapshot(game: AnyTableGame): BattleMeasured {
  const match = playBattle({ game, seed: 1, level: 'recruit', keeping: 'state', turns: 6 });
  const copies = 20_000;
  const measured = measureBeside(
    runs,
    () =>
      secondsFor(() => {
        for (let n = 0; n < copies; n++) game.rules.copy(match.state);
      }) / copies,
  );
  return line('snapshot of 40 figures', measured, 'µs', { goal: goals.snapshot, checksum: hashes([match]) });
}

/** What a turn costs with twice the figures: on twice the front, and crowded on the same. */
function measureTwice(once: AnyTableGame): BattleMeasured[] {
  return [
    measureTurn(
      'a turn of 40 against 40 on twice the front, against 20',
      once,
      layBench(40, 'as-the-figures'),
      goals.twice,
    ),
    measureTurn('the same on the same front', once, layBench(40), null),
  ];
}

function measureTurn(
  name: string,
  once: AnyTableGame,
  twice: AnyTableGame,
  goal: number | null,
): BattleMeasured {
  const perTurn = (game: AnyTableGame, run: number) => {
    let turns = 0;
    const spent = secondsFor(() => {
      for (const match of recruits(game, 'state', run * 10, 10)) turns += game.turnOf(match.state);
    });
    return spent / turns;
  };
  const checksum = hashes(recruits(twice, 'state', 0, 40));
  const ratios = Array.from({ length: runs }, (_, run) => perTurn(twice, run) / perTurn(once, run));
  return ratio(name, medianOf(ratios), goal, checksum);
}

/** How long a player thinks about a turn with 15 figures; a captain in full. */
function measureThinking(level: Level, turns: number, goal: number): BattleMeasured {
  const game = layBench(15);
  const spent: number[] = [];
  let checksum = '';
  const measured = measureBeside(
    1,
    () => {
      const watch = { plan: (seconds: number) => void spent.push(seconds) };
      checksum = hashes([playBattle({ game, seed: 1, level, keeping: 'state', turns }, watch)]);
      // Before the first turn there is nothing to think about.
      return medianOf(spent.slice(game.sides.length));
    },
    secondsPassed,
  );
  return line(`${level} thinks about a turn, 15 figures`, measured, 'ms', { goal, checksum });
}

export function measureBattles(): BattleMeasured[] {
  const game = layBench(20);
  return [
    ...measurePlay(game),
    measureOrders(game),
    measureReplay(game),
    measureSnapshot(game),
    ...measureTwice(game),
    measureThinking('sergeant', 12, goals.sergeant),
    measureThinking('captain', 4, goals.captain),
  ];
}
