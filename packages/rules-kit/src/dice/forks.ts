/** Fork: the merged results of a throw, with n + 1 branches for a pool of n dice instead of 6ⁿ. */
import { entryAt } from '@grognard/lists';
import { bigSixTo, safeDice } from './sixths.ts';

/** The branches of one throw: their values, and for each the number of ways out of 6^`dice`. */
export interface Fork<T> {
  readonly values: readonly T[];
  readonly dice: number;
  /** Plain ways, or empty if they would not be safe integers. */
  readonly ways: readonly number[];
  readonly bigWays: readonly bigint[];
}

function fork<T>(dice: number, branches: readonly (readonly [T, bigint])[]): Fork<T> {
  const possible = branches.filter(([, ways]) => ways > 0n);
  return {
    values: possible.map(([value]) => value),
    dice,
    ways: dice <= safeDice ? possible.map(([, ways]) => Number(ways)) : [],
    bigWays: possible.map(([, ways]) => ways),
  };
}

/** Memoizes up to `most` results, then starts again. */
function remember<K, V>(
  make: (key: K) => V,
  keyOf: (key: K) => string | number,
  most: number,
): (key: K) => V {
  const known = new Map<string | number, V>();
  return (key) => {
    const name = keyOf(key);
    let value = known.get(name);
    if (value === undefined) {
      value = make(key);
      if (known.size >= most) known.clear();
      known.set(name, value);
    }
    return value;
  };
}

/** One die. */
export const dieFork: Fork<number> = fork(
  1,
  [1, 2, 3, 4, 5, 6].map((face) => [face, 1n] as const),
);

/** The sum of n dice. */
export const sumFork = remember(
  (n: number): Fork<number> => {
    let ways = new Map<number, bigint>([[0, 1n]]);
    for (let i = 0; i < n; i++) {
      const next = new Map<number, bigint>();
      for (const [sum, count] of ways) {
        for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0n) + count);
      }
      ways = next;
    }
    return fork(n, [...ways]);
  },
  (n) => n,
  64,
);

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

const countForks = remember(
  ({ n, low }: { readonly n: number; readonly low: number }): Fork<number> => {
    const [hits, misses] = [BigInt(low), BigInt(6 - low)];
    const branches: [number, bigint][] = [];
    for (let k = 0; k <= n; k++)
      branches.push([k, choose(n, k) * hits ** BigInt(k) * misses ** BigInt(n - k)]);
    return fork(n, branches);
  },
  ({ n, low }) => n * 7 + low,
  512,
);

/** Number of n dice that show `upTo` or less. */
export function countFork(n: number, upTo: number): Fork<number> {
  return countForks({ n, low: Math.floor(Math.max(0, Math.min(6, upTo))) });
}

/** Greatest number of faces of a die open to `highest`: the first and one for each step above 6. */
function openFaces(highest: number): number {
  return Math.max(1, highest - 5);
}

/** The natural value of one open-ended die. */
export const openFork = remember(
  (highest: number): Fork<number> => {
    const faces = openFaces(highest);
    const branches: [number, bigint][] = [];
    for (let value = 1; value <= 5; value++) branches.push([value, bigSixTo(faces - 1)]);
    for (let value = 6; value < highest; value++)
      branches.push([value, 5n * bigSixTo(faces - 2 - (value - 6))]);
    branches.push([Math.max(6, highest), 1n]);
    return fork(faces, branches);
  },
  (highest) => highest,
  16,
);

/** Number of n open-ended dice that reach each of the rising thresholds. */
export const openCountsFork = remember(
  ({ n, highest, thresholds }: OpenPool): Fork<readonly number[]> => {
    const one = openFork(highest);
    const reach = thresholds.map((threshold) =>
      one.values.reduce((sum, value, i) => (value >= threshold ? sum + entryAt(one.bigWays, i) : sum), 0n),
    );
    const all = bigSixTo(one.dice);
    const branches: [readonly number[], bigint][] = [];
    /** Fixes, from the highest threshold down, how many of the remaining dice reach it. */
    const divide = (at: number, left: number, ways: bigint, counts: readonly number[]): void => {
      if (at < 0) {
        const below = all - (reach[0] ?? 0n);
        branches.push([counts, ways * below ** BigInt(left)]);
        return;
      }
      const here = entryAt(reach, at) - (reach[at + 1] ?? 0n);
      const above = counts[0] ?? 0;
      for (let k = 0; k <= left; k++) {
        divide(at - 1, left - k, ways * choose(left, k) * here ** BigInt(k), [above + k, ...counts]);
      }
    };
    divide(thresholds.length - 1, n, 1n, []);
    return fork(n * one.dice, branches);
  },
  ({ n, highest, thresholds }) => `${n}/${highest}/${thresholds.join()}`,
  512,
);

interface OpenPool {
  readonly n: number;
  readonly highest: number;
  readonly thresholds: readonly number[];
}
