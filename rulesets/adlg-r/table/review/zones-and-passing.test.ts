/** Rows of zones of control, interpenetration and conforming as positions. */
import { describe, expect, it } from 'vitest';
import { multipleAttack } from '../actions/melee/index.ts';
import { indexIn, layBattle, type TestUnit, turnOn, unitIn } from '../testing/battle.ts';
import { touch } from '../testing/contacts.ts';
import { begin, type Position } from '../testing/position.ts';
import { holdersOf, mayApproach, mostThreatening } from '../zones/index.ts';

const ud = 400;
const unit = (kind: TestUnit['kind'], x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind,
  at: [x, y],
  ...more,
});
const swords = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('medium-swordsmen', x, y, more);
const pikes = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('pike-and-shot', x, y, more);
const horse = (x: number, y: number, more: Partial<TestUnit> = {}) => unit('heavy-cavalry', x, y, more);
const advance = (by: number) => ({ step: 'advance', by: Math.round(by * ud) }) as const;
const move = (unit: string, ...steps: readonly object[]) => ({ kind: 'move', units: [unit], steps }) as const;
const charge = (a: string, target: string, more: object = {}) =>
  ({ kind: 'charge', units: [a], target, ...more }) as const;

describe('zones of control', () => {
  it('zoc.melee-any: who is hit on flank or rear alone has no zone either', () => {
    const { table, state } = layBattle({
      south: { a: swords(15.5, 9.5, { facing: 270 }), b: swords(14, 7.7) },
      north: { z: swords(14, 9.5) },
    });
    const held = () => holdersOf(table, state, indexIn(table, 'b')).length;
    expect(held()).toBe(1);
    touch(table, state, 'a', 'z', { edge: 'left' });
    expect(held()).toBe(0);
  });

  it('zoc.binding, zoc.stay: only the most threatening enemy binds; inside its zone one stays, rallies and shoots', () => {
    const played = begin({
      south: { a: unit('shot', 14, 8.1) },
      north: { z: pikes(14, 10), y: pikes(15.9, 7.4, { facing: 270 }) },
      arrange: (_, state) => {
        state.units[0]!.lost = 1;
      },
    });
    const a = indexIn(played.table, 'a');
    expect(holdersOf(played.table, played.state, a)).toHaveLength(2);
    expect(mostThreatening(played.table, played.state, a)).toEqual([indexIn(played.table, 'z')]);
    // It goes nearer to z alone.
    expect(played.against(move('a', advance(0.4)))).toBeNull();
    expect(played.against({ kind: 'rally', unit: 'a' })).toBeNull();
    played.give({ kind: 'done' });
    expect(played.against({ kind: 'shoot', target: 'z', main: 'a' })).toBeNull();
  });

  it('zoc.charge-line-up: to charge the most threatening enemy it may first wheel, slide or turn', () => {
    const played = begin({ south: { a: horse(15.3, 9) }, north: { z: pikes(14, 10.6) } });
    const slide = [{ step: 'slide', by: -0.8 * ud }];
    expect(played.against(charge('a', 'z', { opening: slide }))).toBeNull();
  });

  it('zoc.ignored: nobody is held who evades or pursues', () => {
    const played = begin({
      south: { a: horse(14, 5), b: swords(15.8, 9.5, { facing: 270 }) },
      north: { z: unit('light-cavalry', 14, 7) },
      dice: { z: { evade: [3] }, a: { charge: [3] } },
    });
    played.give(charge('a', 'z'));
    played.give({ kind: 'answer', units: ['z'], how: 'evade' });
    expect(played.unit('z').pose.y).toBe(12 * ud);
  });

  it('zoc.exit-forced: who is shifted for a friend leaves no zone, and is not disordered', () => {
    const played = begin({
      south: { a: swords(12.2, 8), b: swords(15.3, 9.4) },
      north: { z: swords(14, 11), y: pikes(16.4, 11.4) },
    });
    const b = indexIn(played.table, 'b');
    expect(holdersOf(played.table, played.state, b).length).toBeGreaterThan(0);
    played.give(charge('a', 'z'));
    expect(played.unit('b').doings).toMatchObject({ shifted: true, leftZoc: false });
    expect(played.unit('b').lost).toBe(0);
  });

  it('zoc.test-points: both front corners and the middle must come nearer', () => {
    const { table, state } = layBattle({ south: { a: swords(14, 8) }, north: { z: swords(14, 9.8) } });
    const [a, z] = [indexIn(table, 'a'), indexIn(table, 'z')];
    const { pose } = unitIn(table, state, 'a');
    const may = (to: object) => mayApproach(table, state, a, [z], pose, { ...pose, ...to }, false);
    expect([may({ y: 8.3 * ud }), may({ y: 7.9 * ud })]).toEqual([true, false]);
    // Its left corner comes nearer, its right one goes back.
    expect(may({ heading: 900 - 100 })).toBe(false);
  });

  it('zoc.same-moment: of two who enter at once the nearer comes first', () => {
    const played = begin({
      south: { a: horse(13.5, 8), b: horse(14.5, 8) },
      north: { z: swords(14, 11) },
    });
    played.give({ kind: 'charge', units: ['a', 'b'], target: 'z' });
    expect(played.state.entered.map((entry) => entry.unit)).toEqual([0, 1]);
  });
});

