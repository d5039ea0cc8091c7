/** Heights, woods and cover: what ground is to whoever stands on it. */
import {
  type Base,
  baseDistance,
  baseToPolyline,
  depthCrossed,
  isInPolygon,
  levelAt,
  meetsPolyline,
  nearestPoints,
  type Point,
  type Polygon,
  roundBase,
  type Tenths,
} from '@grognard/geometry';
import { behindCm, bushesCover } from '../../data/ground.ts';
import type { Cover, Surroundings } from '../../model.ts';
import { tenthsOf } from '../../scenarios/measure.ts';
import type { Battlefield, FieldLine } from '../state/battlefield.ts';

/** The contour step on which a base has its middle (`terrain.contour`). */
export function levelUnder({ hills }: Battlefield, { x, y }: Point): number {
  return levelAt(hills, x, y);
}

/** The wood in which a body is: the one that has its middle; null: none (`woods.open-order`). */
export function woodOf({ woods }: Battlefield, { x, y }: Point): Polygon | null {
  for (const wood of woods) if (isInPolygon(wood, x, y)) return wood;
  return null;
}

/** Whether a base is a house, that of a garrison. */
function isHouse({ houses }: Battlefield, body: Base): boolean {
  for (const { base } of houses) if (base === body) return true;
  return false;
}

/** Where a body is towards a point: at the edge of its wood if no more of it lies between than one sees into (`woods.sight`). */
export function placeTowards(field: Battlefield, body: Base, towards: Point): Surroundings {
  if (isHouse(field, body)) return 'building';
  const wood = woodOf(field, body);
  if (wood === null) return 'open';
  if (isInPolygon(wood, towards.x, towards.y)) return 'woods';
  const [from] = nearestPoints(body, roundBase(towards.x, towards.y, 1));
  const depth = depthCrossed(from.x, from.y, towards.x, towards.y, [wood]);
  return depth <= field.figures.sight ? 'wood-edge' : 'woods';
}

/** Which cover is better, by what it saves. */
const ranks: Readonly<Record<Cover, number>> = {
  none: 0,
  'wood-edge': 1,
  light: 1,
  'low-wall': 2,
  woods: 3,
  'high-wall': 4,
  building: 5,
};

/** So near, bases are in contact. */
const touching: Tenths = 20;

/**
 * The best cover that a body has against another (`terrain.behind`): its house or wood, bushes round its middle, or something in a line near
 * by that lies between. In contact the line between their middles decides, since attackers straddle a wall.
 */
export function coverTowards(field: Battlefield, body: Base, from: Base): Cover {
  const wood = woodOf(field, body);
  const shelters = sheltersNear(field, body);
  // Most stand in the open with nothing near by: then it does not matter from where they are looked at.
  if (wood === null && shelters.length === 0 && !isHouse(field, body)) return coverHere(field, body);
  const line = lineBetween(body, from);
  const place = placeTowards(field, body, line[1]);
  return place === 'building' ? place : bestOf(field, body, place, shelters, line);
}

/** The same for a base of a unit that is known to be in a place as a whole. */
export function coverInPlace(field: Battlefield, place: Surroundings, base: Base, from: Base): Cover {
  if (place === 'building') return place;
  const shelters = sheltersNear(field, base);
  if (shelters.length === 0) return place === 'open' ? coverHere(field, base) : place;
  return bestOf(field, base, place, shelters, lineBetween(base, from));
}

type LineBetween = readonly [Point, Point];

function lineBetween(body: Base, from: Base): LineBetween {
  return baseDistance(body, from) <= touching ? [body, from] : nearestPoints(body, from);
}

/** The best of a place, of bushes and of what a line from a body crosses near by. */
function bestOf(
  field: Battlefield,
  body: Base,
  place: Surroundings,
  shelters: readonly FieldLine[],
  [near, far]: LineBetween,
): Cover {
  let best = ofPlace(place);
  const better = (cover: Cover): void => {
    if (ranks[cover] > ranks[best]) best = cover;
  };
  better(coverHere(field, body));
  for (const { line, cover } of shelters) {
    if (ranks[cover] <= ranks[best] || !meetsPolyline(line, near.x, near.y, far.x, far.y)) continue;
    if (baseToPolyline(body, line) <= tenthsOf(behindCm)) better(cover);
  }
  return best;
}

/** What bushes round its middle give to a body. */
function coverHere({ bushes }: Battlefield, { x, y }: Base): Cover {
  return bushes.some((area) => isInPolygon(area, x, y)) ? bushesCover : 'none';
}

/** Lines that a body may be near enough to. */
function sheltersNear({ shelters }: Battlefield, { x, y, reach }: Base): readonly FieldLine[] {
  const far = reach + tenthsOf(behindCm) + 1;
  const isNear = ({ line: { minX, minY, maxX, maxY } }: FieldLine): boolean =>
    x + far >= minX && x - far <= maxX && y + far >= minY && y - far <= maxY;
  return shelters.some(isNear) ? shelters.filter(isNear) : nothing;
}

const nothing: readonly FieldLine[] = [];

function ofPlace(place: Surroundings): Cover {
  return place === 'open' ? 'none' : place;
}
