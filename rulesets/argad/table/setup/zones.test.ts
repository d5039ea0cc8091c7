/** Deployment zones of sides. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../scenarios/shape.ts';
import { zoneOf } from './zones.ts';

type Places = readonly (readonly [number, number])[];

function sideAt(places: Places): Scenario['sides'][number] {
  const figures = places.map((at) => ({ at, room: null, vessel: null, troop: 'foot', facing: 0 }));
  return { zone: null, figures } as unknown as Scenario['sides'][number];
}

function zoneFor(places: Places, table = { widthCm: 180, depthCm: 120 }, others: Places = []) {
  const side = sideAt(places);
  const zone = zoneOf({ table, sides: [side, sideAt(others)] } as unknown as Scenario, side);
  return zone === null ? null : [zone.minX, zone.minY, zone.maxX, zone.maxY];
}

describe('scenario.deploy: without a zone', () => {
  test('along the long edge at which the whole side stands', () => {
    expect(
      zoneFor([
        [10, 5],
        [170, 20],
      ]),
    ).toEqual([0, 0, 18_000, 2000]);
    expect(
      zoneFor([
        [10, 100],
        [170, 119],
      ]),
    ).toEqual([0, 10_000, 18_000, 12_000]);
    expect(zoneFor([[5, 100]], { widthCm: 90, depthCm: 120 })).toEqual([0, 0, 2000, 12_000]);
  });

  test('as placed where others stand in that strip, or the strips meet', () => {
    expect(zoneFor([[10, 5]], undefined, [[90, 20.5]])).toBeNull();
    expect(zoneFor([[10, 5]], undefined, [[90, 21.5]])).not.toBeNull();
    expect(zoneFor([[10, 5]], { widthCm: 60, depthCm: 35 })).toBeNull();
  });

  test('as placed where part of it stands elsewhere', () => {
    expect(
      zoneFor([
        [10, 5],
        [170, 21],
      ]),
    ).toBeNull();
    expect(
      zoneFor([
        [10, 5],
        [10, 115],
      ]),
    ).toBeNull();
  });
});
