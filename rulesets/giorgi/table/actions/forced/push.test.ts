/** Tests of friends that a retreat runs into: shaken, and pushed on. */
import { describe, expect, it } from 'vitest';
import { retreat } from './index.ts';
import { drivenBack, driving, foe, own } from './testing/driving.ts';

describe('melee.r1-friend', () => {
  it('stops on the friend, who is shaken and moved one base back', () => {
    const { stands, unit, all } = drivenBack({ south: { own, friend: { at: [75, 46], bases: 4 } } });
    expect(stands('own').y).toBe(4800);
    expect(stands('friend').y).toBe(4400);
    expect(unit('friend').rung).toBe(1);
    expect(all('rungSet')).toMatchObject([{ rung: 1, by: 'melee.r1-friend' }]);
    expect(all('moved').map(({ how }) => how)).toEqual(['pushed', 'R1']);
  });

  it('what the friend meets is pushed on, but not shaken', () => {
    const { stands, unit } = drivenBack({
      south: { own, friend: { at: [75, 46], bases: 4 }, third: { at: [80, 44], bases: 4 } },
    });
    expect([stands('friend').y, stands('third').y]).toEqual([4400, 4200]);
    expect([unit('friend').rung, unit('third').rung]).toEqual([1, 0]);
  });

  it('of two friends reached together both are shaken and moved one base back', () => {
    const column = { formation: 'column' } as const;
    const { stands, unit } = drivenBack({
      south: {
        own: { at: [50, 60], bases: 6 },
        f1: { ...column, at: [44, 54] },
        f2: { ...column, at: [56, 54] },
      },
      north: { foe: { at: [50, 63] } },
    });
    expect([stands('own').y, stands('f1').y, stands('f2').y]).toEqual([5800, 5200, 5200]);
    expect([unit('f1').rung, unit('f2').rung]).toEqual([1, 1]);
  });

  it('of two friends reached together one who is held makes it stop short of both', () => {
    const game = driving({
      south: { own, f1: { at: [72, 46], bases: 2 }, f2: { at: [78, 46], bases: 2 } },
      north: { foe },
    });
    const [by, on] = [game.index('foe'), game.index('f2')];
    game.turn.state.clashes = [
      { by, on, struck: 'front', run: 0, charging: false, thinned: false, how: 'attack' },
    ];
    retreat(game.turn, game.index('own'), [by]);
    expect(['own', 'f1', 'f2'].map((id) => game.stands(id).y)).toEqual([5000, 4600, 4600]);
    expect([game.unit('f1').rung, game.unit('f2').rung]).toEqual([1, 1]);
  });

  it('who cannot be pushed far enough makes the other stop short', () => {
    const wall = {
      kind: 'high-wall',
      points: [
        [60, 44.5],
        [90, 44.5],
      ],
    } as const;
    const { stands } = drivenBack({ south: { own, friend: { at: [75, 46], bases: 4 } }, lines: [wall] });
    expect(stands('friend').y).toBeCloseTo(4550, -1);
    expect(stands('own').y).toBeCloseTo(4950, -1);
  });

  it('move.through-friends: open order is passed', () => {
    const skirmishers = {
      at: [75, 47] as const,
      bases: 4,
      kind: 'light',
      formation: 'open',
      gapCm: 0,
    } as const;
    const { stands, unit } = drivenBack({ south: { own, skirmishers } });
    expect([stands('own').y, stands('skirmishers').y]).toEqual([4400, 4700]);
    expect(unit('skirmishers').rung).toBe(0);
  });

  it('open order on which it would stop is pushed', () => {
    const skirmishers = {
      at: [75, 44] as const,
      bases: 4,
      kind: 'light',
      formation: 'open',
      gapCm: 0,
    } as const;
    const { stands, unit } = drivenBack({ south: { own, skirmishers } });
    expect([stands('own').y, stands('skirmishers').y]).toEqual([4600, 4200]);
    expect(unit('skirmishers').rung).toBe(1);
  });
});
