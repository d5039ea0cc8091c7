/** measureBeside: measures something in alternation with the yardstick, so that a busy machine slows both equally. */
import { fightYardstick } from './yardstick.ts';

/** One measurement of a battle, and its goal. */
export interface BattleMeasured {
  readonly name: string;
  /** As measured, in its unit. */
  readonly value: number;
  readonly unit: string;
  /** The value for an idle machine, on which the yardstick fights `restful` battles a second. Ratios stay unchanged. */
  readonly atRest: number;
  /** Upper limit, or null if the value is only reported. */
  readonly goal: number | null;
  /** Checksum of the results. The same on every machine, unless the rules changed. */
  readonly checksum: string;
}

/** Yardstick battles per second, on one core of the machine the goals were set on, when it is idle. */
const restful = 10_600;

/** Yardstick battles in one batch: about as much work as one batch of the measured battles. */
const batch = 1000;

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** CPU seconds of this thread. Other processes do not count. Too coarse below a few hundredths of a second. */
export function secondsAtWork(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** Seconds of wall time, for work too short to be measured in CPU time. */
export function secondsPassed(): number {
  return performance.now() / 1000;
}

export type Clock = () => number;

/** Seconds that a piece of work takes. */
export function secondsFor(work: () => void, clock: Clock = secondsAtWork): number {
  const start = clock();
  work();
  return clock() - start;
}

/** Current seconds for one yardstick battle. */
function yardstickNow(clock: Clock): number {
  return secondsFor(() => void fightYardstick(batch), clock) / batch;
}

/** A measurement, with its ratio to the yardstick. */
export interface Beside {
  readonly value: number;
  /** The value divided by the time of one yardstick battle. */
  readonly inYardsticks: number;
}

/** Measures `runs` times, each next to the yardstick by the same clock, and returns the medians. `once` returns seconds. */
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

/** Seconds that a measured time would be on an idle machine. */
export function atRest({ inYardsticks }: Beside): number {
  return inYardsticks / restful;
}
