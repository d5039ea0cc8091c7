/** Readings that the sheets leave open, each played both ways. */
import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { tellEvent } from '../views/tell.ts';
import { play, to } from './testing/play.ts';

type CmPoint = [number, number];
const far = { at: [90, 90] as CmPoint };
const pike = { weapons: ['spontoon' as const] };
const box = (x: number, y: number, width: number, depth: number) => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

describe('leaving contact', () => {
  const edge = (options: BattleSetup['options'], way: ReturnType<typeof to>) => {
    const sides = { blue: { a: { at: [50, 3] as CmPoint }, z: far }, red: { e: { at: [50, 5] as CmPoint } } };
    return play({ sides, ...(options !== undefined && { options }) }).turn({ a: way }, { 'e blow': [5] });
  };

  test('turn.leave, scenario.edge: where it costs a blow, whoever has left the table is out of reach', () => {
    const blow = { 'turn.leave': 'blow' };
    expect(edge(blow, to([60, 3])).all('struck')).toHaveLength(1);
    const { all } = edge(blow, to([50, -2]));
    expect([all('left').length, all('struck').length]).toEqual([1, 0]);
  });
});

describe('orders that are talked over', () => {
  test('turn.orders: everybody reads them as they stand, and the log of commands stays each side’s own', () => {
    const sides = { blue: { a: { at: [50, 20] as CmPoint } }, red: { e: far } };
    const { give, view } = play({ sides, options: { 'turn.orders': 'talk' } });
    const [ordered] = give('blue', { kind: 'order', figure: 'a', ...to([50, 25]) });
    expect(ordered).toMatchObject({ kind: 'ordered', only: ['blue'] });
    expect(view('red').orders['a']?.path).toEqual([{ x: 5000, y: 2500 }]);
    const [cancelled] = give('blue', { kind: 'cancel', figure: 'a' });
    expect(cancelled).toMatchObject({ kind: 'cancelled', only: ['blue'] });
    expect(view('red').orders).toEqual({});
  });
});

describe('a way back that friends bar', () => {
  /** `b` is driven north by `a`, with friends behind it. */
  const driven = (...behind: readonly CmPoint[]) => {
    const friends = Object.fromEntries(behind.map((at, n) => [`f${n}`, { at }]));
    const sides = {
      blue: { a: { at: [50, 50] as CmPoint, ...pike } },
      red: { b: { at: [50, 52] as CmPoint }, ...friends, far },
    };
    const { all } = play({ sides }).turn({}, { 'a blow': [3] });
    return [all('gaveWay').length, all('recoiled').length, all('stoodFast').length];
  };

  test('melee.recoil-blocked: all who stand in his way give way together, one behind the other does not', () => {
    expect(driven([50, 54])).toEqual([1, 1, 0]);
    expect(driven([49, 53.8], [51, 53.8])).toEqual([2, 1, 0]);
    expect(driven([50, 54], [50, 57.9])).toEqual([0, 0, 1]);
    expect(driven([50, 54], [50, 58.1])).toEqual([1, 1, 0]);
  });
});

describe('measuring', () => {
  test('figure.measure, group.moving: the gap within a group is from base to base, whatever is measured from middle to middle', () => {
    const throws = (apart: number, measure: string) => {
      const blue = { a: { at: [50, 50] as CmPoint }, b: { at: [50 + apart, 50] as CmPoint } };
      const map = { areas: [{ id: 'wood', kind: 'woods' as const, corners: box(40, 52, 30, 20) }] };
      const { turn } = play({ sides: { blue, red: { far } }, map, options: { 'figure.measure': measure } });
      return turn({ a: to([50, 60]), b: to([50 + apart, 60]) }).all('slowed').length;
    };
    for (const measure of ['edge', 'centre'])
      expect([throws(6, measure), throws(6.1, measure)]).toEqual([1, 2]);
  });

  test('figure.measure, group.target: so is that of a group that is shot at', () => {
    const hits = (measure: string) => {
      const red = {
        r: { at: [50, 50] as CmPoint },
        s: { at: [55.9, 50] as CmPoint },
        t: { at: [50, 55.9] as CmPoint },
      };
      const sides = { blue: { a: { at: [50, 43] as CmPoint, firearms: ['blunderbuss' as const] } }, red };
      const shot = { weapon: 'blunderbuss', target: 'r', moment: 'end', after: 0, fallback: 'hold' } as const;
      const options = { 'figure.measure': measure };
      const { turn } = play({ edition: 'argad-coastal', sides, options });
      return turn({ a: { shot } }, { 'a shot': [5, 5, 5] }).all('shot')[0]?.victims.length;
    };
    expect([hits('edge'), hits('centre')]).toEqual([3, 3]);
  });
});

