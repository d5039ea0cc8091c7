import { describe, expect, test } from 'vitest';
import { fallsDue, playTurn, shootOut, shotAt, type VolleyCase, walk } from '../testing/volley.ts';

const musket = ['flintlock-musket' as const];
const pistol = ['pistol' as const];

/** A musketeer and a target 20 cm away, with differences. */
function duel(one: object, other: object, rest: Partial<VolleyCase> = {}) {
  return shootOut({
    blue: { a: { at: [20, 50], firearms: musket, order: shotAt('b'), ...one } },
    red: { b: { at: [42, 50], firearms: musket, ...other } },
    ...rest,
  });
}

describe('when shots are taken', () => {
  test('turn.shot-end: from the places after movement, with number needed, die and hit', () => {
    const { shot, figure, all, figureIndex } = duel({}, {}, { dice: { a: [5] } });
    expect(shot('a')).toMatchObject({
      rangeCm: 20,
      need: 5,
      modifier: 0,
      hits: 1,
      victims: [figureIndex('b')],
    });
    expect(shot('a')?.dice).toEqual([{ actor: 'a', purpose: 'shot', faces: [5] }]);
    expect(all('fell')).toEqual([
      { kind: 'fell', figure: figureIndex('b'), by: figureIndex('a'), how: 'shot' },
    ]);
    expect(figure('a').loaded).toBe(0);
    expect(figure('b').status).toBe('dead');
    const nearer = duel({}, {}, { dice: { a: [4] }, moves: (turn, id) => walk(turn, id('b'), 30, 50) });
    expect(nearer.shot('a')).toMatchObject({ rangeCm: 8, hits: 0, victims: [] });
    expect(nearer.figure('b').status).toBe('on');
  });

  test('turn.shot-start: casualties are off before anybody moves or shoots later', () => {
    const { all, figure } = duel(
      { order: shotAt('b', { moment: 'start' }) },
      { order: shotAt('a') },
      { dice: { a: [5] } },
    );
    expect(all('shot')).toHaveLength(1);
    expect(figure('a').status).toBe('on');
    expect(figure('b')).toMatchObject({ status: 'dead', loaded: 1 });
  });

  test('turn.shot-start: from the places before movement', () => {
    const { shot } = duel(
      { order: shotAt('b', { moment: 'start' }) },
      {},
      { dice: { a: [1] }, moves: (turn, id) => walk(turn, id('b'), 30, 50) },
    );
    expect(shot('a')).toMatchObject({ rangeCm: 20, moment: 'start' });
  });

  test('turn.shot-start: without the option nobody fires then', () => {
    const { held, figure } = duel(
      { order: shotAt('b', { moment: 'start' }) },
      {},
      { options: { 'turn.shot-start': false } },
    );
    expect(held('a')).toEqual(['turn.shot-start']);
    expect(figure('a').loaded).toBe(1);
  });

  test('turn.shot-start: a musket stays all turn, a pistol counts as moving if its bearer moves afterwards', () => {
    const path = [{ x: 2000, y: 6000 }];
    const start = { moment: 'start' as const };
    expect(duel({ order: { ...shotAt('b', start), path } }, {}).held('a')).toEqual(['shoot.immobile']);
    const shoots = { ...shotAt('b', { ...start, weapon: 'pistol' }), path };
    const moving = duel({ firearms: pistol, at: [32, 50], order: shoots }, {}, { dice: { a: [1] } });
    expect(moving.why('a')).toEqual(['shoot.moving']);
    const stays = { ...shoots, path: [] };
    const still = duel({ firearms: pistol, at: [32, 50], order: stays }, {}, { dice: { a: [1] } });
    expect(still.why('a')).toEqual([]);
  });

  test('turn.shot-moving: taken from where everybody was then, thrown after all movement', () => {
    const order = shotAt('b', { weapon: 'pistol', moment: 'moving' });
    const { shot, why } = duel(
      { firearms: pistol, order },
      {},
      {
        dice: { a: [6, 2] },
        moves(turn, id) {
          walk(turn, id('a'), 34, 50);
          fallsDue(turn, id('a'), { moment: 'moving' });
          walk(turn, id('a'), 10, 50);
          walk(turn, id('b'), 90, 50);
        },
      },
    );
    expect(shot('a')).toMatchObject({ rangeCm: 6, moment: 'moving', from: { x: 3400, y: 5000 } });
    expect(shot('a')).toMatchObject({ to: { x: 4200, y: 5000 }, need: 5, modifier: -1, hits: 1 });
    expect(why('a')).toEqual(['shoot.moving']);
  });

  test('turn.shot-moving: who does not come to the point holds his fire', () => {
    const order = shotAt('b', { weapon: 'pistol', moment: 'moving' });
    expect(duel({ firearms: pistol, order }, {}).held('a')).toEqual(['turn.shot-moving']);
  });

  test('turn.shot-contact: at range 0, by the runner and by the man run at; before any blow', () => {
    const contact = shotAt(null, { weapon: 'pistol', moment: 'contact' });
    const { all, shot, figure } = duel(
      { firearms: pistol, order: contact },
      { order: shotAt('a', { moment: 'contact' }) },
      {
        dice: { a: [5], b: [5] },
        moves(turn, id) {
          walk(turn, id('a'), 40, 50);
          fallsDue(turn, id('a'), { moment: 'contact', other: id('b'), approach: 'closing' });
          fallsDue(turn, id('b'), { moment: 'contact', other: id('a'), approach: 'receiving' });
        },
      },
    );
    expect(all('shot')).toHaveLength(2);
    expect(shot('a')).toMatchObject({ rangeCm: 0, modifier: 0, moment: 'contact' });
    expect(shot('b')).toMatchObject({ rangeCm: 0, modifier: 0, firearm: 'flintlock-musket' });
    expect([figure('a').status, figure('b').status]).toEqual(['dead', 'dead']);
  });

  test('turn.shot-contact: without contact fire is held and the weapon stays loaded', () => {
    const { held, figure } = duel({ order: shotAt('b', { moment: 'contact' }) }, {});
    expect(held('a')).toEqual(['turn.shot-contact']);
    expect(figure('a').loaded).toBe(1);
  });

  test('turn.shots-together: two shooters kill each other, and one victim falls once', () => {
    const { all, figure } = shootOut({
      blue: {
        a: { at: [20, 50], firearms: musket, order: shotAt('b') },
        c: { at: [20, 60], firearms: musket, order: shotAt('b') },
      },
      red: { b: { at: [42, 50], firearms: musket, order: shotAt('a') } },
      dice: { a: [5], b: [5], c: [6, 1] },
    });
    expect(all('shot')).toHaveLength(3);
    expect(all('fell')).toHaveLength(2);
    expect([figure('a').status, figure('b').status, figure('c').status]).toEqual(['dead', 'dead', 'on']);
  });

  test('turn.shots-together: shots of the move and of the end fall together', () => {
    const { all } = duel(
      { firearms: pistol, order: shotAt('b', { weapon: 'pistol', moment: 'moving' }) },
      { order: shotAt('a') },
      {
        dice: { a: [6, 1], b: [5] },
        moves(turn, id) {
          walk(turn, id('a'), 34, 50);
          fallsDue(turn, id('a'), {});
        },
      },
    );
    expect(all('fell')).toHaveLength(2);
  });

  test('turn.immobile, turn.shoot-or-move: who moved fires no musket; blocked where he stands he does', () => {
    const moved = duel({}, {}, { moves: (turn, id) => walk(turn, id('a'), 22, 50) });
    expect(moved.held('a')).toEqual(['shoot.immobile']);
    const blocked = duel(
      { order: { ...shotAt('b'), path: [{ x: 3000, y: 5000 }] } },
      {},
      {
        dice: { a: [1] },
        moves: (turn, id) => {
          turn.blocked[id('a')] = true;
        },
      },
    );
    expect(blocked.shot('a')).toBeDefined();
  });

  test('water.boat-crew: whoever rows neither shoots nor reloads', () => {
    const boat = [
      [16, 45],
      [30, 45],
      [30, 55],
      [16, 55],
    ];
    const { held, figure } = shootOut({
      edition: 'argad-coastal',
      map: {
        areas: [
          {
            id: 'sea',
            kind: 'deep-water',
            corners: [
              [10, 40],
              [35, 40],
              [35, 65],
              [10, 65],
            ],
          },
        ],
        vessels: [{ id: 'boat', kind: 'rowing-boat', corners: boat }],
      },
      blue: {
        a: { at: [20, 50], vessel: 'boat', firearms: pistol, order: shotAt('b', { weapon: 'pistol' }) },
        c: { at: [23, 50], vessel: 'boat', firearms: pistol, now: { loaded: 0 } },
      },
      red: { b: { at: [38, 50] } },
      moves(turn) {
        turn.state.rowings[0] = { path: [{ x: 2000, y: 6000 }], rowers: ['a', 'c'] };
      },
    });
    expect(held('a')).toEqual(['water.boat-crew']);
    expect(figure('c').loaded).toBe(0);
  });

  test('shoot.one-shot: one shot a turn, with the first loaded pistol of a pair', () => {
    const pair = { firearms: ['pistol' as const, 'pistol' as const], at: [34, 50] };
    const first = shotAt('b', { weapon: 'pistol' });
    expect(duel({ ...pair, order: first }, {}, { dice: { a: [1] } }).shot('a')?.weapon).toBe(0);
    const { shot, figure } = duel(
      { ...pair, order: first, now: { loaded: 2 } },
      {},
      {
        dice: { a: [1] },
        moves: (turn, id) => fallsDue(turn, id('a'), {}),
      },
    );
    expect(shot('a')?.weapon).toBe(1);
    expect(figure('a').loaded).toBe(0);
  });
});

