/** Rooms and boats, played through the engine: contact without walking, rowers, leaving the table. */
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

describe('rooms', () => {
  const house = {
    id: 'house',
    rooms: [
      { id: 'hall', corners: box(40, 40, 12, 12) },
      { id: 'cell', corners: box(52, 40, 8, 12) },
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
        id: 'inner',
        kind: 'door',
        at: [
          [52, 44],
          [52, 47],
        ],
        joins: ['hall', 'cell'],
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
  const indoors = (blue: BattleSetup['sides'][string], red: BattleSetup['sides'][string]) =>
    play({
      sides: { blue: { z: foot(5, 5), ...blue }, red: { far, ...red } },
      map: { buildings: [house] },
    } as BattleSetup);

  test('building.room, figure.contact: whoever passes on to a place where an enemy stands comes to stand against him and fights', () => {
    const { turn, figure } = indoors(
      { a: foot(50, 45, { room: 'hall' }) },
      { b: foot(56, 46, { room: 'cell' }) },
    );
    const { all } = turn({ a: { room: 'cell', roomAt: { x: 5600, y: 4600 } } });
    expect(figure('a').room).toBe(1);
    expect(all('touched')).toHaveLength(1);
    expect(all('struck')).toHaveLength(2);
  });

  test('building.floors: two rooms apart is too far, and who goes up meets nobody below', () => {
    const { turn, figure, match } = indoors(
      { a: foot(56, 46, { room: 'cell' }), c: foot(45, 45, { room: 'hall' }) },
      { b: foot(47.2, 45, { room: 'hall' }) },
    );
    const up = { room: 'loft', roomAt: { x: 4600, y: 4500 } };
    expect(match.check('blue', { kind: 'order', figure: 'a', ...up })).toMatchObject({
      refusals: [{ rule: 'building.room' }],
    });
    const { all } = turn({ c: up });
    expect(figure('c').room).toBe(2);
    expect(all('touched')).toHaveLength(0);
  });

  test('building.room, turn.contact-stops: one who is gone from his room is not met there', () => {
    const { turn, figure } = indoors(
      { a: foot(50, 45, { room: 'hall' }) },
      { b: foot(43, 45, { room: 'hall' }) },
    );
    const { all } = turn(
      { a: { room: 'cell', roomAt: { x: 5600, y: 4600 } }, b: to([49, 45]) },
      { 'b slow': [1] },
    );
    expect(all('touched')).toHaveLength(0);
    expect(figure('b').x).toBe(4900);
  });
});

describe('boats', () => {
  const harbour = (blue: BattleSetup['sides'][string], red: BattleSetup['sides'][string] = {}) =>
    play({
      edition: 'argad-coastal',
      sides: { blue: { z: foot(5, 5), ...blue }, red: { far: foot(95, 95), ...red } },
      map: {
        areas: [{ id: 'sea', kind: 'deep-water', corners: box(0, 40, 100, 50) }],
        vessels: [{ id: 'gig', kind: 'rowing-boat', corners: box(48, 40, 4, 12) }],
      },
    } as BattleSetup);
  const crew = { a: foot(50, 42, { vessel: 'gig' }), b: foot(50, 45, { vessel: 'gig' }) };

  test('water.boat-crew: of two who row, one shot at the start leaves the boat where it is', () => {
    const { turn, give, match } = harbour(crew, { r: foot(50, 36, { firearms: ['pistol'] }) });
    give('blue', { kind: 'row', vessel: 'gig', path: [{ x: 5000, y: 5400 }], rowers: ['a', 'b'] });
    const shot = { weapon: 'pistol', target: 'a', moment: 'start', after: 0, fallback: 'hold' } as const;
    const { all } = turn({ r: { shot } }, { 'r shot': [6, 6, 6] });
    expect(all('fell')).toHaveLength(1);
    expect(all('rowed')).toHaveLength(0);
    expect(match.state.vessels[0]!.y).toBe(4600);
  });
});

describe('boats that meet', () => {
  const passing = (x: number) =>
    play(
      {
        edition: 'argad-coastal',
        sides: {
          blue: { z: foot(5, 5), a: foot(51, 42, { vessel: 'gig' }), b: foot(51, 45, { vessel: 'gig' }) },
          red: { far: foot(95, 98), r: foot(x + 1, 50, { vessel: 'yawl' }) },
        },
        map: {
          areas: [{ id: 'sea', kind: 'deep-water', corners: box(0, 35, 100, 60) }],
          vessels: [
            { id: 'gig', kind: 'rowing-boat', corners: box(48, 40, 4, 10) },
            { id: 'yawl', kind: 'rowing-boat', corners: box(x, 45, 4, 10) },
          ],
        },
      } as BattleSetup,
      (state, figure) => {
        // The figure leans over the side.
        state.figures[figure('b')]!.x = 5110;
      },
    );
  const row = (played: ReturnType<typeof play>) => {
    played.give('blue', { kind: 'row', vessel: 'gig', path: [{ x: 5000, y: 5500 }], rowers: ['a', 'b'] });
    const { all } = played.turn({});
    return [all('touched').length, played.match.state.vessels[0]!.y];
  };

  test('turn.contact-stops, water.boat: a boat whose people touch an enemy stops alongside', () => {
    const [touched, y] = row(passing(52.1));
    expect(touched).toBe(1);
    expect(y).toBeGreaterThan(4900);
    expect(y).toBeLessThan(4960);
  });

  test('turn.no-zone: one that passes out of reach rows on', () => {
    expect(row(passing(52.3))).toEqual([0, 5500]);
  });
});
