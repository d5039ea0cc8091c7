/** Checks of a scenario's map: heights of hills, crossings of rivers, distances between houses, access to objectives. */

import {
  boxesMeet,
  cornersOf,
  isBaseIn,
  isInPolygon,
  overlaps,
  type Point,
  type Polygon,
  wayRound,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Battlefield } from '../table/state/battlefield.ts';
import { pointOf } from './measure.ts';
import type { Scenario } from './model.ts';
import type { Tell } from './problem.ts';
import type { ResolvedScenario } from './resolved.ts';

export function checkGround(laid: ResolvedScenario, tell: Tell): void {
  const { scenario } = laid;
  if (scenario.ground === 'by-players') checkEmpty(scenario, tell);
  scenario.areas.forEach(({ kind, level }, i) => {
    if (kind === 'hill' && level === 0)
      tell('ground', `areas[${i}].level`, 'a hill is at least one step above the table; give it a level');
    if (kind !== 'hill' && level !== 0)
      tell('ground', `areas[${i}].level`, `only a hill has a level; leave it out of ${kind}`);
  });
  checkRivers(laid, tell);
  checkHouses(laid, tell);
  checkWays(laid, tell);
}

/** A scenario in which players lay the terrain may have none in its file. */
function checkEmpty({ areas, lines, houses, objectives }: Scenario, tell: Tell): void {
  const drawn = { areas, lines, houses, objectives };
  for (const [name, list] of Object.entries(drawn))
    if (list.length > 0)
      tell('ground', name, 'the players lay the ground of this battle; leave it out, or draw all of it');
}

/** `terrain.river`: every river has a bridge or a ford, and every bridge or ford crosses a river or a stream. */
function checkRivers({ scenario, field }: ResolvedScenario, tell: Tell): void {
  const crossings = [...field.bridges, ...field.fords];
  const at = (polygon: Polygon): string => {
    const found = field.areas.find((area) => area.polygon === polygon);
    return `areas[${scenario.areas.findIndex(({ id }) => id === found?.id)}]`;
  };
  if (field.figures.river === 0)
    for (const river of field.rivers)
      if (!crossings.some((crossing) => areasMeet(crossing, river)))
        tell('crossing', at(river), 'nobody could cross this river; lay a bridge or a ford over it');
  for (const crossing of crossings)
    if (!field.rivers.some((river) => areasMeet(crossing, river)) && !isOverStream(field, crossing))
      tell('crossing', at(crossing), 'there is no water under it; lay it over a river or a stream');
}

function areasMeet(one: Polygon, other: Polygon): boolean {
  return (
    boxesMeet(one, other) &&
    (one.corners.some(({ x, y }) => isInPolygon(other, x, y)) ||
      other.corners.some(({ x, y }) => isInPolygon(one, x, y)) ||
      one.corners.some((corner, i) =>
        isEdgeIn(corner, entryAt(one.corners, (i + 1) % one.corners.length), other),
      ))
  );
}

/**
 * Whether an area contains a place along the middle of an edge. Three samples are enough, because crossings are longer than rivers are
 * wide.
 */
function isEdgeIn(a: Point, b: Point, area: Polygon): boolean {
  return [0.25, 0.5, 0.75].some((share) =>
    isInPolygon(area, Math.round(a.x + (b.x - a.x) * share), Math.round(a.y + (b.y - a.y) * share)),
  );
}

function isOverStream({ streams }: Battlefield, crossing: Polygon): boolean {
  return streams.some(({ line }) => boxesMeet(line, crossing));
}

function checkHouses({ field }: ResolvedScenario, tell: Tell): void {
  field.houses.forEach(({ base, index }) => {
    const at = `houses[${index}].at`;
    const other = field.houses.find((house) => house.index < index && overlaps(house.base, base));
    if (other !== undefined) tell('overlap', at, `stands in "${other.id}"; houses stand apart`);
    if (field.rivers.some((river) => isBaseIn(base, river)))
      tell('house', at, 'stands in a river; houses stand on dry ground');
    if (cornersOf(base).some(({ x, y }) => x < 0 || y < 0 || x > field.width || y > field.depth))
      tell('off-table', at, 'reaches over the edge of the table; move it inwards');
  });
}

/** `scenario.objective`: each side has a path to every objective, at least for foot in column. */
function checkWays({ scenario, field, zones, units }: ResolvedScenario, tell: Tell): void {
  const walls = field.shelters.filter(({ kind }) => kind === 'high-wall').map(({ line }) => line);
  const barriers = [...(field.figures.river === 0 ? field.rivers : []), ...walls];
  const openings = [...field.bridges, ...field.fords];
  scenario.objectives.forEach(({ at }, o) => {
    const to = pointOf(at);
    const isWet = field.rivers.some((river) => isInPolygon(river, to.x, to.y));
    if (isWet && !openings.some((opening) => isInPolygon(opening, to.x, to.y)))
      tell(
        'reach',
        `objectives[${o}].at`,
        'lies in a river, where nobody can stand; put it on a bridge or a bank',
      );
    scenario.sides.forEach(({ id, edge }, s) => {
      const starts = units.flatMap((unit) =>
        unit.s === s && unit.body !== null ? [unit.body as Point] : [],
      );
      const zone = zones[s];
      const middle = { x: field.width / 2, y: edge === 'south' ? 0 : field.depth };
      const from = starts.length > 0 ? starts : zone ? [entryAt(zone.corners, 0)] : [middle];
      if (!from.some((start) => wayRound(start, to, barriers, openings, 200, field.box) !== null))
        tell('reach', `objectives[${o}].at`, `"${id}" has no way to it; leave a gap, a bridge or a ford`);
    });
  });
}
