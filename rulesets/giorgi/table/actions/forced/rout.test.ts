/** Tests of R2: distance, detours, friends passed, and where the unit is lost. */
import { describe, expect, it } from 'vitest';
import type { BattleSetup } from '../../testing/battle.ts';
import { rally } from '../morale/index.ts';
import { comeBack, rout } from './index.ts';
import { driving, foe, own } from './testing/driving.ts';

/** `own` routs from `foe`, with these faces. */
function routed(battle: Partial<BattleSetup> = {}, faces: readonly number[] = [2, 2]) {
  const { south, north, ...rest } = battle;
  const game = driving(
    { ...rest, south: { own, ...south }, north: { foe, ...north } },
    { 'own rout': faces },
  );
  rout(game.turn, game.index('own'), [game.index('foe')]);
  return game;
}

describe('morale.rout-move', () => {
  it('foot runs its column rate and a die, back to the enemy', () => {
    const { stands, unit, all } = routed();
    expect(stands('own')).toMatchObject({ x: 7500, y: 3000, heading: 2700, formation: 'line' });
    expect(unit('own').rung).toBe(3);
    expect(all('moved')[0]).toMatchObject({ how: 'R2', dice: [{ purpose: 'rout', faces: [2] }] });
  });

  it.each([
    ['heavy-cavalry', 2800],
    ['medium-cavalry', 3100],
    ['light-cavalry', 3400],
  ] as const)('%s runs its class rate and two dice: %d tenths', (kind, length) => {
    const { stands } = routed({ south: { own: { ...own, kind } } });
    expect(stands('own').y).toBe(5000 - length);
  });

  it('morale.rout-rate: other rates by option', () => {
    expect(routed({ options: { 'move.rates': { 'infantry-column': 10 } } }).stands('own').y).toBe(3800);
  });

  it('reasons are told where they are wanted', () => {
    expect(routed().all('moved')[0]).not.toHaveProperty('why');
  });
});

describe('morale.rout-friends', () => {
  it('it runs through friends and on by 1 cm at a time until it is clear of them', () => {
    const { stands, unit } = routed({
      south: { own, near: { at: [75, 40], bases: 4 }, far: { at: [75, 30.5], bases: 4 } },
    });
    expect(stands('own').y).toBe(2800);
    expect([unit('near').rung, unit('far').rung]).toEqual([0, 0]);
  });

  it('by option those run through are shaken', () => {
    const { unit } = routed({
      south: { own, near: { at: [75, 40], bases: 4 }, aside: { at: [95, 40], bases: 4 } },
      options: { 'morale.rout-friends': 'shaken' },
    });
    expect([unit('near').rung, unit('aside').rung]).toEqual([1, 0]);
  });
});

describe('where a rout is the end', () => {
  it('woods.rout: in a wood', () => {
    const wood = {
      kind: 'woods',
      corners: [
        [60, 30],
        [90, 30],
        [90, 40],
        [60, 40],
      ],
    } as const;
    const { all, unit } = routed({ areas: [wood] });
    expect(unit('own').status).toBe('destroyed');
    expect(all('destroyed')).toMatchObject([{ by: 'woods.rout' }]);
  });

  it('woods.rout: who was inside already runs out of it', () => {
    const wood = {
      kind: 'woods',
      corners: [
        [60, 45],
        [90, 45],
        [90, 55],
        [60, 55],
      ],
    } as const;
    const { stands, unit } = routed({
      areas: [wood],
      south: { own: { ...own, formation: 'open', gapCm: 0 } },
    });
    expect([unit('own').status, stands('own').y]).toEqual(['on', 3000]);
  });

  it('melee.retreat-zone: in the zone of another enemy', () => {
    const { all, stands } = routed({ north: { foe, aside: { at: [75, 25], bases: 4, facing: 0 } } });
    expect(all('destroyed')).toMatchObject([{ by: 'melee.retreat-zone' }]);
    expect(stands('own').y).toBe(4700);
  });

  it('melee.retreat-zone: on another enemy, even one without a zone', () => {
    const horse = { at: [75, 40] as const, bases: 6, kind: 'heavy-cavalry' } as const;
    expect(routed({ north: { foe, horse } }).all('destroyed')).toMatchObject([{ by: 'melee.retreat-zone' }]);
  });

  it('melee.off-table: beyond the edge', () => {
    const { unit, all } = routed({
      south: { own: { ...own, at: [75, 15] } },
      north: { foe: { ...foe, at: [75, 17] } },
    });
    expect(unit('own').status).toBe('off');
    expect(all('wentOff')).toMatchObject([{ by: 'melee.off-table' }]);
  });
});

