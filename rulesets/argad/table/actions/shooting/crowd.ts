/** `Crowd`: all figures in play at one moment from west to east, so that a shot reads only those near its line. */

import type { Tenths } from '@grognard/geometry';
import { absent, indicesOf } from '@grognard/lists';
import type { FigureIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';

export type Crowd = readonly PlacedFigure[];

interface PlacedFigure {
  readonly index: FigureIndex;
  readonly x: Tenths;
  readonly y: Tenths;
}

export function crowdOf({ figures }: State): Crowd {
  const crowd: PlacedFigure[] = [];
  for (const index of indicesOf(figures)) {
    const { status, x, y } = figures[index] ?? absent(figures, index);
    if (status !== 'on') continue;
    let at = crowd.length;
    for (; at > 0; at--) {
      const before = crowd[at - 1] ?? absent(crowd, at - 1);
      if (before.x <= x) break;
      crowd[at] = before;
    }
    crowd[at] = { index, x, y };
  }
  return crowd;
}

/** The position in a crowd of the first figure not west of a line, or its length if there is none. */
export function firstFrom(crowd: Crowd, west: Tenths): number {
  let low = 0;
  let high = crowd.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((crowd[middle] ?? absent(crowd, middle)).x < west) low = middle + 1;
    else high = middle;
  }
  return low;
}
