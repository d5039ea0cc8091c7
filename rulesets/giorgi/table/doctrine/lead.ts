/** Paths towards a point: turns towards it, and the longest legal marches. */

import {
  type Barrier,
  type Heading,
  headingTo,
  type Point,
  pointDistance,
  type Tenths,
  turnBetween,
  wayRound,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import type { Arm } from '../../model.ts';
import { bodyNow } from '../bodies/index.ts';
import { fieldOf, polygonOf } from '../field/index.ts';
import type { Battlefield } from '../state/battlefield.ts';
import type { MarchStep } from '../state/commands.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Placement, State, Table } from '../state/model.ts';
import { otherSide, unitsOn } from '../state/sides.ts';

/** Turns below this angle are not worth a wheel, in tenths of a degree. */
const straight = 20;

/** Direction from one point to another, or `else_` if they coincide. */
export function towards(from: Point, to: Point, else_: Heading): Heading {
  return headingTo(to.x - from.x, to.y - from.y) ?? else_;
}

/** A wheel to a heading about the corner that stands still. Empty if it already faces that way. */
export function wheelTo(from: Heading, to: Heading): MarchStep[] {
  const turn = turnBetween(from, to);
  if (Math.abs(turn) < straight) return [];
  return [{ step: 'wheel', about: turn > 0 ? 'left' : 'right', angle: Math.abs(turn) }];
}

/** Enemies in play, the nearest to a unit first. */
export function enemiesBy(table: Table, state: State, unit: UnitIndex): UnitIndex[] {
  const own = bodyNow(table, state, unit);
  const far = (other: UnitIndex): Tenths => {
    const { x, y } = bodyNow(table, state, other);
    return pointDistance(own.x, own.y, x, y);
  };
  return unitsOn(table, state, otherSide(entryAt(table.units, unit).side))
    .map((other) => ({ other, away: far(other) }))
    .sort((a, b) => a.away - b.away || a.other - b.other)
    .map(({ other }) => other);
}

/** Distance beyond half its width that a body keeps from what it goes round, in tenths of a millimetre. */
const room: Tenths = 60;

/** Barriers that each arm has to go round, and their gaps. */
const barriersOf = memoizePer<Battlefield, Readonly<Record<Arm, readonly Barrier[]>>>((field) => {
  const { rivers, houses, shelters, woods, figures } = field;
  const walls = shelters.filter(({ kind }) => kind === 'high-wall').map(({ line }) => line);
  const foot: Barrier[] = [
    ...(figures.river === 0 ? rivers : []),
    ...houses.map(polygonOf),
    ...(figures.highWall === 0 ? walls : []),
  ];
  const others = figures.woodsFor === 'foot' ? [...foot, ...woods] : foot;
  return { foot, horse: others, artillery: others };
});

/** First point of the path to a goal: the goal itself, or a corner to go round. Also the goal if there is no path. */
export function firstOfWay(table: Table, state: State, unit: UnitIndex, goal: Point): Point {
  const field = fieldOf(table, state);
  const { x, y } = entryAt(state.units, unit).stands;
  const barriers = barriersOf(field)[entryAt(table.units, unit).arm];
  if (barriers.length === 0) return goal;
  const { ux, uy } = bodyNow(table, state, unit);
  const clearance = room + Math.ceil(Math.sqrt(ux * ux + uy * uy));
  const way = wayRound(
    { x, y },
    { x: goal.x, y: goal.y },
    barriers,
    [...field.bridges, ...field.fords],
    clearance,
  );
  return way?.points.slice(1).find((point) => pointDistance(x, y, point.x, point.y) > clearance) ?? goal;
}

/** Steps that turn a unit towards a place before an attack: a wheel, or for open order, which turns as it moves, the path to it. */
export function turnedTo({ x, y, heading, formation }: Placement, to: Point): MarchStep[] {
  if (formation !== 'open') return wheelTo(heading, towards({ x, y }, to, heading));
  return [{ step: 'way', to: { x: Math.round(to.x), y: Math.round(to.y) } }];
}
