/** Ground on the way of a move: slow, quick, barred. */
import { describe, expect, it } from 'vitest';
import type { TestUnit } from '../testing/battle.ts';
import { ahead, aside, fieldWith, form, to, wheel } from './testing/moving.ts';

/** A band of ground across the way of `own`, from so far to so far north. */
const band = (kind: 'plough' | 'woods' | 'hill' | 'river' | 'ford', from: number, to: number) =>
  ({
    kind,
    corners: [
      [50, from],
      [100, from],
      [100, to],
      [50, to],
    ],
  }) as const;
const across = (kind: 'stream' | 'hedge' | 'low-wall' | 'high-wall' | 'barricade' | 'trench', at: number) =>
  ({
    kind,
    points: [
      [50, at],
      [100, at],
    ],
  }) as const;

const column: TestUnit = { formation: 'column', bases: 6 };

describe('terrain.rates', () => {
  it('plough: half rate while any part of the body is on it', () => {
    const { lay, refused } = fieldWith({}, { areas: [band('plough', 33, 80)] });
    // The front reaches it after 2 cm.
    expect(lay('own', [ahead(7)]).effort).toBeCloseTo(1);
    expect(refused('own', [ahead(7.1)])).toEqual(['move.infantry-line']);
    expect(lay('own', [ahead(7)]).prices).toMatchObject([
      { from: 200, to: 700, factor: 0.5, rule: 'terrain.rates' },
    ]);
  });

  it.each(['stream', 'hedge', 'low-wall', 'barricade', 'trench'] as const)(
    '%s: half rate while it is crossed',
    (kind) => {
      const { lay } = fieldWith({}, { lines: [across(kind, 33)] });
      // 2 cm to it, 2 cm of body over it, 2 cm beyond.
      expect(lay('own', [ahead(6)]).effort).toBeCloseTo(8 / 12);
    },
  );

  it('uphill: from the touch of the front until the middle is up', () => {
    const { lay } = fieldWith({}, { areas: [band('hill', 33, 80)] });
    expect(lay('own', [ahead(6)]).effort).toBeCloseTo(7 / 12);
  });

  it('a high wall cannot be crossed', () => {
    const { lay, refused } = fieldWith({}, { lines: [across('high-wall', 33)] });
    expect(lay('own', [ahead(2)]).effort).toBeCloseTo(2 / 12);
    expect(refused('own', [ahead(3)])).toEqual(['terrain.rates']);
    expect(refused('own', [ahead(6)])).toEqual(['terrain.rates']);
  });

  it('by option other factors; a high wall that can be climbed', () => {
    const options = { 'terrain.rates': { 'high-wall': 0.25, plough: 1 } };
    const { lay } = fieldWith(
      {},
      { lines: [across('high-wall', 33)], areas: [band('plough', 33, 80)], options },
    );
    expect(lay('own', [ahead(6)]).effort).toBeCloseTo((4 + 2 * 4) / 12);
  });

  it('of several factors the lowest, not their product', () => {
    const { lay } = fieldWith({}, { lines: [across('hedge', 36)], areas: [band('plough', 31, 80)] });
    expect(lay('own', [ahead(6)]).effort).toBeCloseTo(1);
    expect(lay('own', [ahead(-1)]).effort).toBeCloseTo(2 / 12);
  });

  it('backwards on slow ground is still half rate', () => {
    const { lay } = fieldWith({}, { areas: [band('plough', 10, 50)] });
    expect(lay('own', [ahead(-6)]).effort).toBeCloseTo(1);
  });

  it('a sidestep on slow ground is half as long', () => {
    const { lay, refused } = fieldWith({}, { areas: [band('plough', 10, 50)] });
    expect(lay('own', [aside(1.5)]).effort).toBe(0.5);
    expect(refused('own', [aside(1.6)])).toEqual(['move.manoeuvre']);
  });
});

