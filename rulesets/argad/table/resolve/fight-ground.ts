/** What melee asks of the ground: who stands higher, what it is for cavalry, and where a figure driven or stepping would come to stand. */
import {
  type Base,
  crossesBase,
  isBaseIn,
  isInPolygon,
  isPointInBase,
  meetsPolyline,
  type Point,
  placeBase,
  segmentsMeet,
} from '@grognard/geometry';
import { groundRows } from '../../data/grounds.ts';
import { type GroundClass, groundClasses } from '../../model.ts';
import { baseAt } from '../bases.ts';
import type { Battlefield, Obstacle } from '../field/model.ts';
import type { State, Table } from '../model.ts';

/** Whether one figure stands on higher ground than another (`melee.higher`). */
export function standsHigher({ field }: Table, state: State, one: number, other: number): boolean {
  return levelUnder(field, baseAt(state, one)) > levelUnder(field, baseAt(state, other));
}

function levelUnder({ areas }: Battlefield, base: Base): number {
  let level = 0;
  for (const area of areas) if (area.level > level && isBaseIn(base, area.polygon)) level = area.level;
  return level;
}

/** The worst class for cavalry under either base or at an obstacle between them (`melee.cavalry-ground`). */
export function groundOfFight({ field }: Table, state: State, one: number, other: number): GroundClass {
  const a = baseAt(state, one);
  const b = baseAt(state, other);
  let worst = 0;
  for (const { ground, polygon } of field.areas) {
    if (ground !== null && (isBaseIn(a, polygon) || isBaseIn(b, polygon)))
      worst = Math.max(worst, classForCavalry(ground));
  }
  for (const { ground, line } of field.obstacles)
    if (meetsPolyline(line, a.x, a.y, b.x, b.y)) worst = Math.max(worst, classForCavalry(ground));
  return groundClasses[worst]!;
}

/** Ground where no rider may be is as bad for him as any. */
function classForCavalry(ground: Obstacle['ground']): number {
  const found = groundClasses.findIndex((name) => ground !== null && name === groundRows[ground].cavalry);
  return found < 0 ? groundClasses.length - 1 : found;
}

/** What waits where a figure is driven (`melee.recoil-fall`); barred: it cannot go there. */
export type Landing = 'stands' | 'swims' | 'drowned' | 'fall' | 'overboard' | 'barred';

/** Where a figure would come to stand at the end of a straight way. */
export function landingAt(table: Table, state: State, figure: number, at: Point): Landing {
  const { field } = table;
  const { room, vessel } = state.figures[figure]!;
  const here = baseAt(state, figure);
  const base = placeBase(here.footprint, { x: at.x, y: at.y, heading: here.heading });
  const { reach } = base;
  if (at.x < reach || at.y < reach || at.x > field.width - reach || at.y > field.depth - reach)
    return 'barred';
  if (room >= 0) return staysInRoom(field, room, base) ? 'stands' : 'barred';
  const onDeck = vessel >= 0 && isPointInBase(deckOf(table, state, vessel), at.x, at.y);
  if (onDeck) return 'stands';
  if (isWalledOff(field, here, base)) return 'barred';
  if (isDeep(field, at)) return canSwim(table, state, figure) ? 'swims' : 'drowned';
  if (vessel >= 0) return 'overboard';
  return isDrop(field, here, at) ? 'fall' : 'stands';
}

function deckOf({ vessels }: Table, state: State, vessel: number): Base {
  return placeBase(vessels[vessel]!.footprint, state.vessels[vessel]!);
}

/** A figure inside is driven no farther than the walls of its room; doors are not found backwards. */
function staysInRoom({ rooms, walls }: Battlefield, room: number, base: Base): boolean {
  const { polygon, floor } = rooms[room]!;
  if (!isInPolygon(polygon, base.x, base.y)) return false;
  return walls.every(
    (wall) => wall.floor !== floor || !crossesBase(base, wall.from.x, wall.from.y, wall.to.x, wall.to.y),
  );
}

/** From outside nobody goes through walls, nor into houses. */
function isWalledOff({ walls, houses, obstacles }: Battlefield, from: Base, to: Base): boolean {
  for (const { floor, from: a, to: b } of walls) {
    if (floor !== 0) continue;
    if (crossesBase(to, a.x, a.y, b.x, b.y)) return true;
    if (segmentsMeet(from.x, from.y, to.x, to.y, a.x, a.y, b.x, b.y)) return true;
  }
  for (const house of houses) if (isInPolygon(house, to.x, to.y)) return true;
  return obstacles.some(
    ({ ground, line }) => ground === null && meetsPolyline(line, from.x, from.y, to.x, to.y),
  );
}

function isDeep({ areas }: Battlefield, { x, y }: Point): boolean {
  return areas.some(({ kind, polygon }) => kind === 'deep-water' && isInPolygon(polygon, x, y));
}

/** Nobody swims in a breastplate or in the saddle (`water.swim-laden`); a load is let go. */
function canSwim({ men }: Table, state: State, figure: number): boolean {
  const { swims, armour } = men[figure]!;
  return swims !== 'none' && armour === 0 && !state.figures[figure]!.mounted;
}

/** Off a wall-walk onto anything lower but stairs. */
function isDrop({ areas }: Battlefield, from: Point, to: Point): boolean {
  const walk = areas.find(
    ({ kind, polygon }) => kind === 'wall-walk' && isInPolygon(polygon, from.x, from.y),
  );
  if (walk === undefined) return false;
  return !areas.some(
    ({ kind, level, polygon }) =>
      (kind === 'stairs' || level >= walk.level) && isInPolygon(polygon, to.x, to.y),
  );
}

/** Whether a figure could step to a place as it is: on foot there, in the water there, on the same level. */
export function isSameGround(table: Table, state: State, figure: number, base: Base): boolean {
  const { swimming } = state.figures[figure]!;
  const landing = landingAt(table, state, figure, base);
  if (landing !== (swimming ? 'swims' : 'stands')) return false;
  return levelUnder(table.field, base) === levelUnder(table.field, baseAt(state, figure));
}
