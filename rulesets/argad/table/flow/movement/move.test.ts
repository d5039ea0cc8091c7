import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { ownBase } from '../../bodies/bases.ts';
import { isAcrossWall } from '../../field/rooms.ts';
import { square } from '../testing/skirmish.ts';
import { to, walkOut } from '../testing/walk.ts';

const faraway = { z: { at: [95, 95] } } as const;

describe('slices', () => {
  test('turn.slices: everybody goes along his way until it ends', () => {
    const {
      place,
      moved,
      turn,
      figureIndex: figure,
    } = walkOut({
      blue: { a: { at: [10, 10], order: to([20, 10], [20, 15]) }, b: { at: [50, 50] } },
      red: faraway,
    });
    expect(place('a')).toEqual([20, 15]);
    expect(moved('a')).toMatchObject({
      way: [
        { x: 1000, y: 1000 },
        { x: 2000, y: 1000 },
        { x: 2000, y: 1500 },
      ],
      slice: 30,
      stopped: 'arrived',
      posture: 'upright',
    });
    expect(turn.went[figure('a')]).toBe(1500);
    expect(turn.moved).toEqual([true, false, false]);
    expect(place('b')).toEqual([50, 50]);
    expect(moved('b')).toBeUndefined();
  });

  test('turn.slices: two who cross at different times do not meet', () => {
    const { place, all } = walkOut({
      blue: { a: { at: [10, 10], order: to([30, 10]) } },
      red: { b: { at: [20, 26], order: to([20, 6]) } },
    });
    expect(place('a')).toEqual([30, 10]);
    expect(place('b')).toEqual([20, 6]);
    expect(all('touched')).toEqual([]);
  });

  test('turn.slices: shots on the move are taken where the order says, when everybody is where he is then', () => {
    const shot = { weapon: 'pistol', target: 'z', moment: 'moving', after: 1000, fallback: 'hold' } as const;
    const { turn, figureIndex: figure } = walkOut({
      blue: { a: { at: [10, 10], firearms: ['pistol'], order: { ...to([30, 10]), shot } } },
      red: { z: { at: [60, 60], order: to([60, 80]) } },
    });
    expect(turn.dueShots).toHaveLength(1);
    expect(turn.dueShots[0]).toMatchObject({ figure: figure('a'), moment: 'moving', when: { slice: 20 } });
    expect(turn.dueShots[0]!.when.x[figure('a')]).toBe(2000);
    expect(turn.dueShots[0]!.when.y[figure('z')]).toBe(7000);
  });
});

