/** Ground on which a body cannot stand. */
import type { Base } from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import { objectionsToStanding } from '../field/index.ts';
import type { Battlefield } from '../field/model.ts';
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
