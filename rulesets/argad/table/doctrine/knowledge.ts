/** `Knowledge`: what a computer player knows of a table before the battle, with a cache of the paths found so far. */

import {
  crossesPolygon,
  isInPolygon,
  makeWays,
  type Point,
  type Polygon,
  pointDistance,
  segmentsMeet,
  type Tenths,
  type Ways,
} from '@grognard/geometry';
import { absent, entryAt, none } from '@grognard/lists';
import { groundRows } from '../../data/grounds.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

/** A stretch that cannot be walked across. */
interface Bar {
  readonly ax: Tenths;
  readonly ay: Tenths;
  readonly bx: Tenths;
  readonly by: Tenths;
}

export interface Knowledge {
  readonly table: Table;
  /** Whether nothing can bar the straight path. A cheap test that says no if in doubt. */
  isOpen(from: Point, to: Point): boolean;
  /** Whether, in addition, nothing on the path halves the move. An order to walk there needs no further check. */
  isPlain(from: Point, to: Point): boolean;
  isDeep(place: Point): boolean;
  /** Paths on foot and in the saddle, created on first use. */
  ways(): Ways;
  /** Paths over even ground only, for figures that carry something. */
  evenWays(): Ways;
  /** The bends and the end of a path towards a goal, up to this reach. Empty if there is no path. */
  path(state: State, figure: FigureIndex, goal: Point, reach: Tenths): Point[];
  /**
   * The distance to a goal, in tenths of a millimetre of open ground. Approximate, unless the straight path is open or walls force
   * a detour.
   */
  farTo(goal: Point, from: Point): number;
}

/** The cost of each class of ground, in per cent of its length. */
const price = { open: 100, difficult: 125, 'very-difficult': 180 } as const;

export function knowledgeOf(table: Table): Knowledge {
  const { field } = table;
  const bars = barsOf(table);
  const water = field.areas.filter(({ kind }) => kind === 'deep-water').map(({ polygon }) => polygon);
  const slow = field.areas.flatMap(({ ground, polygon }) => {
    const found = ground === null ? 'open' : groundRows[ground].foot;
    return found === 'difficult' || found === 'very-difficult' ? [{ polygon, more: price[found] }] : [];
  });
  const halving = slow.filter(({ more }) => more === price['very-difficult']).map(({ polygon }) => polygon);
  // A house is quickly walked round, but a wall that cannot be crossed may mean a long detour.
  const walled = table.scenario.lines.some(({ kind }) => kind === 'high-wall' || kind === 'battlement');
  let ways: Ways | null = null;
  let evenWays: Ways | null = null;

  /** The cost of a stretch over even ground. Null also if any part of a base would be slowed. */
  function walkEvenly(from: Point, to: Point): number | null {
    for (const { line } of field.obstacles) if (crossesLine(line.points, from, to)) return null;
    const far = Math.max(1, pointDistance(from.x, from.y, to.x, to.y));
    const dx = Math.round(((to.y - from.y) * halfBase) / far);
    const dy = Math.round(((from.x - to.x) * halfBase) / far);
    for (const { polygon } of slow)
      for (const side of [-1, 0, 1])
        if (
          crossesPolygon(polygon, from.x + side * dx, from.y + side * dy, to.x + side * dx, to.y + side * dy)
        )
          return null;
    return walk(from, to);
  }

  /** The cost of a stretch, or null if it is barred. */
  function walk(from: Point, to: Point): number | null {
    if (isBarred(bars, from, to) || crossesAny(water, from, to)) return null;
    let most: number = price.open;
    for (const { polygon, more } of slow)
      if (more > most && crossesPolygon(polygon, from.x, from.y, to.x, to.y)) most = more;
    return Math.round((pointDistance(from.x, from.y, to.x, to.y) * most) / price.open);
  }

  const knowledge: Knowledge = {
    table,
    isOpen: (from, to) => isFarFrom(bars, from, to) && !isNearAny(water, from, to),
    isPlain: (from, to) =>
      isFarFrom(bars, from, to) && !isNearAny(water, from, to) && !isNearAny(halving, from, to),
    isDeep: ({ x, y }) => water.some((area) => isInPolygon(area, x, y)),
    ways() {
      ways ??= makeWays(field.width, field.depth, gatesOf(table), walk);
      return ways;
    },
    evenWays() {
      evenWays ??= makeWays(field.width, field.depth, gatesOf(table), walkEvenly);
      return evenWays;
    },
    path(state, figure, goal, reach) {
      const { x, y, swimming, carries } = state.figures[figure] ?? absent(state.figures, figure);
      const from = { x, y };
      if (carries !== none && !swimming) {
        const even = knowledge.evenWays().way(from, goal);
        if (even.length > 0) return cut(even, from, reach);
      }
      const end = cut([goal], from, reach);
      if (swimming) return end;
      if (end.length === 1 && knowledge.isOpen(from, end[0] ?? absent(end, 0))) return end;
      return cut(knowledge.ways().way(from, goal), from, reach);
    },
    farTo(goal, from) {
      if (knowledge.isOpen(from, goal)) return pointDistance(from.x, from.y, goal.x, goal.y);
      return walled ? knowledge.ways().truly(from, goal) : knowledge.ways().roughly(from, goal);
    },
  };
  return knowledge;
}

