/** The line of fire: what lies between the middles of two bases. */

import {
  basesCrossed,
  crossesPolygon,
  depthCrossed,
  isSegmentWithin,
  levelOf,
  meetsPolyline,
  type Polyline,
  pointDistance,
  segmentsMeet,
  type Tenths,
} from '@grognard/geometry';
import { none, valueAt } from '@grognard/lists';
import { contactGap } from '../../scenarios/measure.ts';
import { coverBetween, isFurnitureBetween } from './cover.ts';
import { isInAny } from './ground.ts';
import { keepLine, keptLine, keptLines, type LineOfFire, slotOf } from './kept-lines.ts';
import type { Battlefield, Placement } from './model.ts';
import { buildingOf, floorOf } from './rooms.ts';

const blocked: LineOfFire = { solid: true, forest: null, cover: 'none' };
const clear: LineOfFire = { solid: false, forest: null, cover: 'none' };
const covered: LineOfFire = { solid: false, forest: null, cover: 'cover' };

/** Most figures of a turn stand where they stood: the answers for figures on foot in the open are kept. */
export function lineOfFire(field: Battlefield, from: Placement, to: Placement): LineOfFire {
  if (!isPlain(from) || !isPlain(to)) return workOutLine(field, from, to);
  const kept = keptLines(field);
  const slot = slotOf(from.base, to.base);
  const known = keptLine(kept, slot, from.base, to.base);
  if (known !== null) return known;
  const line = workOutLine(field, from, to);
  keepLine(kept, slot, from.base, to.base, line);
  return line;
}

/** Whether a figure stands outside and its heading does not matter. */
function isPlain({ base, room, vessel }: Placement): boolean {
  return base.isRound && room === none && vessel === none;
}

/** The same, worked out anew. */
export function workOutLine(field: Battlefield, from: Placement, to: Placement): LineOfFire {
  // Figures in one room all see each other (`building.sight`), even past furniture.
  if (from.room !== none && from.room === to.room)
    return isFurnitureBetween(field, from, to) ? covered : clear;
  if (isHouseBetween(field, from, to)) return blocked;
  if (isHighWallBetween(field, from, to) || isHillBetween(field, from, to)) return blocked;
  const cover = coverBetween(field, from, to);
  const forest = forestBetween(field, from, to);
  if (forest === 0) return cover === 'none' ? clear : cover === 'cover' ? covered : { ...clear, cover };
  return { solid: false, forest, cover };
}

/**
 * Shots into and out of a building pass only through openings: the line must meet no wall of either end's building and floor.
 * Whole houses in between always block, whatever the height of the ends.
 */
function isHouseBetween(field: Battlefield, from: Placement, to: Placement): boolean {
  const { x: ax, y: ay } = from.base;
  const { x: bx, y: by } = to.base;
  const here = buildingOf(field, from.room);
  const there = buildingOf(field, to.room);
  const floorHere = floorOf(field, from.room);
  const floorThere = floorOf(field, to.room);
  if (here >= 0 && here === there && floorHere !== floorThere) return true;
  for (const { floor, building, polygon } of field.rooms)
    if (floor === 0 && building !== here && building !== there && crossesPolygon(polygon, ax, ay, bx, by))
      return true;
  if (here < 0 && there < 0) return false;
  for (const { building, floor, from: c, to: d } of field.walls) {
    const isOwn = (building === here && floor === floorHere) || (building === there && floor === floorThere);
    if (isOwn && segmentsMeet(ax, ay, bx, by, c.x, c.y, d.x, d.y)) return true;
  }
  return false;
}

/** A figure above a high wall and touching it sees over it, and is seen over it. No other figure does, however high. */
function isHighWallBetween(field: Battlefield, from: Placement, to: Placement): boolean {
  const { x: ax, y: ay } = from.base;
  const { x: bx, y: by } = to.base;
  for (const line of field.highWalls) {
    if (!meetsPolyline(line, ax, ay, bx, by)) continue;
    const { xs, ys } = line;
    for (let i = 1; i < xs.length; i++) {
      if (
        !segmentsMeet(ax, ay, bx, by, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i))
      )
        continue;
      if (!isOnTopOf(field, from, line, i) && !isOnTopOf(field, to, line, i)) return true;
    }
  }
  return false;
}

function isOnTopOf(field: Battlefield, standing: Placement, { xs, ys }: Polyline, leg: number): boolean {
  if (
    !isSegmentWithin(
      standing.base,
      valueAt(xs, leg - 1),
      valueAt(ys, leg - 1),
      valueAt(xs, leg),
      valueAt(ys, leg),
      contactGap,
    )
  )
    return false;
  return levelOfStanding(field, standing) > 0;
}

/** The levels above the table at which a figure stands, by its ground and its floor. */
function levelOfStanding(field: Battlefield, { base, room }: Placement): number {
  return levelOf(field.raised, base) + floorOf(field, room);
}

/** A hill blocks if it is higher than both ends. */
function isHillBetween(field: Battlefield, from: Placement, to: Placement): boolean {
  const { raised } = field;
  if (raised.length === 0) return false;
  const { x: ax, y: ay } = from.base;
  const { x: bx, y: by } = to.base;
  const eyes = Math.max(levelOfStanding(field, from), levelOfStanding(field, to));
  for (const { area, level } of raised) if (level > eyes && crossesPolygon(area, ax, ay, bx, by)) return true;
  return false;
}

/** The depth of forest on the line. From the edge of a wood a figure fires out freely. */
function forestBetween({ woods }: Battlefield, from: Placement, to: Placement): Tenths | null {
  const { base } = from;
  const { x: ax, y: ay } = base;
  const { x: bx, y: by } = to.base;
  const depth = depthCrossed(ax, ay, bx, by, woods);
  if (depth === 0) return 0;
  if (!isInAny(woods, ax, ay)) return depth;
  const length = pointDistance(ax, ay, bx, by);
  const edge = (basesCrossed(ax, ay, bx, by, [base])[0]?.to ?? 0) + contactGap;
  if (length <= edge) return depth;
  const px = Math.round(ax + ((bx - ax) * edge) / length);
  const py = Math.round(ay + ((by - ay) * edge) / length);
  // The point where its base ends is still in the wood, so the figure is not at the edge.
  if (isInAny(woods, px, py)) return depth;
  return depthCrossed(px, py, bx, by, woods);
}
