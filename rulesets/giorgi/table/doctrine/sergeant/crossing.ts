/** Crossing of a bridge or ford: a column comes up on its middle line, turns along it, and goes over. */

import {
  crossesPolygon,
  isInPolygon,
  type Point,
  type Polygon,
  pointDistance,
  type Tenths,
  trackBySteps,
  turnBetween,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { rateOf } from '../../actions/move/index.ts';
import { asDrill, bodyNow, isDrill } from '../../bodies/index.ts';
import { fieldOf } from '../../field/index.ts';
import type { Battlefield } from '../../state/battlefield.ts';
import type { MarchStep } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { towards, wheelTo } from '../lead.ts';
import type { Add, Goal } from './mission.ts';

interface RiverCrossing {
  readonly ends: readonly [Point, Point];
}

const crossingsOf = memoizePer<Battlefield, readonly RiverCrossing[]>((field) =>
  [...field.bridges, ...field.fords].flatMap((polygon) => crossingOf(field, polygon)),
);

const middle = (a: Point, b: Point): Point => ({
  x: Math.round((a.x + b.x) / 2),
  y: Math.round((a.y + b.y) / 2),
});

/** The line between the middles of two opposite edges, both on dry ground. */
function crossingOf({ rivers }: Battlefield, { corners }: Polygon): RiverCrossing[] {
  const [a, b, c, d] = corners;
  if (a === undefined || b === undefined || c === undefined || d === undefined || corners.length !== 4)
    return [];
  const axes: readonly (readonly [Point, Point])[] = [
    [middle(a, b), middle(c, d)],
    [middle(b, c), middle(d, a)],
  ];
  const ends = axes.find(
    ([one, other]) =>
      rivers.some((river) => crossesPolygon(river, one.x, one.y, other.x, other.y)) &&
      [one, other].every(({ x, y }) => rivers.every((river) => !isInPolygon(river, x, y))),
  );
  return ends === undefined ? [] : [{ ends }];
}

/** The crossing with the shortest path to a goal beyond a river, from its near end to its far end. */
function crossingTo(field: Battlefield, from: Point, to: Point): readonly [Point, Point] | null {
  if (!field.rivers.some((river) => crossesPolygon(river, from.x, from.y, to.x, to.y))) return null;
  const far = (a: Point, b: Point) => pointDistance(a.x, a.y, b.x, b.y);
  let best: readonly [Point, Point] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { ends } of crossingsOf(field)) {
    const [one, other] = ends;
    const way: readonly [Point, Point] =
      far(from, one) + far(other, to) <= far(from, other) + far(one, to) ? [one, other] : [other, one];
    const length = far(from, way[0]) + far(way[0], way[1]) + far(way[1], to);
    if (length < least) [best, least] = [way, length];
  }
  return best;
}

/** Largest offset from the middle line, in tenths of a millimetre, and largest angle to it for a body on its way over. */
const beside: Tenths = 60;
const askew = 40;
const shares = [1, 0.8, 0.6, 0.45, 0.3, 0.15];

/** Adds moves to and over the crossing that leads to a goal. Returns whether there is one and a formed column uses it. */
export function addCrossings(
  table: Table,
  state: State,
  unit: UnitIndex,
  { at, name }: Goal,
  add: Add,
): boolean {
  const { stands } = entryAt(state.units, unit);
  if (stands.formation !== 'column' && stands.formation !== 'limbered') return false;
  const way = crossingTo(fieldOf(table, state), stands, at);
  if (way === null) return false;
  const [near, far] = way;
  const along = towards(near, far, stands.heading);
  const rate = rateOf(table, entryAt(table.units, unit), stands.formation);
  const told = { what: 'march', goal: name } as const;
  const offLine = Math.abs(offAxis(stands, near, far));
  if (offLine <= beside && Math.abs(turnBetween(stands.heading, along)) <= askew) {
    const line = wheelTo(stands.heading, along);
    return shares.some((share) =>
      add(told, [...line, { step: 'march', by: 10 * Math.floor((rate * share) / 10) }]),
    );
  }
  return comeUp(table, state, unit, way, add, name);
}

/** Distance of a point from the line through two others. */
function offAxis({ x, y }: Point, a: Point, b: Point): number {
  const length = Math.max(1, pointDistance(a.x, a.y, b.x, b.y));
  return ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / length;
}

/** Room before a crossing in which a column turns, in tenths of a millimetre. */
const before: Tenths = 500;

/** Steps to a place before the crossing and a turn along it. If that is out of reach, towards that place. */
function comeUp(
  table: Table,
  state: State,
  unit: UnitIndex,
  [near, far]: readonly [Point, Point],
  add: Add,
  goal: string | null,
): boolean {
  const length = Math.max(1, pointDistance(near.x, near.y, far.x, far.y));
  const out = { x: (near.x - far.x) / length, y: (near.y - far.y) / length };
  const told = { what: 'march', goal } as const;
  let found = false;
  for (const room of [before, 2 * before]) {
    const at = { x: near.x + out.x * room, y: near.y + out.y * room };
    const steps = stepsTo(table, state, unit, at, [near, far]);
    if (steps !== null && add(told, steps)) found = true;
  }
  return found;
}

/** A wheel, a march and a wheel that end on the middle line of a crossing, facing along it. Null if there is no such path. */
function stepsTo(
  table: Table,
  state: State,
  unit: UnitIndex,
  at: Point,
  [near, far]: readonly [Point, Point],
): MarchStep[] | null {
  const body = bodyNow(table, state, unit);
  const along = towards(near, far, body.heading);
  let aim = at;
  for (let n = 0; n < 6; n++) {
    const first = wheelTo(body.heading, towards(body, aim, body.heading));
    const turned = trackBySteps(body, first.filter(isDrill).map(asDrill)).to;
    const by = 10 * Math.round(pointDistance(turned.x, turned.y, aim.x, aim.y) / 10);
    const marched: MarchStep[] = by > 0 ? [...first, { step: 'march', by }] : first;
    const then = trackBySteps(body, marched.filter(isDrill).map(asDrill)).to;
    const steps = [...marched, ...wheelTo(then.heading, along)];
    const end = trackBySteps(body, steps.filter(isDrill).map(asDrill)).to;
    const off = offAxis(end, near, far);
    if (Math.abs(off) <= beside / 3) return steps;
    const length = Math.max(1, pointDistance(near.x, near.y, far.x, far.y));
    aim = { x: aim.x + (off * (far.y - near.y)) / length, y: aim.y - (off * (far.x - near.x)) / length };
  }
  return null;
}