describe('interpenetration', () => {
  it('interpenetration.li: LI passes all and is passed by all, in any facing', () => {
    const passes = (mover: TestUnit['kind'], crossed: TestUnit['kind'], facing: number) =>
      begin({
        south: { a: unit(mover, 14, 5), b: unit(crossed, 14, 6.3, { facing }) },
        north: { z: unit('levy', 28, 19) },
      }).against(move('a', advance(3)));
    expect([
      passes('light-infantry', 'pike-and-shot', 45),
      passes('medium-swordsmen', 'light-infantry', 90),
    ]).toEqual([null, null]);
    expect(passes('medium-swordsmen', 'pike-and-shot', 0)).toEqual(['move.path']);
  });

  it('interpenetration.never: an elephant that charges through light horse costs it a point, also if it comes to blows', () => {
    const played = begin({
      south: { a: unit('elephants', 14, 7), b: unit('light-cavalry', 14, 8.1) },
      north: { z: swords(14, 10.4) },
    });
    played.give(charge('a', 'z'));
    expect(played.state.contacts).toHaveLength(1);
    expect(played.all('lost')).toMatchObject([{ unit: 1, by: 'interpenetration.never' }]);
  });

  const hothead = (more: Record<string, TestUnit>, position: Partial<Position> = {}) => {
    const played = begin({
      south: { a: horse(14, 7.5, { traits: ['headstrong'] }), ...more },
      north: { z: unit('shot', 14, 11) },
      ...position,
    });
    played.give({ kind: 'done' });
    return played;
  };

  it('interpenetration.burst-when, interpenetration.burst-never: an uncontrolled charge bursts through friends, not through some', () => {
    expect(hothead({ b: swords(14, 8.8) }).all('burst')).toHaveLength(1);
    expect(hothead({ b: pikes(14, 8.8) }).all('burst')).toHaveLength(0);
    // By order nobody does.
    const ordered = begin({
      south: { a: horse(14, 7.5), b: swords(14, 8.8) },
      north: { z: unit('shot', 14, 11) },
    });
    expect(ordered.against(charge('a', 'z'))).not.toBeNull();
  });

  it('interpenetration.burst-never: nor through a friend who supports a melee', () => {
    const supporter = { b: swords(14, 8.8), c: swords(12, 8.8) };
    const position = {
      north: { z: unit('shot', 14, 11), y: swords(12, 9.8) },
      contacts: [['c', 'y']] as const,
    };
    expect(
      hothead(supporter, position)
        .all('burst')
        .some(({ unit: burst }) => burst === 1),
    ).toBe(false);
  });

  it('interpenetration.burst-once: nor through one behind works', () => {
    const works = [{ kind: 'fortification', from: [13, 9.3], to: [15, 9.3] }] as const;
    const played = hothead({ b: swords(14, 8.8) }, { works, options: { 'command.headstrong-bound': 'any' } });
    expect(played.all('burst')).toHaveLength(0);
  });
});

