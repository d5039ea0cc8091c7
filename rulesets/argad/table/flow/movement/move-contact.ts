/** `contactsBetween`: which figures of two units touch when the units have come close (`figure.contact`). */

import {
  angleBetween,
  type Base,
  headingTo,
  isWithin,
  type MovablePose,
  placeBase,
  poseAlong,
  quarterTurn,
  type Tenths,
} from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { contactGap } from '../../../scenarios/measure.ts';
import { footprintOfFigure } from '../../bodies/bases.ts';
import { isSolidBetween } from '../../field/ground-between.ts';
import type { Battlefield } from '../../field/model.ts';
import { roomAt } from '../../field/rooms.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Turn } from '../turn/turn.ts';
import { placeMembers } from './move-places.ts';
import type { MovingUnit } from './move-units.ts';

/** A unit at the moment of contact. */
export interface ArrivingUnit {
  readonly unit: MovingUnit;
  readonly base: Base;
  readonly went: Tenths;
  /** Whether it moved in this slice. */
  readonly goes: boolean;
}

/** Two figures in contact, and whether each one's own step brought them together. */
export interface TouchedPair {
  readonly one: FigureIndex;
  readonly other: FigureIndex;
  readonly oneCame: boolean;
  readonly otherCame: boolean;
}

/** The figures of two units that touch, or the fact that a wall or a gap in the last rank keeps them apart. */
export function contactsBetween(
  turn: Turn,
  a: ArrivingUnit,
  b: ArrivingUnit,
): readonly TouchedPair[] | 'apart' {
  const { field } = turn.table;
  const found: TouchedPair[] = [];
  let areNear = false;
  for (const [one, baseOne] of menOf(turn, a))
    for (const [other, baseOther] of menOf(turn, b)) {
      if (!isWithin(baseOne, baseOther, contactGap + rounding)) continue;
      if (isApart(field, a.unit, baseOne, b.unit, baseOther)) continue;
      areNear = true;
      if (!isWithin(baseOne, baseOther, contactGap)) continue;
      found.push({
        one,
        other,
        oneCame: isComing(a, baseOne, baseOther),
        otherCame: isComing(b, baseOther, baseOne),
      });
    }
  return areNear ? found : 'apart';
}

/** Places in ranks are rounded, so a body may touch when its figures are this much farther away. */
const rounding: Tenths = 5;

function isApart(field: Battlefield, a: MovingUnit, one: Base, b: MovingUnit, other: Base): boolean {
  if (field.rooms.length === 0 && field.highWalls.length === 0) return false;
  return isSolidBetween(
    field,
    { base: one, room: roomAt(field, one.x, one.y, a.floor), vessel: a.vessel },
    { base: other, room: roomAt(field, other.x, other.y, b.floor), vessel: b.vessel },
  );
}

/** The figures of a unit with their bases. */
function menOf({ state }: Turn, { unit, base }: ArrivingUnit): readonly (readonly [FigureIndex, Base])[] {
  if (unit.kind === 'figure') return [[unit.which, base]];
  const places: { x: number[]; y: number[]; heading: number[] } = { x: [], y: [], heading: [] };
  placeMembers(state, unit, base, places);
  return unit.members.map((figure) => {
    const pose = {
      x: numberAt(places.x, figure),
      y: numberAt(places.y, figure),
      heading: numberAt(places.heading, figure),
    };
    return [figure, placeBase(footprintOfFigure(entryAt(state.figures, figure)), pose)];
  });
}

/** Whether the unit's own step led towards the other. */
function isComing({ unit, went, goes }: ArrivingUnit, one: Base, other: Base): boolean {
  if (!goes || unit.track === null) return false;
  poseAlong(unit.track, Math.max(0, went - aStep), earlier);
  poseAlong(unit.track, went, now);
  const way = headingTo(now.x - earlier.x, now.y - earlier.y);
  if (way === null) return true;
  const towards = headingTo(other.x - one.x, other.y - one.y);
  return towards === null || angleBetween(way, towards) < quarterTurn;
}

/** A step long enough to tell its direction. */
const aStep: Tenths = 20;
const earlier: MovablePose = { x: 0, y: 0, heading: 0 };
const now: MovablePose = { x: 0, y: 0, heading: 0 };
