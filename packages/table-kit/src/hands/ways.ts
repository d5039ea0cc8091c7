/** Ways as a proposal draws them: the path with its ruler, and stretches by what their ground costs. */
import type { Item, PathStretch, SideId, StretchItem } from '@grognard/engine';
import type { Point } from '@grognard/geometry';

/** A path and the ruler along it. */
export function wayItems(
  id: string,
  side: SideId,
  points: readonly Point[],
  measured: readonly Point[] = points,
): Item[] {
  return [
    ...(points.length < 2 ? [] : [{ kind: 'path', id: `way:${id}`, side, points } as const]),
    ...(measured.length < 2 ? [] : [{ kind: 'ruler', id: `ruler:${id}`, points: measured } as const]),
  ];
}

/** Stretches in colours: free, dear, or farther than the piece gets. */
export function stretchItems(id: string, stretches: readonly PathStretch[]): StretchItem[] {
  return stretches.map(({ points, price, isWithin }, n) => ({
    kind: 'stretch',
    id: `stretch:${id}:${n}`,
    points,
    tone: isWithin ? (price === '' ? 'open' : 'hard') : 'beyond',
  }));
}

/** The points of stretches in a row, where one ends and the next begins counted once. */
export function pointsOfStretches(stretches: readonly PathStretch[]): Point[] {
  return stretches.flatMap(({ points }, n) => (n === 0 ? points : points.slice(1)));
}
