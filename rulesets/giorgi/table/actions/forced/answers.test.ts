/** Tests of flight, falling back, counter-attack and support, advance and breakthrough. */

import { baseDistance, turnBetween } from '@grognard/geometry';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { bodyNow } from '../../bodies/index.ts';
import type { BattleSetup } from '../../testing/battle.ts';
import { advance, breakThrough, dash, fallBack, flee } from './index.ts';
import { type Driving, driving, own } from './testing/driving.ts';

const foe = { at: [75, 70] as const, bases: 4, facing: 180 };

function game(battle: Partial<BattleSetup> = {}): Driving {
  const { south, north, ...rest } = battle;
  return driving({ ...rest, south: { own, ...south }, north: { foe, ...north } });
}

describe('attack.flee', () => {
  it('with the back to the enemy, in a straight line', () => {
    const one = game();
    flee(one.turn, one.index('own'), one.index('foe'), 7);
    expect(one.stands('own')).toMatchObject({ x: 7500, y: 4300, heading: 2700, formation: 'line' });
    expect(one.unit('own')).toMatchObject({ reactions: 1, rung: 0 });
  });

  it('bends to avoid friends', () => {
    const one = game({ south: { own: { ...own, bases: 2 }, friend: { at: [75.5, 41], bases: 1 } } });
    flee(one.turn, one.index('own'), one.index('foe'), 12);
    const { x, y } = one.stands('own');
    expect(Math.abs((x - 7500) ** 2 + (y - 5000) ** 2 - 1200 ** 2)).toBeLessThan(4000);
    expect(x).not.toBe(7500);
  });

  it('stops before friends who leave no way', () => {
    const one = game({ south: { own, friend: { at: [75, 45], bases: 12 } } });
    flee(one.turn, one.index('own'), one.index('foe'), 9);
    expect(one.stands('own').y).toBeGreaterThan(4650);
    expect(
      baseDistance(
        bodyNow(one.turn.table, one.turn.state, anIndex(0)),
        bodyNow(one.turn.table, one.turn.state, anIndex(1)),
      ),
    ).toBeLessThan(10);
  });

  it('artillery.abandoned: gunners leave their pieces, which stay where they are', () => {
    const one = game({ south: { own: { ...own, kind: 'gun', bases: 2 } } });
    flee(one.turn, one.index('own'), one.index('foe'), 5);
    expect(one.stands('own')).toMatchObject({ formation: 'gunners', y: 4500 });
    expect(one.unit('own')).toMatchObject({ pieces: 2, left: { x: 7500, y: 5000, heading: 900 }, rung: 0 });
  });

  it('artillery.abandoned: by option they are lost at once', () => {
    const one = game({
      south: { own: { ...own, kind: 'gun', bases: 2 } },
      options: { 'artillery.abandoned': 'lost-at-once' },
    });
    flee(one.turn, one.index('own'), one.index('foe'), 5);
    expect(one.unit('own')).toMatchObject({ pieces: 0, left: null });
  });

  it('horse stops at a wood, foot goes in and opens out', () => {
    const wood = {
      kind: 'woods',
      corners: [
        [60, 30],
        [90, 30],
        [90, 47],
        [60, 47],
      ],
    } as const;
    const foot = game({ areas: [wood] });
    flee(foot.turn, foot.index('own'), foot.index('foe'), 6);
    expect(foot.stands('own')).toMatchObject({ y: 4400, formation: 'open' });
    const horse = game({ areas: [wood], south: { own: { ...own, kind: 'heavy-cavalry' } } });
    flee(horse.turn, horse.index('own'), horse.index('foe'), 12);
    expect(horse.stands('own').y).toBeGreaterThan(4800);
  });

  it('a unit between neighbours turns about on its ground', () => {
    const one = game({
      south: { own, left: { at: [63, 50], bases: 4 }, right: { at: [87, 50], bases: 4 } },
      north: { foe: { ...foe, at: [85, 70] } },
    });
    flee(one.turn, one.index('own'), one.index('foe'), 5);
    expect(one.stands('own').heading).toBe(2700);
    expect(one.stands('own').y).toBeLessThan(4600);
  });
});