describe('contact', () => {
  test('turn.contact-stops: enemies who touch stop, both', () => {
    const { figure, all, turn, figureIndex } = walkOut({
      blue: { a: { at: [10, 10], order: to([30, 10]) } },
      red: { b: { at: [30, 10], order: to([10, 10]) } },
    });
    const gap = figure('b').x - figure('a').x - 200;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(10);
    expect(all('touched')).toEqual([
      { kind: 'touched', one: figureIndex('a'), other: figureIndex('b'), slice: 18 },
    ]);
    expect(turn.closed).toEqual([true, true]);
    expect(turn.firstTouched).toEqual([1, 0]);
    expect(turn.touchedAny).toEqual([true, true]);
    expect(all('gripped')).toHaveLength(2);
  });

  test('turn.stop-short: a mover stops short of a friend who stands, without touching him through', () => {
    const { place, moved } = walkOut({
      blue: { a: { at: [10, 10], order: to([30, 10]) }, b: { at: [20, 10] } },
      red: faraway,
    });
    expect(place('a')[0]).toBeLessThanOrEqual(18);
    expect(place('a')[0]).toBeGreaterThan(17.8);
    expect(moved('a')!.stopped).toBe('friend');
  });

  test('turn.stop-short: friends who claim one spot both stop short of it', () => {
    const { place, figure } = walkOut({
      blue: {
        a: { at: [10, 10], order: to([20, 10]) },
        b: { at: [30, 10], order: to([20, 10]) },
      },
      red: faraway,
    });
    const gap = figure('b').x - figure('a').x - 200;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(30);
    expect(20 - place('a')[0]).toBeCloseTo(place('b')[0] - 20, 1);
  });

  test('turn.stop-short, turn.slices: whoever waits for another goes on when the way is free', () => {
    const { place } = walkOut({
      blue: {
        slow: { at: [12.5, 10], gear: 'elderly', order: to([20, 10], [20, 14]) },
        fast: { at: [10, 10], order: to([28, 10]) },
      },
      red: faraway,
    });
    expect(place('slow')).toEqual([20, 14]);
    expect(place('fast')[0]).toBeGreaterThan(21);
  });

  test('turn.stop-short: a prisoner and a horse without rider stand in the way and are nobody’s enemies', () => {
    const { place, all } = walkOut({
      blue: { a: { at: [10, 10], order: to([30, 10]) }, b: { at: [10, 30], order: to([30, 30]) } },
      red: { p: { at: [20, 10], captive: true }, z: { at: [95, 95] } },
      prepare: (state, figure) => state.horses.push({ rider: figure('z'), x: 2000, y: 3000, heading: 0 }),
    });
    expect(place('a')[0]).toBeLessThanOrEqual(18);
    expect(place('b')[0]).toBeLessThanOrEqual(16.5);
    expect(all('touched')).toEqual([]);
  });

  test('turn.deadlock: by option, those who claim one spot neither move nor shoot', () => {
    const shot = { weapon: 'pistol', target: null, moment: 'end', after: 0, fallback: 'nearest' } as const;
    const {
      place,
      turn,
      figureIndex: figure,
    } = walkOut({
      options: { 'turn.deadlock': 'nothing' },
      blue: {
        a: { at: [10, 10], firearms: ['pistol'], order: { ...to([20, 10]), shot } },
        b: { at: [30, 10], order: to([20, 10]) },
        c: { at: [10, 20], order: to([20, 20]) },
      },
      red: faraway,
    });
    expect(place('a')).toEqual([10, 10]);
    expect(place('b')).toEqual([30, 10]);
    expect(place('c')).toEqual([20, 20]);
    expect(turn.shot[figure('a')]).toBe(true);
    expect(turn.shot[figure('c')]).toBe(false);
    expect(turn.moved[figure('a')]).toBe(false);
  });

  test('turn.no-zone: an enemy is passed as long as bases do not touch', () => {
    const { place, all } = walkOut({
      blue: { a: { at: [10, 10], order: to([30, 10]) } },
      red: { b: { at: [20, 12.2] } },
    });
    expect(place('a')).toEqual([30, 10]);
    expect(all('touched')).toEqual([]);
  });

  test('turn.leave: whoever touches an enemy walks away freely, and the fight is forgotten', () => {
    const { place, all, figure } = walkOut({
      blue: { a: { at: [10, 10], now: { foe: anIndex(1) }, order: to([10, 25]) } },
      red: { b: { at: [12, 10], now: { foe: anIndex(0) } } },
    });
    expect(place('a')).toEqual([10, 25]);
    expect(all('touched')).toEqual([]);
    expect(figure('a').foe).toBe(-1);
    expect(figure('b').foe).toBe(-1);
  });

  test('move.no-overlap: a gap as wide as the base is enough', () => {
    const { place } = walkOut({
      blue: {
        a: { at: [10, 10], order: to([30, 10]) },
        b: { at: [20, 12] },
        c: { at: [20, 8] },
      },
      red: faraway,
    });
    expect(place('a')).toEqual([30, 10]);
  });

  test('turn.shot-contact: in the slice in which bases touch; who comes closes, who stands receives', () => {
    const shot = {
      weapon: 'pistol',
      target: null,
      moment: 'contact',
      after: 0,
      fallback: 'nearest',
    } as const;
    const { turn, figureIndex: figure } = walkOut({
      blue: { a: { at: [10, 10], firearms: ['pistol'], order: { ...to([30, 10]), shot } } },
      red: { b: { at: [22, 10], firearms: ['pistol'], order: { shot } } },
    });
    expect(turn.dueShots).toMatchObject([
      {
        figure: figure('a'),
        moment: 'contact',
        other: figure('b'),
        approach: 'closing',
        when: { slice: 20 },
      },
      {
        figure: figure('b'),
        moment: 'contact',
        other: figure('a'),
        approach: 'receiving',
        when: { slice: 20 },
      },
    ]);
  });

  test('scenario.edge: whoever gets beyond the edge is out of the game with what he carries', () => {
    const { all, figure, state } = walkOut({
      map: { objects: [{ id: 'letter', name: 'Letter' }] },
      blue: {
        a: { at: [5, 10], carries: 'letter', order: to([-2, 10]) },
        b: { at: [18, 50], order: to([-2, 50]) },
      },
      red: faraway,
    });
    expect(all('left')).toEqual([
      { kind: 'left', figure: 0, edge: 'west' },
      { kind: 'left', figure: 1, edge: 'west' },
    ]);
    expect(figure('a').status).toBe('gone');
    expect(state.things[0]!.gone).toBe(true);
  });
});

