/** Places to hide, to rest a gun and to fall from, and the edge of the table. */

import {
  type Base,
  isBaseIn,
  isBaseInBox,
  isPointInBase,
  isPointNearer,
  isSegmentWithin,
  type MovableBase,
  type MovablePose,
  meetsPolyline,
  moveBase,
  type Point,
  type Polyline,
  placeBase,
  poseAlong,
  segmentsMeet,
  type Tenths,
  type Track,
  trackLength,
} from '@grognard/geometry';
import { none, valueAt } from '@grognard/lists';
import { contactGap } from '../../scenarios/measure.ts';
import { isTouching } from './cover.ts';
import { groundsUnder } from './ground.ts';
import type { Battlefield, Placement } from './model.ts';
import { roomAt } from './rooms.ts';

/**
 * Whether a figure on foot can hide here: in a room (`building.hidden`), in cover (`hide.crouched`) or against cover
 * (`hide.crouched-behind`).
 */
export function canHide(field: Battlefield, { base, room, vessel }: Placement): boolean {
  if (room !== none) return true;
  return vessel === none && isAtCover(field, base);
}

function isAtCover({ hidingAreas, hidingLines }: Battlefield, base: Base): boolean {
  for (const polygon of hidingAreas) if (isBaseIn(base, polygon)) return true;
  for (const line of hidingLines) if (isTouching(base, line)) return true;
  return false;
}

/** Whether a figure hidden here is hidden from this viewer. A hedge or wall hides only from viewers on its other side. */
export function hidesFrom(field: Battlefield, hidden: Placement, eyes: Placement): boolean {
  const { base, room, vessel } = hidden;
  // Figures in one room all see each other (`building.sight`).
  if (room !== none) return eyes.room !== room;
  if (vessel !== none) return false;
  for (const polygon of field.hidingAreas) if (isBaseIn(base, polygon)) return true;
  for (const line of field.hidingLines)
    if (isTouching(base, line) && isLegBetween(line, base, eyes.base)) return true;
  return false;
}

/** Beside the figure, the next leg of a bent hedge also counts, up to half a base away. */
function isLegBetween({ xs, ys }: Polyline, base: Base, eyes: Base): boolean {
  for (let i = 1; i < xs.length; i++) {
    const [ax, ay, bx, by] = [valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)];
    if (!isSegmentWithin(base, ax, ay, bx, by, base.reach)) continue;
    if (segmentsMeet(base.x, base.y, eyes.x, eyes.y, ax, ay, bx, by)) return true;
  }
  return false;
}

const pose: MovablePose = { x: 0, y: 0, heading: 0 };

/** The sampling interval along cover, 0.5 cm. */
const look: Tenths = 50;

/** Whether a path leads along cover or indoors from start to end (`hide.crouch-move`). */
export function isCoverAlong(field: Battlefield, track: Track): boolean {
  const base: MovableBase = placeBase(track.footprint, track.from);
  const length = trackLength(track);
  for (let along = 0; along < length + look; along += look) {
    poseAlong(track, Math.min(along, length), pose);
    moveBase(base, pose.x, pose.y, pose.heading);
    if (!isAtCover(field, base) && roomAt(field, pose.x, pose.y, 0) === none) return false;
  }
  return true;
}

/** Whether a gun can rest where its bearer stands (`shoot.support`), because a support touches the base. */
export function isSupported({ supports }: Battlefield, base: Base): boolean {
  return supports.some(({ x, y }) => isPointNearer(base, x, y, contactGap + 1));
}

/**
 * The fate of a figure driven back from one place to another (`melee.recoil-fall`). It drops over the edge of a wall walk, and
 * in deep water it swims or is lost. A battlement bars the path, so it does not fall there. A figure that stays on the deck of
 * its vessel does not fall.
 */
export function fallAt(
  field: Battlefield,
  from: Point,
  base: Base,
  deck: Base | null = null,
): 'none' | 'deep-water' | 'drop' {
  if (deck !== null && isPointInBase(deck, base.x, base.y)) return 'none';
  for (const { kind, line } of field.barriers)
    if (kind === 'drop' && meetsPolyline(line, from.x, from.y, base.x, base.y)) return 'drop';
  return groundsUnder(field, base, -1).includes('deep-water') ? 'deep-water' : 'none';
}

/** Whether the whole base is on the table. */
export function isOnTable({ width, depth }: Battlefield, base: Base): boolean {
  return isBaseInBox(base, { minX: 0, minY: 0, maxX: width, maxY: depth });
}

export type TableEdge = 'north' | 'east' | 'south' | 'west';

/**
 * The edge by which a base has left the table (`scenario.edge`), which is when its middle is beyond it. At a corner, the edge it
 * is farther beyond.
 */
export function edgeCrossed({ width, depth }: Battlefield, { x, y }: Point): TableEdge | null {
  if (x >= 0 && y >= 0 && x <= width && y <= depth) return null;
  const beyond: readonly (readonly [TableEdge, Tenths])[] = [
    ['north', y - depth],
    ['east', x - width],
    ['south', -y],
    ['west', -x],
  ];
  let edge: TableEdge | null = null;
  let most = 0;
  for (const [name, by] of beyond) {
    if (by > most) {
      edge = name;
      most = by;
    }
  }
  return edge;
}