describe('terrain.woods-rate, terrain.woods-forbidden, woods.open-order', () => {
  const wood = band('woods', 33, 80);

  it('foot moves at half rate', () => {
    const { lay } = fieldWith(
      { kind: 'light', formation: 'open', gapCm: 0, at: [75, 40] },
      { areas: [wood] },
    );
    expect(lay('own', [to(75, 49)]).effort).toBeCloseTo(1);
  });

  it('horse and artillery may not go in', () => {
    expect(fieldWith({ kind: 'heavy-cavalry' }, { areas: [wood] }).refused('own', [ahead(10)])).toEqual([
      'terrain.woods-forbidden',
    ]);
    expect(
      fieldWith({ kind: 'gun', formation: 'limbered' }, { areas: [wood] }).refused('own', [ahead(5)]),
    ).toEqual(['terrain.woods-forbidden']);
  });

  it('by option they may, horse in open order', () => {
    const options = { 'terrain.woods-forbidden': false };
    const { lay } = fieldWith({ kind: 'heavy-cavalry' }, { areas: [wood], options });
    expect(lay('own', [ahead(10)]).stands.formation).toBe('open');
  });

  it('a line that goes in is opened out free of cost, on the same ground', () => {
    const { lay } = fieldWith({}, { areas: [wood] });
    const laid = lay('own', [ahead(6)]);
    expect(laid).toMatchObject({ changed: false, stands: { formation: 'open', files: 6, gap: 0, y: 3600 } });
    expect(laid.effort).toBeCloseTo(10 / 12);
    expect(lay('own', [ahead(2)]).stands.formation).toBe('line');
  });

  it('a column of three ranks keeps its files, a deeper one gets wider', () => {
    expect(fieldWith(column, { areas: [wood] }).lay('own', [ahead(8)]).stands).toMatchObject({
      formation: 'open',
      files: 2,
    });
    expect(
      fieldWith({ ...column, bases: 12 }, { areas: [wood] }).lay('own', [ahead(8)]).stands,
    ).toMatchObject({
      formation: 'open',
      files: 4,
    });
  });

  it('inside nobody forms anything else', () => {
    const { refused } = fieldWith({ formation: 'open', gapCm: 0, at: [75, 45] }, { areas: [wood] });
    expect(refused('own', [form('line')])).toEqual(['woods.open-order']);
    expect(refused('own', [form('square')])).toEqual(['formation.square-who']);
  });

  it('inside, open order may have up to three ranks; outside one', () => {
    const inside = fieldWith({ formation: 'open', gapCm: 0, at: [75, 45], bases: 6 }, { areas: [wood] });
    const ranks = { step: 'form', formation: 'open', files: 2, gap: 0 } as const;
    expect(inside.lay('own', [ranks]).stands).toMatchObject({ files: 2 });
    expect(fieldWith({ formation: 'open', gapCm: 0, bases: 6 }).refused('own', [ranks])).toEqual([
      'formation.shapes',
    ]);
  });

  it('woods.leave: who comes out stays in open order until it forms, at half a move', () => {
    const { lay } = fieldWith(
      { formation: 'open', gapCm: 0, at: [75, 34], facing: 180, bases: 4 },
      { areas: [wood] },
    );
    const out = lay('own', [to(75, 30)]);
    expect(out.stands.formation).toBe('open');
    const formed = lay('own', [to(75, 30), form('line')]);
    expect(formed.effort).toBeCloseTo(out.effort + 0.5);
    expect(formed.stands.formation).toBe('line');
  });
});

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

  it('limbered guns too, but not a line, nor who leaves it', () => {
    const guns = fieldWith({ kind: 'gun', formation: 'limbered' }, { lines: [road] });
    expect(guns.lay('own', [ahead(22.5)]).effort).toBeCloseTo(1);
    expect(fieldWith({}, { lines: [road] }).refused('own', [ahead(13)])).toEqual(['move.infantry-line']);
    const { refused } = fieldWith(column, { lines: [road] });
    expect(refused('own', [ahead(10), wheel('left', 60), ahead(8)])).toEqual(['move.infantry-column']);
  });

  it('not into contact', () => {
    const { refused } = fieldWith(column, { lines: [road], north: { foe: { at: [75, 60], facing: 180 } } });
    expect(refused('own', [ahead(26)], { towards: 1 })).toEqual(['move.infantry-column']);
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
    // 3 cm of 15 cm go up, from the touch of the front to the middle of the column.
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

describe('scenario.table', () => {
  it('nobody is ordered off the table', () => {
    expect(fieldWith({ at: [75, 95] }).refused('own', [ahead(5)])).toEqual(['scenario.table']);
    expect(fieldWith({ at: [75, 95] }).lay('own', [ahead(4)]).stands.y).toBe(9900);
  });
});
