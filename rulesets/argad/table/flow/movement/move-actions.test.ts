import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { square } from '../testing/skirmish.ts';
import { to, type WalkCase, walkOut } from '../testing/walk.ts';

const faraway = { z: { at: [95, 95] } } as const;

describe('rooms', () => {
  const house = {
    id: 'house',
    rooms: [
      { id: 'hall', corners: square(20, 20, 10) },
      { id: 'parlour', corners: square(30, 20, 10) },
      { id: 'loft', corners: square(20, 20, 10), floor: 1 },
    ],
    openings: [
      {
        id: 'front',
        kind: 'door' as const,
        at: [
          [24, 20],
          [27, 20],
        ],
        joins: ['hall', 'outside'],
      },
      {
        id: 'inner',
        kind: 'door' as const,
        at: [
          [30, 24],
          [30, 27],
        ],
        joins: ['hall', 'parlour'],
      },
      {
        id: 'steps',
        kind: 'stairs' as const,
        at: [
          [21, 28],
          [22, 28],
        ],
        joins: ['hall', 'loft'],
      },
    ],
  };
  const map = { buildings: [house] };
  const pass = (room: string, x: number, y: number) => ({ room, roomAt: { x: x * 100, y: y * 100 } });

  test('building.room: into the next room without die or measuring', () => {
    const { place, figure, moved, all, table, turn } = walkOut({
      map,
      blue: { a: { at: [22, 22], room: 'hall', order: pass('parlour', 38, 28) } },
      red: faraway,
    });
    expect(place('a')).toEqual([38, 28]);
    expect(table.field.rooms[figure('a').room]!.id).toBe('parlour');
    expect(moved('a')!.stopped).toBe('arrived');
    expect(all('slowed')).toEqual([]);
    expect(turn.moved[0]).toBe(true);
  });

  test('building.room: to the nearest free spot if somebody stands there', () => {
    const { place, all } = walkOut({
      map,
      blue: { a: { at: [22, 22], room: 'hall', order: pass('parlour', 35, 25) } },
      red: { b: { at: [35, 25], room: 'parlour' } },
    });
    expect(place('a')).not.toEqual([35, 25]);
    const [x, y] = place('a');
    expect((x - 35) ** 2 + (y - 25) ** 2).toBeLessThan(2.6 ** 2);
    expect(all('touched')).toHaveLength(1);
  });

  test('building.floors: up the stairs, where those below do not stand in the way', () => {
    const { place, figure, table } = walkOut({
      map,
      blue: {
        a: { at: [22, 22], room: 'hall', order: pass('loft', 25, 25) },
        b: { at: [25, 25], room: 'hall' },
      },
      red: faraway,
    });
    expect(place('a')).toEqual([25, 25]);
    expect(table.field.rooms[figure('a').room]!.floor).toBe(1);
  });

  test('building.floors: enemies on two floors pass each other', () => {
    const { place, all } = walkOut({
      map,
      blue: { a: { at: [22, 25], room: 'hall', order: to([28, 25]) } },
      red: { b: { at: [25, 25], room: 'loft' } },
      dice: { a: [1] },
    });
    expect(place('a')).toEqual([28, 25]);
    expect(all('touched')).toEqual([]);
  });

  test('building.difficult, terrain.door: in by the door, on foot with a die', () => {
    const { figure, all, table } = walkOut({
      map,
      blue: { a: { at: [25.5, 12], order: to([25.5, 25]) } },
      red: faraway,
      dice: { a: [2] },
    });
    expect(all('slowed')).toMatchObject([{ ground: 'difficult', tenths: [1800] }]);
    expect(table.field.rooms[figure('a').room]!.id).toBe('hall');
  });
});

