/** Fates of pieces over all ends that something can have: how often each is met, exactly or out of a sample with its error. */
import type { ForecastBasis } from '@grognard/engine';
import { numberAt } from '@grognard/lists';
import { addSixths, fractionOf, impossible, type Sixths, shareOf } from '@grognard/rules-kit';

/** The fate of every piece at one end, as places on the game's scale. */
export type FateList = readonly number[];

/** All ends with their exact chances, or as many as were played, in clusters that share what came before. */
export type WeighedEnds =
  | {
      readonly kind: 'exact';
      readonly ends: readonly { readonly fates: FateList; readonly chance: Sixths }[];
    }
  | { readonly kind: 'sampled'; readonly clusters: readonly (readonly FateList[])[] };

/** The shares of all fates over some pieces, in the order of the scale. Fractions are exact, or null. */
export interface FateShares {
  readonly shares: readonly number[];
  readonly fractions: readonly string[] | null;
  /** Two standard errors of the least certain share; 0 if exact. */
  readonly error: number;
}

/** `scale` is how many fates there are. */
export function fateShares(weighed: WeighedEnds, pieces: readonly number[], scale: number): FateShares {
  return weighed.kind === 'exact'
    ? exactShares(weighed, pieces, scale)
    : sampledShares(weighed, pieces, scale);
}

function exactShares(
  { ends }: Extract<WeighedEnds, { kind: 'exact' }>,
  pieces: readonly number[],
  scale: number,
): FateShares {
  const sums: Sixths[] = Array.from({ length: scale }, () => impossible);
  for (const { fates, chance } of ends)
    for (const piece of pieces) {
      const fate = numberAt(fates, piece);
      sums[fate] = addSixths(sums[fate] ?? impossible, chance);
    }
  const fractions = sums.map((sum) => divided(fractionOf(sum), pieces.length));
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
  { clusters }: Extract<WeighedEnds, { kind: 'sampled' }>,
  pieces: readonly number[],
  scale: number,
): FateShares {
  const rows = clusters.map((ends) => frequencies(ends, pieces, scale));
  const found = Array.from({ length: scale }, (_, fate) => meanOf(rows.map((row) => numberAt(row, fate))));
  const error = Math.max(...found.map((one) => one.error));
  return { shares: found.map(({ mean }) => mean), fractions: null, error };
}

function frequencies(ends: readonly FateList[], pieces: readonly number[], scale: number): number[] {
  const counts = Array.from({ length: scale }, () => 0);
  for (const fates of ends)
    for (const piece of pieces) {
      const fate = numberAt(fates, piece);
      counts[fate] = numberAt(counts, fate) + 1 / (ends.length * pieces.length);
    }
  return counts;
}

/** A mean with two standard errors. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** The mean of independent values. */
export function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length < 2) return { mean, error: 0 };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: 2 * Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** The mean of something that is counted at every end. */
export function meanOverEnds(weighed: WeighedEnds, count: (fates: FateList) => number): Mean {
  if (weighed.kind === 'sampled') return meanOf(weighed.clusters.map((ends) => meanOf(ends.map(count)).mean));
  const parts = weighed.ends.map(({ fates, chance }) => count(fates) * shareOf(fractionOf(chance)));
  return { mean: parts.reduce((sum, part) => sum + part, 0), error: 0 };
}

/** How sure a forecast is, with its error as `tell` says it. */
export function basisOf(weighed: WeighedEnds, error: number, tell: (error: number) => string): ForecastBasis {
  if (weighed.kind === 'exact') return { kind: 'exact' };
  const trials = weighed.clusters.reduce((sum, ends) => sum + ends.length, 0);
  return { kind: 'sampled', trials, error: tell(error) };
}
