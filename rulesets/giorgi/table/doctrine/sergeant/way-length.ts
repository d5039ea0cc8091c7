/** `wayLength`: length of the path between two places, over bridges and fords if a river lies between. */
import { crossesPolygon, type Point, pointDistance, type Tenths, wayRound } from '@grognard/geometry';
import { memoizePer } from '@grognard/rules-kit';
import { fieldOf } from '../../field/index.ts';
import type { Battlefield } from '../../state/battlefield.ts';
import type { State, Table } from '../../state/model.ts';

/** Paths are found between grid squares of this size and cached. In tenths of a millimetre. */
const grid: Tenths = 200;
const clearance: Tenths = 60;
/** Added to the straight distance if there is no path, in tenths of a millimetre. */
const noWay: Tenths = 10_000;
const mostKept = 20_000;

const known = memoizePer<Battlefield, Map<string, Tenths>>(() => new Map());

export function wayLength(table: Table, state: State, from: Point, to: Point): Tenths {
  const straight = pointDistance(from.x, from.y, to.x, to.y);
  const field = fieldOf(table, state);
  if (!field.rivers.some((river) => crossesPolygon(river, from.x, from.y, to.x, to.y))) return straight;
  const start = onGrid(from);
  const end = onGrid(to);
  const kept = known(field);
  const key = `${start.x} ${start.y} ${end.x} ${end.y}`;
  const before = kept.get(key);
  if (before !== undefined) return Math.max(straight, before);
  const way = wayRound(start, end, field.rivers, [...field.bridges, ...field.fords], clearance);
  const found = way === null ? straight + noWay : lengthOf(way.points);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, found);
  return Math.max(straight, found);
}

function onGrid({ x, y }: Point): Point {
  return { x: grid * Math.round(x / grid), y: grid * Math.round(y / grid) };
}

function lengthOf(points: readonly Point[]): Tenths {
  return points.reduce((sum, { x, y }, n) => {
    const last = points[n - 1];
    return last === undefined ? sum : sum + pointDistance(last.x, last.y, x, y);
  }, 0);
}
