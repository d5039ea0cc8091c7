/** Ways: a search for paths over a net of places 4 cm apart and of gates, so that doors, bridges and gaps are found. */

import { entryAt, numberAt, valueAt } from '@grognard/lists';
import { type Point, pointDistance, type Tenths } from './point.ts';

/** The cost of a straight stretch, in tenths of a millimetre of open ground, or null if it cannot be walked. */
export type WalkCost = (from: Point, to: Point) => number | null;

/** Finds paths and caches what it has worked out. */
export interface Ways {
  /** The bends of a good path and its end. Empty if there is none. */
  way(from: Point, to: Point): readonly Point[];
  /**
   * A quick distance between the nearest nodes, in tenths of a millimetre of open ground. If they are not connected, twice the
   * straight line or more.
   */
  roughly(from: Point, to: Point): number;
  /** The same distance from a node that can be reached, for tables on which a wall may lie between. */
  truly(from: Point, to: Point): number;
}

/** The spacing of the nodes. */
const step: Tenths = 400;

interface Net {
  readonly places: readonly Point[];
  /** For each node, the nodes it connects to and the cost of each connection. */
  readonly next: readonly (readonly number[])[];
  readonly cost: readonly (readonly number[])[];
  readonly columns: number;
  readonly rows: number;
}

/** Paths over a table of this size. `gates` are points that must be nodes: both sides of doors, ends of bridges. */
export function makeWays(width: Tenths, depth: Tenths, gates: readonly Point[], walk: WalkCost): Ways {
  const net = makeNet(width, depth, gates, walk);
  const fields = new Map<number, Float64Array>();
  const near = (point: Point) => nearest(net, point, walk);

  /** The cost from every node to one of them, cached per node. */
  function fieldTo(place: number): Float64Array {
    let field = fields.get(place);
    if (field === undefined) {
      field = costsTo(net, place);
      fields.set(place, field);
    }
    return field;
  }

  const square = ({ x, y }: Point) => {
    const column = Math.max(0, Math.min(net.columns - 1, Math.floor((x * net.columns) / width)));
    return Math.max(0, Math.min(net.rows - 1, Math.floor((y * net.rows) / depth))) * net.columns + column;
  };

  const ends = new Map<number, number>();
  /** The node at a goal, cached because many figures ask about the same one. */
  function endAt(goal: Point): number {
    const key = goal.x * 100_000 + goal.y;
    let end = ends.get(key);
    if (end === undefined) {
      end = near(goal);
      ends.set(key, end);
    }
    return end;
  }

  return {
    truly(from, to) {
      const end = endAt(to);
      const crow = pointDistance(from.x, from.y, to.x, to.y);
      const cost = end < 0 ? Number.POSITIVE_INFINITY : costFrom(net, fieldTo(end), square(from), from, walk);
      return cost < Number.POSITIVE_INFINITY ? Math.max(crow, cost) : 2 * crow + 2 * step;
    },
    roughly(from, to) {
      const [start, end] = [square(from), square(to)];
      const cost = start === end ? 0 : valueAt(fieldTo(end), start);
      const crow = pointDistance(from.x, from.y, to.x, to.y);
      return cost < Number.POSITIVE_INFINITY ? Math.max(crow, cost) : 2 * crow + 2 * step;
    },
    way(from, to) {
      if (walk(from, to) !== null) return [to];
      const [start, end] = [near(from), near(to)];
      if (start < 0 || end < 0) return [];
      const places = follow(net, fieldTo(end), start);
      return places.length === 0 ? [] : pulled(from, [...places, to], walk);
    },
  };
}

/** The cost from a point by the best of the reachable nodes around it. */
function costFrom(
  { places, columns, rows }: Net,
  costs: Float64Array,
  here: number,
  from: Point,
  walk: WalkCost,
): number {
  const row = Math.floor(here / columns);
  const column = here % columns;
  let least = Number.POSITIVE_INFINITY;
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
      const there = r * columns + c;
      const place = entryAt(places, there);
      const sofar = valueAt(costs, there) + pointDistance(from.x, from.y, place.x, place.y);
      if (sofar < least && walk(from, place) !== null) least = sofar;
    }
  return least;
}