describe('the saddle', () => {
  const horse = { at: [40, 50], facing: 90, troop: 'light-cavalry' } as const;

  test('figure.mount-time: down beside the horse, which stays; that is moving', () => {
    const { all, figure, state, turn } = walkOut({
      blue: { a: { ...horse, order: { saddle: 'dismount' } } },
      red: faraway,
    });
    expect(all('dismounted')).toHaveLength(1);
    expect(figure('a').mounted).toBe(false);
    expect(state.horses).toEqual([{ rider: 0, x: 4000, y: 5000, heading: 0 }]);
    expect(turn.moved[0]).toBe(true);
    expect(Math.abs(figure('a').y - 5000)).toBeGreaterThanOrEqual(225);
  });

  test('figure.mount-time: half the way, then down', () => {
    const { figure, state } = walkOut({
      blue: { a: { ...horse, order: { ...to([70, 50]), saddle: 'dismount' } } },
      red: faraway,
    });
    expect(state.horses[0]).toMatchObject({ x: 6000, y: 5000 });
    expect(figure('a').mounted).toBe(false);
  });

  test('figure.mount-time: up again by touching the horse, then half the way on foot’s allowance', () => {
    const prepare: WalkCase['prepare'] = (state) =>
      state.horses.push({ rider: anIndex(0), x: 4000, y: 5000, heading: 0 });
    const { figure, place, state } = walkOut({
      blue: {
        a: {
          ...horse,
          at: [40, 52.3],
          now: { mounted: false, posture: 'crouched' },
          order: { ...to([60, 50]), saddle: 'mount' },
        },
      },
      red: faraway,
      prepare,
    });
    expect(figure('a')).toMatchObject({ mounted: true, posture: 'upright' });
    expect(state.horses).toEqual([]);
    expect(place('a')).toEqual([50, 50]);
    const walked = walkOut({
      blue: {
        a: { ...horse, at: [40, 60], now: { mounted: false }, order: { ...to([40, 52.3]), saddle: 'mount' } },
      },
      red: faraway,
      prepare,
    });
    expect(walked.place('a')).toEqual([40, 50]);
    expect(walked.figure('a').mounted).toBe(true);
  });
});

describe('things', () => {
  const keg = { id: 'keg', name: 'Keg', weight: 'heavy' as const, at: [30, 10] };
  const map = { objects: [keg] };

  test('figure.carry: taken up at the end of the way, if it is in reach then', () => {
    const take = (x: number) =>
      walkOut({ map, blue: { a: { at: [20, 10], order: { ...to([x, 10]), take: 'keg' } } }, red: faraway });
    expect(take(29).all('took')).toEqual([{ kind: 'took', figure: 0, thing: 0 }]);
    expect(take(28).all('took')).toEqual([]);
  });

  test('figure.carry: taken up at the start it slows the way, and goes along', () => {
    const { place, state } = walkOut({
      map,
      blue: { a: { at: [30, 11], order: { ...to([30, 31]), take: 'keg', takeWhen: 'start' } } },
      red: faraway,
    });
    expect(place('a')).toEqual([30, 27]);
    expect(state.things[0]).toMatchObject({ x: 3000, y: 2700, carriers: [0] });
  });

  test('figure.carry: put down at the end', () => {
    const { all, state } = walkOut({
      map: { objects: [{ ...keg, at: null }] },
      blue: { a: { at: [20, 10], carries: 'keg', order: { ...to([30, 10]), drop: true } } },
      red: faraway,
    });
    expect(all('dropped')).toHaveLength(1);
    expect(state.things[0]).toMatchObject({ x: 3000, y: 1000, carriers: [] });
  });

  test('figure.carry, turn.deadlock: two enemies who reach for one thing at once both miss it', () => {
    const order = { take: 'keg', takeWhen: 'start' } as const;
    const { all } = walkOut({
      map,
      blue: { a: { at: [30, 11.1], order } },
      red: { b: { at: [30, 8.9], order } },
    });
    expect(all('took')).toEqual([]);
  });
});

describe('postures', () => {
  test('hide.declared: down and up at once, for whoever stays in his place', () => {
    const bushes = { areas: [{ id: 'bushes', kind: 'bushes' as const, corners: square(20, 0, 30) }] };
    const { all, figure, turn } = walkOut({
      map: bushes,
      blue: {
        a: { at: [30, 10], order: { posture: 'crouched' } },
        b: { at: [30, 20], posture: 'crouched', order: { posture: 'upright' } },
        c: { at: [40, 20], posture: 'crouched', secret: true, order: { posture: 'crouched' } },
      },
      red: faraway,
    });
    expect(all('postureTaken')).toHaveLength(2);
    expect([figure('a').posture, figure('b').posture]).toEqual(['crouched', 'upright']);
    expect(turn.moved).not.toContain(true);
  });
});
