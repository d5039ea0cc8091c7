/** Tests of changes of formation: costs, room, which unit may form what; guns; houses. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { turnOn } from '../../testing/battle.ts';
import { carryOut } from './carry-out.ts';
import { ahead, fieldWith, form, to } from './testing/moving.ts';

describe('formation.change-cost', () => {
  it('on the middle of the front, heading kept', () => {
    const { stands, effort, changed } = fieldWith({}).lay('own', [form('column')]);
    // The front of a line of six is 1 cm ahead of its middle; the column is 6 cm deep.
    expect(stands).toMatchObject({ x: 7500, y: 2800, heading: 900, formation: 'column', files: 2 });
    expect([effort, changed]).toEqual([0.5, true]);
  });

  it('by option another share', () => {
    expect(
      fieldWith({}, { options: { 'formation.change-cost': 1 } }).lay('own', [form('column')]).effort,
    ).toBe(1);
  });

  it('the whole new body needs room', () => {
    const friend = { at: [85, 32] as const, bases: 2 };
    expect(fieldWith({ formation: 'column' }, { south: { friend } }).refused('own', [form('line')])).toEqual([
      'formation.change-cost',
    ]);
    const house = { at: [85, 30], widthCm: 8, depthCm: 6 } as const;
    expect(fieldWith({ formation: 'column' }, { houses: [house] }).refused('own', [form('line')])).toEqual([
      'building.walls',
    ]);
    expect(fieldWith({ formation: 'column', at: [4, 30] }).refused('own', [form('line')])).toEqual([
      'scenario.table',
    ]);
  });

  it('formation.shapes: what is no change is refused, and so are gaps that are too wide', () => {
    expect(fieldWith({}).refused('own', [form('line')])).toEqual(['formation.shapes']);
    expect(fieldWith({ kind: 'light' }).refused('own', [form('open', 310)])).toEqual(['formation.shapes']);
    const open = fieldWith({ kind: 'light' }).lay('own', [form('open', 100)]).stands;
    expect(open).toMatchObject({ formation: 'open', files: 4, gap: 100 });
  });

  it('formation.list and formation.square-who', () => {
    expect(fieldWith({ kind: 'heavy-cavalry' }).refused('own', [form('square')])).toEqual([
      'formation.square-who',
    ]);
    expect(fieldWith({}).refused('own', [form('limbered')])).toEqual(['formation.list']);
    expect(fieldWith({ kind: 'gun' }).refused('own', [form('column')])).toEqual(['formation.list']);
    expect(fieldWith({ kind: 'grenadier' }).lay('own', [form('square')]).stands).toMatchObject({
      formation: 'square',
    });
    expect(fieldWith({ kind: 'heavy-cavalry' }).lay('own', [form('open')]).stands).toMatchObject({
      formation: 'open',
    });
  });
});

describe('formation.limber-cost', () => {
  it('half a move to limber, then half the way', () => {
    const { lay, refused } = fieldWith({ kind: 'gun', bases: 3 });
    expect(lay('own', [form('limbered'), ahead(7.5)])).toMatchObject({ effort: 1, changed: true });
    expect(refused('own', [form('limbered'), ahead(7.6)])).toEqual(['move.foot-guns']);
    const limbered = fieldWith({ kind: 'gun', bases: 3, formation: 'limbered', horse: true });
    expect(limbered.lay('own', [ahead(12), form('deployed')]).effort).toBeCloseTo(1);
  });

  it('by option another share', () => {
    const { lay } = fieldWith({ kind: 'gun' }, { options: { 'formation.limber-cost': 0.25 } });
    expect(lay('own', [form('limbered')]).effort).toBe(0.25);
  });
});

describe('artillery.abandoned: gunners who walk back', () => {
  function gunners(options = {}) {
    const field = fieldWith({ kind: 'gun', bases: 3 }, { options });
    const [own] = field.state.units;
    own!.left = { x: 7500, y: 3800, heading: 900 };
    own!.stands = { ...own!.stands, formation: 'gunners', files: 2 };
    return field;
  }

  it('as foot in column, from point to point', () => {
    const { lay, refused } = gunners();
    expect(lay('own', [to(75, 39)]).effort).toBeCloseTo(0.5);
    expect(refused('own', [to(75, 48.1)])).toEqual(['move.infantry-column']);
    expect(lay('own', [ahead(18)]).effort).toBeCloseTo(1);
  });

  it('who touch their pieces man them for half a move', () => {
    const { lay, refused } = gunners();
    const back = lay('own', [to(75, 35), form('deployed')]);
    expect(back).toMatchObject({
      changed: true,
      stands: { formation: 'deployed', x: 7500, y: 3800, heading: 900 },
    });
    expect(back.effort).toBeCloseTo(0.5 + 5 / 18);
    expect(refused('own', [form('deployed')])).toEqual(['artillery.abandoned']);
    expect(refused('own', [form('line')])).toEqual(['artillery.abandoned']);
  });

  it('the move ends with the guns manned: they neither limber nor go on in it', () => {
    const { state, refused } = gunners({ 'formation.limber-cost': 0.2 });
    state.units[0]!.stands = { ...state.units[0]!.stands, y: 3500 };
    for (const more of [form('limbered'), ahead(1), form('deployed')])
      expect(refused('own', [form('deployed'), more])).toEqual(['artillery.abandoned']);
  });

  it('pieces without a crew are given up', () => {
    const { table, state, lay } = gunners();
    state.units[0]!.soldiers = 3;
    const { turn, all } = turnOn(table, state);
    carryOut(turn, anIndex(0), lay('own', [to(75, 35), form('deployed')]), 'order');
    expect(all('gunsManned')).toMatchObject([{ at: null, pieces: 2 }]);
    expect(state.units[0]).toMatchObject({
      pieces: 2,
      left: null,
      moved: true,
      stands: { x: 7350, y: 3800, files: 2 },
    });
  });
});

describe('building.capacity', () => {
  const house = { at: [75, 36], widthCm: 8, depthCm: 6 } as const;

  it('going in costs half a move from where the wall is touched', () => {
    const { lay, table, state } = fieldWith({}, { houses: [house] });
    const laid = lay('own', [ahead(2)], { enter: anIndex(0) });
    expect(laid.effort).toBeCloseTo(0.5 + 2 / 12);
    expect(laid.into).toMatchObject({ house: 0, stands: { house: 0, formation: 'open', x: 7500, y: 3600 } });
    const { turn, kinds } = turnOn(table, state);
    carryOut(turn, anIndex(0), laid, 'order');
    expect(kinds()).toEqual(['moved', 'entered']);
    expect(state.units[0]!.stands.house).toBe(0);
  });

  it('not from afar, not more than 6 companies, not where somebody is, not horse', () => {
    expect(fieldWith({}, { houses: [house] }).refused('own', [ahead(1)], { enter: anIndex(0) })).toEqual([
      'building.capacity',
    ]);
    expect(
      fieldWith({ bases: 7 }, { houses: [house] }).refused('own', [ahead(2)], { enter: anIndex(0) }),
    ).toEqual(['building.capacity']);
    const south = { friend: { at: [75, 36] as const, house: 'house-0', bases: 4 } };
    expect(
      fieldWith({}, { houses: [house], south }).refused('own', [ahead(2)], { enter: anIndex(0) }),
    ).toEqual(['building.capacity']);
    const horse = fieldWith({ kind: 'light-cavalry' }, { houses: [house] });
    expect(horse.refused('own', [ahead(1.5)], { enter: anIndex(0) })).toEqual(['building.foot-only']);
    expect(fieldWith({}, { houses: [house] }).refused('own', [ahead(9)], { enter: anIndex(0) })).toEqual([
      'building.walls',
    ]);
  });

  it('by option other figures, and other arms', () => {
    const options = { 'building.capacity': { companies: 8, cost: 0 }, 'building.foot-only': false };
    const large = fieldWith({ bases: 8 }, { houses: [house], options });
    expect(large.lay('own', [ahead(2)], { enter: anIndex(0) }).effort).toBeCloseTo(2 / 12);
    const horse = fieldWith({ kind: 'light-cavalry' }, { houses: [house], options });
    expect(horse.lay('own', [ahead(1.5)], { enter: anIndex(0) }).into).not.toBeNull();
  });
});

describe('building.leave', () => {
  const house = { at: [75, 36], widthCm: 8, depthCm: 6 } as const;
  const garrison = { at: [75, 36] as const, house: 'house-0', bases: 4 };
  const leave = (wall: number) => ({ step: 'leave', wall }) as const;

  it('by a wall, in open order, looking away from it', () => {
    const { lay } = fieldWith(garrison, { houses: [house] });
    expect(lay('own', [leave(0)])).toMatchObject({
      effort: 0,
      stands: { house: -1, formation: 'open', heading: 900, x: 7500, y: 4000 },
    });
    expect(lay('own', [leave(2)]).stands).toMatchObject({ heading: 2700, y: 3200 });
    expect(lay('own', [leave(1)]).stands).toMatchObject({ heading: 0, x: 8000, y: 3600 });
  });

  it('and needs half a move to form', () => {
    const { lay, refused } = fieldWith(garrison, { houses: [house] });
    expect(lay('own', [leave(0), form('line'), ahead(6)]).effort).toBeCloseTo(1);
    expect(refused('own', [leave(0), form('line'), ahead(6.1)])).toEqual(['move.infantry-line']);
    expect(lay('own', [leave(0), to(75, 49)]).effort).toBeCloseTo(0.5);
  });

  it('nothing else can be done inside, and it is not left twice', () => {
    const { refused } = fieldWith(garrison, { houses: [house] });
    expect(refused('own', [ahead(1)])).toEqual(['building.leave']);
    expect(refused('own', [leave(0), leave(0)])).toEqual(['building.leave']);
    expect(fieldWith({}).refused('own', [leave(0)])).toEqual(['building.leave']);
  });

  it('a wall without room before it cannot be used, nor one with an enemy near', () => {
    const friend = { at: [75, 40.5] as const };
    const { refused, lay } = fieldWith(garrison, { houses: [house], south: { friend } });
    expect(refused('own', [leave(0)])).toEqual(['building.leave']);
    expect(lay('own', [leave(2)]).stands.y).toBe(3200);
    const foe = fieldWith(garrison, { houses: [house], north: { foe: { at: [75, 42.5], facing: 180 } } });
    expect(foe.refused('own', [leave(0)])).toEqual(['move.enemy-gap']);
  });

  it('the way out is told', () => {
    const { table, state, lay } = fieldWith(garrison, { houses: [house] });
    const { turn, kinds } = turnOn(table, state);
    carryOut(turn, anIndex(0), lay('own', [leave(0), to(75, 45)]), 'order');
    expect(kinds()).toEqual(['cameOut', 'moved']);
    expect(state.units[0]!.stands).toMatchObject({ house: -1, y: 4500 });
  });
});
