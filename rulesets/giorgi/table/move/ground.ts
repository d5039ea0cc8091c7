/** Ground on which a body cannot stand. */
import { type Base, placeBase, type Track } from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import { objectionsToStanding, pricesAlong } from '../field/index.ts';
import type { Battlefield, Priced } from '../field/model.ts';
import type { UnitFormation, UnitInfo } from '../model.ts';

/** The rule that keeps a body from standing here, the edge of the table apart; null: none does. */
export function groundAgainst(
  field: Battlefield,
  info: Pick<UnitInfo, 'arm'>,
  formation: UnitFormation,
  body: Base,
): RuleId | null {
  const against = objectionsToStanding(field, info, formation, body);
  return against.find((rule) => rule !== 'melee.off-table') ?? null;
}

/**
 * The prices of a way without bars of the kind on which the body stands already: losses on a bridge may leave it beside the crossing, and
 * whoever has come to stand so may go on.
 */
export function pricesFrom(
  field: Battlefield,
  info: UnitInfo,
  formation: UnitFormation,
  track: Track,
): readonly Priced[] {
  const prices = pricesAlong(field, info, formation, track);
  if (!prices.some(({ factor }) => factor === 0)) return prices;
  const under = objectionsToStanding(field, info, formation, placeBase(track.footprint, track.from));
  return under.length === 0
    ? prices
    : prices.filter(({ factor, rule }) => factor > 0 || rule === null || !under.includes(rule));
}
