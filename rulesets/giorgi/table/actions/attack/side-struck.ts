/** ContactPlace: where an attacker stands at contact, and the side of the enemy on which the attack counts (`attack.side-struck`). */

import {
  type Base,
  type Edge,
  edgeAlong,
  edgeMet,
  edgeOf,
  flushPose,
  frontage,
  frontOf,
  type Point,
  placeBase,
  segmentToBase,
  sharedEdge,
  squaredDistance,
  type Tenths,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import {
  baseSizeOf,
  basesOf,
  bodyNow,
  bodyOf,
  hasSides,
  type Quarter,
  standsAt,
} from '../../bodies/index.ts';
import { targetOf } from '../../state/agenda.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, Clash, Placement, State, Table } from '../../state/model.ts';
import { isGarrison } from '../../state/units.ts';
import { basesNow } from './attack-path.ts';
import { quarterOfAttack } from './quarter.ts';
import { isRoomFor } from './room.ts';
import { wayOf } from './run.ts';

export interface ContactContext {
  readonly table: Table;
  readonly state: State;
  readonly unit: UnitIndex;
  readonly on: UnitIndex;
}

export interface ContactPlace {
  readonly stands: Placement;
  readonly side: Clash['struck'];
}

const quarterOfEdge: Readonly<Record<Edge, Quarter>> = {
  front: 'front',
  left: 'flank',
  right: 'flank',
  rear: 'rear',
};

/**
 * Where an attacker stands in contact: flush with the side that `formation.facing` names, or at the side it touches if there is no room
 * there.
 */
export function contactPlace(
  context: ContactContext,
  touched: Placement,
  named: Clash['struck'],
): ContactPlace {
  const { table, state, unit, on } = context;
  const target = bodyNow(table, state, on);
  const body = bodyOf(table, unit, touched, basesNow(table, state, unit));
  const met = edgeMet(target, body);
  const side = sideAt(context, met);
  const mayTurn = table.options['attack.align'] === 'flush';
  if (mayTurn && isQuarter(named) && isQuarter(side) && named !== side) {
    const stands = flushWith(context, touched, edgeOfSide(target, body, named));
    if (stands !== null) return { stands, side: named };
  }
  const stands = mayTurn ? flushWith(context, touched, met) : null;
  return { stands: stands ?? touched, side };
}

/**
 * The side on which an attack will count if nobody reacts, and where the attacker then stands. Flush only if it comes round to another
 * side.
 */
export function contactAhead(table: Table, state: State, approach: Approach): ContactPlace {
  const { unit, steps } = approach;
  const on = targetOf(approach);
  const context = { table, state, unit, on };
  const { footprint, to } = wayOf(table, state, unit, steps);
  const touched = standsAt(entryAt(state.units, unit).stands, to);
  const side = sideAt(context, edgeMet(bodyNow(table, state, on), placeBase(footprint, to)));
  if (!isQuarter(side)) return { stands: touched, side };
  const named = quarterOfAttack(table, state, approach, on);
  return named === side ? { stands: touched, side } : contactPlace(context, touched, named);
}

/** Whether an attack will count on the flank or the rear of its target. */
export function isTakenAside(table: Table, state: State, approach: Approach): boolean {
  const { side } = contactAhead(table, state, approach);
  return side === 'flank' || side === 'rear';
}

/** The side of a unit that another touches, whichever way that faces. */
export function sideTouched(context: ContactContext): Clash['struck'] {
  const { table, state, unit, on } = context;
  return sideAt(context, edgeAlong(bodyNow(table, state, on), bodyNow(table, state, unit)));
}

function sideAt({ table, state, on }: ContactContext, edge: Edge): Clash['struck'] {
  if (isGarrison(state, on)) return 'house';
  return hasSides(table, state, on) ? quarterOfEdge[edge] : 'none';
}

function isQuarter(side: Clash['struck']): side is Quarter {
  return side === 'front' || side === 'flank' || side === 'rear';
}

/** The edge of a side. Of the two flanks, the one nearer to the attacker. */
function edgeOfSide(target: Base, attacker: Base, side: Quarter): Edge {
  if (side !== 'flank') return side;
  const farFrom = (edge: Edge): Tenths => {
    const [a, b] = edgeOf(target, edge);
    return segmentToBase(attacker, a.x, a.y, b.x, b.y);
  };
  return farFrom('right') < farFrom('left') ? 'right' : 'left';
}

/**
 * Placement flush with an edge of the enemy. The attacker turns where it arrived and slides along the edge only enough to bring one base
 * against it. At the walls of a house, and where no base would face another, it shares as much of the edge as possible. Null if there is
 * no room, or if it would slide by more than its own frontage.
 */
function flushWith(context: ContactContext, touched: Placement, edge: Edge): Placement | null {
  const { table, state, unit, on } = context;
  const body = bodyOf(table, unit, touched, basesNow(table, state, unit));
  const target = bodyNow(table, state, on);
  const front = frontOf(body);
  const { width } = baseSizeOf(table.rules.table, entryAt(table.units, unit), touched.formation);
  for (const common of isGarrison(state, on) ? [undefined] : [width, undefined]) {
    const pose = flushPose(body.footprint, target, edge, front, common);
    const stands = standsAt(touched, pose);
    if (slidAlong(target, edge, front, frontOf(placeBase(body.footprint, pose))) > frontage(body.footprint))
      continue;
    if (!isRoomFor(table, state, unit, stands)) continue;
    if (common === undefined || isEdgeToEdge(table, stateIf(state, unit, stands), unit, on)) return stands;
  }
  return null;
}

/** Distance between two points along an edge. */
function slidAlong(target: Base, edge: Edge, from: Point, to: Point): Tenths {
  const [left, right] = edgeOf(target, edge);
  const length = Math.sqrt(squaredDistance(left.x, left.y, right.x, right.y));
  const along = (to.x - from.x) * (right.x - left.x) + (to.y - from.y) * (right.y - left.y);
  return Math.abs(along) / length;
}

export function isEdgeToEdge(table: Table, state: State, one: UnitIndex, other: UnitIndex): boolean {
  const theirs = basesOf(table, state, other);
  return basesOf(table, state, one).some((base) => theirs.some((their) => sharedEdge(base, their) > 0));
}
