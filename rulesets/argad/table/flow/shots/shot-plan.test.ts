import { describe, expect, test } from 'vitest';
import { shootOut, shotAt, type VolleyCase } from '../testing/volley.ts';

const musket = ['flintlock-musket' as const];

/** A musketeer and a target 20 cm away, with differences. */
function duel(one: object, other: object, rest: Partial<VolleyCase> = {}) {
  return shootOut({
    blue: { a: { at: [20, 50], firearms: musket, order: shotAt('b'), ...one } },
    red: { b: { at: [42, 50], firearms: musket, ...other } },
    ...rest,
  });
}

describe('whom shots are aimed at', () => {
  const two = (order: object, rest: Partial<VolleyCase> = {}) =>
    shootOut({
      blue: { a: { at: [20, 50], firearms: musket, order } },
      red: { far: { at: [60, 60] }, near: { at: [40, 50] }, third: { at: [40, 30] } },
      dice: { a: [1] },
      ...rest,
    });

  test('turn.target-lost: fire is held unless the order says the nearest', () => {
    const gone: VolleyCase['moves'] = (turn, id) => {
      turn.state.figures[id('far')]!.status = 'gone';
    };
    const held = two(shotAt('far'), { moves: gone });
    expect(held.held('a')).toEqual(['turn.target-lost']);
    expect(held.figure('a').loaded).toBe(1);
    const nearest = two(shotAt('far', { fallback: 'nearest' }), { moves: gone });
    expect(nearest.shot('a')?.target).toBe(nearest.figureIndex('near'));
  });

  test('turn.target-lost: the fallback looks past those who cannot be shot, and names why if nobody can', () => {
    const hedge = {
      lines: [
        {
          id: 'wall',
          kind: 'high-wall' as const,
          points: [
            [30, 45],
            [30, 55],
          ],
        },
      ],
    };
    const order = shotAt('near', { fallback: 'nearest' });
    const { shot, figureIndex: figure } = two(order, { map: hedge });
    expect(shot('a')?.target).toBe(figure('third'));
    const nobody = shootOut({
      blue: { a: { at: [20, 50], firearms: musket, order } },
      red: { near: { at: [40, 50] } },
      map: hedge,
    });
    expect(nobody.held('a')).toEqual(['shoot.line-solid']);
  });

  describe('turn.target-lost: nobody wastes a load on a shot without any chance', () => {
    const hedge = (from: number[], to: number[]) => ({
      lines: [{ id: 'hedge', kind: 'hedge' as const, points: [from, to] }],
    });
    /** Untrained figures at long range behind a hedge: 7 is needed with -2, and no die shows 9. */
    const recruits = (order: object, red: VolleyCase['red'], rest: Partial<VolleyCase> = {}) =>
      shootOut({
        blue: { a: { at: [10, 50], firearms: musket, class: 2, order } },
        red,
        map: hedge([50, 45], [50, 55]),
        dice: { a: [6, 6, 6] },
        ...rest,
      });
    const behind = { at: [58, 50] as const };
    const inTheOpen = { at: [50, 80] as const };

    test('fire is held at the target named, and the weapon stays loaded', () => {
      const { held, shot, figure } = recruits(shotAt('b'), { b: behind });
      expect(shot('a')).toBeUndefined();
      expect(held('a')).toEqual(['turn.target-lost']);
      expect(figure('a').loaded).toBe(1);
    });

    test('the nearest is the nearest who can be hit at all', () => {
      const order = shotAt('b', { fallback: 'nearest' });
      const { shot, figureIndex } = recruits(order, { b: behind, c: inTheOpen });
      expect(shot('a')?.target).toBe(figureIndex('c'));
      const any = recruits(shotAt(null), { b: behind, c: inTheOpen });
      expect(any.shot('a')?.target).toBe(any.figureIndex('c'));
      expect(recruits(shotAt(null), { b: behind }).held('a')).toEqual(['turn.target-lost']);
    });

    test('shoot.natural-eight: what only a third 6 reaches is a chance', () => {
      const trained = (options: Readonly<Record<string, unknown>>) =>
        shootOut({
          blue: { a: { at: [10, 50], firearms: musket, order: shotAt('b') } },
          red: { b: behind },
          map: hedge([50, 45], [50, 55]),
          dice: { a: [6, 6, 6] },
          options,
        });
      expect(trained({}).shot('a')).toMatchObject({ need: 7, modifier: -1, hits: 1 });
      expect(trained({ 'shoot.natural-eight': false }).held('a')).toEqual(['turn.target-lost']);
    });
  });

  test('turn.orders: without a target the nearest, of equally near ones the first', () => {
    const { shot, figureIndex: figure } = two(shotAt(null));
    expect(shot('a')?.target).toBe(figure('near'));
    const even = two(shotAt(null), {
      moves: (turn, id) => Object.assign(turn.state.figures[id('far')]!, { x: 2000, y: 7000 }),
    });
    expect(even.shot('a')?.target).toBe(even.figureIndex('far'));
  });

  test('turn.target-lost: nobody in range', () => {
    const { held, all } = duel({ order: shotAt(null) }, { at: [90, 50] });
    expect(held('a')).toEqual(['turn.target-lost']);
    expect(all('heldFire')[0]?.target).toBe(-1);
  });

  test('turn.surprise: who was unseen when orders were sealed cannot be shot, even if shown since', () => {
    const shown: VolleyCase['moves'] = (turn, id) => {
      turn.state.figures[id('b')]!.known = 3;
    };
    expect(duel({}, { now: { known: 2 } }, { moves: shown }).held('a')).toEqual(['turn.surprise']);
    const nearest = duel({ order: shotAt(null) }, { now: { known: 2 } }, { moves: shown });
    expect(nearest.held('a')).toEqual(['turn.target-lost']);
  });

  test('shoot.free-choice: not only the nearest', () => {
    const { shot, figureIndex: figure } = two(shotAt('far'));
    expect(shot('a')?.target).toBe(figure('far'));
  });

  test('turn.target-lost: prisoners and friends are no targets', () => {
    const fires = (target: string) =>
      shootOut({
        blue: { a: { at: [20, 50], firearms: musket, order: shotAt(target) }, c: { at: [20, 60] } },
        red: { b: { at: [42, 50], captive: true }, d: { at: [42, 60] } },
      });
    expect(fires('b').held('a')).toEqual(['turn.target-lost']);
    expect(fires('c').held('a')).toEqual(['turn.target-lost']);
  });
});

