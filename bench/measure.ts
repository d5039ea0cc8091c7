/** Measurement: how often something can be done per second, next to a fixed loop that represents the machine. */

export interface SpeedMeasurement {
  readonly name: string;
  /** Rounds per second, the best of several runs. */
  readonly perSecond: number;
  /** Rounds in the time in which the fixed loop makes a million rounds. */
  readonly perMillionRounds: number;
  /** Checksum over the results of a fixed number of rounds. The same on every machine, unless the rules changed. */
  readonly checksum: string;
}

/** A function to measure: does its work `n` times, and returns a number that depends on every result. */
export type Work = (n: number) => number;

/** Seconds of one run. */
const seconds = 0.4;
const runs = 4;
/** Number of rounds in the checksum. */
const checked = 1_000;

/** A tight loop of integer hashing, as a measure of one core's speed. */
export function fixedLoop(n: number): number {
  let hash = 0;
  for (let i = 0; i < n; i++) {
    hash = Math.imul(hash ^ i, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

function timed(work: Work, n: number): number {
  const start = performance.now();
  // The result is used, so that the work is not optimised away.
  if (Number.isNaN(work(n))) throw new RangeError('the work gave no number');
  return (performance.now() - start) / 1000;
}

/** Number of rounds that fill a run. */
function roundsFor(work: Work): number {
  let n = 16;
  for (let spent = timed(work, n); spent < seconds / 8; spent = timed(work, n)) n *= 2;
  return Math.max(1, Math.round((n * seconds) / timed(work, n)));
}

/** The best of several runs, each next to a run of the fixed loop. */
export function measure(name: string, work: Work): SpeedMeasurement {
  const checksum = checksumOf(work(checked));
  const rounds = roundsFor(work);
  const loops = roundsFor(fixedLoop);
  let perSecond = 0;
  let loopPerSecond = 0;
  for (let run = 0; run < runs; run++) {
    loopPerSecond = Math.max(loopPerSecond, loops / timed(fixedLoop, loops));
    perSecond = Math.max(perSecond, rounds / timed(work, rounds));
  }
  return { name, perSecond, perMillionRounds: (perSecond / loopPerSecond) * 1e6, checksum };
}

/** Measures the fixed loop itself. */
export function measureLoop(): SpeedMeasurement {
  const { perSecond, checksum } = measure('fixed loop', fixedLoop);
  return { name: 'fixed loop', perSecond, perMillionRounds: 1e6, checksum };
}

/** A checksum as printed. */
export function checksumOf(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** Mixes a text into a running checksum. */
export function mixText(sum: number, text: string): number {
  let mixed = sum;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  return mixed;
}