function makeNet(width: Tenths, depth: Tenths, gates: readonly Point[], walk: WalkCost): Net {
  const columns = Math.max(1, Math.floor(width / step));
  const rows = Math.max(1, Math.floor(depth / step));
  const places: Point[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      places.push({
        x: Math.round(((column + 0.5) * width) / columns),
        y: Math.round(((row + 0.5) * depth) / rows),
      });
  places.push(...gates);
  const next = places.map((): number[] => []);
  const cost = places.map((): number[] => []);
  const join = (a: number, b: number) => {
    const price = walk(entryAt(places, a), entryAt(places, b));
    if (price === null) return;
    entryAt(next, a).push(b);
    entryAt(cost, a).push(price);
    entryAt(next, b).push(a);
    entryAt(cost, b).push(price);
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const here = row * columns + column;
      if (column + 1 < columns) join(here, here + 1);
      if (row + 1 < rows) join(here, here + columns);
      if (column + 1 < columns && row + 1 < rows) join(here, here + columns + 1);
      if (column > 0 && row + 1 < rows) join(here, here + columns - 1);
    }
  }
  for (let gate = columns * rows; gate < places.length; gate++) {
    const { x, y } = entryAt(places, gate);
    for (let other = 0; other < gate; other++) {
      const place = entryAt(places, other);
      if (Math.abs(place.x - x) <= 2 * step && Math.abs(place.y - y) <= 2 * step) join(gate, other);
    }
  }
  return { places, next, cost, columns, rows };
}

/** The node best reached from a point, or -1. */
function nearest({ places }: Net, point: Point, walk: WalkCost): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < places.length; i++) {
    const { x, y } = entryAt(places, i);
    if (Math.abs(x - point.x) > 2 * step || Math.abs(y - point.y) > 2 * step) continue;
    const away = pointDistance(x, y, point.x, point.y);
    if (away >= least || walk(point, entryAt(places, i)) === null) continue;
    least = away;
    best = i;
  }
  return best;
}

/** Costs from every node to one, by Dijkstra's algorithm. */
function costsTo({ places, next, cost }: Net, end: number): Float64Array {
  const costs = new Float64Array(places.length).fill(Number.POSITIVE_INFINITY);
  const heap: [number, number][] = [[0, end]];
  costs[end] = 0;
  while (heap.length > 0) {
    const [sofar, place] = popLeast(heap);
    if (sofar > valueAt(costs, place)) continue;
    const ways = entryAt(next, place);
    for (let i = 0; i < ways.length; i++) {
      const there = sofar + numberAt(entryAt(cost, place), i);
      if (there >= valueAt(costs, numberAt(ways, i))) continue;
      costs[numberAt(ways, i)] = there;
      pushOn(heap, [there, numberAt(ways, i)]);
    }
  }
  return costs;
}

function pushOn(heap: [number, number][], entry: [number, number]): void {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (entryAt(heap, parent)[0] <= entry[0]) break;
    heap[at] = entryAt(heap, parent);
    at = parent;
  }
  heap[at] = entry;
}

function popLeast(heap: [number, number][]): [number, number] {
  const least = entryAt(heap, 0);
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return least;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && entryAt(heap, child + 1)[0] < entryAt(heap, child)[0]) child++;
    if (entryAt(heap, child)[0] >= last[0]) break;
    heap[at] = entryAt(heap, child);
    at = child;
  }
  heap[at] = last;
  return least;
}

/** The nodes along falling costs. */
function follow({ places, next, cost }: Net, costs: Float64Array, start: number): Point[] {
  if (costs[start] === Number.POSITIVE_INFINITY) return [];
  const way: Point[] = [entryAt(places, start)];
  for (let place = start, guard = 0; valueAt(costs, place) > 0 && guard < places.length; guard++) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    entryAt(next, place).forEach((there, i) => {
      const total = valueAt(costs, there) + numberAt(entryAt(cost, place), i);
      if (total < least) {
        least = total;
        best = there;
      }
    });
    if (best < 0) return [];
    place = best;
    way.push(entryAt(places, place));
  }
  return way;
}

/** Shortens a path by removing bends that a straight stretch can skip. */
function pulled(from: Point, way: readonly Point[], walk: WalkCost): Point[] {
  const tight: Point[] = [];
  let here = from;
  for (let i = 0; i < way.length; ) {
    let farthest = i;
    for (let j = i + 1; j < way.length && j < i + 12; j++)
      if (walk(here, entryAt(way, j)) !== null) farthest = j;
    here = entryAt(way, farthest);
    tight.push(here);
    i = farthest + 1;
  }
  return tight;
}