describe('conforming', () => {
  it('conform.to: to whom it meets; one who merely stands in the zone does not count', () => {
    const played = begin({
      south: { a: horse(13.4, 8), b: horse(14.6, 8.7) },
      north: { z: swords(14, 11) },
    });
    played.give(charge('a', 'z'));
    expect(played.unit('a').pose).toMatchObject({ x: 13.5 * ud });
  });

  it('conform.rear-corner: on a flank the rear corner serves where the front one is out of reach', () => {
    const placed = (y: number) => {
      const played = begin({
        south: { a: horse(16.5, y, { facing: 270 }) },
        north: { z: unit('keil', 14, 11.6) },
      });
      played.give(charge('a', 'z'));
      return played.unit('a').pose.y / ud;
    };
    // Its front lies at 10.6: the middle of a unit on the front corner at 11.1, on the rear corner at 12.1.
    expect(placed(11.2)).toBe(11.1);
    const blocked = begin({
      areas: [{ kind: 'impassable', at: [16.2, 10.2], size: [2, 1.4] }],
      south: { a: horse(16.6, 12.1, { facing: 270 }) },
      north: { z: unit('keil', 14, 11.6) },
    });
    blocked.give(charge('a', 'z'));
    expect(blocked.unit('a').pose.y / ud).toBe(12.1);
  });

  it('conform.motion: mates go along up to 1 UD to stay in line', () => {
    const played = begin({
      south: { a: horse(13.2, 8), b: horse(14.2, 8) },
      north: { z: swords(13, 11), y: swords(18, 11) },
    });
    played.give({ kind: 'charge', units: ['a', 'b'], target: 'z' });
    const together = played.all('moved').find(({ cause }) => cause === 'conform');
    expect(together?.ways.length).toBeGreaterThan(1);
  });

  it('conform.shift-never, conform.incomplete: who cannot be shifted stays, and one conforms as far as there is room', () => {
    const beside = (kind: TestUnit['kind']) => {
      const played = begin({
        south: { a: swords(12.2, 8), b: unit(kind, 14.9, 9.4) },
        north: { z: swords(14, 11) },
      });
      played.give(charge('a', 'z'));
      return [played.unit('b').doings.shifted, played.state.contacts[0]?.complete];
    };
    expect(beside('medium-swordsmen')).toEqual([true, true]);
    expect(beside('heavy-artillery')).toEqual([false, false]);
  });

  it('conform.fallback: a flank that cannot be completed serves as front or rear where that corner is touched', () => {
    const played = begin({
      areas: [{ kind: 'impassable', at: [16.3, 12.4], size: [1.4, 1.2] }],
      south: { a: horse(16.9, 11, { facing: 270 }) },
      north: { z: swords(14, 11.5) },
    });
    played.give(charge('a', 'z'));
    expect(played.state.contacts[0]!.complete).toBe(true);
  });

  it('conform.ambiguous: it ends aligned with its main enemy, and with no other one more', () => {
    const placed = (gun: number) => {
      const played = begin({
        south: { a: swords(15.2, 8), g: unit('heavy-artillery', gun, 9.4) },
        north: { z: swords(14, 11), y: swords(16, 11) },
      });
      played.give(charge('a', 'z'));
      return played.unit('a').pose.x / ud;
    };
    // To the right of the gun it shares 1.1 UD with z and 0.9 UD with y; farther to the right y would have more.
    expect(placed(13.4)).toBeCloseTo(14.9, 1);
    expect(placed(13.8)).toBeLessThan(13);
  });

  it('conform.routed: nobody conforms to one who is routed', () => {
    const { table, state } = layBattle({ south: { a: swords(14.2, 8.5) }, north: { z: swords(14, 9.5) } });
    touch(table, state, 'a', 'z', { complete: false });
    unitIn(table, state, 'z').status = 'routed';
    const { turn, all } = turnOn(table, state);
    multipleAttack(turn, indexIn(table, 'z'));
    expect(all('moved')).toEqual([]);
    expect(all('lost')).toEqual([]);
  });
});
