/** Moves into and out of a house. */

import { type Base, type Edge, edgeHeading, flushPose, isWithin, type Point } from '@grognard/geometry';
import { entryAt, indexOrNull, indicesOf, none } from '@grognard/lists';
import { holds } from '../../../rules/in-force.ts';
import { shapeFor } from '../../bodies/index.ts';
import { objectionsToStanding } from '../../field/index.ts';
import type { HouseIndex, UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';
import { type MoveDraft, object } from './move-plot.ts';
import { othersOf } from './other-bodies.ts';
import { gapOf, isClear, standAt } from './path.ts';
import { openedOut } from './woods.ts';

/** Walls of a house by number: front, right, rear, left. */
export const walls: readonly Edge[] = ['front', 'right', 'rear', 'left'];

/** Distance at which a body touches a wall, in tenths of a millimetre. */
export const touch = 3;

/** A body in open order with its back to a wall of a house, facing away from it. */
export function standsBefore(
  table: Table,
  unit: UnitIndex,
  house: Base,
  wall: Edge,
  bases: number,
): Placement {
  const { footprint, files } = shapeFor(table, entryAt(table.units, unit), 'open', bases, undefined, 0);
  const { x, y } = flushPose(footprint, house, wall, middleOf(house, wall));
  return { x, y, heading: edgeHeading(house, wall), formation: 'open', files, gap: 0, house: none };
}

function middleOf({ x, y, ux, uy, vx, vy }: Base, wall: Edge): Point {
  switch (wall) {
    case 'front':
      return { x: x + vx, y: y + vy };
    case 'rear':
      return { x: x - vx, y: y - vy };
    case 'right':
      return { x: x + ux, y: y + uy };
    case 'left':
      return { x: x - ux, y: y - uy };
  }
}

/** Out of the house by one of its walls, in open order (`building.leave`). */
export function leaveHouse(draft: MoveDraft, wall: number): void {
  const { table, field, unit, info, stands, bases, legs } = draft;
  const inside = indexOrNull(stands.house);
  if (inside === null || legs.length > 0) {
    object(draft, 'building.leave');
    return;
  }
  const house = entryAt(field.houses, inside).base;
  const before = standsBefore(table, unit, house, entryAt(walls, wall), bases);
  standAt(draft, openedOut(table, field, unit, before, bases));
  draft.out = { house: inside, stands: draft.stands };
  const refusals = objectionsToStanding(field, info, 'open', draft.body);
  if (!isClear(draft, draft.body) || refusals.length > 0) object(draft, 'building.leave');
  const gap = gapOf(table);
  const isNear = draft.others.some(({ isEnemy, body }) => isEnemy && isWithin(draft.body, body, gap - 1));
  if (isNear) object(draft, 'move.enemy-gap');
}

/** Into a house whose wall the body touches (`building.capacity`). */
export function goInside(draft: MoveDraft, into: HouseIndex): void {
  const { table, state, unit, field, info, bases, body, stands } = draft;
  const house = entryAt(field.houses, into);
  if (info.arm !== 'foot' && holds(table.rules, 'building.foot-only')) object(draft, 'building.foot-only');
  const { companies, cost } = table.rules.table.garrison;
  const isTaken = garrisonOf(state, into) !== null;
  if (bases > companies || isTaken || !isWithin(body, house.base, touch)) object(draft, 'building.capacity');
  const gap = gapOf(table);
  const isNear = othersOf(table, state, unit).some(
    (other) => other.isEnemy && isWithin(house.base, other.body, gap - 1),
  );
  if (isNear) object(draft, 'move.enemy-gap');
  draft.share += cost;
  draft.into = { house: into, stands: insideOf(stands, house.base, into, bases) };
}

/** Placement of a garrison: as it will come out, in open order. */
export function insideOf(
  stands: Placement,
  { x, y, heading }: Base,
  house: HouseIndex,
  bases: number,
): Placement {
  return { ...stands, x, y, heading, formation: 'open', files: bases, gap: 0, house };
}

/** The unit that holds a house, or null if it is empty. */
export function garrisonOf({ units }: State, house: HouseIndex): UnitIndex | null {
  for (const unit of indicesOf(units)) {
    const { status, stands } = entryAt(units, unit);
    if (status === 'on' && stands.house === house) return unit;
  }
  return null;
}
