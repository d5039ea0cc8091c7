/** What lies between two touching figures, and which of them is higher. */

import {
  type Base,
  type Box,
  isBaseIn,
  isBaseOn,
  levelOf,
  meetsPolyline,
  segmentsMeet,
} from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { groundRows } from '../../data/grounds.ts';
import { type Ground, type GroundClass, groundClasses } from '../../model.ts';
import { groundsUnder } from './ground.ts';
import type { Battlefield, LineKind, Placement } from './model.ts';
import { floorOf } from './rooms.ts';

/** A linear obstacle between two figures (`terrain.linear`). */
export interface GroundBetween {
  readonly id: string;
  readonly kind: LineKind | 'door' | 'gunwale';
}

/** Whether a wall, a high wall or another floor separates two figures: the line between their middles meets it. */
export function isSolidBetween(field: Battlefield, one: Placement, other: Placement): boolean {
  const floor = floorOf(field, one.room);
  if (floor !== floorOf(field, other.room)) return true;
  const { x: ax, y: ay } = one.base;
  const { x: bx, y: by } = other.base;
  for (const barrier of field.barriers) {
    const { kind, line } = barrier;
    if (kind !== 'house-wall' && kind !== 'high-wall') continue;
    if (barrier.floor === floor && meetsPolyline(line, ax, ay, bx, by)) return true;
  }
  return false;
}

/** The linear obstacle between two touching figures, or null. A high wall is not an obstacle but separates them. */
export function obstacleBetween(field: Battlefield, one: Placement, other: Placement): GroundBetween | null {
  if (one.vessel !== other.vessel) return gunwale;
  const { x: ax, y: ay } = one.base;
  const { x: bx, y: by } = other.base;
  if (one.room !== other.room) {
    for (const { id, kind, from, to } of field.openings)
      if (kind === 'door' && segmentsMeet(ax, ay, bx, by, from.x, from.y, to.x, to.y)) return { id, kind };
    return null;
  }
  if (one.room !== none) return null;
  for (const { id, kind, line } of field.obstacles)
    if (kind !== 'high-wall' && meetsPolyline(line, ax, ay, bx, by)) return { id, kind };
  return null;
}

const gunwale: GroundBetween = { id: 'gunwale', kind: 'gunwale' };

/** Heights within one level: the level itself, stairs and slopes above their foot, the top of a bank above the ground beside it. */
const level = 3;
const upSlope = 2;
const onBank = 1;

function heightOf(field: Battlefield, { base, room }: Placement): number {
  const ground = level * levelOf(field.raised, base);
  if (room !== none) return ground + level * floorOf(field, room);
  let height = ground;
  for (const { area, level: foot } of field.slopes)
    if (level * foot + upSlope > height && isBaseIn(base, area)) height = level * foot + upSlope;
  for (const line of field.banks)
    if (ground + onBank > height && isBaseNear(base, line) && isBaseOn(base, line)) height = ground + onBank;
  return height;
}

function isBaseNear({ x, y, reach }: Base, { minX, minY, maxX, maxY }: Box): boolean {
  return x - reach < maxX && x + reach > minX && y - reach < maxY && y + reach > minY;
}

/** `terrain.higher`: 1 if the first stands higher, -1 if the other does, 0 if neither. */
export function higherOf(field: Battlefield, one: Placement, other: Placement): -1 | 0 | 1 {
  const difference = heightOf(field, one) - heightOf(field, other);
  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

/** `melee.cavalry-ground`: the worst class for cavalry under either base or at an obstacle between them. */
export function cavalryGround(field: Battlefield, one: Placement, other: Placement): GroundClass {
  let worst = 0;
  for (const ground of groundsUnder(field, one.base, one.room)) worst = Math.max(worst, rankOf(ground));
  for (const ground of groundsUnder(field, other.base, other.room)) worst = Math.max(worst, rankOf(ground));
  const between = obstacleBetween(field, one, other);
  const line = between && field.obstacles.find(({ id }) => id === between.id);
  if (line?.ground) worst = Math.max(worst, rankOf(line.ground));
  return entryAt(groundClasses, worst);
}

/** Ground barred to cavalry ranks with the worst. */
function rankOf(ground: Ground): number {
  const { cavalry } = groundRows[ground];
  return cavalry === 'barred' ? groundClasses.length - 1 : groundClasses.indexOf(cavalry);
}
