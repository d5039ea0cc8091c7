/** `sharesOf`: how often each of some figures meets each fate, exactly or out of a sample with its error. */

import { numberAt } from '@grognard/lists';
import { addSixths, fractionOf, impossible, type Sixths, shareOf } from '@grognard/rules-kit';
import type { FigureIndex } from '../../state/indices.ts';
import { type FateList, fateIds } from './fate.ts';
import type { WorkedOut } from './work-out.ts';

/** The shares of all fates over some figures, in the order of `fateIds`. Fractions are exact, or null. */
export interface FigureShares {
  readonly shares: readonly number[];
  readonly fractions: readonly string[] | null;
  /** Two standard errors of the least certain share; 0 if exact. */
  readonly error: number;
}

export function sharesOf(worked: WorkedOut, figures: readonly FigureIndex[]): FigureShares {
  return worked.kind === 'exact' ? exactShares(worked, figures) : sampledShares(worked, figures);
}

function exactShares(
  { ends }: Extract<WorkedOut, { kind: 'exact' }>,
  figures: readonly FigureIndex[],
): FigureShares {
  const sums: Sixths[] = fateIds.map(() => impossible);
  for (const { fates, chance } of ends)
    for (const figure of figures) {
      const fate = numberAt(fates, figure);
      sums[fate] = addSixths(sums[fate] ?? impossible, chance);
    }
  const fractions = sums.map((sum) => divided(fractionOf(sum), figures.length));
  return { shares: fractions.map(shareOf), fractions, error: 0 };
}

/** A fraction divided by a whole number, reduced. */
function divided(fraction: string, by: number): string {
  if (by === 1) return fraction;
  const [top = '0', bottom = '1'] = fraction.split('/');
  const [above, below] = [BigInt(top), BigInt(bottom) * BigInt(by)];
  const common = greatestDivisor(above, below);
  return `${above / common}/${below / common}`;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}

function sampledShares(
  { clusters }: Extract<WorkedOut, { kind: 'sampled' }>,
  figures: readonly FigureIndex[],
): FigureShares {
  const rows = clusters.map((ends) => meanOf(ends, figures));
  const shares = fateIds.map((_, fate) => mean(rows.map((row) => numberAt(row, fate))));
  const errors = shares.map((share, fate) =>
    twoErrors(
      rows.map((row) => numberAt(row, fate)),
      share,
    ),
  );
  return { shares, fractions: null, error: Math.max(...errors) };
}

function meanOf(ends: readonly FateList[], figures: readonly FigureIndex[]): number[] {
  const counts = fateIds.map(() => 0);
  for (const fates of ends)
    for (const figure of figures) {
      const fate = numberAt(fates, figure);
      counts[fate] = numberAt(counts, fate) + 1 / (ends.length * figures.length);
    }
  return counts;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Two standard errors of the mean of independent values. */
export function twoErrors(values: readonly number[], middle: number): number {
  if (values.length < 2) return 0;
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return 2 * Math.sqrt(squares / (values.length - 1) / values.length);
}
