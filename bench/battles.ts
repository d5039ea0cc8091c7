/** Whole battles of « Argad ! » 2024, measured against the yardstick: play, log, replay, copies, double size, thinking. */
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
import { atRest, type BattleMeasured, measureBeside, secondsPassed } from './beside.ts';
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

const pains: Pains = { warmUp: 600, batch: 100, runs: 15 };
/** Number of battles in which the orders of each side are timed. */
const watched = 20;

/** Measures battles without a log against the yardstick, and the cost of a log. */
function measurePlay(game: AnyTableGame): BattleMeasured[] {
  const checksum = hashes(recruits(game, 'state', 0, pains.warmUp));
  const plain = measureBeside(pains.runs, (run) => secondsOf(game, 'state', pains.batch, run));
  const log = logAgainstNone(game, pains);
  const stick = 1 / (plain.value / plain.inYardsticks);
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

/** Time for one order in such a battle, to be checked, decided and applied. */
function measureOrders(game: AnyTableGame): BattleMeasured {
  let given = 0;
  const measured = measureBeside(
    pains.runs,
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

/** The cost of a turn with twice the figures: on a front twice as wide, and crowded on the same front. */
function measureTwice(once: AnyTableGame): BattleMeasured[] {
  const { runs } = pains;
  const onTwice = layBench(40, 'as-the-figures');
  const name = 'a turn of 40 against 40 on twice the front, against 20';
  return [
    measureTurn(name, once, onTwice, { batch: 10, runs, goal: goals.twice }),
    measureTurn('the same on the same front', once, layBench(40), { batch: 10, runs, goal: null }),
  ];
}

export function measureBattles(): BattleMeasured[] {
  const game = layBench(20);
  const fifteen = layBench(15);
  const { runs } = pains;
  return [
    ...measurePlay(game),
    measureOrders(game),
    measureReplay(game, runs, goals.replay),
    measureSnapshot(game, '40 figures', { turns: 6, runs, goal: goals.snapshot }),
    ...measureTwice(game),
    measureThinking(fifteen, '15 figures', { level: 'sergeant', turns: 12, goal: goals.sergeant }),
    measureThinking(fifteen, '15 figures', { level: 'captain', turns: 4, goal: goals.captain }),
  ];
}
