/** Measurements of battles as lines of the report. */
import type { AnyMatch } from '@grognard/opponent';
import { atRest, type BattleMeasured, type Beside } from './beside.ts';
import { checksumOf, mixText } from './measure.ts';

/** A checksum over the last states of games. */
export function hashes(matches: readonly AnyMatch[]): string {
  return checksumOf(matches.reduce((sum, match) => mixText(sum, match.hash()), 0));
}

const perUnit = { ms: 1e3, µs: 1e6 } as const;

type Rest = Pick<BattleMeasured, 'goal' | 'checksum'>;

export function line(name: string, measured: Beside, unit: keyof typeof perUnit, rest: Rest): BattleMeasured {
  const scale = perUnit[unit];
  return { name, value: measured.value * scale, unit, atRest: atRest(measured) * scale, ...rest };
}

/** The ratio of one time to another. */
export function ratio(name: string, value: number, goal: number | null, checksum: string): BattleMeasured {
  return { name, value, unit: 'times', atRest: value, goal, checksum };
}
