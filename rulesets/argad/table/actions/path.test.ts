/** Refusals of paths, each beside a path that is allowed. */
import { describe, expect, test } from 'vitest';
import { square } from '../flow/testing/skirmish.ts';
import { type Asking, asking, at } from './testing/ask.ts';

const foe = { foe: { at: [90, 90] as const } };
const coastal = { edition: 'argad-coastal' } as const;
const line = (id: string, kind: 'hedge' | 'high-wall' | 'battlement') => ({
  id,
  kind,
  points: [
    [40, 0],
    [40, 60],
  ],
});

describe('length', () => {
  const { order, cost } = asking({
    blue: {
      light: { at: [20, 20] },
      slow: { at: [20, 30], gear: 'elderly' },
      rider: { at: [20, 50], troop: 'light-cavalry' },
      hurt: { at: [20, 60], leader: true, now: { wounded: true } },
    },
    red: foe,
  });

  test('move.foot-light: 20 cm in two legs, not more', () => {
    expect(order('light', { path: [at(30, 20), at(30, 30)] })).toEqual([]);
    expect(order('light', { path: [at(30, 20), at(30, 30.1)] })).toEqual(['move.foot-light']);
  });

  test('move.foot-slow: 12 cm', () => {
    expect(order('slow', { path: [at(32, 30)] })).toEqual([]);
    expect(order('slow', { path: [at(32.1, 30)] })).toEqual(['move.foot-slow']);
  });

  test('move.light-cavalry: 40 cm', () => {
    expect(order('rider', { path: [at(60, 50)] })).toEqual([]);
    expect(order('rider', { path: [at(60.1, 50)] })).toEqual(['move.light-cavalry']);
  });

  test('leader.wound: a wounded leader has half', () => {
    expect(order('hurt', { path: [at(30, 60)] })).toEqual([]);
    expect(order('hurt', { path: [at(30.1, 60)] })).toEqual(['move.foot-light']);
  });

  test('move.open: the cost of a plain move, with its line', () => {
    const command = { kind: 'order', figure: 'light', path: [at(30, 20)] };
    expect(cost(command)).toEqual({
      cm: 10,
      allowanceCm: 20,
      dice: 0,
      ground: 'open',
      blockedChance: '0/1',
    });
    expect(asking({ blue: { light: { at: [20, 20] } }, red: foe }).verdict(command)).toMatchObject({
      why: [{ rule: 'move.foot-light', value: 20 }],
    });
  });

  test('scenario.edge: a way may end off the table, not lead back on to it', () => {
    const { order: from } = asking({ blue: { man: { at: [5, 50] } }, red: foe });
    expect(from('man', { path: [at(-3, 50)] })).toEqual([]);
    expect(from('man', { path: [at(-3, 50), at(3, 50)] })).toEqual(['scenario.edge']);
  });
});

describe('ground', () => {
  test('move.difficult-foot: one die, blocked on one face of six', () => {
    const { cost, order } = asking({
      blue: { man: { at: [20, 20] } },
      red: foe,
      map: { areas: [{ id: 'wood', kind: 'woods', corners: square(25, 10, 20) }] },
    });
    expect(cost({ kind: 'order', figure: 'man', path: [at(30, 20)] })).toEqual({
      cm: 10,
      allowanceCm: 20,
      dice: 1,
      ground: 'difficult',
      blockedChance: '1/6',
    });
    expect(order('man', { path: [at(40, 20)] })).toEqual([]);
  });

  test('terrain.very-difficult: halved before the dice', () => {
    const { order } = asking({
      blue: { man: { at: [20, 20] } },
      red: foe,
      map: { areas: [{ id: 'ford', kind: 'knee-water', corners: square(25, 10, 20) }] },
    });
    expect(order('man', { path: [at(30, 20)] })).toEqual([]);
    expect(order('man', { path: [at(30.1, 20)] })).toEqual(['move.foot-light']);
  });

  test.each(['high-wall', 'battlement'] as const)('terrain.high-wall: nobody crosses a %s', (kind) => {
    const { order } = asking({
      blue: { man: { at: [35, 20] } },
      red: foe,
      map: { lines: [line('wall', kind)] },
    });
    expect(order('man', { path: [at(45, 20)] })).toEqual(['terrain.high-wall']);
    expect(order('man', { path: [at(39.5, 20)] })).toEqual(['terrain.high-wall']);
    expect(order('man', { path: [at(38, 20)] })).toEqual([]);
  });

  test('terrain.hedge: is crossed', () => {
    const { cost } = asking({
      blue: { man: { at: [35, 20] } },
      red: foe,
      map: { lines: [line('hedge', 'hedge')] },
    });
    expect(cost({ kind: 'order', figure: 'man', path: [at(45, 20)] })).toMatchObject({ dice: 1 });
  });
});