describe('what lies between', () => {
  const house = {
    id: 'house',
    rooms: [{ id: 'hall', corners: square(20, 20, 10) }],
    openings: [
      {
        id: 'door',
        kind: 'door' as const,
        at: [
          [24, 20],
          [27, 20],
        ],
        joins: ['hall', 'outside'],
      },
    ],
  };

  test('figure.contact: a wall keeps enemies apart, and both go on', () => {
    const { place, all } = walkOut({
      map: { buildings: [house] },
      blue: { a: { at: [10, 25], order: to([18.5, 25], [18.5, 32]) } },
      red: { b: { at: [21.1, 25], room: 'hall' } },
      dice: {},
    });
    expect(all('touched')).toEqual([]);
    expect(place('a')).toEqual([18.5, 32]);
  });

  test('building.difficult: nobody stays across a wall; whoever is stopped in the door at a slant stands back', () => {
    const { figure, place, table } = walkOut({
      map: { buildings: [house] },
      blue: { a: { at: [21.5, 17], gear: 'elderly', now: { wounded: true }, order: to([27.5, 23]) } },
      red: faraway,
      dice: { a: [2] },
    });
    expect(place('a')[1]).toBeLessThan(19.4);
    expect(isAcrossWall(table.field, ownBase(figure('a')), figure('a').room)).toBe(false);
  });

  test('melee.obstacle-who: who stood at the obstacle when the other came up holds it', () => {
    const { figure, figureIndex } = walkOut({
      map: {
        lines: [
          {
            id: 'wall',
            kind: 'low-wall',
            points: [
              [20, 5],
              [20, 15],
            ],
          },
        ],
      },
      blue: { a: { at: [10, 10], order: to([18.95, 10]) } },
      red: { b: { at: [21, 10] } },
    });
    expect(figure('b').holdsAgainst).toEqual([figureIndex('a')]);
    expect(figure('a').holdsAgainst).toEqual([]);
    expect(figure('a').foe).toBe(figureIndex('b'));
  });

  test('melee.higher-stays: whoever climbs up to an enemy is below him', () => {
    const { figure, figureIndex } = walkOut({
      map: { areas: [{ id: 'hill', kind: 'hill', corners: square(20, 0, 20), level: 1 }] },
      blue: { a: { at: [10, 10], order: to([25, 10]) } },
      red: { b: { at: [21.2, 10] } },
    });
    expect(figure('a').below).toEqual([figureIndex('b')]);
    expect(figure('b').below).toEqual([]);
  });
});
