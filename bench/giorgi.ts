/** Battles of Giorgi's rules, measured against the yardstick: play between recruits, log, commands, replay, copies, double size, thinking. */
import type { AnyTableGame } from '@grognard/engine';
import {
  logAgainstNone,
  measureReplay,
  measureSnapshot,
  measureThinking,
  measureTurn,
  type Pains,
  recruits,
  secondsOf,
} from './any-battle.ts';
import { type BattleMeasured, measureBeside, secondsPassed } from './beside.ts';
import { hashes, line, ratio } from './lines.ts';
import { checksumOf } from './measure.ts';
import { layOffered, layOut, playBattle } from './play-battle.ts';
import { crossroadsTwice } from './twice.ts';

/** The goals, each in the unit of its line; that of a battle is explained in rulesets/giorgi/docs/battle.md. */
const goals = {
  battle: 100,
  log: 1.2,
  replay: 5,
  snapshot: 5,
  twice: 3,
  sergeant: 100,
  captain: 2000,
} as const;

const pains: Pains = { warmUp: 200, batch: 6, runs: 7 };

/** Measures battles against the yardstick without a log, and the cost of a log. */
function measurePlay(game: AnyTableGame): BattleMeasured[] {
  const checksum = hashes(recruits(game, 'state', 0, pains.warmUp));
  const plain = measureBeside(pains.runs, (run) => secondsOf(game, 'state', pains.batch, run));
  return [
    line('Napoleonic battle of recruits, crossroads', plain, 'ms', { goal: null, checksum }),
    ratio('the same, against the yardstick', plain.inYardsticks, goals.battle, checksum),
    ratio('with the whole log, against without', logAgainstNone(game, pains), goals.log, checksum),
  ];
}

/** Time for one command of such a battle, to be checked, decided and applied, with everything up to the next prompt. */
function measureCommands(game: AnyTableGame): BattleMeasured {
  let given = 0;
  const measured = measureBeside(
    pains.runs,
    (run) => {
      let [seconds, count] = [0, 0];
      const watch = {
        commands(spent: number, commands: number) {
          seconds += spent;
          count += commands;
        },
      };
      for (let n = 0; n < pains.batch; n++)
        playBattle({ game, seed: run * pains.batch + n + 1, level: 'recruit', keeping: 'state' }, watch);
      given += count;
      return seconds / count;
    },
    secondsPassed,
  );
  return line('order decided and applied', measured, 'µs', { goal: null, checksum: checksumOf(given) });
}

export function measureGiorgi(): BattleMeasured[] {
  const game = layOffered('giorgi', 'crossroads');
  const twice = layOut('giorgi', crossroadsTwice());
  const { batch, runs } = pains;
  return [
    ...measurePlay(game),
    measureCommands(game),
    // The crossroads battle ends before there are enough events.
    measureReplay(layOffered('giorgi', 'raab'), runs, goals.replay),
    measureSnapshot(game, 'a battle', { turns: 4, runs, goal: goals.snapshot }),
    measureTurn('a turn of twice the units, against once', game, twice, { batch, runs, goal: goals.twice }),
    measureThinking(game, 'crossroads', { level: 'sergeant', turns: 8, goal: goals.sergeant }),
    measureThinking(game, 'crossroads', { level: 'captain', turns: 8, goal: goals.captain }),
  ];
}