const house = {
  id: 'house',
  rooms: [
    { id: 'kitchen', corners: square(40, 40, 10) },
    { id: 'parlour', corners: square(50, 40, 10) },
    { id: 'loft', corners: square(40, 40, 10), floor: 1 },
  ],
  openings: [
    {
      id: 'front',
      kind: 'door' as const,
      at: [
        [43, 40],
        [46, 40],
      ],
      joins: ['kitchen', 'outside'],
    },
    {
      id: 'inner',
      kind: 'door' as const,
      at: [
        [50, 43],
        [50, 46],
      ],
      joins: ['kitchen', 'parlour'],
    },
    {
      id: 'pane',
      kind: 'window' as const,
      at: [
        [52, 40],
        [54, 40],
      ],
      joins: ['parlour', 'outside'],
    },
    {
      id: 'steps',
      kind: 'stairs' as const,
      at: [
        [41, 47],
        [41, 49],
      ],
      joins: ['kitchen', 'loft'],
    },
  ],
};

describe('houses', () => {
  const ask = asking({
    blue: {
      guest: { at: [44.5, 35] },
      rider: { at: [44.5, 25], troop: 'heavy-cavalry' },
      cook: { at: [45, 45], room: 'kitchen' },
      walker: { at: [53, 35] },
    },
    red: foe,
    map: { buildings: [house] },
  });
  const { order, mistake } = ask;

  test('terrain.high-wall: in by a door, not through wall or window', () => {
    expect(order('guest', { path: [at(44.5, 45)] })).toEqual([]);
    expect(order('walker', { path: [at(53, 45)] })).toEqual(['terrain.high-wall']);
  });

  test('building.mounted: nobody rides in', () => {
    expect(order('rider', { path: [at(44.5, 46)] })).toContain('building.mounted');
    expect(order('rider', { path: [at(44.5, 36)] })).toEqual([]);
  });

  test('building.room: into a room that adjoins, to a place inside', () => {
    expect(order('cook', { room: 'parlour', roomAt: at(55, 45) })).toEqual([]);
    expect(order('cook', { room: 'loft', roomAt: at(45, 45) })).toEqual([]);
    expect(order('cook', { room: 'parlour', roomAt: at(50, 45) })).toEqual(['building.room']);
    expect(order('guest', { room: 'kitchen', roomAt: at(45, 45) })).toEqual(['building.room']);
    expect(order('cook', { room: 'parlour', roomAt: at(55, 45), pace: 'crouch' })).toEqual(['building.room']);
  });

  test('building.room: no such room, no place, a way beside it', () => {
    const move = { kind: 'order', figure: 'cook' };
    expect(mistake({ ...move, room: 'cellar', roomAt: at(45, 45) })).toBe('value room');
    expect(mistake({ ...move, room: 'parlour' })).toBe('missing roomAt');
    expect(mistake({ ...move, room: 'parlour', roomAt: at(55, 45), path: [at(46, 45)] })).toBe(
      'combination path',
    );
  });
});

