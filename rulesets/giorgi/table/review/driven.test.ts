/** Tests of readings of forced moves, each as a position. */

import { baseDistance } from '@grognard/geometry';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { breakThrough, flee, retreat, rout } from '../actions/forced/index.ts';
import { driving, foe, own } from '../actions/forced/testing/driving.ts';
import { bodyNow } from '../bodies/index.ts';
import type { BattleSetup, FacesByActor } from '../testing/battle.ts';

function game(battle: Partial<BattleSetup> = {}, faces: FacesByActor = {}) {
  const { south, north, ...rest } = battle;
  return driving({ ...rest, south: { own, ...south }, north: { foe, ...north } }, faces);
}

const skirmishers = { bases: 4, kind: 'light', formation: 'open', gapCm: 0 } as const;

describe('retreats', () => {
  it('melee.retreat-line: the body slides along one straight line, its heading kept', () => {
    // The nearest corners are at 81 and 51, and at 89 and 57.
    const one = game({ north: { foe: { ...foe, at: [95, 58] } } });
    retreat(one.turn, one.index('own'), [one.index('foe')]);
    expect(one.stands('own')).toMatchObject({ x: 7500 - 480, y: 5000 - 360, heading: 900 });
  });

  it('terrain.rates: slow ground does not shorten it', () => {
    const plough = {
      kind: 'plough',
      corners: [
        [50, 30],
        [100, 30],
        [100, 60],
        [50, 60],
      ],
    } as const;
    const one = game({ areas: [plough] });
    retreat(one.turn, one.index('own'), [one.index('foe')]);
    expect(one.stands('own').y).toBe(4400);
  });

  it('melee.r1-friend: nobody is pushed out of a melee; the pusher stops short', () => {
    const one = game({ south: { own, friend: { at: [75, 46], bases: 4 } } });
    one.turn.state.clashes = [
      {
        by: anIndex(2),
        on: anIndex(1),
        struck: 'front',
        run: 0,
        charging: false,
        thinned: false,
        how: 'attack',
      },
    ];
    retreat(one.turn, one.index('own'), [one.index('foe')]);
    expect(one.stands('friend').y).toBe(4600);
    expect(
      baseDistance(
        bodyNow(one.turn.table, one.turn.state, anIndex(0)),
        bodyNow(one.turn.table, one.turn.state, anIndex(1)),
      ),
    ).toBe(200);
    expect(one.unit('friend').rung).toBe(1);
  });

  it('move.through-friends: by option open order is not passed, so it is pushed', () => {
    const south = { own, light: { ...skirmishers, at: [75, 47] as const } };
    const one = game({ south, options: { 'move.through-friends': 'nobody' } });
    retreat(one.turn, one.index('own'), [one.index('foe')]);
    expect(one.unit('light').rung).toBe(1);
    expect(one.stands('own').y).toBeGreaterThan(one.stands('light').y);
  });

  it('melee.off-table: a unit is gone when its middle passes the edge, and stops if only a part of it would', () => {
    for (const [y, status] of [
      [6.5, 'on'],
      [5, 'off'],
    ] as const) {
      const one = game({
        south: { own: { ...own, at: [75, y] } },
        north: { foe: { ...foe, at: [75, y + 2] } },
      });
      retreat(one.turn, one.index('own'), [one.index('foe')]);
      expect(one.unit('own').status).toBe(status);
    }
  });
});

describe('routs', () => {
  it('morale.rout-friends: on by 1 cm at a time to clear ground, through friends who are not disturbed', () => {
    const one = game({ south: { own, friend: { at: [75, 29], bases: 4 } } }, { 'own rout': [2] });
    rout(one.turn, one.index('own'), [one.index('foe')]);
    expect([one.stands('own').y, one.unit('friend').rung]).toEqual([2700, 0]);
  });

  it('woods.rout: into a wood is where its middle comes into it', () => {
    const wood = {
      kind: 'woods',
      corners: [
        [77, 20],
        [100, 20],
        [100, 40],
        [77, 40],
      ],
    } as const;
    const one = game({ areas: [wood] }, { 'own rout': [2] });
    rout(one.turn, one.index('own'), [one.index('foe')]);
    expect(one.unit('own').status).toBe('on');
  });

  it('melee.retreat-line: away from the cause even if that leads from home, where the cause bars the way home', () => {
    const one = game({ north: { foe: { ...foe, at: [75, 48], facing: 0 } } }, { 'own rout': [2] });
    rout(one.turn, one.index('own'), [one.index('foe')]);
    expect(one.stands('own')).toMatchObject({ y: 7000, heading: 900 });
  });
});

describe('flights and breakthroughs', () => {
  it('attack.flee: bends by up to 45° round friends, and stops at the edge', () => {
    const one = game({ south: { own: { ...own, at: [75, 3] } }, north: { foe: { ...foe, at: [75, 20] } } });
    flee(one.turn, one.index('own'), one.index('foe'), 12);
    expect(one.unit('own').status).toBe('on');
    expect(one.stands('own').y).toBeGreaterThanOrEqual(100);
  });

  it('melee.bt, move.spent: free of cost, its move is asked for at once and is its next one', () => {
    const one = game();
    one.turn.state.broke = [{ unit: anIndex(1), at: one.stands('foe') }];
    one.unit('foe').stands = { ...one.stands('foe'), y: 9000 };
    breakThrough(one.turn, one.index('own'), one.index('foe'));
    expect(one.all('moved')).toMatchObject([{ how: 'BT', effort: 0, stands: { y: 5400 } }]);
    expect(one.turn.agenda).toEqual([{ do: 'breakthrough', unit: 0 }]);
    expect(one.unit('own').spent).toBe(true);
  });
});
