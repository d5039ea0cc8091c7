/** Battles of L'Art de la Guerre – Renaissance, measured against the yardstick: play between recruits, log, replay, copies, thinking. */
import {
  logAgainstNone,
  measureReplay,
  measureSnapshot,
  measureThinking,
  type Pains,
  recruits,
  secondsOf,
} from './any-battle.ts';
import { type BattleMeasured, measureBeside } from './beside.ts';
import { hashes, line, ratio } from './lines.ts';
import { layOffered } from './play-battle.ts';

/** The goals, each in the unit of its line. A turn of Ravenna activates three corps of each side. */
const goals = { battle: 60, log: 1.2, replay: 5, snapshot: 5, sergeant: 3 * 100, captain: 3 * 2000 } as const;

const pains: Pains = { warmUp: 40, batch: 3, runs: 7 };

export function measureAdlgR(): BattleMeasured[] {
  const game = layOffered('adlg-r', 'ravenna');
  const { batch, runs, warmUp } = pains;
  const checksum = hashes(recruits(game, 'state', 0, warmUp));
  const plain = measureBeside(runs, (run) => secondsOf(game, 'state', batch, run));
  return [
    line('Renaissance battle of recruits, Ravenna', plain, 'ms', { goal: null, checksum }),
    ratio('the same, against the yardstick', plain.inYardsticks, goals.battle, checksum),
    ratio('with the whole log, against without', logAgainstNone(game, pains), goals.log, checksum),
    measureReplay(game, runs, goals.replay),
    measureSnapshot(game, 'a battle', { turns: 4, runs, goal: goals.snapshot }),
    measureThinking(game, 'ravenna', { level: 'sergeant', turns: 8, goal: goals.sergeant }),
    measureThinking(game, 'ravenna', { level: 'captain', turns: 4, goal: goals.captain }),
  ];
}
