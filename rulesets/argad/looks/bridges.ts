/** Bridges: the dry strip between the ends of two waters, drawn where a road runs over it. */

import type { AreaItem } from '@grognard/engine';
import { isInPolygon, makePolygon, type Point, pointDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';

/** The longest gap between two waters, and the longest end of a water, that a bridge can have; in tenths of a millimetre. */
const longest = 2000;

interface End {
  readonly from: Point;
  readonly to: Point;
}

const apart = (a: Point, b: Point) => pointDistance(a.x, a.y, b.x, b.y);
const middle = (a: Point, b: Point): Point => ({
  x: Math.round((a.x + b.x) / 2),
  y: Math.round((a.y + b.y) / 2),
});

const isWater = ({ texture }: AreaItem) => texture === 'knee-water' || texture === 'deep-water';

function endsOf({ corners }: AreaItem): End[] {
  return corners
    .map((from, at) => ({ from, to: entryAt(corners, (at + 1) % corners.length) }))
    .filter(({ from, to }) => apart(from, to) <= longest);
}

/** The two ends that face each other: the nearest pair. */
function facing(one: AreaItem, other: AreaItem): readonly [End, End] | null {
  let best: { readonly gap: number; readonly ends: readonly [End, End] } | null = null;
  for (const a of endsOf(one)) {
    for (const b of endsOf(other)) {
      const gap = apart(middle(a.from, a.to), middle(b.from, b.to));
      if (gap <= longest && (best === null || gap < best.gap)) best = { gap, ends: [a, b] };
    }
  }
  return best === null ? null : best.ends;
}

/** The bridges between the waters of a map. Parapets stand along the first and third side of each. */
export function bridgesOver(areas: readonly AreaItem[]): AreaItem[] {
  const roads = areas.filter(({ texture }) => texture === 'road').map(({ corners }) => makePolygon(corners));
  const waters = areas.filter(isWater);
  return waters.flatMap((one, at) =>
    waters.slice(at + 1).flatMap((other): AreaItem[] => {
      const ends = facing(one, other);
      if (ends === null) return [];
      const [a, b] = ends;
      const { x, y } = middle(middle(a.from, a.to), middle(b.from, b.to));
      if (!roads.some((road) => isInPolygon(road, x, y))) return [];
      const isCrossed = apart(a.to, b.from) + apart(a.from, b.to) > apart(a.to, b.to) + apart(a.from, b.from);
      const across = isCrossed ? [b.to, b.from] : [b.from, b.to];
      return [
        {
          kind: 'area',
          id: `bridge-${one.id}-${other.id}`,
          texture: 'bridge',
          corners: [a.from, a.to, ...across],
        },
      ];
    }),
  );
}
