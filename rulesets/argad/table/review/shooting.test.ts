import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { box, fires, heldBy, onTheWay, rulesIn, withMusket } from './testing/fire.ts';
import { play, to } from './testing/play.ts';

type CmPoint = [number, number];
const pistol = ['pistol' as const];
const hedge = (...points: CmPoint[]) => ({ id: 'hedge', kind: 'hedge' as const, points });

describe('a moment of the movement', () => {
  const opening = (id: string, kind: 'door' | 'window', from: CmPoint, end: CmPoint) => ({
    id,
    kind,
    at: [from, end],
    joins: ['hall', 'outside'],
  });
  const house = {
    buildings: [
      {
        id: 'house',
        rooms: [{ id: 'hall', corners: box(40, 40, 8, 10) }],
        openings: [
          opening('west', 'door', [40, 43], [40, 47]),
          opening('east', 'door', [48, 43], [48, 47]),
          opening('north', 'window', [43, 50], [45, 50]),
        ],
      },
    ],
  };

  test('building.sight, turn.shot-moving: who passes through a house is seen in it through its window', () => {
    const { turn } = play({
      sides: { blue: { a: { at: [44, 58], firearms: pistol } }, red: { b: { at: [38, 45] } } },
      map: house,
    });
    const passed = turn({ a: { ...to([44, 66]), ...onTheWay('b', 600) }, b: to([50, 45]) });
    expect(passed.all('moved').find(({ figure }) => figure === 1)).toMatchObject({ stopped: 'arrived' });
    expect(rulesIn(passed)).toEqual(['shoot.moving']);
  });

  test('building.hidden: who walks into a house and lies down there is seen while he walks', () => {
    const { turn, figure } = play({
      sides: { blue: { a: { at: [38, 53], firearms: pistol } }, red: { b: { at: [38, 45] } } },
      map: house,
    });
    const orders = { b: { ...to([46, 45]), posture: 'crouched' as const } };
    const inside = turn({ ...orders, a: { ...to([46, 53]), ...onTheWay('b', 700) } });
    expect(figure('b')).toMatchObject({ posture: 'crouched', room: 0 });
    expect(rulesIn(inside)).toContain('shoot.moving');
  });

  test('hide.reveal: who shot through the window on his way is not hidden again in the same turn', () => {
    const { turn, figure } = play({
      sides: {
        blue: { a: { at: [44, 60], firearms: ['flintlock-musket'] } },
        red: { b: { at: [42, 48], room: 'hall', firearms: pistol } },
      },
      map: house,
    });
    const orders = { b: { ...to([44, 48]), posture: 'crouched' as const, ...onTheWay('a', 200) } };
    const { all } = turn({ ...orders, a: withMusket('b') });
    expect(figure('b').posture).toBe('crouched');
    expect(all('shot').map(({ moment }) => moment)).toEqual(['moving', 'end']);
  });

  test('figure.mount-time, shoot.cover: on his way to the horse a rider is on foot', () => {
    const sides: BattleSetup['sides'] = {
      blue: { a: { at: [50, 42], firearms: pistol } },
      red: { r: { at: [50, 50], troop: 'light-cavalry' } },
    };
    const { turn, figure } = play(
      { sides, map: { lines: [hedge([40, 46], [60, 46])] } },
      ({ figures, horses }, figureIndex) => {
        figures[figureIndex('r')]!.mounted = false;
        horses.push({ rider: figureIndex('r'), x: 5000, y: 5575, heading: 0 });
      },
    );
    const up = turn({
      r: { ...to([50, 53.5]), saddle: 'mount' },
      a: { ...to([50, 41]), ...onTheWay('r', 50) },
    });
    expect(figure('r').mounted).toBe(true);
    expect(rulesIn(up)).toEqual(['shoot.cover', 'shoot.moving']);
  });

  const shore: BattleSetup = {
    edition: 'argad-coastal',
    sides: {
      blue: { a: { at: [50, 48], firearms: pistol, swims: 'good', gear: 'light' } },
      red: { b: { at: [56, 48], swims: 'good', gear: 'light' } },
    },
    map: { areas: [{ id: 'sea', kind: 'deep-water', corners: box(0, 50, 100, 50) }] },
  };

  test('water.swimmer-shoots: a shot on dry land is taken before the water spoils the powder', () => {
    const { turn, figure } = play(shore);
    const shot = turn({ a: { ...to([50, 51]), ...onTheWay('b', 50) } });
    expect(figure('a')).toMatchObject({ swimming: true, loaded: 0 });
    expect(rulesIn(shot)).toEqual(['shoot.moving']);
  });

  test('water.swimmer-shoots: in the water it is too late', () => {
    const { turn, match } = play(shore);
    const order = { kind: 'order', figure: 'a', ...to([50, 52]), ...onTheWay('b', 390) };
    expect(match.check('blue', order).allowed).toBe(true);
    expect(heldBy(turn({ a: { ...to([50, 52]), ...onTheWay('b', 390) } }))).toContain('water.swimmer-shoots');
  });

  test('water.swimmer-shoots: on the other bank the powder is wet', () => {
    const ditch = { id: 'ditch', kind: 'deep-water' as const, corners: box(0, 50, 100, 1) };
    const { turn, figure } = play({ ...shore, map: { areas: [ditch] } });
    const across = turn({ a: { ...to([50, 53]), ...onTheWay('b', 460) } });
    expect(figure('a')).toMatchObject({ swimming: false, loaded: 0 });
    expect(heldBy(across)).toEqual(['shoot.loaded']);
  });

  test('shoot.afloat: who has stepped ashore shoots from firm ground', () => {
    const boat = {
      id: 'boat',
      kind: 'rowing-boat' as const,
      corners: box(40, 50, 6, 14),
      deck: 'unsteady' as const,
    };
    const { turn, figure } = play({
      edition: 'argad-coastal',
      sides: {
        blue: { a: { at: [43, 53], firearms: pistol, vessel: 'boat' } },
        red: { b: { at: [43, 36] } },
      },
      map: { ...shore.map, vessels: [boat] },
    });
    const landed = turn({ a: { ...to([43, 47]), ashore: true, ...onTheWay('b', 500) } });
    expect(figure('a').vessel).toBe(-1);
    expect(rulesIn(landed)).toEqual(['shoot.moving']);
  });

  test('turn.shot-moving: who is rowed away comes to no point of his own way', () => {
    const boat = { id: 'boat', kind: 'rowing-boat' as const, corners: box(40, 60, 6, 14) };
    const { turn, give } = play({
      edition: 'argad-coastal',
      sides: {
        blue: {
          a: { at: [43, 62], firearms: pistol, vessel: 'boat' },
          c: { at: [41.5, 70], vessel: 'boat' },
          d: { at: [44.5, 70], vessel: 'boat' },
        },
        red: { b: { at: [43, 46] } },
      },
      map: { ...shore.map, vessels: [boat] },
    });
    give('blue', { kind: 'order', figure: 'a', ...to([43, 64]), ...onTheWay('b', 100) });
    give('blue', { kind: 'row', vessel: 'boat', path: [{ x: 4300, y: 7200 }], rowers: ['c', 'd'] });
    expect(heldBy(turn())).toEqual(['turn.shot-moving']);
  });

  test('shoot.swimming: who is not yet in the water is no swimmer', () => {
    const { turn, figure } = play(shore);
    const shot = turn({ b: to([56, 51]), a: { ...to([50, 47]), ...onTheWay('b', 20) } });
    expect(figure('b').swimming).toBe(true);
    expect(rulesIn(shot)).toEqual(['shoot.moving']);
  });

  test('hide.crouch-move: who creeps and then stands up was hidden on the way', () => {
    const { turn, figure } = play({
      sides: {
        blue: { a: { at: [50, 40], firearms: pistol } },
        red: { b: { at: [50, 50], posture: 'crouched' } },
      },
      map: { areas: [{ id: 'bush', kind: 'bushes', corners: box(40, 46, 20, 10) }] },
    });
    const orders = { b: { ...to([51, 50]), pace: 'crouch' as const, posture: 'upright' as const } };
    const crept = turn({ ...orders, a: { ...to([50, 39]), ...onTheWay('b', 20) } });
    expect(figure('b').posture).toBe('upright');
    expect(heldBy(crept)).toEqual(['hide.crouched']);
  });
});

test('building.window: who stands behind furniture in the room has cover', () => {
  const barricade = (...points: CmPoint[]) => ({ id: 'table', kind: 'barricade' as const, points });
  const { turn } = play({
    sides: {
      blue: { a: { at: [44, 34], room: 'hall', firearms: pistol } },
      red: { b: { at: [44, 48], room: 'hall' } },
    },
    map: {
      buildings: [
        {
          id: 'house',
          rooms: [{ id: 'hall', corners: box(40, 30, 8, 20) }],
          openings: [
            {
              id: 'door',
              kind: 'door',
              at: [
                [40, 43],
                [40, 47],
              ],
              joins: ['hall', 'outside'],
            },
          ],
        },
      ],
      lines: [barricade([42, 46], [46, 46])],
    },
  });
  expect(rulesIn(turn({ a: fires('b') }))).toEqual(['shoot.cover']);
});
