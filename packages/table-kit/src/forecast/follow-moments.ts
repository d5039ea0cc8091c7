/** followMoments: plays on from a moment, thing by thing, down every branch of the dice, to the fates that pieces come to. */
import { type Branch, type Chance, type FollowedBranches, followBranches } from '@grognard/rules-kit';
import type { ForeseenEnd, PieceFate } from './foreseen-pieces.ts';

/** How many moments are followed at once, and how many runs there are before fewer are. */
export interface ForecastBudget {
  readonly mostOpen: number;
  readonly runs: number;
}

/** Where one thing that happens leads: to another moment, or to an end. Moments with the same key go on alike. */
export type MomentReached<M, P, N> =
  | { readonly moment: M; readonly key: string; readonly notes: readonly N[] }
  | { readonly end: ReadonlyMap<P, PieceFate>; readonly notes: readonly N[] };

export interface FollowedMoments<P, N> extends Omit<FollowedBranches<unknown, N>, 'ends'> {
  readonly ends: readonly ForeseenEnd<P>[];
}

type Reached<M, P> = { readonly moment: M } | { readonly end: ReadonlyMap<P, PieceFate> };

export function followMoments<M, P, N>(chain: {
  readonly start: M;
  /** From a moment, which it leaves as it is. */
  readonly step: (moment: M, chance: Chance) => MomentReached<M, P, N>;
  readonly budget: ForecastBudget;
  /** For thinning only: the same position is always thinned alike. */
  readonly seed: number;
}): FollowedMoments<P, N> {
  const followed = followBranches<Reached<M, P>, N>({
    start: { moment: chain.start },
    step: (from, chance): Branch<Reached<M, P>, N> => {
      if ('end' in from) throw new RangeError('an end goes on');
      const to = chain.step(from.moment, chance);
      const { notes } = to;
      return 'end' in to
        ? { state: { end: to.end }, key: JSON.stringify([...to.end]), isOver: true, notes }
        : { state: { moment: to.moment }, key: to.key, isOver: false, notes };
    },
    ...chain.budget,
    seed: chain.seed,
  });
  const ends = followed.ends.flatMap(({ state, share, chance }) =>
    'end' in state ? [{ end: state.end, share, chance }] : [],
  );
  return { ...followed, ends };
}
