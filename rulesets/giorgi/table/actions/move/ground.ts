/** The ground along a way, as it counts for a body that stands somewhere already. */
import { placeBase, type Track } from '@grognard/geometry';
import { objectionsToStanding, pricesAlong } from '../../field/index.ts';
import type { Battlefield, PricedStretch } from '../../state/battlefield.ts';
import type { UnitFormation, UnitInfo } from '../../state/model.ts';

/**
 * The prices of a way without bars of the kind on which the body stands already: losses on a bridge may leave it beside the crossing, and
 * whoever has come to stand so may go on.
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
