import { describe, expect, test } from 'vitest';
import { fightOut, type SkirmishCase, type Soldier, square } from '../testing/skirmish.ts';

const west = [50, 50] as const;
const east = [52, 50] as const;
const pike = { at: west, weapons: ['spontoon'] } satisfies Soldier;

/** A figure with a spontoon drives one with a sword eastwards. */
function drive(red: Partial<Soldier> = {}, rest: Partial<SkirmishCase> = {}) {
  const others = rest.red ?? {};
  return fightOut({
    blue: { a: pike },
    dice: { a: [3] },
    ...rest,
    red: { b: { at: east, ...red }, ...others },
  });
}

describe('going back', () => {
  test('melee.recoil: directly away from the striker, facing kept', () => {
    const { all, figure, figureIndex } = drive({ facing: 90 });
    expect(all('recoiled')).toEqual([
      {
        kind: 'recoiled',
        figure: figureIndex('b'),
        from: [figureIndex('a')],
        at: { x: 5400, y: 5000 },
        swimming: false,
        vessel: -1,
      },
    ]);
    expect(figure('b')).toMatchObject({ x: 5400, y: 5000, heading: 0 });
  });

  test('melee.recoil: along the line of centres, as far as the option says; riders too', () => {
    const { figure } = drive({ at: [51.2, 51.6] }, { options: { 'melee.recoil': 5 } });
    expect([figure('b').x, figure('b').y]).toEqual([5120 + 300, 5160 + 400]);
    const rider = drive({ at: [53.5, 50], facing: 270, troop: 'light-cavalry' }, { dice: { a: [4] } });
    expect(rider.figure('b')).toMatchObject({ x: 5550, y: 5000 });
  });

  test('melee.recoil-several: one recoil, away from the mean of the strikers', () => {
    const { all, figure } = fightOut({
      blue: { a: pike, c: { ...pike, at: [52, 48] } },
      red: { b: { at: east } },
      dice: { a: [3], c: [3] },
    });
    expect(all('recoiled')).toHaveLength(1);
    expect(figure('b')).toMatchObject({ x: 5200 + 141, y: 5000 + 141 });
  });

  test('melee.recoil-several: driven from opposite sides it has nowhere to go', () => {
    const { all } = fightOut({
      blue: { a: pike, c: { ...pike, at: [54, 50] } },
      red: { b: { at: east } },
      dice: { a: [3], c: [3] },
    });
    expect(all('recoiled')).toEqual([]);
    expect(all('stoodFast')).toHaveLength(1);
  });

  test('melee.recoil: two driven together make room for each other', () => {
    const { figure } = fightOut({
      blue: { a: pike, c: { ...pike, at: [54, 48] } },
      red: { b: { at: east }, d: { at: [54, 50] } },
      dice: { a: [3], c: [3] },
    });
    expect([figure('b').x, figure('d').y]).toEqual([5400, 5200]);
  });
});

describe('a barred way back', () => {
  test('melee.recoil-blocked: a friend who touches no enemy gives way', () => {
    const { all, figure, figureIndex } = drive({}, { red: { c: { at: [54.5, 50] } } });
    expect(all('gaveWay')).toEqual([{ kind: 'gaveWay', figure: figureIndex('c'), at: { x: 5650, y: 5000 } }]);
    expect(figure('b').x).toBe(5400);
  });

  test('melee.recoil-blocked: an enemy, a prisoner or a friend in contact does not; he stays and is silent', () => {
    const friend = { c: { at: [54, 50] as const } };
    const busy = drive(
      {},
      { blue: { a: pike, d: { at: [56, 50] } }, red: friend, dice: { a: [3], c: [1], d: [1] } },
    );
    expect(busy.all('stoodFast')).toHaveLength(1);
    expect(busy.all('gaveWay')).toEqual([]);
    expect(busy.blow('b')).toBeUndefined();
    const captive = drive({}, { red: { c: { at: [54, 50], captive: true } } });
    expect(captive.all('stoodFast')).toHaveLength(1);
    const enemy = drive({}, { blue: { a: pike, c: { at: [54, 50] } }, dice: { a: [3], c: [1] } });
    expect(enemy.figure('b').x).toBe(5200);
  });

  test('melee.recoil-blocked: he is lost where the option says so', () => {
    const { all, figureIndex: figure } = drive(
      {},
      { red: { c: { at: [54, 50], captive: true } }, options: { 'melee.recoil-blocked': 'killed' } },
    );
    expect(all('fell')).toEqual([{ kind: 'fell', figure: figure('b'), by: figure('a'), how: 'recoil' }]);
  });

  test('terrain.high-wall: a wall and the edge of the table bar the way back', () => {
    const wall = {
      id: 'wall',
      kind: 'high-wall' as const,
      points: [
        [53.5, 40],
        [53.5, 60],
      ],
    };
    expect(drive({}, { map: { lines: [wall] } }).all('stoodFast')).toHaveLength(1);
    const edge = fightOut({
      blue: { a: { ...pike, at: [97, 50] } },
      red: { b: { at: [99, 50] } },
      dice: { a: [3] },
    });
    expect(edge.all('stoodFast')).toHaveLength(1);
  });

  test('building.room: nobody is driven out of his room', () => {
    const house = {
      id: 'house',
      rooms: [{ id: 'hall', corners: square(45, 45, 8) }],
      openings: [
        {
          id: 'door',
          kind: 'door' as const,
          at: [
            [53, 48],
            [53, 52],
          ],
          joins: ['hall', 'outside'],
        },
      ],
    };
    const { all, figure } = fightOut({
      map: { buildings: [house] },
      blue: { a: { ...pike, at: [49.5, 50], room: 'hall' } },
      red: { b: { at: [51.5, 50], room: 'hall' } },
      dice: { a: [3] },
    });
    expect(all('stoodFast')).toHaveLength(1);
    expect(figure('b').room).toBe(0);
  });

  test('formation.close-order: a man driven back leaves close order, and so does the friend who makes room', () => {
    const names = ['b', 'p', 'q', 'r'];
    const { figure, state } = fightOut({
      red: { a: { at: [50, 50], weapons: ['spontoon'] } },
      blue: Object.fromEntries(
        names.map((id, n) => [
          id,
          { at: [52 + 2 * Math.floor(n / 2), 50 + 2 * (n % 2)] as const, facing: 270, leader: n === 3 },
        ]),
      ),
      bodies: [{ id: 'square', figures: names, files: 2, facing: 270 }],
      dice: { a: [3] },
    });
    expect(names.map((id) => figure(id).body)).toEqual([-1, 0, -1, 0]);
    expect(figure('b').x).toBe(5400);
    expect(state.bodies[0]?.members).toHaveLength(2);
  });
});