function crossesLine(points: readonly Point[], from: Point, to: Point): boolean {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [entryAt(points, i - 1), entryAt(points, i)];
    if (segmentsMeet(from.x, from.y, to.x, to.y, a.x, a.y, b.x, b.y)) return true;
  }
  return false;
}

/** The first part of a path, up to the reach. */
export function cut(way: readonly Point[], from: Point, reach: Tenths): Point[] {
  const path: Point[] = [];
  let here = from;
  let left = reach;
  for (const bend of way) {
    const far = pointDistance(here.x, here.y, bend.x, bend.y);
    if (far === 0) continue;
    // One tenth of a millimetre is held back, because the check rounds lengths up.
    if (far >= left) {
      const share = (left - 2) / far;
      const end = {
        x: Math.round(here.x + (bend.x - here.x) * share),
        y: Math.round(here.y + (bend.y - here.y) * share),
      };
      if (left > 20) path.push(end);
      return path;
    }
    path.push({ x: bend.x, y: bend.y });
    left -= far + 1;
    here = bend;
  }
  return path;
}

/** Both sides of every door, breach and edge of stairs, and the middle of wall walks. */
function gatesOf({ field }: Table): Point[] {
  const gates: Point[] = [];
  for (const { kind, from, to } of field.openings)
    if (kind !== 'window' && kind !== 'loophole') addSides(gates, from, to);
  for (const { kind, polygon } of field.areas) {
    const { corners } = polygon;
    if (kind === 'stairs')
      corners.forEach((corner, i) => {
        addSides(gates, corner, entryAt(corners, (i + 1) % corners.length));
      });
    if (kind === 'wall-walk') addMiddles(gates, polygon);
  }
  return gates;
}

function addSides(gates: Point[], from: Point, to: Point): void {
  const middle = middleOf(from, to);
  const far = Math.max(1, pointDistance(from.x, from.y, to.x, to.y));
  const dx = Math.round(((to.y - from.y) * gateStep) / far);
  const dy = Math.round(((from.x - to.x) * gateStep) / far);
  gates.push({ x: middle.x + dx, y: middle.y + dy }, { x: middle.x - dx, y: middle.y - dy });
}

/** Adds the middles between corners that are at most the width of a wall walk apart. */
function addMiddles(gates: Point[], polygon: Polygon): void {
  const { corners } = polygon;
  corners.forEach((a, i) => {
    for (const b of corners.slice(i + 1)) {
      if (pointDistance(a.x, a.y, b.x, b.y) > walkWidth) continue;
      const { x, y } = middleOf(a, b);
      if (isInPolygon(polygon, x, y)) gates.push({ x, y });
    }
  });
}

function middleOf(a: Point, b: Point): Point {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
}

const walkWidth = 900;
/** The distance from a door at which a figure stands before it. */
const gateStep = 120;

function barsOf({ field }: Table): Bar[] {
  const low = field.barriers.filter(({ floor }) => floor === 0);
  return low.flatMap(({ line: { points } }) =>
    points
      .slice(1)
      .map(({ x, y }, i) => ({ ax: entryAt(points, i).x, ay: entryAt(points, i).y, bx: x, by: y })),
  );
}

function isBarred(bars: readonly Bar[], from: Point, to: Point): boolean {
  for (const { ax, ay, bx, by } of bars) {
    if (segmentsMeet(from.x, from.y, to.x, to.y, ax, ay, bx, by)) return true;
  }
  return false;
}

/** Whether the bounding box of the stretch is clear of that of every bar. */
function isFarFrom(bars: readonly Bar[], from: Point, to: Point): boolean {
  const minX = Math.min(from.x, to.x) - margin;
  const maxX = Math.max(from.x, to.x) + margin;
  const minY = Math.min(from.y, to.y) - margin;
  const maxY = Math.max(from.y, to.y) + margin;
  for (const { ax, ay, bx, by } of bars) {
    if (ax > maxX && bx > maxX) continue;
    if (ax < minX && bx < minX) continue;
    if (ay > maxY && by > maxY) continue;
    if (ay < minY && by < minY) continue;
    return false;
  }
  return true;
}

const halfBase = 105;
/** Slightly more than a base, in tenths of a millimetre. */
const margin = 300;

function isNearAny(areas: readonly Polygon[], from: Point, to: Point): boolean {
  for (const { minX, maxX, minY, maxY } of areas) {
    if (from.x > maxX + margin && to.x > maxX + margin) continue;
    if (from.x < minX - margin && to.x < minX - margin) continue;
    if (from.y > maxY + margin && to.y > maxY + margin) continue;
    if (from.y < minY - margin && to.y < minY - margin) continue;
    return true;
  }
  return false;
}

function crossesAny(areas: readonly Polygon[], from: Point, to: Point): boolean {
  for (const area of areas) if (crossesPolygon(area, from.x, from.y, to.x, to.y)) return true;
  return false;
}
