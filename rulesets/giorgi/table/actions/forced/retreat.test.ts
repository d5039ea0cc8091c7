/** Tests of R1: distance, direction, and what ends it. */
import { describe, expect, it } from 'vitest';
import { retreat } from './index.ts';
import { drivenBack, driving, foe, own } from './testing/driving.ts';

describe('melee.r1', () => {
  it('half the move of the formation, still facing the enemy', () => {
    const { stands, all } = drivenBack();
    expect(stands('own')).toMatchObject({ x: 7500, y: 4400, heading: 900, formation: 'line' });
    expect(all('moved')[0]).toMatchObject({ how: 'R1', effort: 0, changed: false });
  });

  it.each([
    ['column', 'line', 900],
    ['square', 'line', 300],
    ['line', 'heavy-cavalry', 1200],
  ] as const)('in %s of %s by %d tenths', (formation, kind, by) => {
    const { stands } = drivenBack({ south: { own: { ...own, at: [75, 45], formation, kind } } });
    expect(stands('own').y).toBe(4500 - by);
  });

  it('who routs does not retreat', () => {
    const game = driving({ south: { own }, north: { foe } });
    game.unit('own').rung = 3;
    retreat(game.turn, game.index('own'), [game.index('foe')]);
    expect(game.events).toEqual([]);
  });
});

describe('melee.retreat-line', () => {
  it('where that leads no nearer the own edge, straight to it', () => {
    const { stands } = drivenBack({ north: { foe: { ...foe, at: [60, 50], facing: 90, bases: 2 } } });
    expect(stands('own')).toMatchObject({ x: 7500, y: 4400 });
  });

  it('where the enemy who drove it stands in the way to the edge, away from him', () => {
    const { stands } = drivenBack({ north: { foe: { ...foe, at: [75, 48], facing: 0 } } });
    expect(stands('own')).toMatchObject({ x: 7500, y: 5600, heading: 900 });
  });

  it('by option always straight to the own edge', () => {
    const { stands } = drivenBack({
      options: { 'melee.retreat-line': 'own-edge' },
      north: { foe: { ...foe, at: [65, 60] } },
    });
    expect(stands('own')).toMatchObject({ x: 7500, y: 4400 });
  });

  it('a river stops it, and so does a high wall', () => {
    const river = {
      kind: 'river',
      corners: [
        [0, 40],
        [150, 40],
        [150, 46],
        [0, 46],
      ],
    } as const;
    expect(drivenBack({ areas: [river] }).stands('own').y).toBeCloseTo(4700, -1);
    const wall = {
      kind: 'high-wall',
      points: [
        [60, 47],
        [90, 47],
      ],
    } as const;
    expect(drivenBack({ lines: [wall] }).stands('own').y).toBeCloseTo(4800, -1);
  });

  it('a house stops it, a wood only horse', () => {
    const house = { at: [75, 43], widthCm: 8, depthCm: 6 } as const;
    expect(drivenBack({ houses: [house] }).stands('own').y).toBeCloseTo(4700, -1);
    const wood = {
      kind: 'woods',
      corners: [
        [60, 30],
        [90, 30],
        [90, 47],
        [60, 47],
      ],
    } as const;
    const horse = { ...own, kind: 'light-cavalry' } as const;
    expect(drivenBack({ areas: [wood], south: { own: horse } }).stands('own').y).toBeCloseTo(4850, -1);
  });

  it('woods.open-order: foot that is driven into a wood opens out on the same ground', () => {
    const wood = {
      kind: 'woods',
      corners: [
        [60, 30],
        [90, 30],
        [90, 47],
        [60, 47],
      ],
    } as const;
    const { stands } = drivenBack({ areas: [wood] });
    expect(stands('own')).toMatchObject({ x: 7500, y: 4400, formation: 'open', files: 4, gap: 0 });
  });
});

describe('melee.retreat-zone', () => {
  const behind = { at: [75, 36] as const, bases: 4, facing: 0 };

  it('a retreat into the zone of another enemy becomes a rout from there', () => {
    const { turn, stands, unit, all } = drivenBack({
      north: { foe: { ...foe, at: [75, 62] }, behind },
      south: { own: { ...own, at: [75, 60] } },
    });
    expect(stands('own').y).toBe(5800);
    expect(unit('own').rung).toBe(3);
    expect(all('rungSet')).toMatchObject([{ rung: 3, by: 'melee.retreat-zone' }]);
    expect(turn.agenda.at(-1)).toMatchObject({ do: 'forced', move: 'R2', from: [1, 2] });
  });

  it('melee.retreat-cause: zones it stood in do not count, nor those of its cause', () => {
    const { stands, unit } = drivenBack({ north: { foe, behind } });
    expect(unit('own').rung).toBe(0);
    expect(stands('own').y).toBe(4400);
  });

  it('melee.retreat-cause: by option they do', () => {
    const { unit } = drivenBack({ options: { 'melee.retreat-cause': 'counted' } });
    expect(unit('own').rung).toBe(3);
  });
});

describe('melee.off-table', () => {
  it('whose middle passes the edge is gone', () => {
    const { unit, all } = drivenBack({
      south: { own: { ...own, at: [75, 5] } },
      north: { foe: { ...foe, at: [75, 7] } },
    });
    expect(unit('own').status).toBe('off');
    expect(all('wentOff')).toMatchObject([{ by: 'melee.off-table' }]);
  });

  it('who would only overhang it stops there', () => {
    const { stands, unit } = drivenBack({
      south: { own: { ...own, at: [75, 6.5] } },
      north: { foe: { ...foe, at: [75, 8.5] } },
    });
    expect([unit('own').status, stands('own').y]).toEqual(['on', 100]);
  });
});

describe('melee.guns-lost', () => {
  const battery = { ...own, kind: 'gun', bases: 3 } as const;

  it('a battery does not retreat: its guns are lost and its crew runs', () => {
    const { unit, all, turn } = drivenBack({ south: { own: battery } });
    expect(unit('own')).toMatchObject({ pieces: 0, rung: 3 });
    expect(all('gunsTaken')).toHaveLength(1);
    expect(turn.agenda.at(-1)).toMatchObject({ do: 'forced', move: 'R2' });
  });

  it('by option the guns are only left behind', () => {
    const { unit } = drivenBack({ south: { own: battery }, options: { 'melee.guns-lost': 'abandoned' } });
    expect(unit('own')).toMatchObject({ pieces: 3, left: { x: 7500, y: 5000 }, rung: 3 });
  });
});

describe('building.outcome: a garrison driven back', () => {
  it('comes out by the wall farthest from the enemy, in open order', () => {
    const { stands, all } = drivenBack({
      houses: [{ at: [75, 50], widthCm: 8, depthCm: 6 }],
      south: { own: { ...own, house: 'house-0' } },
      north: { foe: { ...foe, at: [75, 60] } },
    });
    expect(all('cameOut')).toHaveLength(1);
    expect(stands('own')).toMatchObject({ house: -1, formation: 'open', heading: 2700, y: 4600 });
  });
});
