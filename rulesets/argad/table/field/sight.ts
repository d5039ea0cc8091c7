/** The line of fire: what it goes through between the middles of two bases. */
import {
  type Base,
  basesCrossed,
  crossesPolygon,
  depthCrossed,
  isSegmentWithin,
  isWithinOfPolygon,
  levelOf,
  meetsPolyline,
  type Polyline,
  pointDistance,
  segmentsMeet,
  type Tenths,
} from '@grognard/geometry';
import { contactGap } from '../../scenarios/measure.ts';
import { isInAny } from './ground.ts';
import type { Battlefield, Placement } from './model.ts';
import { floorOf } from './rooms.ts';

export interface LineOfFire {
  /** A house wall, a high wall or a hill is in between (`shoot.line-solid`, `building.sight`). */
  readonly solid: boolean;
  /** How much forest it crosses in all (`hide.forest-out`); null: none. */
  readonly forest: Tenths | null;
  readonly cover: 'none' | 'cover' | 'narrow-opening';
}

const blocked: LineOfFire = { solid: true, forest: null, cover: 'none' };
const clear: LineOfFire = { solid: false, forest: null, cover: 'none' };
const covered: LineOfFire = { solid: false, forest: null, cover: 'cover' };

export function lineOfFire(field: Battlefield, from: Placement, to: Placement): LineOfFire {
  // Inside one room everybody sees everybody (`building.sight`), past furniture too.
  if (from.room >= 0 && from.room === to.room) return isFurnitureBetween(field, from, to) ? covered : clear;
  if (isHouseBetween(field, from, to)) return blocked;
  if (isHighWallBetween(field, from, to) || isHillBetween(field, from, to)) return blocked;
  const cover = coverBetween(field, from, to);
  const forest = forestBetween(field, from, to);
  if (forest === 0) return cover === 'none' ? clear : cover === 'cover' ? covered : { ...clear, cover };
  return { solid: false, forest, cover };
}

/**
 * Into and out of a building one shoots only through openings: the line meets no wall of the building and floor of either end. Whole
 * houses in between always block, whatever the height of the ends.
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

function buildingOf({ rooms }: Battlefield, room: number): number {
  return room < 0 ? -1 : rooms[room]!.building;
}

/** Who stands above it and pressed against it looks over a high wall, and is seen over it; nobody else does, however high. */
function isHighWallBetween(field: Battlefield, from: Placement, to: Placement): boolean {
  const { x: ax, y: ay } = from.base;
  const { x: bx, y: by } = to.base;
  for (const line of field.highWalls) {
    if (!meetsPolyline(line, ax, ay, bx, by)) continue;
    const { xs, ys } = line;
    for (let i = 1; i < xs.length; i++) {
      if (!segmentsMeet(ax, ay, bx, by, xs[i - 1]!, ys[i - 1]!, xs[i]!, ys[i]!)) continue;
      if (!isOnTopOf(field, from, line, i) && !isOnTopOf(field, to, line, i)) return true;
    }
  }
  return false;
}

function isOnTopOf(field: Battlefield, standing: Placement, { xs, ys }: Polyline, leg: number): boolean {
  if (!isSegmentWithin(standing.base, xs[leg - 1]!, ys[leg - 1]!, xs[leg]!, ys[leg]!, contactGap))
    return false;
  return levelOfStanding(field, standing) > 0;
}

/** How many steps above the table a figure stands: its ground and its floor. */
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

/** `shoot.cover`, `shoot.narrow-opening`: what the line crosses and the shooter does not touch (`shoot.own-cover`); the worst counts. */
function coverBetween(field: Battlefield, from: Placement, to: Placement): LineOfFire['cover'] {
  let cover: LineOfFire['cover'] = 'none';
  if (from.room >= 0 || to.room >= 0) cover = coverOfOpenings(field, from, to);
  if (cover !== 'none') return cover;
  const { base } = from;
  const { x: ax, y: ay } = base;
  const { x: bx, y: by } = to.base;
  for (const polygon of field.coverAreas)
    if (crossesPolygon(polygon, ax, ay, bx, by) && !isWithinOfPolygon(base, polygon, contactGap))
      return 'cover';
  return isLineCovering(field, from, to) ? 'cover' : 'none';
}

function isLineCovering({ coverLines }: Battlefield, from: Placement, to: Placement): boolean {
  const { x: ax, y: ay } = from.base;
  const { x: bx, y: by } = to.base;
  for (const line of coverLines)
    if (meetsPolyline(line, ax, ay, bx, by) && isCoverLine(line, from, to)) return true;
  return false;
}

/** `building.window`: a barricade in a room is its furniture; a map has those of the ground floor. */
function isFurnitureBetween(field: Battlefield, from: Placement, to: Placement): boolean {
  return floorOf(field, from.room) === 0 && isLineCovering(field, from, to);
}

/** A wall that goes round a garden is touched at one side and covers at the other: it is judged leg by leg. */
function isCoverLine(line: Polyline, { base }: Placement, { base: target }: Placement): boolean {
  const { xs, ys } = line;
  const { x, y } = base;
  for (let i = 1; i < xs.length; i++) {
    const [cx, cy, dx, dy] = [xs[i - 1]!, ys[i - 1]!, xs[i]!, ys[i]!];
    if (!segmentsMeet(x, y, target.x, target.y, cx, cy, dx, dy)) continue;
    if (isSegmentWithin(base, cx, cy, dx, dy, contactGap)) continue;
    if (!isBesideLeg(line, i, base)) return true;
  }
  return false;
}

/** Whether a leg goes on from one that a base touches, beside it: as far off as half the base. */
function isBesideLeg({ xs, ys }: Polyline, leg: number, base: Base): boolean {
  if (!isSegmentWithin(base, xs[leg - 1]!, ys[leg - 1]!, xs[leg]!, ys[leg]!, base.reach)) return false;
  for (const next of [leg - 1, leg + 1]) {
    if (next < 1 || next >= xs.length) continue;
    if (isSegmentWithin(base, xs[next - 1]!, ys[next - 1]!, xs[next]!, ys[next]!, contactGap)) return true;
  }
  return false;
}

/** Windows, doors and breaches are large openings (`building.window`), loopholes are slits (`building.loophole`). */
function coverOfOpenings(field: Battlefield, from: Placement, to: Placement): LineOfFire['cover'] {
  const { base } = from;
  const { x: ax, y: ay } = base;
  const { x: bx, y: by } = to.base;
  const here = buildingOf(field, from.room);
  const there = buildingOf(field, to.room);
  let cover: LineOfFire['cover'] = 'none';
  for (const { kind, joins, from: c, to: d } of field.openings) {
    if (kind === 'stairs') continue;
    const room = field.rooms[Math.max(joins[0], joins[1])]!;
    const isOwn =
      (room.building === here && room.floor === floorOf(field, from.room)) ||
      (room.building === there && room.floor === floorOf(field, to.room));
    if (!isOwn || !segmentsMeet(ax, ay, bx, by, c.x, c.y, d.x, d.y)) continue;
    if (isSegmentWithin(base, c.x, c.y, d.x, d.y, contactGap)) continue;
    if (kind === 'loophole') return 'narrow-opening';
    cover = 'cover';
  }
  return cover;
}

/** Forest on the line; from the edge of a wood one fires out of it freely. */
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
  // Still in the wood where his base ends: he does not stand at its edge.
  if (isInAny(woods, px, py)) return depth;
  return depthCrossed(px, py, bx, by, woods);
}
