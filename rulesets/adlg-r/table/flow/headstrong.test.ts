/** Headstrong units: bound to charge at the end of their corps' orders, held for points (chapter charge, uncontrolled). */
import { describe, expect, it } from 'vitest';
import type { TestUnit } from '../testing/battle.ts';
import { begin, type Position } from '../testing/position.ts';

type Traits = TestUnit['traits'];
const rider = (x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind: 'heavy-cavalry',
  at: [x, y],
  traits: ['headstrong', 'impact'],
  ...more,
});
const shot = (x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind: 'shot',
  at: [x, y],
  ...more,
});
const done = { kind: 'done' } as const;

/** Whether the unit charges by itself when its corps is done. */
function goes(position: Position, unit = 'a'): boolean {
  const played = begin(position);
  played.give(done);
  return played.all('declared').some(({ charge }) => charge.units.includes(played.table.unitOf.get(unit)!));
}

const facing = (a: TestUnit, z: TestUnit, more: Position = {}): Position => ({
  south: { a },
  north: { z },
  ...more,
});

describe('uncontrolled charges', () => {
  it('charge.uncontrolled, command.uncontrolled, charge.uncontrolled-minus, charge.uncontrolled-round: for nothing, at −1', () => {
    const played = begin(facing(rider(10, 8), shot(10, 11)));
    played.give(done);
    expect(played.all('ordered')).toMatchObject([{ order: 'uncontrolled', spent: 0, free: 0 }]);
    expect(played.all('met')).toMatchObject([{ contacts: [{ uncontrolled: true, how: 'charge' }] }]);
    expect(played.all('fought')[0]!.why).toContainEqual({ rule: 'melee.uncontrolled', of: 'a', value: -1 });
  });

  it('charge.uncontrolled-choice: within 1 UD straight ahead it is spontaneous, without the −1', () => {
    const played = begin(facing(rider(10, 8), shot(10, 9.5)));
    played.give(done);
    expect(played.all('ordered')).toMatchObject([{ order: 'spontaneous' }]);
    expect(played.all('met')).toMatchObject([{ contacts: [{ uncontrolled: false }] }]);
  });

  it('command.hold, charge.uncontrolled: 3 CP keep it where it is', () => {
    const played = begin(facing(rider(15, 6), shot(15, 9)));
    const hold = { kind: 'hold', units: ['a'] } as const;
    expect(played.check(hold)).toMatchObject({ allowed: true, cost: { cp: 3 } });
    played.give(hold);
    expect(played.against(hold)).toEqual(['charge.uncontrolled']);
    played.give(done);
    expect(played.all('declared')).toEqual([]);
    expect(begin(facing(rider(15, 6), shot(15, 16))).against(hold)).toEqual(['charge.uncontrolled']);
  });

  it('command.headstrong-other, charge.uncontrolled-trigger: another order costs 3 CP, and is its order', () => {
    const played = begin(facing(rider(15, 6), shot(15, 9)));
    const move = { kind: 'move', units: ['a'], steps: [{ step: 'advance', by: 400 }] } as const;
    expect(played.check(move)).toMatchObject({ cost: { cp: 3 } });
    played.give(move);
    played.give(done);
    expect(played.all('declared')).toEqual([]);
    expect(goes(facing(rider(15, 6), shot(15, 3)))).toBe(false);
    expect(goes(facing(rider(15, 6), shot(17, 6.5)))).toBe(true);
  });

  it('command.headstrong-bound: by option any enemy in reach counts', () => {
    const elephant: TestUnit = { kind: 'elephants', at: [15, 8] };
    const costs = (options: Position['options']) =>
      begin(facing(rider(15, 6), elephant, { options: options! })).check({
        kind: 'move',
        units: ['a'],
        steps: [
          { step: 'slide', by: 400 },
          { step: 'advance', by: 400 },
        ],
      });
    // Less than its full move is difficult (`move.unmanoeuvrable-short`).
    expect(costs({})).toMatchObject({ cost: { cp: 2 } });
    expect(costs({ 'command.headstrong-bound': 'any' })).toMatchObject({ cost: { cp: 3 } });
  });

  it('command.headstrong-surcharge: range comes on top of the 3, by option it does not', () => {
    const far = (options: Position['options']) =>
      begin({ ...facing(rider(25, 8), shot(25, 11)), options: options! }).against({
        kind: 'hold',
        units: ['a'],
      });
    expect(far({})).toBeNull();
    expect(begin(facing(rider(25, 8), shot(25, 11))).check({ kind: 'hold', units: ['a'] })).toMatchObject({
      cost: { cp: 4 },
    });
    expect(
      begin({
        ...facing(rider(25, 8), shot(25, 11)),
        options: { 'command.headstrong-surcharge': false },
      }).check({ kind: 'hold', units: ['a'] }),
    ).toMatchObject({ cost: { cp: 3 } });
  });

  it('rally.headstrong: who is held has one try in the price', () => {
    const played = begin({
      ...facing(rider(10, 8), shot(10, 11)),
      arrange: (_, state) => {
        for (const unit of state.units) unit.lost = 1;
      },
    });
    played.give({ kind: 'hold', units: ['a'] });
    expect(played.check({ kind: 'rally', unit: 'a' })).toMatchObject({ cost: { cp: 0 } });
  });

  it('charge.uncontrolled-when: from the wing that its player names', () => {
    const order = (take: string) => {
      const played = begin({
        south: { a: rider(8, 8), b: rider(14, 8) },
        north: { y: shot(8, 11), z: shot(14, 11) },
      });
      played.give(done);
      expect(played.asked()).toBe('south wing');
      expect(played.against({ kind: 'choose', take: 'middle' })).toEqual([
        'take: "middle" is none of left, right',
      ]);
      played.give({ kind: 'choose', take });
      return played.all('declared').map(({ charge }) => played.table.units[charge.units[0]!]!.id);
    };
    expect(order('left')).toEqual(['a', 'b']);
    expect(order('right')).toEqual(['b', 'a']);
  });

  it('charge.uncontrolled-order: most in front before nearest', () => {
    const played = begin({ south: { a: rider(10, 8) }, north: { y: shot(10, 11.5), z: shot(12, 9.5) } });
    played.give(done);
    expect(played.all('declared')[0]!.charge.target).toBe(played.table.unitOf.get('y'));
  });

  it('charge.uncontrolled-route, charge.route: straight before a slide, a slide before a wheel', () => {
    const opening = (z: TestUnit) => {
      const played = begin(facing(rider(10, 8), z));
      played.give(done);
      const { charge } = played.all('declared')[0]!;
      const [from, to] = [charge.began[0]!, charge.opened[0]!];
      return [to.x - from.x, to.heading - from.heading];
    };
    expect(opening(shot(10.5, 11))).toEqual([0, 0]);
    expect(opening(shot(12, 11))[1]).toBe(0);
    expect(opening(shot(12, 11))[0]).toBeGreaterThan(200);
    expect(opening(shot(12.8, 10))[1]).not.toBe(0);
  });

  it('charge.uncontrolled-route: friends in the way are burst through, and lose a point (interpenetration.burst, turn.immediate)', () => {
    const played = begin({
      south: { a: rider(10, 6), b: { kind: 'medium-swordsmen', at: [10, 7.5] } },
      north: { z: shot(10, 10.5) },
    });
    played.give(done);
    expect(played.all('burst')).toHaveLength(1);
    expect(played.all('lost')[0]).toMatchObject({ by: 'interpenetration.burst', points: 1 });
  });

  it('interpenetration.burst-never: nobody bursts through pikes', () => {
    expect(
      goes({
        south: { a: rider(10, 6), b: { kind: 'pike-and-shot', at: [10, 7.5] } },
        north: { z: shot(10, 10.5) },
      }),
    ).toBe(false);
  });
});

