/** Ground on which a body cannot stand. */
import {
  type Base,
  frontOf,
  isBaseIn,
  isBaseOn,
  isInPolygon,
  overlaps,
  type Point,
} from '@grognard/geometry';
import type { RuleId } from '@grognard/rules-kit';
import type { Battlefield } from '../field/model.ts';
import type { UnitFormation, UnitInfo } from '../model.ts';

/** The rule that keeps a body from standing here; null: none does. */
export function groundAgainst(
  field: Battlefield,
  { arm }: Pick<UnitInfo, 'arm'>,
  formation: UnitFormation,
  body: Base,
): RuleId | null {
  const { houses, woods, figures, shelters } = field;
  if (houses.some(({ base }) => overlaps(body, base))) return 'building.walls';
  const isHighWall = ({ kind }: { readonly kind: string }) => kind === 'high-wall';
  if (figures.highWall === 0 && shelters.some((line) => isHighWall(line) && isBaseOn(body, line.line)))
    return 'terrain.rates';
  const isFoot = arm === 'foot' || formation === 'gunners';
  if (figures.woodsFor === 'foot' && !isFoot && woods.some((wood) => isBaseIn(body, wood)))
    return 'terrain.woods-forbidden';
  return isInRiver(field, formation, body) ? 'terrain.river' : null;
}

/** Nobody stands in a river but on a bridge or ford that carries his middle line (`terrain.river`). */
function isInRiver(
  { rivers, bridges, fords, figures }: Battlefield,
  formation: UnitFormation,
  body: Base,
): boolean {
  if (figures.river > 0 || !rivers.some((river) => isBaseIn(body, river))) return false;
  if (formation !== 'column' && formation !== 'open' && formation !== 'limbered') return true;
  const crossings = [...bridges, ...fords];
  const isWet = ({ x, y }: Point) =>
    rivers.some((river) => isInPolygon(river, x, y)) && !crossings.some((way) => isInPolygon(way, x, y));
  return middleLine(body).some(isWet);
}

/** Places from the middle of the front to the middle of the rear. */
function middleLine(body: Base): readonly Point[] {
  const front = frontOf(body);
  const rear = { x: 2 * body.x - front.x, y: 2 * body.y - front.y };
  return [0, 1, 2, 3, 4].map((n) => ({
    x: Math.round((front.x * (4 - n) + rear.x * n) / 4),
    y: Math.round((front.y * (4 - n) + rear.y * n) / 4),
  }));
}
