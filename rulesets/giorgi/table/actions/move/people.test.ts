/** Tests of friends and enemies on the path of a move, and of which units may move. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { about, ahead, aside, fieldWith, form, to, wheel } from './testing/moving.ts';

describe('move.through-friends', () => {
  const friend = { at: [75, 36] as const };
  const skirmishers = { ...friend, kind: 'light', formation: 'open', gapCm: 0, bases: 4 } as const;

  it('formed units do not pass each other', () => {
    const { lay, refused } = fieldWith({}, { south: { friend } });
    expect(lay('own', [ahead(4)]).stands.y).toBe(3400);
    expect(refused('own', [ahead(5)])).toEqual(['move.through-friends']);
    expect(refused('own', [ahead(12)])).toEqual(['move.through-friends']);
  });

  it('open order is passed, and passes', () => {
    expect(fieldWith({}, { south: { skirmishers } }).lay('own', [ahead(12)]).stands.y).toBe(4200);
    const light = { kind: 'light', formation: 'open', gapCm: 0 } as const;
    expect(fieldWith(light, { south: { friend } }).lay('own', [to(75, 45)]).stands.y).toBe(4500);
  });

  it('but nobody ends on a friend', () => {
    expect(fieldWith({}, { south: { skirmishers } }).refused('own', [ahead(6)])).toEqual([
      'move.through-friends',
    ]);
  });

  it('by option nobody, or everybody', () => {
    const nobody = { options: { 'move.through-friends': 'nobody' }, south: { skirmishers } };
    expect(fieldWith({}, nobody).refused('own', [ahead(12)])).toEqual(['move.through-friends']);
    const everybody = { options: { 'move.through-friends': 'everybody' }, south: { friend } };
    expect(fieldWith({}, everybody).lay('own', [ahead(12)]).stands.y).toBe(4200);
  });

  it('neighbours side by side do not hinder a march at an odd angle', () => {
    const south = { left: { at: [57, 30] as const }, right: { at: [93, 30] as const } };
    expect(fieldWith({}, { south }).lay('own', [ahead(12)]).stands.y).toBe(4200);
    const { table, state, lay } = fieldWith({}, { south });
    // All three turned by 37.3° about one point, still flush.
    const heading = 900 + 373;
    const step = Math.round(1800 * 0.7954738);
    const rise = Math.round(1800 * 0.6059884);
    state.units.forEach((unit, n) => {
      const by = n === 0 ? 0 : n === 1 ? -1 : 1;
      unit.stands = { ...unit.stands, x: 7500 + by * step, y: 3000 + by * rise, heading };
    });
    expect(table.units).toHaveLength(3);
    for (const cm of [1.1, 3.7, 7.3, 11.9]) expect(lay('own', [ahead(cm)]).effort).toBeGreaterThan(0);
  });

  it('a wheel may not sweep over anybody', () => {
    const { refused, lay } = fieldWith({ bases: 4 }, { south: { friend: { at: [82, 33], bases: 2 } } });
    expect(refused('own', [wheel('left', 40)])).toEqual(['move.through-friends']);
    expect(lay('own', [wheel('right', 20)]).effort).toBeGreaterThan(0);
  });
});

describe('move.enemy-gap', () => {
  const foe = { at: [75, 40] as const, facing: 180 };

  it('1 cm is kept from every enemy, on the way and at the end', () => {
    const { lay, refused } = fieldWith({}, { north: { foe } });
    expect(lay('own', [ahead(7)]).stands.y).toBe(3700);
    expect(refused('own', [ahead(7.1)])).toEqual(['move.enemy-gap']);
    const light = fieldWith({ kind: 'light', formation: 'open', gapCm: 0, bases: 2 }, { north: { foe } });
    expect(light.refused('own', [to(86, 39), to(86, 44)])).toEqual(['move.enemy-gap']);
    expect(light.lay('own', [to(89, 36)]).stands.y).toBe(3600);
  });

  it('by option another distance', () => {
    const { lay, refused } = fieldWith({}, { north: { foe }, options: { 'move.enemy-gap': 3 } });
    expect(lay('own', [ahead(5)]).stands.y).toBe(3500);
    expect(refused('own', [ahead(5.1)])).toEqual(['move.enemy-gap']);
  });

  it('who was left nearer may go, but not nearer still', () => {
    const { lay, refused } = fieldWith({}, { north: { foe: { ...foe, at: [75, 32.5] } } });
    expect(lay('own', [ahead(-3)]).stands.y).toBe(2700);
    expect(lay('own', [about]).effort).toBe(0.5);
    expect(refused('own', [ahead(0.2)])).toEqual(['move.enemy-gap']);
  });

  it('a new formation keeps it too', () => {
    const { refused, lay } = fieldWith(
      { formation: 'column', bases: 6 },
      { north: { foe: { at: [85.8, 30], facing: 270, bases: 4 } } },
    );
    expect(refused('own', [form('line')])).toEqual(['move.enemy-gap']);
    expect(lay('own', [form('square')]).changed).toBe(true);
  });

  it('not from the enemy that is attacked', () => {
    const { lay, refused } = fieldWith({}, { north: { foe, other: { at: [93, 40], facing: 180 } } });
    expect(lay('own', [ahead(8)], { towards: anIndex(1) }).stands.y).toBe(3800);
    expect(refused('own', [ahead(8)])).toEqual(['move.enemy-gap']);
  });
});

describe('who may move', () => {
  it('morale.routing, move.spent, building.reform, morale.reform, turn.unit-order', () => {
    const { state, refused } = fieldWith({});
    const [own] = state.units;
    const refusals = (marks: Partial<(typeof state.units)[number]>) => {
      const before = { ...own! };
      Object.assign(own!, marks);
      const found = refused('own', [ahead(1)]);
      Object.assign(own!, before);
      return found;
    };
    expect(refusals({ rung: 3 })).toEqual(['morale.routing']);
    expect(refusals({ spent: true })).toEqual(['move.spent']);
    expect(refusals({ formUp: true })).toEqual(['building.reform']);
    expect(refusals({ quiet: true })).toEqual(['morale.reform']);
    expect(refusals({ quiet: true, rung: 1 })).toEqual(['morale.rally']);
    expect(refusals({ moved: true })).toEqual(['turn.unit-order']);
    expect(refusals({ rung: 2 })).toEqual([]);
  });

  it('turn.fire-or-move: formed foot and guns that fired stay, light infantry in open order and horse may go', () => {
    const after = (unit: Parameters<typeof fieldWith>[0], options = {}) => {
      const field = fieldWith(unit, { options });
      field.state.units[0]!.fired = true;
      return field.refused('own', [ahead(1)]);
    };
    expect(after({})).toEqual(['turn.fire-or-move']);
    expect(after({ kind: 'light' })).toEqual(['turn.fire-or-move']);
    expect(after({ kind: 'light', formation: 'open' })).toEqual([]);
    expect(after({ kind: 'light-cavalry', carbine: true })).toEqual([]);
    expect(after({ kind: 'gun' })).toEqual(['turn.guns-fire-or-move']);
    expect(after({ kind: 'gun' }, { 'turn.guns-fire-or-move': false })).toEqual([]);
  });

  it('melee.bt: the move of a breakthrough is made whatever was done before', () => {
    const { state, lay } = fieldWith({});
    Object.assign(state.units[0]!, { moved: true, fired: true, brokeThrough: true });
    state.agenda = [{ do: 'breakthrough', unit: anIndex(0) }];
    expect(lay('own', [ahead(12)]).effort).toBe(1);
  });

  it('no step at all is a move of no effort', () => {
    expect(fieldWith({}).lay('own', [])).toMatchObject({ effort: 0, tracks: [], changed: false });
  });

  it('a sidestep of a unit between neighbours is refused', () => {
    const south = { right: { at: [93, 30] as const } };
    expect(fieldWith({}, { south }).refused('own', [aside(1)])).toEqual(['move.through-friends']);
  });
});
