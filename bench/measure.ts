/** Measures how often something can be done in a second, beside a fixed loop that stands for the machine. */

export interface SpeedMeasurement {
  readonly name: string;
  /** How often in a second: the best of several runs. */
  readonly perSecond: number;
  /** The same, where the fixed loop measured beside it makes a million rounds. */
  readonly perMillionRounds: number;
  /** Of the results of a fixed number of rounds: the same on every machine, unless the rules changed. */
  readonly checksum: string;
}

/** Something to be measured: does it `n` times and answers a number that depends on every result. */
export type Work = (n: number) => number;

/** Seconds of one run, and how many runs are made. */
const seconds = 0.4;
const runs = 4;
/** Rounds that the checksum is taken from. */
const checked = 1_000;

/** A tight loop of integer hashing: what one core does in the meantime. */
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
  // The result is looked at, so that nothing is optimised away.
  if (Number.isNaN(work(n))) throw new RangeError('the work gave no number');
  return (performance.now() - start) / 1000;
}

/** How many rounds fill a run. */
function roundsFor(work: Work): number {
  let n = 16;
  for (let spent = timed(work, n); spent < seconds / 8; spent = timed(work, n)) n *= 2;
  return Math.max(1, Math.round((n * seconds) / timed(work, n)));
}

/** The best of several runs, each beside a run of the fixed loop. */
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

/** How fast the fixed loop itself is. */
export function measureLoop(): SpeedMeasurement {
  const { perSecond, checksum } = measure('fixed loop', fixedLoop);
  return { name: 'fixed loop', perSecond, perMillionRounds: 1e6, checksum };
}

/** A checksum as it is printed. */
export function checksumOf(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** A text mixed into a running checksum. */
export function mixText(sum: number, text: string): number {
  let mixed = sum;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  return mixed;
}
