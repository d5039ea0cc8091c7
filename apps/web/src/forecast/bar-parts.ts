/** barParts: a bar of fates in parts, from the worst to the best, wide enough to be seen. */
import type { Fate, FateLook, PieceForecast } from '@grognard/engine';

interface BarPart {
  readonly fate: string;
  readonly look: FateLook;
  /** Width as a share of the bar. */
  readonly share: number;
  /** Whole per cent, or null where there is no room for them. */
  readonly label: string | null;
}

/** A share that is smaller keeps a sliver of this width. */
const sliver = 0.01;
/** Least share whose figure fits into the bar. */
const leastLabelled = 0.12;

/** Shares of the same fate keep their place in every bar, because all bars have the order of the scale. */
export function barParts(
  { fates: shares }: Pick<PieceForecast, 'fates'>,
  scale: readonly Fate[],
): readonly BarPart[] {
  return scale.flatMap(({ id, look }) => {
    const found = shares.find(({ fate }) => fate === id);
    if (found === undefined || found.share === 0) return [];
    const label = found.share < leastLabelled ? null : String(Math.round(100 * found.share));
    return [{ fate: id, look, share: Math.max(sliver, found.share), label }];
  });
}