describe('what a shot brings', () => {
  test('hide.reveal: a hidden shooter is shown before his shot', () => {
    const { events, figure } = duel({ now: { known: 1 } }, {}, { dice: { a: [1] } });
    expect(events.map(({ kind }) => kind)).toEqual(['shown', 'shot']);
    expect(figure('a').known).toBe(3);
  });

  test('hide.secret: who holds his fire unseen is told to his own side only', () => {
    const { all } = duel({ now: { known: 1 } }, { at: [95, 50] });
    expect(all('heldFire')[0]?.only).toEqual(['blue']);
  });

  test('figure.carry: a carrier drops his thing to shoot', () => {
    const map = { objects: [{ id: 'keg', name: 'Keg', weight: 'none' as const }] };
    const { state, events } = duel({ carries: 'keg' }, {}, { map, dice: { a: [1] } });
    expect(state.things[0]).toMatchObject({ carriers: [], x: 2000, y: 5000 });
    expect(events.map(({ kind }) => kind)).toEqual(['dropped', 'shot']);
  });

  test("leader.wound: with the option a leader's first hit wounds, the second removes", () => {
    const options = { 'leader.wound': true };
    const wounded = duel({}, { leader: true }, { options, dice: { a: [5] } });
    expect(wounded.figure('b')).toMatchObject({ status: 'on', wounded: true });
    const again = duel({}, { leader: true, now: { wounded: true } }, { options, dice: { a: [5] } });
    expect(again.figure('b').status).toBe('dead');
    expect(duel({}, { leader: true }, { dice: { a: [5] } }).figure('b').status).toBe('dead');
    expect(duel({}, {}, { options, dice: { a: [5] } }).figure('b').status).toBe('dead');
  });

  test('leader.wound: two hits in one moment wound and remove; a wounded shooter has a class less', () => {
    const options = { 'leader.wound': true };
    const { all } = shootOut({
      blue: {
        a: { at: [20, 50], firearms: musket, order: shotAt('b') },
        c: { at: [20, 60], firearms: musket, order: shotAt('b') },
      },
      red: { b: { at: [42, 50], leader: true } },
      options,
      dice: { a: [5], c: [6, 1] },
    });
    expect([all('wounded').length, all('fell').length]).toEqual([1, 1]);
    const weak = duel({ now: { wounded: true } }, {}, { options, dice: { a: [5] } });
    expect(weak.why('a')).toEqual(['shoot.class']);
  });
});