describe('in a whole turn', () => {
  const runs = (order: object, b: object = {}) =>
    playTurn({
      blue: { a: { at: [20, 50], firearms: musket, order } },
      red: { b: { at: [30, 50], order: { path: [{ x: 2000, y: 5000 }] }, ...b } },
      dice: { a: [5], b: [5] },
    });

  test('turn.shot-contact: the man run at fires before the blow, and the dead do not strike', () => {
    const { shot, all, figure } = runs(shotAt('b', { moment: 'contact' }));
    expect(shot('a')).toMatchObject({ moment: 'contact', rangeCm: 0, hits: 1 });
    expect(figure('b').status).toBe('dead');
    expect(all('struck')).toEqual([]);
  });

  test('shoot.contact-later: his shot of the end comes too late', () => {
    const { held, all } = runs(shotAt('b'));
    expect(held('a')).toEqual(['shoot.contact-later']);
    expect(all('struck').length).toBeGreaterThan(0);
  });

  test('turn.shot-moving: from the point of the way', () => {
    const { shot } = playTurn({
      blue: {
        a: {
          at: [20, 50],
          firearms: pistol,
          order: {
            ...shotAt('b', { weapon: 'pistol', moment: 'moving', after: 400 }),
            path: [{ x: 3000, y: 5000 }],
          },
        },
      },
      red: { b: { at: [34, 50] } },
      dice: { a: [4] },
    });
    expect(shot('a')).toMatchObject({ moment: 'moving', modifier: -1, hits: 0 });
    expect(shot('a')!.from.x).toBeGreaterThanOrEqual(2400);
    expect(shot('a')!.from.x).toBeLessThan(2500);
  });

  test('turn.reload-done, turn.no-order: loaded again when the turn is over', () => {
    const { figure, all } = playTurn({
      blue: { a: { at: [20, 50], firearms: musket, now: { loaded: 0 } } },
      red: { b: { at: [60, 50] } },
    });
    expect(all('reloaded')).toHaveLength(1);
    expect(figure('a').loaded).toBe(1);
  });
});