describe('over an edge', () => {
  const sea = (kind: 'deep-water' | 'knee-water') => ({
    edition: 'argad-coastal',
    map: { areas: [{ id: 'sea', kind, corners: square(53, 40, 20) }] },
  });

  test('melee.recoil-fall: into deep water he swims if he can, and the water unloads his firearms', () => {
    const { all, figure } = drive({ swims: 'average', firearms: ['pistol'] }, sea('deep-water'));
    expect(figure('b')).toMatchObject({ x: 5400, swimming: true, loaded: 0 });
    expect(all('soaked')).toHaveLength(1);
  });

  test('melee.recoil-fall, water.swim-laden: who cannot swim, or wears a breastplate, is lost', () => {
    expect(drive({}, sea('deep-water')).all('fell')[0]?.how).toBe('drowned');
    const armed = drive({ swims: 'good', armour: 4, gear: 'breastplate' }, sea('deep-water'));
    expect(armed.all('fell')[0]?.how).toBe('drowned');
  });

  test('melee.recoil-fall, water.swim-laden: a load is let go at the edge', () => {
    const { map, edition } = sea('deep-water');
    const objects = [{ id: 'keg', name: 'Keg', weight: 'heavy' as const }];
    const { state } = drive({ swims: 'good', carries: 'keg' }, { edition, map: { ...map, objects } });
    expect(state.things[0]).toMatchObject({ x: 5200, y: 5000, carriers: [] });
  });

  test('melee.recoil-fall: into knee-high water nothing more', () => {
    const { figure } = drive({}, sea('knee-water'));
    expect(figure('b')).toMatchObject({ x: 5400, status: 'on', swimming: false });
  });

  test('melee.recoil-fall: off a wall walk he is lost', () => {
    const walk = { id: 'walk', kind: 'wall-walk' as const, corners: square(48, 48, 5), level: 2 };
    const { all } = drive({}, { map: { areas: [walk] } });
    expect(all('fell')[0]?.how).toBe('fall');
  });

  test('melee.recoil-fall: aboard he stays on deck, or goes overboard', () => {
    const water = { id: 'sea', kind: 'deep-water' as const, corners: square(30, 30, 40) };
    const hull = (breadth: number) => [
      [48, 46],
      [48 + breadth, 46],
      [48 + breadth, 54],
      [48 + breadth / 2, 60],
      [48, 54],
    ];
    const aboard = (size: number) => ({
      edition: 'argad-coastal',
      blue: { a: { ...pike, vessel: 'ship' } },
      map: {
        areas: [water],
        vessels: [{ id: 'ship', kind: 'ship' as const, corners: hull(size) }],
      },
    });
    const onDeck = drive({ vessel: 'ship' }, aboard(9));
    expect(onDeck.figure('b')).toMatchObject({ x: 5400, vessel: 0, swimming: false });
    const overboard = drive({ vessel: 'ship', swims: 'good' }, aboard(5.4));
    expect(overboard.figure('b')).toMatchObject({ x: 5400, vessel: -1, swimming: true });
  });
});
