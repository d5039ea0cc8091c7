/** What a path costs at least, whatever the ground: enough to refuse most moves that are too long before their ground is priced. */

import type { Track } from '@grognard/geometry';
import { isRoadAllAlong } from '../../field/index.ts';
import type { UnitFormation } from '../../state/model.ts';
import type { MoveDraft, MovePace } from './move-plot.ts';
import { rateOf } from './rates.ts';

/** Shares are sums of fractions, so an excess below this over a whole move is ignored. */
const hair = 1e-9;
/** The greatest share that counts as a whole move. */
export const wholeMove = 1 + hair;

/** Whether a move is too long with this path, even if all of it were even ground. */
export function isTooLongAnyway(draft: MoveDraft, track: Track, paces: readonly MovePace[]): boolean {
  const { field, stands, legs, towards, share } = draft;
  let least = share + leastShareOf(draft, stands.formation, paces);
  for (const leg of legs) least += leastShareOf(draft, leg.formation, leg.paces);
  // The sum is made in another order than that of the whole move: close to the limit it is left to that one.
  if (least <= wholeMove + hair) return false;
  // On a road all along the rate is longer.
  return towards !== null || share > 0 || !isRoadAllAlong(field, stands.formation, track);
}

function leastShareOf(
  { table, info }: MoveDraft,
  formation: UnitFormation,
  paces: readonly MovePace[],
): number {
  const rate = rateOf(table, info, formation);
  let sum = 0;
  for (const { from, to, factor, share } of paces)
    sum += share ?? (to - from) / (factor < 1 ? factor : 1) / rate;
  return sum;
}
