/** `coverBetween`: cover on the line of fire, and the target it helps (`shoot.cover`, `shoot.narrow-opening`). */

import {
  type Base,
  basesCrossed,
  crossesPolygon,
  isBaseIn,
  isSegmentWithin,
  isWithinOfPolygon,
  meetsPolyline,
  obstaclesCrossed,
  type Polygon,
  type Polyline,
  pointDistance,
  polygonsCrossed,
  segmentsMeet,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, none, valueAt } from '@grognard/lists';
import { contactGap } from '../../scenarios/measure.ts';
import type { Battlefield, Placement } from './model.ts';
import { buildingOf, floorOf, roomInside } from './rooms.ts';

export type Cover = 'none' | 'cover' | 'narrow-opening';

/**
 * The worst cover that the line crosses, if the shooter does not touch it (`shoot.own-cover`) and the target is near enough to
 * it (`shoot.cover-reach`).
 */
export function coverBetween(field: Battlefield, from: Placement, to: Placement): Cover {
  if (from.room !== none || to.room !== none) {
    const cover = coverOfOpenings(field, from, to);
    if (cover !== 'none') return cover;
  }
  const isCovered =
    isAreaCovering(field, from.base, to.base) ||
    isLineCovering(field, from.base, to.base) ||
    isWallStoodAt(field, from, to);
  return isCovered ? 'cover' : 'none';
}

/** `building.window`: a barricade in a room counts as its furniture. Maps show those of the ground floor only. */
export function isFurnitureBetween(field: Battlefield, from: Placement, to: Placement): boolean {
  return floorOf(field, from.room) === 0 && isLineCovering(field, from.base, to.base);
}

function isAreaCovering({ coverAreas, coverReach }: Battlefield, from: Base, to: Base): boolean {
  for (const polygon of coverAreas) {
    if (!crossesPolygon(polygon, from.x, from.y, to.x, to.y)) continue;
    if (isWithinOfPolygon(from, polygon, contactGap)) continue;
    if (coverReach === null || isBaseIn(to, polygon)) return true;
    if (behindArea(polygon, from, to) <= coverReach) return true;
  }
  return false;
}

/** A hedge, bank, wall or barricade is one piece of cover, however it bends (`shoot.own-cover-one`). */
function isLineCovering({ coverLines, coverReach }: Battlefield, from: Base, to: Base): boolean {
  for (const line of coverLines) {
    if (!isBetween(line, from, to)) continue;
    if (coverReach === null || isTouching(to, line)) return true;
    if (behindLine(line, from, to) <= coverReach) return true;
  }
  return false;
}

/** A battlement, or the side of a ship that the shooter is not aboard, helps only a target standing at it. */
function isWallStoodAt({ battlements, shipSides }: Battlefield, from: Placement, to: Placement): boolean {
  for (const line of battlements)
    if (isBetween(line, from.base, to.base) && isTouching(to.base, line)) return true;
  const side = to.vessel === none || to.vessel === from.vessel ? null : (shipSides[to.vessel] ?? null);
  return side !== null && isBetween(side, from.base, to.base) && isTouching(to.base, side);
}

/** Whether the line of fire crosses a line that the shooter does not touch. */
function isBetween(line: Polyline, from: Base, to: Base): boolean {
  return meetsPolyline(line, from.x, from.y, to.x, to.y) && !isTouching(from, line);
}

/** Whether a base touches a line anywhere (`figure.contact`). */
export function isTouching(base: Base, line: Polyline): boolean {
  const { x, y, reach } = base;
  const far = reach + contactGap;
  if (x - far > line.maxX || x + far < line.minX || y - far > line.maxY || y + far < line.minY) return false;
  const { xs, ys } = line;
  for (let i = 1; i < xs.length; i++)
    if (
      isSegmentWithin(
        base,
        valueAt(xs, i - 1),
        valueAt(ys, i - 1),
        valueAt(xs, i),
        valueAt(ys, i),
        contactGap,
      )
    )
      return true;
  return false;
}

/** The target's distance behind a line, along the line of fire that crosses it. */
function behindLine(line: Polyline, from: Base, to: Base): Tenths {
  const [hit] = obstaclesCrossed(from.x, from.y, to.x, to.y, [line]);
  return hit === undefined ? Number.POSITIVE_INFINITY : hit.fromEnd - halfAlong(from, to);
}

function behindArea(polygon: Polygon, from: Base, to: Base): Tenths {
  const [hit] = polygonsCrossed(from.x, from.y, to.x, to.y, [polygon]);
  if (hit === undefined) return Number.POSITIVE_INFINITY;
  return pointDistance(from.x, from.y, to.x, to.y) - hit.to - halfAlong(from, to);
}

/** The distance from the edge of the target's base to its middle, along the line of fire. */
function halfAlong(from: Base, to: Base): Tenths {
  const [hit] = basesCrossed(from.x, from.y, to.x, to.y, [to]);
  return hit === undefined ? 0 : pointDistance(from.x, from.y, to.x, to.y) - hit.from;
}

/**
 * Windows, doors and breaches are large openings (`building.window`), loopholes are slits (`building.loophole`). They help only
 * a target standing at them.
 */
function coverOfOpenings(field: Battlefield, from: Placement, to: Placement): Cover {
  const { x: ax, y: ay } = from.base;
  const { x: bx, y: by } = to.base;
  const here = buildingOf(field, from.room);
  const there = buildingOf(field, to.room);
  let cover: Cover = 'none';
  for (const { kind, joins, from: c, to: d } of field.openings) {
    if (kind === 'stairs') continue;
    const room = entryAt(field.rooms, roomInside(joins));
    const isOwn =
      (room.building === here && room.floor === floorOf(field, from.room)) ||
      (room.building === there && room.floor === floorOf(field, to.room));
    if (!isOwn || !segmentsMeet(ax, ay, bx, by, c.x, c.y, d.x, d.y)) continue;
    if (isSegmentWithin(from.base, c.x, c.y, d.x, d.y, contactGap)) continue;
    if (!isSegmentWithin(to.base, c.x, c.y, d.x, d.y, contactGap)) continue;
    if (kind === 'loophole') return 'narrow-opening';
    cover = 'cover';
  }
  return cover;
}
