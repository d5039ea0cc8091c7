/** Where a body may stand: on the table, out of rivers and houses, not across a high wall, horse and guns out of woods. */
import { type Base, isBaseIn, isBaseInBox, isBaseOn, overlaps } from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import type { Battlefield } from '../state/battlefield.ts';
import type { UnitFormation, UnitInfo } from '../state/model.ts';
import { isInRiver } from './road.ts';

/** Refusals of this placement, empty if it is allowed. Other bodies are not considered. */
export function objectionsToStanding(
  field: Battlefield,
  { arm }: Pick<UnitInfo, 'arm'>,
  formation: UnitFormation,
  body: Base,
): readonly RuleId[] {
  const found: RuleId[] = [];
  const { figures } = field;
  if (!isBaseInBox(body, field.box)) found.push('melee.off-table');
  if (figures.river === 0 && isInRiver(field, formation, body)) found.push('terrain.river');
  if (field.houses.some(({ base }) => overlaps(base, body))) found.push('building.walls');
  if (figures.highWall === 0 && isAcrossHighWall(field, body)) found.push('terrain.rates');
  const isBarred = figures.woodsFor === 'foot' && arm !== 'foot' && formation !== 'gunners';
  if (isBarred && field.woods.some((wood) => isBaseIn(body, wood))) found.push('terrain.woods-forbidden');
  return found;
}

function isAcrossHighWall({ shelters }: Battlefield, body: Base): boolean {
  return shelters.some(({ kind, line }) => kind === 'high-wall' && isBaseOn(body, line));
}
