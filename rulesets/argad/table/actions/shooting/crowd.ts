/** `Crowd`: all figures in play at one moment from west to east, so that a shot reads only those near its line. */

import type { Tenths } from '@grognard/geometry';
import { absent, indicesOf } from '@grognard/lists';
import type { FigureIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';

export interface Crowd {
  readonly figures: readonly FigureIndex[];
  readonly xs: readonly Tenths[];
  readonly ys: readonly Tenths[];
}

export function crowdOf({ figures }: State): Crowd {
  const figureIndexes: FigureIndex[] = [];
  const xs: Tenths[] = [];
  for (const figure of indicesOf(figures)) {
    const { status, x } = figures[figure] ?? absent(figures, figure);
    if (status !== 'on') continue;
    let at = figureIndexes.length;
    for (; at > 0; at--) {
      const before = xs[at - 1] ?? absent(xs, at - 1);
      if (before <= x) break;
      figureIndexes[at] = figureIndexes[at - 1] ?? absent(figureIndexes, at - 1);
      xs[at] = before;
    }
    figureIndexes[at] = figure;
    xs[at] = x;
  }
  return {
    figures: figureIndexes,
    xs,
    ys: figureIndexes.map((figure) => (figures[figure] ?? absent(figures, figure)).y),
  };
}

/** The position in a crowd of the first figure not west of a line, or its length if there is none. */
export function firstFrom({ xs }: Crowd, west: Tenths): number {
  let low = 0;
  let high = xs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? absent(xs, middle)) < west) low = middle + 1;
    else high = middle;
  }
  return low;
}