describe('melee.off-table: by option units may come back', () => {
  it('beside the edge, where there is room, looking into the table', () => {
    const game = routed({
      south: { own: { ...own, at: [75, 15] }, guard: { at: [75, 1.5], bases: 4 } },
      north: { foe: { ...foe, at: [75, 17] } },
      options: { 'melee.off-table': 'may-return' },
    });
    expect(game.unit('own').status).toBe('off');
    expect(comeBack(game.turn, game.index('own'))).toBe(true);
    expect(game.unit('own').status).toBe('on');
    expect(game.stands('own')).toMatchObject({ x: 6300, y: 100, heading: 900 });
  });
});

describe('morale.rally: who ran off the table, by option', () => {
  const gone = (face: number) => {
    const battle = {
      south: { own: { ...own, at: [75, 15] as const } },
      north: { foe: { ...foe, at: [75, 60] as const } },
      options: { 'melee.off-table': 'may-return' },
    };
    const game = driving(battle, { 'own rout': [2], 'own rally': [face] });
    rout(game.turn, game.index('own'), [game.index('foe')]);
    rally(game.turn, game.index('own'), 900);
    return game;
  };

  it('comes back shaken if it passes its test', () => {
    expect(gone(1).unit('own')).toMatchObject({ status: 'on', rung: 1, quiet: true });
  });

  it('stays away if it fails, until its next player turn', () => {
    expect(gone(6).unit('own')).toMatchObject({ status: 'off', rung: 3, quiet: true });
  });
});

describe('melee.retreat-line: a rout goes round', () => {
  it('a house', () => {
    const { stands, all } = routed({ houses: [{ at: [75, 40], widthCm: 8, depthCm: 6 }] });
    expect(stands('own').y).toBeGreaterThan(3000);
    expect(stands('own').y).toBeLessThan(4000);
    expect(all('moved')[0]!.way.length).toBeGreaterThan(2);
  });

  it('a high wall', () => {
    const wall = {
      kind: 'high-wall',
      points: [
        [70, 40],
        [80, 40],
      ],
    } as const;
    expect(routed({ lines: [wall] }).all('moved')[0]!.way.length).toBeGreaterThan(2);
  });

  it('a river by its bridge', () => {
    const river = {
      kind: 'river',
      corners: [
        [0, 38],
        [150, 38],
        [150, 42],
        [0, 42],
      ],
    } as const;
    const bridge = {
      kind: 'bridge',
      corners: [
        [78, 37],
        [84, 37],
        [84, 43],
        [78, 43],
      ],
    } as const;
    const { stands, unit } = routed({ areas: [river, bridge] }, [6]);
    expect(unit('own').status).toBe('on');
    expect(stands('own').y).toBeLessThan(3800);
  });

  it('a river without a crossing holds it up', () => {
    const river = {
      kind: 'river',
      corners: [
        [0, 38],
        [150, 38],
        [150, 42],
        [0, 42],
      ],
    } as const;
    const { stands, unit } = routed({ areas: [river] });
    expect(unit('own').status).toBe('on');
    expect(stands('own').y).toBeGreaterThanOrEqual(4300);
    expect(stands('own').y).toBeLessThan(4500);
  });
});

describe('melee.retreat-zone', () => {
  it('an enemy who touches it is grazed, one in the way is run into', () => {
    const beside = (x: number, y: number) =>
      routed({ north: { beside: { at: [x, y], bases: 2, facing: 270 } } }).unit('own').status;
    expect(beside(68, 48.2)).toBe('on');
    expect(beside(68.5, 46)).not.toBe('on');
  });
});

describe('artillery.abandoned: gunners who are routed', () => {
  const battery = { ...own, kind: 'gun', bases: 3 } as const;

  it('melee.guns-lost: run as a small column without their guns', () => {
    const { stands, unit } = routed({ south: { own: battery } });
    expect(stands('own')).toMatchObject({ formation: 'gunners', y: 3000 });
    expect(unit('own')).toMatchObject({ pieces: 0, left: null });
  });

  it('by option leave them where they stand', () => {
    const { unit } = routed({ south: { own: battery }, options: { 'melee.guns-lost': 'abandoned' } });
    expect(unit('own')).toMatchObject({ pieces: 3, left: { x: 7500, y: 5000, heading: 900 } });
  });

  it('by option guns that are left are lost at once', () => {
    const options = { 'melee.guns-lost': 'abandoned', 'artillery.abandoned': 'lost-at-once' };
    expect(routed({ south: { own: battery }, options }).unit('own')).toMatchObject({ pieces: 0, left: null });
  });
});
