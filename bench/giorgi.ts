/** Battles of Giorgi's rules against the yardstick: played between recruits, written down, commands, replay, copies for search, twice as large, a sergeant's answers. */
import { type AnyTableGame, hashedFaces, Match } from '@grognard/engine';
import type { AnyMatch } from '@grognard/opponent';
import { type BattleMeasured, measureBeside, medianOf, secondsFor, secondsPassed } from './beside.ts';
import { hashes, line, ratio } from './lines.ts';
import { checksumOf } from './measure.ts';
import { layOffered, layOut, playBattle } from './play-battle.ts';
import { crossroadsTwice } from './twice.ts';

/** The goals, each in the unit of its line. */
const goals = { battle: 50, log: 1.2, replay: 5, snapshot: 5, twice: 3, sergeant: 20 } as const;

/** Battles before anything is measured: much is asked for seldom, and is slow until it has been often enough. */
const warmUp = 200;
const batch = 6;
const runs = 7;

type Keeping = 'state' | 'everything';

function recruits(game: AnyTableGame, keeping: Keeping, from: number, count: number): AnyMatch[] {
  return Array.from({ length: count }, (_, n) =>
    playBattle({ game, seed: from + n + 1, level: 'recruit', keeping }),
  );
}

/** Seconds of a battle, in the mean of a batch. */
function spent(game: AnyTableGame, keeping: Keeping, run: number): number {
  return secondsFor(() => void recruits(game, keeping, run * batch, batch)) / batch;
}

/** Battles without a log, alone; then without and with one, turn and turn about. */
function measurePlay(game: AnyTableGame): BattleMeasured[] {
  const checksum = hashes(recruits(game, 'state', 0, warmUp));
  const measured = measureBeside(runs, (run) => spent(game, 'state', run));
  const logs = Array.from({ length: runs }, (_, run) => {
    const without = spent(game, 'state', run);
    return spent(game, 'everything', run) / without;
  });
  return [
    line('Napoleonic battle of recruits, crossroads', measured, 'ms', { goal: null, checksum }),
    ratio('the same, against the yardstick', measured.inYardsticks, goals.battle, checksum),
    ratio('with the whole log, against without', medianOf(logs), goals.log, checksum),
  ];
}

/** A command of such a battle: looked at by the rules, decided and applied, with all that follows before the next question. */
function measureCommands(game: AnyTableGame): BattleMeasured {
  let given = 0;
  const measured = measureBeside(
    runs,
    (run) => {
      let [seconds, count] = [0, 0];
      const watch = {
        commands(spent: number, commands: number) {
          seconds += spent;
          count += commands;
        },
      };
      for (let n = 0; n < batch; n++)
        playBattle({ game, seed: run * batch + n + 1, level: 'recruit', keeping: 'state' }, watch);
      given += count;
      return seconds / count;
    },
    secondsPassed,
  );
  return line('order decided and applied', measured, 'µs', { goal: null, checksum: checksumOf(given) });
}

const eventsWanted = 500;

/** A log of that many events, put back event by event; the crossroads are over sooner. */
function measureReplay(): BattleMeasured {
  const game = layOffered('giorgi', 'raab');
  const entries: AnyMatch['entries'][number][] = [];
  let events = 0;
  for (const entry of playBattle({ game, seed: 1, level: 'recruit', keeping: 'everything' }).entries) {
    if (events >= eventsWanted || !('events' in entry)) break;
    entries.push(entry);
    events += entry.events.length;
  }
  const replay = () => {
    const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(1), 'everything');
    for (const entry of entries) match.replay(entry);
    return match;
  };
  const checksum = hashes([replay()]);
  const times = 400;
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
  const match = playBattle({ game, seed: 1, level: 'recruit', keeping: 'state', turns: 4 });
  const copies = 20_000;
  const measured = measureBeside(
    runs,
    () =>
      secondsFor(() => {
        for (let n = 0; n < copies; n++) game.rules.copy(match.state);
      }) / copies,
  );
  return line('snapshot of a battle', measured, 'µs', { goal: goals.snapshot, checksum: hashes([match]) });
}

/** What a turn costs with twice the units on twice the front. */
function measureTwice(once: AnyTableGame): BattleMeasured {
  const twice = layOut('giorgi', crossroadsTwice());
  const perTurn = (game: AnyTableGame, run: number) => {
    let turns = 0;
    const seconds = secondsFor(() => {
      for (const match of recruits(game, 'state', run * batch, batch)) turns += game.turnOf(match.state);
    });
    return seconds / turns;
  };
  const checksum = hashes(recruits(twice, 'state', 0, 4 * batch));
  const ratios = Array.from({ length: runs }, (_, run) => perTurn(twice, run) / perTurn(once, run));
  return ratio('a turn of twice the units, against once', medianOf(ratios), goals.twice, checksum);
}

/** How long a sergeant thinks about one answer, in the mean of a battle. */
function measureSergeant(game: AnyTableGame): BattleMeasured {
  const last: string[] = [];
  const measured = measureBeside(
    3,
    (run) => {
      const spent: number[] = [];
      const watch = { plan: (seconds: number) => void spent.push(seconds) };
      last.push(hashes([playBattle({ game, seed: run + 1, level: 'sergeant', keeping: 'state' }, watch)]));
      return spent.reduce((sum, seconds) => sum + seconds, 0) / spent.length;
    },
    secondsPassed,
  );
  return line('sergeant thinks about an answer', measured, 'ms', {
    goal: goals.sergeant,
    checksum: last[0]!,
  });
}

export function measureGiorgi(): BattleMeasured[] {
  const game = layOffered('giorgi', 'crossroads');
  return [
    ...measurePlay(game),
    measureCommands(game),
    measureReplay(),
    measureSnapshot(game),
    measureTwice(game),
    measureSergeant(game),
  ];
}
