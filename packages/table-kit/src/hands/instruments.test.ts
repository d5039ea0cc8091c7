/** Instruments on spots, and threats as they are drawn. */
import type { Threat } from '@grognard/engine';
import { rectangleBase } from '@grognard/geometry';
import { describe, expect, it } from 'vitest';
import {
  type LocatedSpot,
  measureBy,
  nothingMeasured,
  rulerEnds,
  spotDistance,
  threatsByEnemy,
  threatsMeasured,
  worstFirst,
} from '../index.ts';

const block = rectangleBase(1000, 1000, 900, 400, 200);
const unit: LocatedSpot = { at: { x: 1000, y: 1000 }, base: block };
const point: LocatedSpot = { at: { x: 1000, y: 2000 }, base: null };

const set = {
  spotAt: (at: LocatedSpot['at']) => ({ at, base: null }),
  spotOf: (id: string) => (id === 'guard' ? unit : null),
  measure: (from: LocatedSpot, to: LocatedSpot) => ({
    ...nothingMeasured,
    lines: [`${spotDistance(from, to, 'edges')}`],
  }),
  sight: () => ({ ...nothingMeasured, lines: ['clear'] }),
  reach: (id: string) => (id === 'guard' ? { ...nothingMeasured, lines: ['far'] } : null),
  arc: () => null,
  threats: () => null,
};

describe('instruments', () => {
  it('measure between spots, from points and from pieces', () => {
    const lines = (from: object, to: object) =>
      measureBy(set, { kind: 'measure', from, to } as Parameters<typeof measureBy>[1]).lines;
    expect(lines({ piece: 'guard' }, { at: { x: 1000, y: 2000 } })).toEqual(['900']);
    expect(lines({ at: { x: 0.4, y: 0 } }, { at: { x: 30, y: 40 } })).toEqual(['50']);
    expect(lines({ piece: 'nobody' }, { piece: 'guard' })).toEqual([]);
    expect(lines({ at: { x: Number.NaN, y: 0 } }, { piece: 'guard' })).toEqual([]);
  });

  it('ask for a piece by its id, and show nothing for one that is not there', () => {
    expect(measureBy(set, { kind: 'reach', of: 'guard' }).lines).toEqual(['far']);
    expect(measureBy(set, { kind: 'reach', of: 'nobody' })).toEqual(nothingMeasured);
    expect(measureBy(set, { kind: 'arc', of: 'guard' })).toEqual(nothingMeasured);
  });

  it('lay the ruler between nearest points or between middles', () => {
    expect(rulerEnds(unit, point, 'middles')).toEqual([unit.at, point.at]);
    expect(rulerEnds(unit, point, 'edges')[0]).toEqual({ x: 1000, y: 1100 });
    expect(spotDistance(unit, point, 'middles')).toBe(1000);
    expect(spotDistance(point, unit, 'edges')).toBe(900);
  });
});

describe('threats', () => {
  const threat = (from: string, on: string, title: string): Threat => ({
    from,
    on,
    title,
    odds: [],
    sum: [],
  });
  const found = worstFirst([
    { threat: threat('a', 'x', 'fires'), chance: 0.2 },
    { threat: threat('b', 'x', 'fires'), chance: 0.4 },
    { threat: threat('a', 'x', 'charges'), chance: 0.7 },
  ]);
  const drawing = {
    words: {
      couldHitIt: (count: number) => `${count} could hit it`,
      itCouldHit: (count: number) => `it could hit ${count}`,
      nobody: 'nobody',
      onWhom: (title: string, whom: string) => `${title} at ${whom}`,
    },
    at: () => ({ x: 0, y: 0 }),
    textOf: ({ chance }: { readonly chance: number }) => (chance > 0.1 ? `${100 * chance} %` : null),
    nameOf: (id: string) => id.toUpperCase(),
  };

  it('come once for each enemy, the worst first', () => {
    expect(threatsByEnemy(found).map(({ from, title }) => [from, title])).toEqual([
      ['a', 'charges'],
      ['b', 'fires'],
    ]);
  });

  it('are counted against an own piece, and told with the target for another', () => {
    const own = threatsMeasured(found, 'own', drawing);
    expect(own.lines).toEqual(['2 could hit it']);
    expect(own.items.map((item) => ('text' in item ? item.text : ''))).toEqual(['70 %', '40 %']);
    expect(threatsMeasured([], 'own', drawing).lines).toEqual(['nobody']);
    const other = threatsMeasured(found, 'other', drawing);
    expect(other.lines).toEqual(['it could hit 1']);
    expect(other.threats.map(({ title }) => title)).toEqual(['charges at X']);
  });
});
