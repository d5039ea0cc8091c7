/** Tests of rivers, bridges, fords and streams on a path. */
import { describe, expect, test } from 'vitest';
import type { UnitFormation } from '../state/model.ts';
import { box, column, prices } from './testing/priced.ts';

describe('terrain.river', () => {
  const river = { kind: 'river' as const, corners: box(0, 30, 150, 8) };
  const bridge = { kind: 'bridge' as const, corners: box(48, 28, 4, 12) };
  const ford = { kind: 'ford' as const, corners: box(46, 28, 8, 12) };

  test('bars the way, anywhere at half rate by option', () => {
    expect(prices({ areas: [river] })).toEqual(['70.1-209.9 ×0 terrain.river']);
    expect(prices({ areas: [river], options: { 'terrain.river': 'half-rate' } })).toEqual([
      '70.1-209.9 ×0.5 terrain.river',
    ]);
  });

  test('a bridge carries a column whose middle line is on it, though it overhangs; a ford costs as a stream', () => {
    expect(prices({ areas: [river, bridge] })).toEqual([]);
    expect(prices({ areas: [river, bridge] }, { from: column(51.9, 20) })).toEqual([]);
    expect(prices({ areas: [river, bridge] }, { from: column(53, 20) })).toEqual([
      '70.1-209.9 ×0 terrain.river',
    ]);
    expect(prices({ areas: [river, ford] })).toEqual(['50.1-229.9 ×0.5 terrain.rates']);
  });

  test('it carries open order, limbered guns and gunners, not a line, a square or guns in action', () => {
    const carried = (formation: UnitFormation, arm: 'foot' | 'artillery') =>
      prices({ areas: [river, bridge] }, { formation, arm }).length === 0;
    expect([
      carried('open', 'foot'),
      carried('limbered', 'artillery'),
      carried('gunners', 'artillery'),
    ]).toEqual([true, true, true]);
    expect([carried('line', 'foot'), carried('square', 'foot'), carried('deployed', 'artillery')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('a stream under a bridge slows nobody', () => {
    const stream = {
      kind: 'stream' as const,
      points: [
        [0, 34],
        [150, 34],
      ] as [number, number][],
    };
    expect(prices({ lines: [stream] })).toEqual(['110-170 ×0.5 terrain.rates']);
    expect(prices({ lines: [stream], areas: [bridge] })).toEqual([]);
  });
});