describe('charge.uncontrolled-exempt: nobody is bound', () => {
  const foot: Traits = ['headstrong'];
  it('to charge elephants or war wagons, elephant.no-trigger', () => {
    expect(goes(facing(rider(10, 8), { kind: 'elephants', at: [10, 10] }))).toBe(false);
    expect(goes(facing(rider(10, 8), { kind: 'war-wagon', at: [10, 11] }))).toBe(false);
  });

  it('foot to charge the front of mounted', () => {
    const swordsmen: TestUnit = { kind: 'medium-swordsmen', at: [10, 8], traits: foot! };
    expect(goes(facing(swordsmen, rider(10, 10, { traits: [] })))).toBe(false);
    expect(goes(facing(swordsmen, shot(10, 10.5)))).toBe(true);
  });

  it('cavalry to charge the front of steady HI; charge.uncontrolled-kn: Kn are, but not by option', () => {
    const pikes: TestUnit = { kind: 'heavy-swordsmen', at: [10, 10.5] };
    const knights = rider(10, 8, { kind: 'gendarmes' });
    expect(goes(facing(rider(10, 8), pikes))).toBe(false);
    expect(
      goes(
        facing(rider(10, 8), pikes, {
          arrange: (table, state) => {
            state.units[table.unitOf.get('z')!]!.lost = 1;
          },
        }),
      ),
    ).toBe(true);
    expect(goes(facing(knights, pikes))).toBe(true);
    expect(goes(facing(knights, pikes, { options: { 'charge.uncontrolled-kn': false } }))).toBe(false);
  });

  it('behind works, rivers, in villages, or before stakes', () => {
    const village = { kind: 'village', at: [10, 11], size: [3, 3] } as const;
    const river = { kind: 'river', at: [15, 9.6], size: [30, 1] } as const;
    const ditch = { kind: 'obstacle', from: [8, 10.5], to: [12, 10.5] } as const;
    expect(goes(facing(rider(10, 8), shot(10, 11), { areas: [village] }))).toBe(false);
    expect(goes(facing(rider(10, 8), shot(10, 11), { areas: [river] }))).toBe(false);
    expect(goes(facing(rider(10, 8), shot(10, 11), { works: [ditch] }))).toBe(false);
    const planted = facing(rider(10, 8), shot(10, 11, { traits: ['stakes'] }), {
      arrange: (table, state) => {
        const unit = state.units[table.unitOf.get('z')!]!;
        unit.stakes = unit.pose;
      },
    });
    expect(goes(planted)).toBe(false);
  });

  it('to end in ground that penalises it; charge.uncontrolled-behind: or to be led there by who can evade', () => {
    const brush = { kind: 'brush', at: [10, 11], size: [6, 3] } as const;
    expect(goes(facing(rider(10, 8), shot(10, 11), { areas: [brush] }))).toBe(false);
    const light: TestUnit = { kind: 'light-cavalry', at: [10, 9.8] };
    expect(goes(facing(rider(10, 8), light))).toBe(true);
    const behind = { kind: 'brush', at: [10, 12], size: [6, 2] } as const;
    expect(goes(facing(rider(10, 8), light, { areas: [behind] }))).toBe(false);
  });

  it('to reach light troops through friends', () => {
    const light: TestUnit = { kind: 'light-cavalry', at: [10, 10.5] };
    const screen: TestUnit = { kind: 'light-infantry', at: [10, 9] };
    expect(goes({ south: { a: rider(10, 8), b: screen }, north: { z: light } })).toBe(false);
  });
});