describe('attack.tested: falling back', () => {
  it('facing the enemy, and short of friends', () => {
    const one = game({ south: { own, friend: { at: [75, 45], bases: 4 } } });
    fallBack(one.turn, one.index('own'), one.index('foe'), 2);
    expect(one.stands('own')).toMatchObject({ y: 4800, heading: 900 });
    fallBack(one.turn, one.index('own'), one.index('foe'), 5);
    expect(one.stands('own').y).toBe(4700);
    expect(one.unit('friend').rung).toBe(0);
  });
});

describe('attack.tested: a counter-attack', () => {
  it('goes straight at the enemy, so far as its dice', () => {
    const one = game();
    expect(dash(one.turn, one.index('own'), one.index('foe'), 8)).toEqual({
      along: 800,
      from: { x: 7500, y: 5000, heading: 900 },
    });
    expect(one.stands('own')).toMatchObject({ x: 7500, y: 5800, heading: 900 });
    expect(one.all('moved')).toMatchObject([{ how: 'counter-attack' }]);
  });

  it('or to contact', () => {
    const one = game({ north: { foe: { ...foe, at: [75, 60] } } });
    expect(dash(one.turn, one.index('own'), one.index('foe'), 12).along).toBe(800);
    expect(one.stands('own').y).toBe(5800);
  });

  it('move.enemy-gap: short of contact it stops 1 cm before the enemy', () => {
    const one = game({ north: { foe: { ...foe, at: [75, 60] } } });
    const { along: ran } = dash(one.turn, one.index('own'), one.index('foe'), 7.5);
    expect([ran, one.stands('own').y]).toEqual([700, 5700]);
  });

  it('attack.support: wheels freely to face the enemy first', () => {
    const one = game({ north: { foe: { ...foe, at: [95, 65] } } });
    const { along: ran, from } = dash(one.turn, one.index('own'), one.index('foe'), 24, 'support');
    expect(one.stands('own').heading).toBeLessThan(700);
    // formation.facing: its last straight run begins after its wheel.
    expect(from.heading).toBe(one.stands('own').heading);
    expect(ran).toBeGreaterThan(500);
    const { table, state } = one.turn;
    expect(
      baseDistance(bodyNow(table, state, anIndex(0)), bodyNow(table, state, anIndex(1))),
    ).toBeLessThanOrEqual(3);
    expect(one.all('moved')).toMatchObject([{ how: 'support' }]);
  });

  it('attack.support, attack.tested: nobody ends farther from the enemy, however he stands to it', () => {
    for (let x = 45; x <= 105; x += 2.5)
      for (let y = 30; y <= 70; y += 2.5)
        for (const [bases, formation, cm] of [
          [4, 'line', 12],
          [2, 'column', 5],
          [6, 'line', 2],
        ] as const) {
          const one = game({
            south: { own: { ...own, bases, formation } },
            north: { foe: { ...foe, at: [x, y] } },
          });
          const { table, state } = one.turn;
          const apart = () =>
            baseDistance(bodyNow(table, state, anIndex(0)), bodyNow(table, state, anIndex(1)));
          const before = apart();
          if (before < 100) continue;
          const { heading } = one.stands('own');
          dash(one.turn, one.index('own'), one.index('foe'), cm);
          expect(apart(), `${bases} bases, foe at ${x} ${y}`).toBeLessThanOrEqual(before);
          // A unit that turns does so towards the side of the enemy.
          const turned = turnBetween(heading, one.stands('own').heading);
          if (Math.abs(x - 75) > 10) expect(turned * (75 - x), `foe at ${x} ${y}`).toBeGreaterThanOrEqual(0);
        }
  });

  it('who could only stop on a friend whom it may pass does not stir', () => {
    const skirmishers = {
      at: [84, 52.5] as const,
      bases: 3,
      kind: 'light',
      formation: 'open',
      gapCm: 0,
    } as const;
    const one = game({ south: { own, skirmishers }, north: { foe: { ...foe, at: [98, 52] } } });
    expect(dash(one.turn, one.index('own'), one.index('foe'), 2).along).toBe(0);
    expect(one.stands('own')).toMatchObject({ x: 7500, y: 5000, heading: 900 });
  });

  it('friends in the way stop it', () => {
    const one = game({ south: { own, friend: { at: [75, 55], bases: 4 } } });
    expect(dash(one.turn, one.index('own'), one.index('foe'), 8).along).toBe(300);
  });
});

