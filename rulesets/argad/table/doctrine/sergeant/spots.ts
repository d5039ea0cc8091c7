/** `SpotSearch`: good firing positions behind obstacles and at the edges of woods and bushes, found once per table. */

import { isInPolygon, type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Table } from '../../state/model.ts';

/** The distance from an obstacle to the middle of a base that leans against it. */
const lean: Tenths = 106;
/** The spacing of spots along one obstacle. */
const every: Tenths = 350;
/** The size of the grid squares by which spots are looked up. */
const square: Tenths = 1000;

export interface SpotSearch {
  /** The spots within a reach of a place, nearest squares first. The next call reuses the list. */
  near(place: Point, reach: Tenths): readonly Point[];
}

export function spotsOf(table: Table): SpotSearch {
  const { field } = table;
  const found: Point[] = [];
  for (const { line, kind } of field.obstacles) if (kind !== 'stakes') addAlong(found, line.points, 'both');
  for (const { polygon, ground } of field.areas)
    if (ground === 'woods' || ground === 'bushes' || ground === 'high-crops')
      addAlong(found, [...polygon.corners, entryAt(polygon.corners, 0)], (point) =>
        isInPolygon(polygon, point.x, point.y),
      );
  const spots = found.filter(
    ({ x, y }) => x > lean && y > lean && x < field.width - lean && y < field.depth - lean,
  );
  const columns = Math.ceil(field.width / square);
  const squares = new Map<number, Point[]>();
  for (const spot of spots) {
    const key = Math.floor(spot.y / square) * columns + Math.floor(spot.x / square);
    squares.set(key, [...(squares.get(key) ?? []), spot]);
  }
  const list: Point[] = [];
  return {
    near({ x, y }, reach) {
      list.length = 0;
      for (let row = Math.floor((y - reach) / square); row <= Math.floor((y + reach) / square); row++)
        for (
          let column = Math.floor((x - reach) / square);
          column <= Math.floor((x + reach) / square);
          column++
        )
          for (const spot of squares.get(row * columns + column) ?? [])
            if (column >= 0 && column < columns && pointDistance(x, y, spot.x, spot.y) <= reach)
              list.push(spot);
      return list;
    },
  };
}

/** Adds spots along a line, on both sides or only where wanted. */
function addAlong(
  into: Point[],
  points: readonly Point[],
  wanted: 'both' | ((point: Point) => boolean),
): void {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [entryAt(points, i - 1), entryAt(points, i)];
    const length = pointDistance(a.x, a.y, b.x, b.y);
    const count = Math.max(1, Math.round(length / every));
    for (let n = 0; n < count; n++) {
      const share = (n + 0.5) / count;
      const dx = Math.round(((b.y - a.y) * lean) / Math.max(1, length));
      const dy = Math.round(((a.x - b.x) * lean) / Math.max(1, length));
      const x = Math.round(a.x + (b.x - a.x) * share);
      const y = Math.round(a.y + (b.y - a.y) * share);
      for (const spot of [
        { x: x + dx, y: y + dy },
        { x: x - dx, y: y - dy },
      ])
        if (wanted === 'both' || wanted(spot)) into.push(spot);
    }
  }
}
