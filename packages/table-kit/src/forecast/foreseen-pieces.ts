/** What finally becomes of pieces over all ends that were foreseen: who is told of, how often each fate is met, what is lost. */
import { type FateLook, type FateShare, type ForecastBasis, fateLooks } from '@grognard/engine';
import {
  addSixths,
  type FollowedBranches,
  fractionOf,
  type Language,
  percentOf,
  percentOfShare,
  type Sixths,
  shareOf,
} from '@grognard/rules-kit';

/** How a piece ends, and what it has lost by then. */
export interface PieceFate {
  readonly fate: FateLook;
  readonly lost: number;
}

/** One end with its share of all throws. Pieces that are as before are left out. */
export interface ForeseenEnd<P> {
  readonly end: ReadonlyMap<P, PieceFate>;
  readonly share: number;
  /** The exact chance, or null if branches were thinned. */
  readonly chance: Sixths | null;
}

/** A piece that is not at stake is told of if it loses more than this on average, or breaks more often. */
const leastTold = { lost: 0.05, share: 0.01 };

/** The pieces at stake and all others that suffer, our own first. */
export function piecesToTell<P>(
  all: readonly P[],
  atStake: readonly P[],
  ends: readonly ForeseenEnd<P>[],
  isOurs: (piece: P) => boolean,
): readonly P[] {
  const suffering = all.filter((piece) => {
    let [lost, gone] = [0, 0];
    for (const { end, share } of ends) {
      const found = end.get(piece);
      if (found === undefined) continue;
      lost += share * found.lost;
      if (found.fate === 'destroyed' || found.fate === 'routed') gone += share;
    }
    return lost > leastTold.lost || gone > leastTold.share;
  });
  const told = [...new Set([...atStake, ...suffering])];
  return [...told.filter(isOurs), ...told.filter((piece) => !isOurs(piece))];
}

/** The shares of a piece's fates, the worst first; as fractions where they are exact. */
export function foreseenShares<P>(
  ends: readonly ForeseenEnd<P>[],
  piece: P,
  language: Language,
): readonly FateShare[] {
  return fateLooks.flatMap((fate): readonly FateShare[] => {
    const own = ends.filter(({ end }) => (end.get(piece)?.fate ?? 'stands') === fate);
    if (own.length === 0) return [];
    const share = own.reduce((sum, one) => sum + one.share, 0);
    const exact = own.reduce<Sixths | null>(
      (sum, { chance }) => (sum === null || chance === null ? null : addSixths(sum, chance)),
      { ways: 0, dice: 0 },
    );
    if (exact === null) return [{ fate, share, percent: percentOfShare(share, language), p: null }];
    const p = fractionOf(exact);
    return [{ fate, share: shareOf(p), percent: percentOf(p, language), p }];
  });
}

/** What a piece loses on average. */
export function foreseenLoss<P>(ends: readonly ForeseenEnd<P>[], piece: P): number {
  const parts = ends.flatMap(({ end, share }) => {
    const found = end.get(piece);
    return found === undefined ? [] : [share * found.lost];
  });
  return parts.reduce((sum, part) => sum + part, 0);
}

/** Said of samples that all ended alike, which does not make them certain. */
const leastError = 0.01;

/** Exact, or a number of runs with two standard errors. */
export function foreseenBasis(
  { error, runs }: Pick<FollowedBranches<unknown, unknown>, 'error' | 'runs'>,
  language: Language,
): ForecastBasis {
  if (error === null) return { kind: 'exact' };
  return {
    kind: 'sampled',
    trials: runs,
    error: percentOfShare(Math.max(leastError, 2 * error), language),
  };
}