describe('melee.av', () => {
  it('half a move straight on', () => {
    const one = game();
    advance(one.turn, one.index('own'), () => true);
    expect(one.stands('own')).toMatchObject({ x: 7500, y: 5600, heading: 900 });
    expect(one.all('moved')).toMatchObject([{ how: 'AV' }]);
  });

  it('terrain.rates: slow ground counts', () => {
    const plough = {
      kind: 'plough',
      corners: [
        [60, 51],
        [90, 51],
        [90, 60],
        [60, 60],
      ],
    } as const;
    const one = game({ areas: [plough] });
    advance(one.turn, one.index('own'), () => true);
    expect(one.stands('own').y).toBe(5300);
  });

  it('melee.av-contact: stops 1 cm short of another enemy', () => {
    const one = game({ north: { foe: { ...foe, at: [75, 56] } } });
    advance(one.turn, one.index('own'), () => true);
    expect(one.stands('own').y).toBe(5300);
    expect(one.turn.agenda).toEqual([]);
  });

  it('melee.av-contact: by option attacks it', () => {
    const one = game({
      north: { foe: { ...foe, at: [75, 56] } },
      options: { 'melee.av-contact': 'may-attack' },
    });
    advance(one.turn, one.index('own'), () => true);
    expect(one.stands('own').y).toBe(5000);
    expect(one.all('declared')).toHaveLength(1);
    expect(one.turn.agenda).toMatchObject([
      { do: 'attack', approach: { unit: 0, target: 1, run: 400, left: 200 } },
    ]);
  });

  it('artillery.abandoned: guns that it touches are taken, and gunners who stand are no unit then', () => {
    const one = game({ north: { foe: { ...foe, kind: 'gun', bases: 2, at: [75, 95] } } });
    const guns = one.unit('foe');
    guns.left = { x: 7500, y: 5500, heading: 2700 };
    guns.stands = { ...guns.stands, formation: 'gunners', files: 2 };
    advance(one.turn, one.index('own'), () => true);
    expect(one.all('gunsTaken')).toMatchObject([{ unit: 1, pieces: 0, at: null }]);
    expect(one.all('destroyed')).toMatchObject([{ unit: 1, by: 'artillery.no-guns' }]);
  });

  it('artillery.no-guns: by option they still are one', () => {
    const one = game({
      north: { foe: { ...foe, kind: 'gun', bases: 2, at: [75, 95] } },
      options: { 'artillery.no-guns': 'counts' },
    });
    const guns = one.unit('foe');
    guns.left = { x: 7500, y: 5500, heading: 2700 };
    guns.stands = { ...guns.stands, formation: 'gunners', files: 2 };
    advance(one.turn, one.index('own'), () => true);
    expect([one.unit('foe').status, one.unit('foe').pieces]).toEqual(['on', 0]);
  });
});

describe('melee.bt', () => {
  it('sets the unit one base depth behind the place of the enemy, and asks for a move', () => {
    const one = game({ north: { foe: { ...foe, at: [75, 90] } } });
    const { state, agenda } = one.turn;
    state.broke = [{ unit: anIndex(1), at: { ...one.stands('foe'), x: 7500, y: 5200 } }];
    breakThrough(one.turn, one.index('own'), one.index('foe'));
    expect(one.stands('own').y).toBe(5400);
    expect(one.unit('own').brokeThrough).toBe(true);
    expect(agenda).toEqual([{ do: 'breakthrough', unit: 0 }]);
  });

  it('not onto an enemy who has not gone', () => {
    const one = game({ north: { foe: { ...foe, at: [75, 52.5] } } });
    one.turn.state.broke = [{ unit: anIndex(1), at: one.stands('foe') }];
    breakThrough(one.turn, one.index('own'), one.index('foe'));
    expect(one.stands('own').y).toBe(5050);
  });

  it('as far on as there is room', () => {
    const one = game({
      south: { own, friend: { at: [75, 55], bases: 4 } },
      north: { foe: { ...foe, at: [75, 90] } },
    });
    one.turn.state.broke = [{ unit: anIndex(2), at: { ...one.stands('foe'), x: 7500, y: 5200 } }];
    breakThrough(one.turn, one.index('own'), one.index('foe'));
    expect(one.stands('own').y).toBe(5300);
  });
});
