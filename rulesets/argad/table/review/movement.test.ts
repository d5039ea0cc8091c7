/** Movement, played through the engine: contact, saddles, loads, water, rooms and dice. */
import { anIndex } from '@grognard/test-kit';
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

describe('contact ends the movement', () => {
  test('turn.contact-stops, figure.mount-time: whoever is reached on his way does not get down and out of reach', () => {
    const { turn, figure } = play({
      sides: {
        blue: { a: { at: [50, 50], facing: 90, troop: 'light-cavalry' }, z: foot(5, 5) },
        red: { b: foot(61, 50), far },
      },
    });
    const { all } = turn({ a: { ...to([52, 50]), saddle: 'dismount' }, b: to([53, 50]) }, {});
    expect(all('touched')).toHaveLength(1);
    expect(figure('a').mounted).toBe(true);
    expect(all('struck')).toHaveLength(2);
  });

  test('turn.contact-stops, water.boat-board: nor steps aboard', () => {
    const { turn, figure } = play({
      edition: 'argad-coastal',
      sides: { blue: { a: foot(50, 35), z: foot(5, 5) }, red: { b: foot(50, 24), far } },
      map: {
        areas: [{ id: 'sea', kind: 'deep-water', corners: box(0, 40, 100, 40) }],
        vessels: [{ id: 'gig', kind: 'rowing-boat', corners: box(48, 40, 4, 10) }],
      },
    });
    const { all } = turn({ a: { ...to([50, 39]), board: 'gig' }, b: to([50, 37]) }, {});
    expect(all('touched')).toHaveLength(1);
    expect(figure('a').vessel).toBe(-1);
  });
});

describe('half an allowance', () => {
  test('water.boat-board: out of one boat and into another costs two halves', () => {
    const played = play({
      edition: 'argad-coastal',
      sides: { blue: { a: foot(50, 42, { vessel: 'gig' }), z: foot(5, 5) }, red: { far } },
      map: {
        areas: [{ id: 'sea', kind: 'deep-water', corners: box(0, 40, 100, 40) }],
        vessels: [
          { id: 'gig', kind: 'rowing-boat', corners: box(48, 40, 4, 10) },
          { id: 'yawl', kind: 'rowing-boat', corners: box(54, 40, 4, 10) },
        ],
      },
    });
    const over = { ...to([50, 38.9], [56, 39]), ashore: true };
    expect(refused(played, 'blue', 'a', over)).toEqual([]);
    expect(refused(played, 'blue', 'a', { ...over, board: 'yawl' })).toEqual(['water.boat-board']);
  });
});

