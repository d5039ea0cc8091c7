/** Measures something beside the yardstick, turn and turn about, so that a busy machine slows both alike. */
import { fightYardstick } from './yardstick.ts';

/** One figure of a battle, and what it should be. */
export interface BattleMeasured {
  readonly name: string;
  /** As measured, in its unit. */
  readonly value: number;
  readonly unit: string;
  /** What it would be on a machine at rest, where the yardstick makes `restful` battles a second; ratios are what they are. */
  readonly atRest: number;
  /** It should be no more than this; null: it is only told. */
  readonly goal: number | null;
  /** Of what came out: the same on every machine, unless the rules changed. */
  readonly checksum: string;
}

/** Battles of the yardstick in a second, on one core of the machine the goals were set on, when it does nothing else. */
const restful = 10_600;

/** Battles of the yardstick in one go: about as much work as one go of what is measured beside it. */
const batch = 1000;

/** The middle of several values. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** Seconds that this thread has been at work: what others do on the machine meanwhile does not count. Too coarse below some hundredths. */
export function secondsAtWork(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** Seconds that have passed: for what takes too little time to be counted as work. */
export function secondsPassed(): number {
  return performance.now() / 1000;
}

export type Clock = () => number;

/** Seconds of work that something takes. */
export function secondsFor(work: () => void, clock: Clock = secondsAtWork): number {
  const start = clock();
  work();
  return clock() - start;
}

/** Seconds of one battle of the yardstick, now. */
function yardstickNow(clock: Clock): number {
  return secondsFor(() => void fightYardstick(batch), clock) / batch;
}

/** What was measured, and how slow the machine was then. */
export interface Beside {
  readonly value: number;
  /** The value, where a battle of the yardstick takes one. */
  readonly inYardsticks: number;
}

/** Measures `runs` times, each beside the yardstick by the same clock; the middle counts. `once` answers seconds. */
export function measureBeside(
  runs: number,
  once: (run: number) => number,
  clock: Clock = secondsAtWork,
): Beside {
  const values: number[] = [];
  const ratios: number[] = [];
  yardstickNow(clock);
  for (let run = 0; run < runs; run++) {
    const value = once(run);
    values.push(value);
    ratios.push(value / yardstickNow(clock));
  }
  return { value: medianOf(values), inYardsticks: medianOf(ratios) };
}

/** What a measured time would be on a machine at rest, in seconds. */
export function atRest({ inYardsticks }: Beside): number {
  return inYardsticks / restful;
}
