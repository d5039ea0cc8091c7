/** Tests of terrain on the path of a move: slow, fast, impassable. */
import { describe, expect, it } from 'vitest';
import type { TestUnit } from '../../testing/battle.ts';
import { ahead, aside, fieldWith, form, to } from './testing/moving.ts';

/** A band of terrain across the path of `own`, between two distances to the north. */
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

  it('nobody forms anything else back into a wood either', () => {
    const { refused } = fieldWith({ at: [75, 34], bases: 8 }, { areas: [band('woods', 20, 33.5)] });
    expect(refused('own', [form('column')])).toEqual(['woods.open-order']);
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

describe('scenario.table', () => {
  it('nobody is ordered off the table', () => {
    expect(fieldWith({ at: [75, 95] }).refused('own', [ahead(5)])).toEqual(['scenario.table']);
    expect(fieldWith({ at: [75, 95] }).lay('own', [ahead(4)]).stands.y).toBe(9900);
  });
});