describe('allowances', () => {
  test('move.open: a way exactly as long as the allowance is gone to its end, straight or slanting', () => {
    const { turn, figure } = play({
      sides: { blue: { a: foot(20, 20), b: foot(40, 20), z: foot(5, 5) }, red: { far } },
    });
    turn({ a: to([32, 36]), b: to([40, 30], [46, 38]) });
    expect([figure('a').x, figure('a').y, figure('b').x, figure('b').y]).toEqual([3200, 3600, 4600, 3800]);
  });

  test('move.group-roll, move.very-difficult-foot: one die; halved is only who goes through the worse ground', () => {
    const { turn, figure } = play({
      sides: { blue: { a: foot(20, 20), b: foot(24, 20), c: foot(28, 20), z: foot(5, 5) }, red: { far } },
      map: {
        areas: [
          { id: 'stream', kind: 'knee-water', corners: box(18, 24, 4, 3) },
          { id: 'crops', kind: 'high-crops', corners: box(22.9, 24, 3, 3) },
        ],
      },
    });
    const { all } = turn(
      { a: to([20, 30]), b: to([24, 40]), c: to([28, 40]) },
      { 'a slow': [4], 'b slow': [1] },
    );
    expect(all('slowed')).toHaveLength(2);
    expect([figure('a').y, figure('b').y, figure('c').y]).toEqual([2600, 3600, 4000]);
  });

  test('move.group-roll, move.at-home: those at home in the ground throw for themselves', () => {
    const { turn, figure } = play({
      sides: {
        blue: { a: foot(20, 20), b: foot(24, 20, { atHome: ['woods'] }), c: foot(28, 20), z: foot(5, 5) },
        red: { far },
      },
      map: { areas: [{ id: 'wood', kind: 'woods', corners: box(10, 24, 40, 30) }] },
    });
    turn({ a: to([20, 40]), b: to([24, 40]), c: to([28, 40]) }, { 'a slow': [6], 'b slow': [6, 2] });
    expect([figure('a').y, figure('b').y, figure('c').y]).toEqual([2000, 3800, 2000]);
  });

  test('move.floor, turn.immobile: nothing left to go, not blocked: he stays and counts as immobile', () => {
    const { turn, figure } = play({
      sides: {
        blue: { a: foot(20, 20, { gear: 'wooden-leg', carries: 'chest' }), z: foot(5, 5) },
        red: { far },
      },
      map: {
        objects: [{ id: 'chest', name: 'Chest', weight: 'very-heavy' }],
        areas: [{ id: 'stream', kind: 'knee-water', corners: box(18, 22, 4, 3) }],
      },
    } as BattleSetup);
    const { all } = turn({ a: to([20, 22]) }, { 'a slow': [5] });
    expect(all('slowed')[0]).toMatchObject({ blocked: false, tenths: [0] });
    expect(figure('a').y).toBe(2000);
  });

  test('move.blocked-effect: blocked he shoots as if he had stood, and has not reloaded', () => {
    const shoot = (face: number) => {
      const { turn, figure } = play(
        {
          sides: {
            blue: { a: foot(20, 20, { firearms: ['pistol', 'flintlock-musket'] }), z: foot(5, 5) },
            red: { b: foot(20, 32), far },
          },
          map: { areas: [{ id: 'crops', kind: 'high-crops', corners: box(15, 15, 10, 10) }] },
        },
        (state, figureIndex) => {
          state.figures[figureIndex('a')]!.loaded = 1;
        },
      );
      const shot = { weapon: 'pistol', target: 'b', moment: 'end' } as never;
      const { all } = turn({ a: { ...to([20, 21]), shot } }, { 'a slow': [face], 'a shot': [1] });
      return [
        all('shot')[0]
          ?.why?.map(({ rule }) => rule)
          .includes('shoot.moving') ?? null,
        figure('a').loaded,
      ];
    };
    expect([shoot(6), shoot(1)]).toEqual([
      [false, 0],
      [true, 0],
    ]);
  });
});

describe('options', () => {
  const shore: BattleSetup = {
    sides: { blue: { a: foot(20, 20, { swims: 'average' }), z: foot(5, 5) }, red: { far } },
    map: { areas: [{ id: 'sea', kind: 'deep-water', corners: box(10, 21.5, 40, 30) }] },
  };

  test('option.coastal-arms, water.swim-average: in 2024 people swim, or there is no deep water', () => {
    expect(() => play(shore)).toThrow('coastal-arms');
    const { turn, figure } = play({ ...shore, options: { 'coastal-arms': true } });
    turn({ a: to([20, 24]) });
    expect(figure('a')).toMatchObject({ y: 2400, swimming: true });
  });
});

describe('horses left behind', () => {
  const paddock: BattleSetup = {
    sides: { blue: { a: { at: [20, 20], troop: 'light-cavalry' }, z: foot(5, 5) }, red: { far } },
    map: {
      lines: [
        {
          id: 'wall',
          kind: 'high-wall',
          points: [
            [50, 10],
            [50, 48],
          ],
        },
      ],
    },
  };

  test('figure.mount-time, terrain.high-wall: the way in the saddle is that of the horse, not of the man beside it', () => {
    const played = play(paddock, (state) => {
      Object.assign(state.figures[0]!, { x: 4990, y: 4960, mounted: false });
      state.horses.push({ rider: anIndex(0), x: 4860, y: 4600, heading: 900 });
    });
    expect(refused(played, 'blue', 'a', { ...to([56, 44]), saddle: 'mount' })).toEqual(['terrain.high-wall']);
  });
});
