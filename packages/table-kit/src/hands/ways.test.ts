/** Drawings of ways. */
import type { PathStretch } from '@grognard/engine';
import { describe, expect, it } from 'vitest';
import { pointsOfStretches, stretchItems, wayItems } from '../index.ts';

const [a, b, c] = [0, 100, 200].map((x) => ({ x, y: 0 }));

describe('ways', () => {
  it('have a path and a ruler, and neither where nothing moves', () => {
    const points = [a!, b!];
    expect(wayItems('scouts', 'red', points).map(({ kind, id }) => [kind, id])).toEqual([
      ['path', 'way:scouts'],
      ['ruler', 'ruler:scouts'],
    ]);
    expect(wayItems('scouts', 'red', [a!])).toEqual([]);
    expect(wayItems('scouts', 'red', [], points).map(({ kind }) => kind)).toEqual(['ruler']);
  });

  it('are coloured by what their ground costs', () => {
    const stretch = (points: readonly (typeof a)[], price: string, isWithin: boolean): PathStretch => ({
      points: points.flatMap((point) => point ?? []),
      length: 100,
      ground: 'wood',
      price,
      isWithin,
    });
    const stretches = [stretch([a, b], '', true), stretch([b, c], 'half', true), stretch([c, a], '', false)];
    expect(stretchItems('scouts', stretches).map(({ tone }) => tone)).toEqual(['open', 'hard', 'beyond']);
    expect(pointsOfStretches(stretches)).toEqual([a, b, c, a]);
  });
});
