/** Terrain costs along a path, for a body with a given start. */
import { placeBase, type Track } from '@grognard/geometry';
import { objectionsToStanding, pricesAlong } from '../../field/index.ts';
import type { Battlefield, PricedStretch } from '../../state/battlefield.ts';
import type { UnitFormation, UnitInfo } from '../../state/model.ts';

/**
 * The costs of a path without barriers of the kind on which the body already stands. Losses on a bridge may leave it beside the
 * crossing, and it may then move on.
 */
export function pricesFrom(
  field: Battlefield,
  info: UnitInfo,
  formation: UnitFormation,
  track: Track,
): readonly PricedStretch[] {
  const prices = pricesAlong(field, info, formation, track);
  if (!prices.some(({ factor }) => factor === 0)) return prices;
  const under = objectionsToStanding(field, info, formation, placeBase(track.footprint, track.from));
  return under.length === 0
    ? prices
    : prices.filter(({ factor, rule }) => factor > 0 || rule === null || !under.includes(rule));
}
