/** Tests of roads, rivers and their crossings on the path of a move. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { bodyNow } from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import { type TestUnit, turnOn } from '../../testing/battle.ts';
import { lose } from '../losses/index.ts';
import { ahead, aside, fieldWith, to, wheel } from './testing/moving.ts';

/** A band of terrain across the path of `own`, between two distances to the north. */
const band = (kind: 'plough' | 'hill' | 'river', from: number, north: number) =>
  ({
    kind,
    corners: [
      [50, from],
      [100, from],
      [100, north],
      [50, north],
    ],
  }) as const;
const across = (kind: 'hedge', at: number) =>
  ({
    kind,
    points: [
      [50, at],
      [100, at],
    ],
  }) as const;

const column: TestUnit = { formation: 'column', bases: 6 };

describe('terrain.road', () => {
  const road = {
    kind: 'road',
    points: [
      [75, 10],
      [75, 90],
    ],
    widthCm: 4,
  } as const;

  it('a column wholly on it goes half as far again', () => {
    const { lay, refused } = fieldWith(column, { lines: [road] });
    expect(lay('own', [ahead(27)]).effort).toBeCloseTo(1);
    expect(refused('own', [ahead(27.1)])).toEqual(['move.infantry-column']);
  });

  it('move.manoeuvre: a sidestep on it is no longer than elsewhere', () => {
    const { lay, refused } = fieldWith({ ...column, at: [73, 30] }, { lines: [{ ...road, widthCm: 8 }] });
    expect(lay('own', [aside(3)]).effort).toBeCloseTo(0.5);
    expect(refused('own', [aside(3.1)])).toEqual(['move.manoeuvre']);
  });

  it('limbered guns too, but not a line, nor who leaves it', () => {
    const guns = fieldWith({ kind: 'gun', formation: 'limbered' }, { lines: [road] });
    expect(guns.lay('own', [ahead(22.5)]).effort).toBeCloseTo(1);
    expect(fieldWith({}, { lines: [road] }).refused('own', [ahead(13)])).toEqual(['move.infantry-line']);
    const { refused } = fieldWith(column, { lines: [road] });
    expect(refused('own', [ahead(10), wheel('left', 60), ahead(8)])).toEqual(['move.infantry-column']);
  });

  it('not into contact', () => {
    const { refused } = fieldWith(column, { lines: [road], north: { foe: { at: [75, 60], facing: 180 } } });
    expect(refused('own', [ahead(26)], { towards: anIndex(1) })).toEqual(['move.infantry-column']);
  });

  it('the road leads through hedges and fields', () => {
    const { lay } = fieldWith(column, {
      lines: [road, across('hedge', 40)],
      areas: [band('plough', 36, 60)],
    });
    expect(lay('own', [ahead(27)]).effort).toBeCloseTo(1);
  });

  it('uphill counts on the road as well', () => {
    const { lay } = fieldWith(column, { lines: [road], areas: [band('hill', 36, 80)] });
    // 3 cm of 15 cm go uphill, from where the front touches to the middle of the column.
    expect(lay('own', [ahead(15)]).effort).toBeCloseTo((12 / 1.5 + 3 / 0.5) / 18);
  });

  it('a bend is wheeled on the road', () => {
    const bent = {
      kind: 'road',
      points: [
        [75, 10],
        [75, 40],
        [69, 50],
        [60, 65],
      ],
      widthCm: 4,
    } as const;
    const { lay } = fieldWith({ ...column, bases: 4 }, { lines: [bent] });
    expect(lay('own', [ahead(8), wheel('left', 31), ahead(10)]).effort).toBeLessThan(1);
  });

  it('by option another factor', () => {
    const { lay } = fieldWith(column, { lines: [road], options: { 'terrain.road': 2 } });
    expect(lay('own', [ahead(36)]).effort).toBeCloseTo(1);
  });
});

describe('terrain.river', () => {
  const river = band('river', 36, 42);
  const bridge = {
    kind: 'bridge',
    corners: [
      [72, 35],
      [78, 35],
      [78, 43],
      [72, 43],
    ],
  } as const;
  const ford = {
    kind: 'ford',
    corners: [
      [72, 36],
      [78, 36],
      [78, 42],
      [72, 42],
    ],
  } as const;

  it('bars everybody', () => {
    expect(fieldWith({}, { areas: [river] }).refused('own', [ahead(8)])).toEqual(['terrain.river']);
    expect(fieldWith({ kind: 'light-cavalry' }, { areas: [river] }).refused('own', [ahead(20)])).toEqual([
      'terrain.river',
    ]);
  });

  it('a bridge carries a column, but not a line', () => {
    expect(fieldWith(column, { areas: [river, bridge] }).lay('own', [ahead(18)]).effort).toBeCloseTo(1);
    expect(fieldWith({}, { areas: [river, bridge] }).refused('own', [ahead(8)])).toEqual(['terrain.river']);
  });

  it('open order and limbered guns too, even half over', () => {
    const light = { kind: 'light', formation: 'open', gapCm: 0, bases: 4 } as const;
    expect(fieldWith(light, { areas: [river, bridge] }).lay('own', [to(75, 39)]).stands.y).toBe(3900);
    const guns = { kind: 'gun', formation: 'limbered', bases: 2, at: [75, 31] } as const;
    expect(fieldWith(guns, { areas: [river, bridge] }).lay('own', [ahead(8)]).stands.y).toBe(3900);
  });

  it('a ford costs as a stream', () => {
    const { lay, refused } = fieldWith(column, { areas: [river, ford] });
    expect(lay('own', [ahead(6)]).effort).toBeCloseTo((3 + 3 * 2) / 18);
    expect(refused('own', [ahead(18)])).toEqual(['move.infantry-column']);
  });

  it('losses on a bridge leave the rest on it', () => {
    const light = { kind: 'light', formation: 'open', gapCm: 0, bases: 4, at: [75, 39] } as const;
    const { table, state } = fieldWith(light, {
      areas: [river, bridge],
      north: { foe: { at: [75, 60], facing: 180 } },
    });
    const { turn } = turnOn(table, state);
    for (let n = 0; n < 3; n++) {
      lose(turn, anIndex(0), 3, 'fire');
      const { formation } = state.units[0]!.stands;
      expect(
        objectionsToStanding(
          fieldOf(table, state),
          table.units[0]!,
          formation,
          bodyNow(table, state, anIndex(0)),
        ),
      ).toEqual([]);
    }
  });

  it('who stands beside the crossing after losses may leave, but not stop in the water', () => {
    const light = { kind: 'light', formation: 'open', gapCm: 0, bases: 4, at: [79, 39] } as const;
    const { lay, refused } = fieldWith(light, { areas: [river, bridge] });
    expect(lay('own', [to(79, 46)]).stands.y).toBe(4600);
    expect(refused('own', [to(79, 41)])).toEqual(['terrain.river']);
  });

  it('by option a river is crossed anywhere at half rate', () => {
    const { lay } = fieldWith({}, { areas: [river], options: { 'terrain.river': 'half-rate' } });
    expect(lay('own', [ahead(8)]).effort).toBeCloseTo((5 + 3 * 2) / 12);
  });
});