describe('without an order', () => {
  const lurking = (order: object | null) => {
    const a = { at: [50, 50] as CmPoint, secret: true, posture: 'crouched' as const };
    const sides = { blue: { a: { ...a, firearms: ['pistol' as const] } }, red: { far } };
    const map = { areas: [{ id: 'bushes', kind: 'bushes' as const, corners: box(45, 45, 10, 10) }] };
    const { turn, figure } = play({ sides, map, options: { 'weapon.start-loaded': false } });
    turn(order === null ? {} : { a: order });
    const { loaded, known, posture } = figure('a');
    return [loaded, known, posture];
  };

  test('turn.no-order, hide.doing-nothing: a hidden man with an empty firearm reloads, and shows himself by it', () => {
    expect(lurking(null)).toEqual([1, 3, 'crouched']);
  });

  test('turn.no-order, hide.declared: to stay hidden he is ordered to', () => {
    expect(lurking({ posture: 'crouched' })).toEqual([0, 1, 'crouched']);
  });
});

describe('a swimmer and a boat under oars', () => {
  /** `a` leans out of the gig, which is rowed past `e`. */
  const passing = (order: ReturnType<typeof to> | null) => {
    const aboard = { vessel: 'gig' };
    const sides = {
      blue: {
        z: { at: [5, 5] as CmPoint },
        a: { at: [51, 42] as CmPoint, ...aboard },
        b: { at: [49, 45] as CmPoint, ...aboard },
      },
      red: { far: { at: [95, 98] as CmPoint }, e: { at: [53.2, 47] as CmPoint, swims: 'good' as const } },
    };
    const map = {
      areas: [{ id: 'sea', kind: 'deep-water' as const, corners: box(0, 35, 100, 55) }],
      vessels: [{ id: 'gig', kind: 'rowing-boat' as const, corners: box(48, 40, 4, 10) }],
    };
    const { give, turn, match } = play(
      { edition: 'argad-coastal', sides, map } as BattleSetup,
      (state, figure) => {
        state.figures[figure('a')]!.x = 5120;
        state.figures[figure('e')]!.swimming = true;
      },
    );
    give('blue', { kind: 'row', vessel: 'gig', path: [{ x: 5000, y: 5500 }], rowers: ['a', 'b'] });
    const { all } = turn(order === null ? {} : { e: order });
    return [all('touched').length, match.state.vessels[0]!.y];
  };

  test('turn.contact-stops, water.boat: one who swims is met where both end, one who does not on the whole way', () => {
    const [touched, y] = passing(null);
    expect(touched).toBe(1);
    expect(y).toBeLessThan(5000);
    expect(passing(to([61, 47]))).toEqual([0, 5500]);
  });
});

describe('stepping up to the next enemy', () => {
  test('melee.step-up, melee.order: whoever is so reached strikes still, if his length has yet to come', () => {
    const strikes = (weapon: 'knife' | 'spontoon') => {
      const sides = {
        blue: { a: { at: [50, 50] as CmPoint, weapons: ['bayonet' as const] } },
        red: {
          b: { at: [50, 52] as CmPoint, weapons: [] },
          c: { at: [50, 54.1] as CmPoint, name: 'Cadic', weapons: [weapon] },
          far,
        },
      };
      const { turn, table, match, figureIndex } = play({ sides });
      const { all } = turn({ a: { stepUp: true } }, { 'a blow': [5], 'c blow': [2] });
      expect(all('steppedUp').map((event) => tellEvent(table, event, match.state))).toEqual([
        'a follows up into contact with Cadic.',
      ]);
      return all('struck').some(({ figure }) => figure === figureIndex('c'));
    };
    expect([strikes('knife'), strikes('spontoon')]).toEqual([true, false]);
  });
});
