/** Loads on the move, carried alone and with others. */
import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { play, to } from './testing/play.ts';

type CmPoint = [number, number];
const foot = (x: number, y: number, more: object = {}) => ({ at: [x, y] as CmPoint, ...more });
const far = foot(95, 5);
const box = (x: number, y: number, width: number, depth: number) => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

/** The rules that refuse an order. */
function refused(played: ReturnType<typeof play>, side: string, figure: string, order: object): string[] {
  const answer = played.match.check(side, { kind: 'order', figure, ...order });
  if ('refusals' in answer) return answer.refusals.map(({ rule }) => rule);
  return 'error' in answer ? ['mistake'] : [];
}

describe('loads', () => {
  const chest = (weight: 'none' | 'heavy' | 'very-heavy') => ({
    objects: [{ id: 'chest', name: 'Chest', weight, at: [50, 50] }],
  });
  const carry = (weight: 'none' | 'heavy' | 'very-heavy', more: Partial<BattleSetup> = {}) => {
    const played = play({
      sides: { blue: { a: foot(49, 50), b: foot(51, 50), z: foot(5, 5) }, red: { far } },
      map: chest(weight),
      ...more,
    });
    played.turn({ a: { take: 'chest' }, b: { take: 'chest' } });
    return played;
  };

  test('figure.carry, move.load-very-heavy: whoever goes off with it alone goes at the pace of one', () => {
    const { turn, match, figure, figureIndex } = carry('very-heavy');
    turn({ a: to([49, 66]) });
    expect(match.state.things[0]).toMatchObject({ carriers: [figureIndex('a')], x: 4900, y: 6200 });
    expect([figure('a').y, figure('b').carries]).toEqual([6200, -1]);
  });

  test('figure.carry: of two who part, whoever has gone farther has it, whatever their names', () => {
    const { turn, match, figureIndex: figure } = carry('heavy');
    turn({ a: to([49, 65]), b: to([51, 58]) });
    expect(match.state.things[0]).toMatchObject({ carriers: [figure('a')], x: 4900, y: 6500 });
  });

  test('figure.carry, move.load-heavy: two who keep together go at the pace that the shared load leaves', () => {
    const { turn, match, figure } = carry('very-heavy');
    turn({ a: to([49, 66]), b: to([51, 66]) });
    expect(match.state.things[0]!.carriers).toHaveLength(2);
    expect([figure('a').y, figure('b').y]).toEqual([6600, 6600]);
  });

  test('figure.carry: who lets go by order leaves the whole weight to the other', () => {
    const played = carry('very-heavy');
    played.give('blue', { kind: 'order', figure: 'b', drop: true, takeWhen: 'start' });
    expect(refused(played, 'blue', 'a', to([49, 62.1]))).toEqual(['move.foot-light']);
    expect(refused(played, 'blue', 'a', to([49, 62]))).toEqual([]);
  });

  test.each(['none', 'heavy'] as const)(
    'water.swim-laden: nobody swims with a thing in his arms (%s)',
    (weight) => {
      const played = carry(weight, {
        edition: 'argad-coastal',
        sides: {
          blue: { a: foot(49, 50, { swims: 'good' }), b: foot(51, 50, { swims: 'good' }), z: foot(5, 5) },
          red: { far },
        },
        map: {
          ...chest(weight),
          areas: [{ id: 'sea', kind: 'deep-water', corners: box(0, 53, 100, 30) }],
        },
      });
      expect(refused(played, 'blue', 'a', to([49, 55]))).toEqual(['water.swim-laden']);
      expect(refused(played, 'blue', 'a', { ...to([49, 55]), drop: true, takeWhen: 'start' })).toEqual([]);
    },
  );

  test('figure.carry, building.floors: nobody holds on to a thing from another floor', () => {
    const {
      turn,
      match,
      figureIndex: figure,
    } = play({
      sides: {
        blue: { a: foot(43, 45, { room: 'hall' }), b: foot(45, 45, { room: 'hall' }), z: foot(5, 5) },
        red: { far },
      },
      map: {
        objects: [{ id: 'chest', name: 'Chest', weight: 'heavy', at: [44, 45] }],
        buildings: [
          {
            id: 'house',
            rooms: [
              { id: 'hall', corners: box(40, 40, 12, 12) },
              { id: 'loft', corners: box(40, 40, 12, 12), floor: 1 },
            ],
            openings: [
              {
                id: 'gate',
                kind: 'door',
                at: [
                  [45, 40],
                  [48, 40],
                ],
                joins: ['hall', 'outside'],
              },
              {
                id: 'steps',
                kind: 'stairs',
                at: [
                  [41, 50],
                  [43, 50],
                ],
                joins: ['hall', 'loft'],
              },
            ],
          },
        ],
      },
    } as BattleSetup);
    turn({ a: { take: 'chest' }, b: { take: 'chest' } });
    expect(match.state.things[0]!.carriers).toHaveLength(2);
    turn({ a: { room: 'loft', roomAt: { x: 4500, y: 4500 } } });
    expect(match.state.things[0]!.carriers).toEqual([figure('a')]);
  });

  test('figure.equipment, weapon.rampart-weight: who bears a heavy gun carries nothing heavy besides', () => {
    const gun = (weight: 'none' | 'heavy') =>
      refused(
        play({
          edition: 'argad-coastal',
          sides: { blue: { a: foot(49, 50, { firearms: ['rampart-musket'] }), z: foot(5, 5) }, red: { far } },
          map: { ...chest(weight), supports: [[10, 10]] },
        }),
        'blue',
        'a',
        { take: 'chest' },
      );
    expect([gun('heavy'), gun('none')]).toEqual([['figure.equipment'], []]);
  });
});
