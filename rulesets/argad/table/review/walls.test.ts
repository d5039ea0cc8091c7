/** Walls and floors between a figure and what it reaches for: things, horses, boats. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { play, to } from './testing/play.ts';

type CmPoint = [number, number];
const foot = (x: number, y: number, more: object = {}) => ({ at: [x, y] as CmPoint, ...more });
const far = foot(95, 5);
const box = (x: number, y: number, width: number, depth: number): CmPoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

const house = {
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
};

function at(sides: BattleSetup['sides'][string], map: object = {}, more: Partial<BattleSetup> = {}) {
  return play({
    sides: { blue: sides, red: { far } },
    map: { buildings: [house], ...map },
    ...more,
  } as BattleSetup);
}

function refused(played: ReturnType<typeof play>, figure: string, order: object): string[] {
  const answer = played.match.check('blue', { kind: 'order', figure, ...order });
  return 'refusals' in answer ? answer.refusals.map(({ rule }) => rule) : [];
}

describe('things', () => {
  const chest = (x: number, y: number) => ({
    objects: [{ id: 'chest', name: 'Chest', weight: 'heavy', at: [x, y] }],
  });

  test('figure.carry, terrain.high-wall: nothing is taken through a wall', () => {
    const people = { a: foot(38.9, 46), b: foot(42, 46, { room: 'hall' }) };
    const played = at(people, chest(40.9, 46));
    expect(refused(played, 'b', { take: 'chest' })).toEqual([]);
    const outside = at({ a: foot(39, 46), b: foot(50, 46, { room: 'hall' }) }, chest(40, 46));
    outside.match.state.things[0]!.x = 4005;
    expect(refused(outside, 'a', { take: 'chest' })).toEqual(['figure.carry']);
  });

  test('figure.carry, building.floors: what was left upstairs is not taken from below', () => {
    const played = at(
      { a: foot(45, 45, { room: 'hall' }), b: foot(48, 45, { room: 'hall' }) },
      chest(45, 46),
    );
    played.turn({ a: { take: 'chest' } });
    played.turn({ a: { room: 'loft', roomAt: { x: 4800, y: 4800 } } });
    played.turn({ a: { drop: true } });
    expect(played.match.state.things[0]).toMatchObject({ carriers: [], x: 4800, y: 4800 });
    played.turn({ b: to([48, 47.5]) });
    expect(refused(played, 'b', { take: 'chest' })).toEqual(['figure.carry']);
    expect(refused(played, 'a', { take: 'chest' })).toEqual([]);
  });
});

describe('horses and boats', () => {
  test('figure.mount-time: nobody mounts through a wall, nor from inside a house', () => {
    const rider = { at: [47, 45] as CmPoint, room: 'hall' };
    const played = play(
      {
        sides: {
          blue: { a: { at: [20, 20], troop: 'light-cavalry' }, b: { ...rider }, z: foot(5, 5) },
          red: { far },
        },
        map: { buildings: [house] },
      } as unknown as BattleSetup,
      (state) => {
        Object.assign(state.figures[0]!, { x: 4600, y: 4105, room: 0, mounted: false });
        state.horses.push({ rider: anIndex(0), x: 4600, y: 3870, heading: 0 });
      },
    );
    expect(refused(played, 'a', { saddle: 'mount' })).toEqual(['figure.mount-time']);
  });

  test('water.boat-board: nobody steps aboard out of a room', () => {
    const played = at(
      { a: foot(50.9, 46, { room: 'hall' }) },
      {
        areas: [{ id: 'sea', kind: 'deep-water', corners: box(52, 30, 40, 40) }],
        vessels: [{ id: 'gig', kind: 'rowing-boat', corners: box(52, 40, 4, 10) }],
      },
      { edition: 'argad-coastal' },
    );
    played.match.state.figures[0]!.x = 5095;
    expect(refused(played, 'a', { board: 'gig' })).toEqual(['water.boat-board']);
  });
});
