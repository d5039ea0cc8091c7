import { describe, expect, test } from 'vitest';
import { bodyNow } from '../../bodies/index.ts';
import { type BattleSetup, indexIn, layBattle, straightAt, turnOn, unitIn } from '../../testing/battle.ts';
import { isInZone, shoot, struckAt, zonesOf } from './index.ts';
import { shotAt, tell } from './testing/shots.ts';

const horse = { at: [50, 30] as const, kind: 'light-cavalry' as const };

describe('where reaction fire strikes', () => {
  test('attack.reaction-when: at the nearest point of the way, or at contact', () => {
    // It rides past the flank of a line that faces the same way, and is nearest where it is abreast.
    const battle = (options: BattleSetup['options']) =>
      layBattle({
        options: options ?? {},
        south: { a: horse },
        north: { b: { at: [50, 70] }, c: { at: [35, 45], facing: 90, bases: 2 } },
      });
    const along = (options: BattleSetup['options']) => {
      const { table, state } = battle(options);
      return struckAt(
        table,
        state,
        shotAt(table, 'c', 'small-arms', 'a'),
        straightAt(table, state, 'a', 'b', 3750),
      ).along;
    };
    const nearest = along({});
    expect(nearest).toBeGreaterThan(0);
    expect(nearest).toBeLessThan(2000);
    expect(along({ 'attack.reaction-when': 'contact' })).toBe(3750);
  });

  test('attack.reaction-fire: the nearest point at which it bears, though a nearer one lies out of its arc', () => {
    const { table, state } = layBattle({
      south: { a: { at: [50, 30], kind: 'light-cavalry' } },
      north: { b: { at: [50, 80] }, c: { at: [70, 55], bases: 4, facing: 225 } },
    });
    const approach = straightAt(table, state, 'a', 'b', 4000);
    const told = tell(table, state, shotAt(table, 'c', 'small-arms', 'a'), approach);
    expect(told.against).toEqual([]);
  });

  test('save.cavalry-charging: a run of 18 cm is a charge, for horse that has rested', () => {
    const { table, state } = layBattle({ south: { a: horse }, north: { b: { at: [50, 53] } } });
    const charging = (run: number) =>
      tell(table, state, shotAt(table, 'b', 'small-arms', 'a'), straightAt(table, state, 'a', 'b', run))
        .cases[0]!.facts.target.charging;
    expect([charging(1790), charging(1800)]).toEqual([false, true]);
    unitIn(table, state, 'a').rest = 1;
    expect(charging(1800)).toBe(false);
  });

  test('attack.losses-first: losses and tests come at once, where it is struck', () => {
    const { table, state } = layBattle({ south: { a: horse }, north: { b: { at: [50, 53] } } });
    const { turn, kinds, all } = turnOn(table, state, { 'b shot': [1, 1, 6, 6], 'a losses': [6] });
    const approach = straightAt(table, state, 'a', 'b', 2050);
    shoot(turn, shotAt(table, 'b', 'small-arms', 'a'), approach);
    expect(kinds()).toEqual(['fired', 'lost', 'tested', 'rungSet']);
    expect(all('fired')).toMatchObject([{ killed: 2, along: 2050 }]);
    expect(unitIn(table, state, 'a')).toMatchObject({ soldiers: 4, rung: 1, drew: [indexIn(table, 'b')] });
    expect(unitIn(table, state, 'b').fired).toBe(false);
  });
});

describe('control zones', () => {
  function zones(
    battle: Partial<BattleSetup>,
    change: (laid: ReturnType<typeof layBattle>) => void = () => {},
  ) {
    const laid = layBattle({ south: { a: { at: [50, 40] } }, north: { b: { at: [50, 55] } }, ...battle });
    change(laid);
    const { table, state } = laid;
    return zonesOf(table, state, indexIn(table, 'a'));
  }
  const reaches = (found: ReturnType<typeof zones>) =>
    found.map((zone) =>
      'base' in zone ? [2 * zone.base.ux, 2 * zone.base.vy] : [zone.arc.halfAngle, zone.reach],
    );

  test('attack.zone: as wide as the front and as long as the range', () => {
    expect(reaches(zones({}))).toEqual([[1800, 2000]]);
    const rifles = { a: { at: [50, 40] as const, kind: 'rifle' as const } };
    expect(reaches(zones({ south: rifles }))).toEqual([[1200, 3000]]);
  });

  test('attack.zone-guns: their arc as far as canister reaches, from each piece', () => {
    const battery = { a: { at: [50, 40] as const, kind: 'gun' as const, bases: 2 } };
    expect(reaches(zones({ south: battery }))).toEqual([
      [300, 3000],
      [300, 3000],
    ]);
  });

  test('attack.zone-shape: before each face of a square, or 45 degrees wider', () => {
    const square = { a: { at: [50, 40] as const, formation: 'square' as const } };
    expect(zones({ south: square })).toHaveLength(4);
    const wide = zones({ options: { 'attack.zone-shape': 'front-and-45-degrees' } });
    expect(wide).toHaveLength(3);
    const { table, state } = layBattle({
      south: { a: { at: [50, 40] } },
      north: { b: { at: [66, 50], formation: 'column' } },
    });
    const aside = bodyNow(table, state, indexIn(table, 'b'));
    expect(wide.map((zone) => isInZone(zone, aside))).toEqual([false, false, true]);
  });

  test('attack.zone-none: who cannot fire has none', () => {
    const none = (unit: BattleSetup['south'][string]) => zones({ south: { a: { at: [50, 40], ...unit } } });
    expect(none({ kind: 'heavy-cavalry' })).toEqual([]);
    expect(none({ formation: 'open' })).toEqual([]);
    expect(none({ kind: 'gun', formation: 'limbered' })).toEqual([]);
    expect(none({ kind: 'howitzer' })).toEqual([]);
    expect(none({ bases: 1 })).toEqual([]);
    expect(none({ kind: 'light', formation: 'open' })).toHaveLength(1);
    expect(none({ kind: 'light-cavalry', carbine: true })).toHaveLength(1);
    const routing = zones({}, ({ table, state }) => {
      unitIn(table, state, 'a').rung = 3;
    });
    expect(routing).toEqual([]);
  });

  test('attack.zone: touching its border is not being in it', () => {
    const { table, state } = layBattle({
      south: { a: { at: [50, 40] } },
      north: { b: { at: [50, 55] }, c: { at: [68, 50] }, d: { at: [50, 62] } },
    });
    const [zone] = zonesOf(table, state, indexIn(table, 'a'));
    const isIn = (id: string) => isInZone(zone!, bodyNow(table, state, indexIn(table, id)));
    expect(['b', 'c', 'd'].map(isIn)).toEqual([true, false, false]);
  });
});
