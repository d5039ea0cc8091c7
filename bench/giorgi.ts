/** Battles of Giorgi's rules against the yardstick: played between recruits, commands, replay, copies for search, a sergeant's answers. */
import type { AnyTableGame } from '@grognard/engine';
import { type BattleMeasured, measureBeside, secondsFor, secondsPassed } from './beside.ts';
import { hashes, line, ratio } from './lines.ts';
import { checksumOf } from './measure.ts';
import { layOffered, playBattle } from './play-battle.ts';

/** What an answer of a sergeant may take, in ms. */
const sergeantGoal = 20;

/** Battles before anything is measured, and in one go. */
const warmUp = 12;
const batch = 3;
const runs = 7;

function recruits(game: AnyTableGame, from: number, count: number) {
  return Array.from({ length: count }, (_, n) =>
    playBattle({ game, seed: from + n + 1, level: 'recruit', keeping: 'state' }),
  );
}

function measurePlay(game: AnyTableGame): BattleMeasured[] {
  const checksum = hashes(recruits(game, 0, warmUp));
  const measured = measureBeside(
    runs,
    (run) => secondsFor(() => void recruits(game, run * batch, batch)) / batch,
  );
  return [
    line('Napoleonic battle of recruits, crossroads', measured, 'ms', { goal: null, checksum }),
    ratio('the same, against the yardstick', measured.inYardsticks, null, checksum),
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

/** The whole log of a battle, put back event by event. */
function measureReplay(game: AnyTableGame): BattleMeasured {
  const { entries } = playBattle({ game, seed: 1, level: 'recruit', keeping: 'everything' });
  const events = entries.reduce((sum, entry) => sum + ('events' in entry ? entry.events.length : 0), 0);
  const replay = () => {
    const match = playBattle({ game, seed: 1, level: 'recruit', keeping: 'everything', turns: -1 });
    for (const entry of entries) match.replay(entry);
    return match;
  };
  const checksum = hashes([replay()]);
  const times = 20;
  const measured = measureBeside(
    runs,
    () =>
      secondsFor(() => {
        for (let n = 0; n < times; n++) replay();
      }) / times,
  );
  return line(`replay of a log of ${events} events`, measured, 'ms', { goal: null, checksum });
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
  return line('snapshot of a battle', measured, 'µs', { goal: null, checksum: hashes([match]) });
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
  return line('sergeant thinks about an answer', measured, 'ms', { goal: sergeantGoal, checksum: last[0]! });
}

export function measureGiorgi(): BattleMeasured[] {
  const game = layOffered('giorgi', 'crossroads');
  return [
    ...measurePlay(game),
    measureCommands(game),
    measureReplay(game),
    measureSnapshot(game),
    measureSergeant(game),
  ];
}
