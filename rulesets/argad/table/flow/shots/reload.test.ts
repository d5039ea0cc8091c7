import { describe, expect, test } from 'vitest';
import { shootOut, shotAt, type VolleyCase, walk } from '../testing/volley.ts';

const musket = ['flintlock-musket' as const];
const swivel = ['swivel-gun' as const];
const reloads = { reload: 'flintlock-musket' as const };
const empty = { loaded: 0 };
const coastal = { edition: 'argad-coastal', map: { supports: [[20, 51]] } };

/** One figure reloading an empty musket, and an enemy far away. */
function one(a: object, rest: Partial<VolleyCase> = {}) {
  return shootOut({
    blue: { a: { at: [20, 50], firearms: musket, now: empty, order: reloads, ...a } },
    red: { b: { at: [80, 50] } },
    ...rest,
  });
}

describe('reloading', () => {
  test('weapon.reload, turn.reload-done: one turn, done when it ends', () => {
    const { events, figure, figureIndex } = one({});
    expect(events).toEqual([{ kind: 'reloaded', figure: figureIndex('a'), weapon: 0, done: true }]);
    expect(figure('a').loaded).toBe(1);
  });

  test('weapon.reload: not on the move, not driven back, not in the turn of a shot', () => {
    expect(one({}, { moves: (turn, id) => walk(turn, id('a'), 21, 50) }).figure('a').loaded).toBe(0);
    const recoils: VolleyCase['moves'] = (turn, id) => {
      turn.state.figures[id('a')]!.x = 2200;
    };
    expect(one({}, { moves: recoils }).figure('a').loaded).toBe(0);
    const shoots = { ...reloads, ...shotAt('b', { weapon: 'flintlock-musket' }) };
    const fired = one({ order: shoots, now: { loaded: 1 } }, { dice: { a: [1] } });
    expect(fired.figure('a').loaded).toBe(0);
  });

  test('turn.no-order: without an order an empty firearm is reloaded, with another order it is not', () => {
    expect(one({ order: undefined }).figure('a').loaded).toBe(1);
    expect(one({ order: {} }).figure('a').loaded).toBe(0);
    expect(one({ order: undefined, now: { loaded: 1 } }).events).toEqual([]);
  });

  test('move.blocked-effect: who is blocked does not reload', () => {
    const blocked: VolleyCase['moves'] = (turn, id) => {
      turn.blocked[id('a')] = true;
    };
    expect(one({}, { moves: blocked }).figure('a').loaded).toBe(0);
  });

  test('shoot.one-shot: a pair of pistols is reloaded one after the other', () => {
    const { figure } = one({ firearms: ['pistol', 'pistol'], order: { reload: 'pistol' } });
    expect(figure('a').loaded).toBe(1);
    const second = one({ firearms: ['pistol', 'pistol'], order: { reload: 'pistol' }, now: { loaded: 1 } });
    expect(second.figure('a').loaded).toBe(3);
  });

  test('weapon.reload-two: two turns that need not follow each other', () => {
    const gun = { firearms: swivel, order: { reload: 'swivel-gun' } };
    const first = one(gun, coastal);
    expect(first.all('reloaded')).toMatchObject([{ done: false }]);
    expect(first.figure('a')).toMatchObject({ loaded: 0, reloading: 1 });
    const second = one({ ...gun, now: { loaded: 0, reloading: 1 } }, coastal);
    expect(second.figure('a')).toMatchObject({ loaded: 1, reloading: 0 });
    const pistolBetween = { firearms: ['swivel-gun', 'pistol'], order: { reload: 'pistol' } };
    const between = one({ ...pistolBetween, now: { loaded: 0, reloading: 1 } }, coastal);
    expect(between.figure('a')).toMatchObject({ loaded: 2, reloading: 1 });
  });

  test('weapon.reload-crew: two men who touch and do nothing else reload a swivel gun in one turn', () => {
    const crew = (c: object, rest: Partial<VolleyCase> = {}) =>
      shootOut({
        ...coastal,
        blue: {
          a: { at: [20, 50], firearms: swivel, now: empty, order: { reload: 'swivel-gun' } },
          c: { at: [22, 50], order: { reload: 'swivel-gun' }, ...c },
        },
        red: { b: { at: [80, 50] } },
        ...rest,
      }).figure('a').loaded;
    expect(crew({})).toBe(1);
    expect(crew({ at: [22.2, 50] })).toBe(0);
    expect(crew({ order: {} })).toBe(0);
    expect(crew({}, { moves: (turn, id) => turn.touchedAny.fill(true, id('c')) })).toBe(0);
    expect(crew({}, { moves: (turn, id) => turn.moved.fill(true, id('c')) })).toBe(0);
  });

  test('weapon.reload-crew: two guns of two gunners beside each other do not help each other', () => {
    const order = { reload: 'swivel-gun' as const };
    const { figure } = shootOut({
      ...coastal,
      blue: {
        a: { at: [20, 50], firearms: swivel, now: empty, order },
        c: { at: [22, 50], firearms: swivel, now: empty, order },
      },
      red: { b: { at: [80, 50] } },
    });
    expect([figure('a').reloading, figure('c').reloading]).toEqual([1, 1]);
  });

  test('weapon.reload-contact: contact at any moment of the turn stops it, unless the option says so', () => {
    const touched: VolleyCase['moves'] = (turn, id) => {
      turn.touchedAny[id('a')] = true;
    };
    expect(one({}, { moves: touched }).figure('a').loaded).toBe(0);
    const options = { 'weapon.reload-contact': 'yes' };
    expect(one({}, { moves: touched, options }).figure('a').loaded).toBe(1);
    const atStart = { red: { b: { at: [22, 50] as const } } };
    expect(one({}, atStart).figure('a').loaded).toBe(0);
    expect(one({}, { ...atStart, options }).figure('a').loaded).toBe(1);
  });

  test.each([
    ['argad-2021', 'contact', 1],
    ['argad-2021', 'charge', 0],
    ['argad-2024', 'contact', 0],
    ['argad-2024', 'charge', 0],
  ] as const)('weapon.reload-mounted: %s, a rider who awaits %s', (edition, what, loaded) => {
    const options = { 'weapon.reload-contact': 'yes' };
    const awaits: VolleyCase['moves'] = (turn, id) => {
      turn.firstTouched[id('a')] = id('b');
      if (what === 'charge') turn.chargeOn[id('b')] = id('a');
    };
    const rider = { troop: 'light-cavalry', firearms: ['pistol'], order: { reload: 'pistol' } };
    expect(one(rider, { edition, options, moves: awaits }).figure('a').loaded).toBe(loaded);
    expect(one(rider, { edition, options }).figure('a').loaded).toBe(1);
  });

  test('water.swimmer-shoots: a swimmer does not reload', () => {
    const sea = {
      areas: [
        {
          id: 'sea',
          kind: 'deep-water' as const,
          corners: [
            [60, 60],
            [70, 60],
            [70, 70],
          ],
        },
      ],
    };
    const swims = { swims: 'good', now: { loaded: 0, swimming: true } };
    expect(one(swims, { edition: 'argad-coastal', map: sea }).figure('a').loaded).toBe(0);
  });

  test('figure.mount-time: no reload in the turn of mounting', () => {
    expect(one({ order: { ...reloads, saddle: 'dismount' } }).figure('a').loaded).toBe(0);
  });

  test('hide.doing-nothing: a hidden man who reloads is seen, or with the option tells his own side alone', () => {
    const hidden = { posture: 'crouched', now: { loaded: 0, known: 1 } };
    const { all, figure } = one(hidden);
    expect(all('shown')).toMatchObject([{ to: [1], by: 'hide.doing-nothing' }]);
    expect(figure('a').known).toBe(3);
    const quiet = one(hidden, { options: { 'hide.doing-nothing': 'reload-hidden' } });
    expect(quiet.all('shown')).toEqual([]);
    expect(quiet.all('reloaded')).toMatchObject([{ done: true, only: ['blue'] }]);
  });

  test('figure.carry: what is carried is dropped to reload', () => {
    const map = { objects: [{ id: 'keg', name: 'Keg', weight: 'none' as const }] };
    const { state } = one({ carries: 'keg' }, { map });
    expect(state.things[0]?.carriers).toEqual([]);
  });
});
