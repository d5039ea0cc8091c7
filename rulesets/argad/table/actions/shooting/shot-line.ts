/** Figures in the line of fire (`shoot.line-figure`), and those fired over (`shoot.over-friends`). */

import { crossesBase, isBaseIn, type Tenths } from '@grognard/geometry';
import { absent, entryAt, indicesOf, none } from '@grognard/lists';
import { floorOf } from '../../field/rooms.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import { type Crowd, firstFrom } from './crowd.ts';
import { baseIn, isThere, roomIn, type ShotSurroundings, spotIn, vesselIn } from './shot-surroundings.ts';

/**
 * More than half the diagonal of the longest base, in tenths of a millimetre. A base whose middle is farther from a line does
 * not meet it.
 */
const reach = 300;

/** Whether the base of another figure is in the line between the middles of two figures. Of a sorted crowd only a part is examined. */
export function isFigureBetween(
  scene: ShotSurroundings,
  shooter: FigureIndex,
  target: FigureIndex,
  crowd: Crowd | null = null,
): boolean {
  const { x: ax, y: ay } = spotIn(scene, shooter);
  const { x: bx, y: by } = spotIn(scene, target);
  const west = Math.min(ax, bx) - reach;
  const east = Math.max(ax, bx) + reach;
  const south = Math.min(ay, by) - reach;
  const north = Math.max(ay, by) + reach;
  const dx = bx - ax;
  const dy = by - ay;
  // Farther beside the line than any base reaches: compares twice the area with base times height.
  const beside = reach * (Math.abs(dx) + Math.abs(dy));
  const mayBar = (other: FigureIndex, x: Tenths, y: Tenths): boolean =>
    y >= south &&
    y <= north &&
    Math.abs(dx * (y - ay) - dy * (x - ax)) <= beside &&
    other !== shooter &&
    other !== target &&
    isInLine(scene, shooter, target, other);
  if (crowd === null) {
    for (const other of indicesOf(scene.state.figures)) {
      const { x, y } = spotIn(scene, other);
      if (x >= west && x <= east && mayBar(other, x, y)) return true;
    }
    return false;
  }
  for (let i = firstFrom(crowd, west); i < crowd.length; i++) {
    const { index, x, y } = crowd[i] ?? absent(crowd, i);
    if (x > east) return false;
    if (mayBar(index, x, y)) return true;
  }
  return false;
}

export function isInLine(
  scene: ShotSurroundings,
  shooter: FigureIndex,
  target: FigureIndex,
  other: FigureIndex,
): boolean {
  if (!isThere(scene, other)) return false;
  const base = baseIn(scene, other);
  const from = spotIn(scene, shooter);
  const to = spotIn(scene, target);
  if (!crossesBase(base, from.x, from.y, to.x, to.y)) return false;
  return isAtHeightOf(scene, shooter, target, other) && !isFiredOver(scene, shooter, other);
}

/** Whether a figure is on a floor that the line passes. */
function isAtHeightOf(
  scene: ShotSurroundings,
  shooter: FigureIndex,
  target: FigureIndex,
  other: FigureIndex,
): boolean {
  const floor = floorIn(scene, other);
  const from = floorIn(scene, shooter);
  const to = floorIn(scene, target);
  return floor >= Math.min(from, to) && floor <= Math.max(from, to);
}

function isFiredOver(scene: ShotSurroundings, shooter: FigureIndex, other: FigureIndex): boolean {
  if (isFrontRankOf(scene.state, shooter, other)) return true;
  const height = heightOf(scene, shooter);
  return height > 0 && heightOf(scene, other) < height;
}

function floorIn(scene: ShotSurroundings, index: FigureIndex): number {
  return floorOf(scene.table.field, roomIn(scene, index));
}

/** The height of a figure on a wall walk, the deck of a ship or an upper floor, otherwise 0. */
function heightOf(scene: ShotSurroundings, index: FigureIndex): number {
  const floor = floorIn(scene, index);
  if (floor > 0) return floor;
  const { table } = scene;
  const vessel = vesselIn(scene, index);
  if (vessel !== none) return entryAt(table.vessels, vessel).kind === 'ship' ? 1 : 0;
  for (const { kind, polygon, level } of table.field.areas)
    if (kind === 'wall-walk' && isBaseIn(baseIn(scene, index), polygon)) return Math.max(1, level);
  return 0;
}

/** Whether one figure is in the front rank and the other in the rear rank of a body two ranks deep. */
function isFrontRankOf({ figures, bodies }: State, rear: FigureIndex, front: FigureIndex): boolean {
  const body = (figures[rear] ?? absent(figures, rear)).body;
  if (body === none || entryAt(figures, front).body !== body) return false;
  const { members, files } = entryAt(bodies, body);
  return members.length <= 2 * files && members.indexOf(rear) >= files && members.indexOf(front) < files;
}
