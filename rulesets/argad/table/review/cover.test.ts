/** Cover in whole turns: its reach, and the cover that a shooter fires over freely. */
import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { box, rulesIn, withMusket } from './testing/fire.ts';
import { play } from './testing/play.ts';

type CmPoint = [number, number];

/** The rules that count when a musketeer at one place fires at a figure at another. */
function shotFrom(from: CmPoint, to: CmPoint, battle: Omit<Partial<BattleSetup>, 'sides'>): string {
  const { turn } = play({
    ...battle,
    sides: {
      blue: { a: { at: from, firearms: ['flintlock-musket'] } },
      red: { b: { at: to, posture: 'upright' } },
    },
  });
  return (rulesIn(turn({ a: withMusket('b') })) ?? ['held']).join(' ');
}

const along = (kind: 'hedge' | 'low-wall' | 'battlement', ...points: CmPoint[]) => ({
  lines: [{ id: 'line', kind, points }],
});

describe('shoot.cover-reach', () => {
  const reach = (cm: unknown) => ({ options: { 'shoot.cover-reach': cm } });
  const hedge = { map: along('hedge', [40, 40], [60, 40]) };
  const bushes = { map: { areas: [{ id: 'bush', kind: 'bushes' as const, corners: box(40, 34, 20, 6) }] } };

  test.each([
    ['hedge', hedge],
    ['bushes', bushes],
  ])('%s: it helps however far behind it the target stands, or only as far as the table agrees', (_, map) => {
    const behind = (cm: number) => (how: object) => shotFrom([50, 25], [50, 41 + cm], { ...map, ...how });
    expect([{}, reach('any'), reach(10), reach(9.9), reach(0)].map(behind(10))).toEqual([
      'shoot.cover',
      'shoot.cover',
      'shoot.cover',
      '',
      '',
    ]);
    expect([{}, reach(0)].map(behind(0))).toEqual(['shoot.cover', 'shoot.cover']);
  });

  test('bushes: whoever stands in them is helped by any reach', () => {
    expect(shotFrom([50, 25], [50, 37], { ...bushes, ...reach(0) })).toBe('shoot.cover');
  });

  test('no more than 50 cm, and no other word', () => {
    for (const wrong of [-1, 51, 'none', null])
      expect(() => shotFrom([50, 25], [50, 42], { ...hedge, ...reach(wrong) })).toThrow('cover-reach');
  });

  test('a battlement helps only whoever stands at it, whatever the table agrees', () => {
    const map = along('battlement', [40, 40], [60, 40]);
    for (const how of [{}, reach(20)]) {
      expect(shotFrom([50, 25], [50, 41], { map, ...how })).toBe('shoot.cover');
      expect(shotFrom([50, 25], [50, 43], { map, ...how })).toBe('');
    }
  });

  test("a ship's side helps only whoever stands at it", () => {
    const vessels = [
      { id: 'brig', kind: 'ship' as const, deck: 'steady' as const, corners: box(40, 60, 20, 8) },
    ];
    const areas = [{ id: 'sea', kind: 'deep-water' as const, corners: box(0, 50, 100, 50) }];
    const at = (place: CmPoint) => {
      const { turn } = play({
        edition: 'argad-coastal',
        sides: {
          blue: { a: { at: [50, 45], firearms: ['flintlock-musket'] } },
          red: { b: { at: place, vessel: 'brig' } },
        },
        map: { vessels, areas },
      });
      return (rulesIn(turn({ a: withMusket('b') })) ?? ['held']).join(' ');
    };
    expect([at([50, 61]), at([50, 64])]).toEqual(['shoot.cover', '']);
  });
});

describe('shoot.own-cover-one', () => {
  /** A bent line like the parapet of a battery. */
  const bends: CmPoint[] = [
    [34, 45],
    [37, 36.6],
    [45, 31.4],
    [55, 29.6],
    [65, 31.4],
    [73, 36.6],
    [76, 45],
  ];

  test('pressed against one leg of a parapet one fires over all of it', () => {
    const map = along('low-wall', ...bends);
    const pressed: CmPoint = [50, 31.6];
    expect(shotFrom(pressed, [50, 12], { map })).toBe('');
    expect(shotFrom(pressed, [66, 15], { map })).toBe('');
    expect(shotFrom(pressed, [90, 36], { map })).toBe('');
    expect(shotFrom([50, 34], [66, 15], { map })).toBe('shoot.cover');
  });
});
