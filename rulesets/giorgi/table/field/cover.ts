/** Effects of terrain on the units on it: height, woods, cover. */
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

/** Contour step under the middle of a base (`terrain.contour`). */
export function levelUnder({ hills }: Battlefield, { x, y }: Point): number {
  return levelAt(hills, x, y);
}

/** The wood that contains the middle of a body, or null (`woods.open-order`). */
export function woodOf({ woods }: Battlefield, { x, y }: Point): Polygon | null {
  for (const wood of woods) if (isInPolygon(wood, x, y)) return wood;
  return null;
}

/** Whether a base is the house of a garrison. */
function isHouse({ houses }: Battlefield, body: Base): boolean {
  for (const { base } of houses) if (base === body) return true;
  return false;
}

/** Surroundings of a body towards a point. It is at the edge of its wood if at most the depth of `woods.sight` lies between. */
export function placeTowards(field: Battlefield, body: Base, towards: Point): Surroundings {
  if (isHouse(field, body)) return 'building';
  const wood = woodOf(field, body);
  if (wood === null) return 'open';
  if (isInPolygon(wood, towards.x, towards.y)) return 'woods';
  const [from] = nearestPoints(body, roundBase(towards.x, towards.y, 1));
  const depth = depthCrossed(from.x, from.y, towards.x, towards.y, [wood]);
  return depth <= field.figures.sight ? 'wood-edge' : 'woods';
}

/** Rank of covers by how much they save. */
const ranks: Readonly<Record<Cover, number>> = {
  none: 0,
  'wood-edge': 1,
  light: 1,
  'low-wall': 2,
  woods: 3,
  'high-wall': 4,
  building: 5,
};

/** Distance within which bases are in contact, in tenths of a millimetre. */
const touching: Tenths = 20;

/**
 * The best cover of a body against another (`terrain.behind`): its house or wood, bushes round its middle, or linear terrain near by
 * that lies between. In contact the line between their middles decides, since attackers straddle a wall.
 */
export function coverTowards(field: Battlefield, body: Base, from: Base): Cover {
  const wood = woodOf(field, body);
  const shelters = sheltersNear(field, body);
  // Most bodies stand in the open with nothing near by, so the direction does not matter.
  if (wood === null && shelters.length === 0 && !isHouse(field, body)) return coverHere(field, body);
  const line = lineBetween(body, from);
  const place = placeTowards(field, body, line[1]);
  return place === 'building' ? place : bestOf(field, body, place, shelters, line);
}

/** Cover of a base of a unit whose surroundings are known as a whole. */
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

/** The best cover of the surroundings, of bushes, and of linear terrain near the body that the line crosses. */
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

/** Cover of a body from bushes round its middle. */
function coverHere({ bushes }: Battlefield, { x, y }: Base): Cover {
  return bushes.some((area) => isInPolygon(area, x, y)) ? bushesCover : 'none';
}

/** Linear terrain that may be near enough to a body. */
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