describe('hiding', () => {
  const { order } = asking({
    blue: {
      creeper: { at: [30, 30] },
      walker: { at: [60, 60] },
      rider: { at: [35, 45], troop: 'light-cavalry' },
    },
    red: foe,
    map: { areas: [{ id: 'crops', kind: 'high-crops', corners: square(25, 25, 25) }] },
  });

  test('hide.crouch-move: along cover, 2 cm and a die at most', () => {
    expect(order('creeper', { path: [at(38, 30)], pace: 'crouch' })).toEqual([]);
    expect(order('creeper', { path: [at(38.1, 30)], pace: 'crouch' })).toEqual(['hide.crouch-move']);
    expect(order('creeper', { path: [at(30, 23)], pace: 'crouch' })).toEqual(['hide.crouch-move']);
    expect(order('walker', { path: [at(62, 60)], pace: 'crouch' })).toEqual(['hide.crouch-move']);
    expect(order('rider', { path: [at(37, 45)], pace: 'crouch' })).toContain('hide.crouch-move');
  });

  test('hide.crouched-behind: to crouch one needs something to crouch behind', () => {
    expect(order('creeper', { posture: 'crouched' })).toEqual([]);
    expect(order('walker', { posture: 'crouched' })).toEqual(['hide.crouched-behind']);
    expect(order('walker', { posture: 'crouched', path: [at(50.5, 48)] })).toEqual([]);
    expect(order('creeper', { posture: 'crouched', path: [at(23, 30)] })).toEqual(['hide.crouched-behind']);
  });

  test('hide.crouched: nobody crouches in the saddle', () => {
    expect(order('rider', { posture: 'crouched' })).toEqual(['hide.crouched']);
  });
});

describe('water', () => {
  const shore = (): Asking =>
    asking({
      ...coastal,
      blue: {
        good: { at: [20, 38], swims: 'good' },
        average: { at: [25, 38], swims: 'average' },
        none: { at: [30, 38] },
        mailed: { at: [35, 38], swims: 'good', armour: 4, gear: 'breastplate' },
        laden: { at: [15, 38], swims: 'good', carries: 'chest' },
        afloat: { at: [20, 50], swims: 'good', now: { swimming: true } },
        adrift: { at: [40, 50], swims: 'average', now: { swimming: true } },
        armed: { at: [10, 38], swims: 'good', firearms: ['pistol'] },
      },
      red: foe,
      map: {
        areas: [{ id: 'sea', kind: 'deep-water', corners: square(0, 40, 60) }],
        objects: [
          { id: 'chest', name: 'Chest', weight: 'heavy' },
          { id: 'bag', name: 'Bag', at: [30, 30] },
        ],
      },
    });
  const { order, state } = shore();

  test('water.deep: who cannot swim stays out', () => {
    expect(order('none', { path: [at(30, 42)] })).toEqual(['water.deep']);
    expect(order('none', { path: [at(30, 38.9)] })).toEqual([]);
  });

  test('water.change: each part takes its share of the turn', () => {
    // 1 cm dry of 20 is a twentieth of the turn; 7.6 cm of 8 use the rest.
    expect(order('good', { path: [at(20, 46.6)] })).toEqual([]);
    expect(order('good', { path: [at(20, 46.7)] })).toEqual(['water.change']);
    expect(order('average', { path: [at(25, 42.8)] })).toEqual([]);
    expect(order('average', { path: [at(25, 42.9)] })).toEqual(['water.change']);
  });

  test('water.swim-good: 8 cm for who swims already', () => {
    expect(order('afloat', { path: [at(28, 50)] })).toEqual([]);
    expect(order('afloat', { path: [at(28.1, 50)] })).toEqual(['water.swim-good']);
  });

  test('water.swim-average: 4 cm', () => {
    expect(order('adrift', { path: [at(44, 50)] })).toEqual([]);
    expect(order('adrift', { path: [at(44.1, 50)] })).toEqual(['water.swim-average']);
  });

  test('water.swim-laden: neither in a breastplate nor with a load', () => {
    expect(order('mailed', { path: [at(35, 42)] })).toEqual(['water.swim-laden']);
    expect(order('laden', { path: [at(15, 42)] })).toEqual(['water.swim-laden']);
    expect(order('laden', { path: [at(15, 42)], drop: true, takeWhen: 'start' })).toEqual([]);
  });

  test('water.swimmer-shoots: nor at the end of a way into deep water', () => {
    const shot = (moment: string) => ({ shot: { weapon: 'pistol', target: 'foe', moment } });
    expect(order('armed', { path: [at(10, 42)], ...shot('end') })).toEqual(['water.swimmer-shoots']);
    expect(order('armed', { path: [at(10, 37)], ...shot('end') })).toEqual([]);
  });

  test('water.swim-laden: nothing is taken up while swimming', () => {
    Object.assign(state.things[1]!, at(20, 50));
    expect(order('afloat', { take: 'bag' })).toEqual(['water.swim-laden']);
  });

  test('hide.crouched: nobody crouches in deep water', () => {
    expect(order('afloat', { posture: 'crouched' })).toEqual(['hide.crouched']);
  });
});
