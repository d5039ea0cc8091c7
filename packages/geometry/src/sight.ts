/** Sight lines: what the straight line between two points crosses (SightHit), in which order, how deep and how near to its ends. */
import { absent, entryAt, valueAt } from '@grognard/lists';
import type { Base } from './base.ts';
import { crossesBase, type Passage, passageThrough } from './base-segment.ts';
import { floorLength } from './exact.ts';
import { squaredDistance, type Tenths } from './point.ts';
import type { Polygon } from './polygon.ts';
import { addSpansInside, crossesPolygon } from './polygon-line.ts';
import type { Polyline } from './polyline.ts';
import { addMeetings, type Meetings } from './polyline-line.ts';
import { makeSpans, mergeSpans, totalOf } from './span.ts';

/** An item that a line crosses: its index in the list, and from where to where along the line. */
export interface SightHit {
  readonly index: number;
  readonly from: Tenths;
  readonly to: Tenths;
}

/** An area that a line crosses, with the length of the line inside it. */
export interface AreaHit extends SightHit {
  readonly depth: Tenths;
}

/** A linear obstacle that a line meets, with the distance from either end to the meeting nearest to that end. */
export interface ObstacleHit {
  readonly index: number;
  readonly fromStart: Tenths;
  readonly fromEnd: Tenths;
}

/** Indexes to be skipped in a test, such as those of shooter and target. */
export type Except = readonly number[];

const nobody: Except = [];
const passage: Passage = { enter: 0, leave: 0 };
const spans = makeSpans();
const meetings: Meetings = { first: 0, last: 0 };

/** Order along the line. Ties keep the order of the list. */
function inOrder(a: SightHit, b: SightHit): number {
  return a.from - b.from || a.index - b.index;
}

/** Whether any base, except the given ones, blocks the line. A base that the line only grazes does not. Exact. */
export function isBlockedByBase(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  bases: readonly Base[],
  except: Except = nobody,
): boolean {
  for (let i = 0; i < bases.length; i++) {
    if (crossesBase(entryAt(bases, i), ax, ay, bx, by) && !except.includes(i)) return true;
  }
  return false;
}

/** All bases that the line crosses, nearest to its start first. */
export function basesCrossed(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  bases: readonly Base[],
  except: Except = nobody,
): SightHit[] {
  const length = Math.sqrt(squaredDistance(ax, ay, bx, by));
  const hits: SightHit[] = [];
  for (let index = 0; index < bases.length; index++) {
    const base = bases[index] ?? absent(bases, index);
    if (!passageThrough(base, ax, ay, bx, by, passage) || except.includes(index)) continue;
    hits.push({ index, from: floorLength(passage.enter * length), to: floorLength(passage.leave * length) });
  }
  return hits.sort(inOrder);
}

/** First base that the line crosses, or null if there is none. Of several at the same distance, the first in the list. */
export function firstBaseCrossed(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  bases: readonly Base[],
  except: Except = nobody,
): SightHit | null {
  return basesCrossed(ax, ay, bx, by, bases, except)[0] ?? null;
}

/** Whether any area blocks the line. An area that it only runs along or touches does not. Exact. */
export function isBlockedByPolygon(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  polygons: readonly Polygon[],
  except: Except = nobody,
): boolean {
  for (let i = 0; i < polygons.length; i++) {
    if (crossesPolygon(entryAt(polygons, i), ax, ay, bx, by) && !except.includes(i)) return true;
  }
  return false;
}

/** All areas that the line crosses, nearest to its start first, with the depth crossed of each. */
export function polygonsCrossed(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  polygons: readonly Polygon[],
  except: Except = nobody,
): AreaHit[] {
  const length = Math.sqrt(squaredDistance(ax, ay, bx, by));
  const hits: AreaHit[] = [];
  for (let index = 0; index < polygons.length; index++) {
    if (!crossesPolygon(entryAt(polygons, index), ax, ay, bx, by) || except.includes(index)) continue;
    spans.count = 0;
    addSpansInside(entryAt(polygons, index), ax, ay, bx, by, spans);
    // A sliver too thin to have a length in doubles.
    if (spans.count === 0) continue;
    mergeSpans(spans);
    hits.push({
      index,
      from: floorLength(valueAt(spans.from, 0) * length),
      to: floorLength(valueAt(spans.to, spans.count - 1) * length),
      depth: floorLength(totalOf(spans) * length),
    });
  }
  return hits.sort(inOrder);
}

/** First area that the line crosses, or null if there is none. */
export function firstPolygonCrossed(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  polygons: readonly Polygon[],
  except: Except = nobody,
): AreaHit | null {
  return polygonsCrossed(ax, ay, bx, by, polygons, except)[0] ?? null;
}

/** Length of the line inside any of the areas together, in tenths of a millimetre rounded down. Overlaps count once. */
export function depthCrossed(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  polygons: readonly Polygon[],
): Tenths {
  spans.count = 0;
  for (const polygon of polygons) addSpansInside(polygon, ax, ay, bx, by, spans);
  if (spans.count === 0) return 0;
  mergeSpans(spans);
  return floorLength(totalOf(spans) * Math.sqrt(squaredDistance(ax, ay, bx, by)));
}

/** All linear obstacles that have a point in common with the line, nearest to its start first. */
export function obstaclesCrossed(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  lines: readonly Polyline[],
  except: Except = nobody,
): ObstacleHit[] {
  const length = Math.sqrt(squaredDistance(ax, ay, bx, by));
  const hits: ObstacleHit[] = [];
  for (let index = 0; index < lines.length; index++) {
    if (!addMeetings(entryAt(lines, index), ax, ay, bx, by, meetings) || except.includes(index)) continue;
    hits.push({
      index,
      fromStart: floorLength(meetings.first * length),
      fromEnd: floorLength((1 - meetings.last) * length),
    });
  }
  return hits.sort((a, b) => a.fromStart - b.fromStart || a.index - b.index);
}
