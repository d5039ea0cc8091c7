/** Invariants of fire: a shot starts at its firer, strikes a unit in its line, arc and range, and passes no friend. For tests only. */

import {
  type Base,
  baseDistance,
  crossesBase,
  frontOf,
  isPointInArc,
  isSegmentWithin,
  type Point,
  placeBase,
  pointDistance,
  pointToBase,
  type Tenths,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { weaponReach } from '../actions/fire/index.ts';
import { basesOf, bodyNow } from '../bodies/index.ts';
import { copyState } from '../state/copy.ts';
import type { GiorgiEventOf } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { isGarrison } from '../state/units.ts';
import { inPlay, nameOf, type Watch } from './step.ts';

type FiredEvent = GiorgiEventOf<'fired'>;

/** Ends of lines and corners of turned bodies are rounded to whole tenths of a millimetre. */
const slack: Tenths = 4;
/** Angle by which a rounded end may turn a short line, in tenths of a degree. */
const arcSlack = 10;

/** 34: a shot strikes only units that it can, by the lines on the table. */
const linesOfFire: Watch = ({ table }) => {
  let shotBefore = '';
  let before: State | null = null;
  return (event, now) => {
    if (event.kind !== 'fired') return null;
    // A shot at several units or by several kinds is plotted once: its first losses do not move its line.
    const shot = JSON.stringify([event.shot, event.along]);
    if (shot !== shotBefore || before === null) before = copyState(now);
    shotBefore = shot;
    const fault = faultOf(table, before, event);
    return fault === null ? null : `${nameOf(table, event.shot.unit)} ${fault} ${nameOf(table, event.on)}`;
  };
};

function faultOf(table: Table, state: State, event: FiredEvent): string | null {
  switch (event.shot.shot) {
    case 'round':
      return (
        rodFault(table, state, event) ??
        gunFault(table, state, event) ??
        friendFault(table, state, event, struckAlong(event))
      );
    case 'canister':
      return (
        markFault(table, state, event) ??
        gunFault(table, state, event) ??
        friendFault(table, state, event, lengthOf(event))
      );
    case 'shell':
      return rangeFault(table, state, event);
    case 'small-arms':
      return markFault(table, state, event) ?? friendFault(table, state, event, lengthOf(event));
  }
}

function lengthOf({ from, to }: FiredEvent): Tenths {
  return pointDistance(from.x, from.y, to.x, to.y);
}

/** Distance along its rod at which a round shot meets the unit struck. */
function struckAlong({ rod, on }: FiredEvent): Tenths {
  const crossed = rod.find(({ unit }) => unit === on);
  if (crossed === undefined) throw new RangeError(`the rod does not cross unit ${on}`);
  return crossed.from;
}

/** A round shot strikes units that its rod crosses (`artillery.square-rod`), and the rod is at most as long as its range. */
function rodFault(table: Table, state: State, event: FiredEvent): string | null {
  const { from, to, rod, on, shot } = event;
  const isNear = (base: Base) => isSegmentWithin(base, from.x, from.y, to.x, to.y, slack);
  if (!rod.some(({ unit }) => unit === on) || !basesOf(table, state, on).some(isNear))
    return 'fires round shot without a rod through';
  return lengthOf(event) > weaponReach(table, shot.unit, 'round') + slack
    ? 'fires round shot beyond its rod at'
    : null;
}

/** A gun's line starts at a manned piece and lies inside its arc. */
function gunFault(table: Table, state: State, { shot, from, to }: FiredEvent): string | null {
  const pieces = [...basesOf(table, state, shot.unit), bodyNow(table, state, shot.unit)];
  const piece = pieces.find((base) => pointDistance(frontOf(base).x, frontOf(base).y, from.x, from.y) === 0);
  if (piece === undefined) return 'fires from where no piece stands at';
  const halfAngle = Math.round(table.rules.table.gunArc * 10) + arcSlack;
  return isPointInArc({ ...from, heading: piece.heading, halfAngle }, to.x, to.y)
    ? null
    : 'fires outside its arc at';
}

/** A line of fire ends on the unit struck, within range. */
function markFault(table: Table, state: State, event: FiredEvent): string | null {
  const { to, on } = event;
  if (!basesOf(table, state, on).some((base) => pointToBase(base, to.x, to.y) <= slack))
    return 'fires along a line that does not end at';
  return rangeFault(table, state, event);
}

function rangeFault(table: Table, state: State, { shot, on }: FiredEvent): string | null {
  // By option ranges are measured between middles, which says nothing about the nearest points.
  if (table.options['fire.measure'] !== 'nearest') return null;
  const theirs = basesOf(table, state, on);
  const range = Math.min(
    ...basesOf(table, state, shot.unit).flatMap((base) => theirs.map((their) => baseDistance(base, their))),
  );
  return range > weaponReach(table, shot.unit, shot.shot) + slack ? 'fires out of range at' : null;
}

/** No friend stands in the line before the unit struck. */
function friendFault(
  table: Table,
  state: State,
  { shot, from, to }: FiredEvent,
  until: Tenths,
): string | null {
  const length = pointDistance(from.x, from.y, to.x, to.y);
  if (length === 0 || until <= slack) return null;
  const share = Math.min(1, (until - slack) / length);
  const end: Point = {
    x: Math.round(from.x + (to.x - from.x) * share),
    y: Math.round(from.y + (to.y - from.y) * share),
  };
  const { side } = entryAt(table.units, shot.unit);
  const friend = inPlay(state).find(
    (unit) =>
      unit !== shot.unit &&
      entryAt(table.units, unit).side === side &&
      isFriendIn(table, state, unit, from, end, shot.shot),
  );
  return friend === undefined ? null : `fires through ${nameOf(table, friend)} at`;
}

/** Small arms and canister treat a house held by friends as any house: terrain stops them there. */
function isFriendIn(
  table: Table,
  state: State,
  unit: UnitIndex,
  from: Point,
  end: Point,
  what: FiredEvent['shot']['shot'],
): boolean {
  if (isGarrison(state, unit) && what !== 'round') return false;
  return basesOf(table, state, unit).some((base) => crossesBase(smaller(base), from.x, from.y, end.x, end.y));
}

function smaller(base: Base): Base {
  const { footprint } = base;
  if (footprint.shape === 'round') return base;
  const { width, depth } = footprint;
  return placeBase({ shape: 'rectangle', width: width - 2 * slack, depth: depth - 2 * slack }, base);
}

export const fireWatches: Readonly<Record<string, Watch>> = { '34 lines of fire': linesOfFire };
