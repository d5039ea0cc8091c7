import { describe, expect, test } from 'vitest';
import { square } from '../testing/skirmish.ts';
import { to, walkOut } from '../testing/walk.ts';

const faraway = { z: { at: [95, 95] } } as const;
const bushes = { id: 'bushes', kind: 'bushes' as const, corners: square(20, 0, 30) };
const wood = { id: 'wood', kind: 'woods' as const, corners: square(20, 0, 30) };
const stream = { id: 'stream', kind: 'knee-water' as const, corners: square(20, 50, 30) };

describe('slowing dice', () => {
  test('move.difficult-foot: the die is taken off the whole move', () => {
    const { place, all, moved, turn } = walkOut({
      map: { areas: [bushes] },
      blue: { a: { at: [10, 10], order: to([30, 10]) } },
      red: faraway,
      dice: { a: [3] },
    });
    expect(all('slowed')).toMatchObject([
      {
        figures: [0],
        ground: 'difficult',
        tenths: [1700],
        blocked: false,
        dice: [{ actor: 'a', purpose: 'slow' }],
      },
    ]);
    expect(place('a')).toEqual([27, 10]);
    expect(moved('a')!.stopped).toBe('allowance');
    expect(turn.allowance[0]).toBe(1700);
  });

  test('turn.slow-first: thrown before anybody moves, even if he is stopped before that ground', () => {
    const { events, place } = walkOut({
      map: { areas: [bushes] },
      blue: { a: { at: [10, 10], order: to([30, 10]) } },
      red: { b: { at: [15, 10] } },
      dice: { a: [5] },
    });
    expect(events[0]).toMatchObject({ kind: 'slowed', tenths: [1500] });
    expect(place('a')[0]).toBeLessThanOrEqual(13);
  });

  test('move.any-moment, terrain.in: a way that only grazes the ground with the base throws; one beside it does not', () => {
    const grazing = { map: { areas: [bushes] }, red: faraway };
    const beside = walkOut({ ...grazing, blue: { a: { at: [19, 10], order: to([19, 20]) } } });
    expect(beside.all('slowed')).toEqual([]);
    const inside = walkOut({
      ...grazing,
      blue: { a: { at: [19.1, 10], order: to([19.1, 20]) } },
      dice: { a: [1] },
    });
    expect(inside.all('slowed')).toHaveLength(1);
  });

  test('move.very-difficult-foot, move.load-order: load off, then halved, then the die', () => {
    const { all } = walkOut({
      map: { areas: [stream], objects: [{ id: 'keg', name: 'Keg', weight: 'heavy' }] },
      blue: { a: { at: [15, 60], carries: 'keg', order: to([23, 60]) } },
      red: faraway,
      dice: { a: [2] },
    });
    expect(all('slowed')).toMatchObject([{ ground: 'very-difficult', tenths: [600] }]);
  });

  test('move.blocked-foot, move.blocked-effect: a six and nobody of the group moves', () => {
    const { all, place, turn, events } = walkOut({
      map: { areas: [bushes] },
      blue: { a: { at: [10, 10], order: to([30, 10]) }, b: { at: [10, 13], order: to([30, 13]) } },
      red: faraway,
      dice: { a: [6] },
    });
    expect(all('slowed')).toMatchObject([{ figures: [0, 1], blocked: true, tenths: [0, 0] }]);
    expect(place('a')).toEqual([10, 10]);
    expect(turn.blocked.slice(0, 2)).toEqual([true, true]);
    expect(turn.moved.slice(0, 2)).toEqual([false, false]);
    expect(events).toHaveLength(1);
  });

  test('move.difficult-mounted, move.blocked-mounted-difficult: two dice; only two sixes block', () => {
    const ride = (faces: number[]) =>
      walkOut({
        map: { areas: [bushes] },
        blue: { a: { at: [10, 10], facing: 90, troop: 'light-cavalry', order: to([50, 10]) } },
        red: faraway,
        dice: { a: faces },
      }).all('slowed');
    expect(ride([6, 1])).toMatchObject([{ tenths: [3300], blocked: false }]);
    expect(ride([6, 6])).toMatchObject([{ tenths: [0], blocked: true }]);
  });

  test('move.very-difficult-mounted, move.blocked-mounted-very: halved, two dice, one six blocks', () => {
    const ride = (faces: number[]) =>
      walkOut({
        map: { areas: [wood] },
        blue: { a: { at: [10, 10], facing: 90, troop: 'light-cavalry', order: to([25, 10]) } },
        red: faraway,
        dice: { a: faces },
      }).all('slowed');
    expect(ride([5, 2])).toMatchObject([{ ground: 'very-difficult', tenths: [1300] }]);
    expect(ride([1, 6])).toMatchObject([{ tenths: [0], blocked: true }]);
  });

  test('move.floor: never below nothing, and that is not blocked', () => {
    const { all, turn } = walkOut({
      map: { areas: [stream], objects: [{ id: 'gun', name: 'Gun', weight: 'very-heavy' }] },
      blue: { a: { at: [15, 60], gear: 'elderly', carries: 'gun', order: to([16, 60], [20, 60]) } },
      red: faraway,
      dice: { a: [5] },
    });
    expect(all('slowed')).toMatchObject([{ tenths: [0], blocked: false }]);
    expect(turn.blocked[0]).toBe(false);
  });

  test('move.at-home: two dice and the lower counts, where he is at home in all that slows him', () => {
    const home = { at: [10, 10], atHome: ['bushes'], order: to([30, 10]) } as const;
    const walk = (areas: object[], faces: number[]) =>
      walkOut({ map: { areas: areas as never }, blue: { a: home }, red: faraway, dice: { a: faces } }).all(
        'slowed',
      );
    expect(walk([bushes], [6, 2])).toMatchObject([{ tenths: [1800] }]);
    const marsh = { id: 'marsh', kind: 'difficult', corners: square(12, 6, 5) };
    expect(walk([bushes, marsh], [4])).toMatchObject([{ tenths: [1600] }]);
  });

  test('move.one-roll, move.worst-terrain: several grounds, one throw, by the worst', () => {
    const marsh = { id: 'marsh', kind: 'very-difficult' as const, corners: square(12, 6, 5) };
    const { all } = walkOut({
      map: { areas: [bushes, marsh] },
      blue: { a: { at: [10, 10], order: to([20, 10]) } },
      red: faraway,
      dice: { a: [1] },
    });
    expect(all('slowed')).toMatchObject([{ ground: 'very-difficult', tenths: [900] }]);
  });

  test('move.open: no die in the open', () => {
    const { all } = walkOut({ blue: { a: { at: [10, 10], order: to([30, 10]) } }, red: faraway });
    expect(all('slowed')).toEqual([]);
  });
});

describe('groups', () => {
  test('group.moving: chained gaps of 4 cm and the same way: one throw for all', () => {
    const { all } = walkOut({
      map: { areas: [bushes] },
      blue: {
        b: { at: [10, 5], order: to([25, 5]) },
        a: { at: [10, 11], order: to([25, 11]) },
        c: { at: [10, 17], order: to([25, 14]) },
      },
      red: faraway,
      dice: { a: [4] },
    });
    expect(all('slowed')).toMatchObject([{ figures: [0, 1, 2], tenths: [1600, 1600, 1600] }]);
  });

  test('group.moving: farther apart, or another way, each throws', () => {
    const { all } = walkOut({
      map: { areas: [bushes] },
      blue: {
        a: { at: [21, 5], order: to([35, 5]) },
        b: { at: [21, 11.1], order: to([35, 11.1]) },
        c: { at: [21, 14], order: to([21, 25]) },
      },
      red: faraway,
      dice: { a: [1], b: [2], c: [3] },
    });
    expect(all('slowed').map(({ tenths }) => tenths[0])).toEqual([1900, 1800, 1700]);
  });

  test('move.group-roll: a mixed group throws for its foot and for its riders', () => {
    const { all, figureIndex: figure } = walkOut({
      map: { areas: [bushes] },
      blue: {
        a: { at: [10, 5], order: to([25, 5]) },
        r: { at: [10, 9], facing: 90, troop: 'light-cavalry', order: to([30, 9]) },
        s: { at: [10, 13], facing: 90, troop: 'heavy-cavalry', order: to([30, 13]) },
      },
      red: faraway,
      dice: { a: [2], r: [1, 2] },
    });
    expect(all('slowed')).toMatchObject([
      { figures: [figure('a')], tenths: [1800] },
      { figures: [figure('r'), figure('s')], tenths: [3700, 3300] },
    ]);
  });

  test('move.group-roll: the throw goes by the first name, whatever the order of the roster', () => {
    const one = { at: [10, 5], order: to([25, 5]) } as const;
    const other = { at: [10, 8], order: to([25, 8]) } as const;
    for (const blue of [
      { a: one, b: other },
      { b: other, a: one },
    ])
      expect(
        walkOut({ map: { areas: [bushes] }, blue, red: faraway, dice: { a: [2] } }).all('slowed'),
      ).toHaveLength(1);
  });
});

describe('crouching', () => {
  const hidden = { at: [30, 10], posture: 'crouched', secret: true } as const;

  test('hide.crouch-move: 2 cm and a die of its own, told only to those who know, still hidden', () => {
    const { all, place, figure, moved } = walkOut({
      map: { areas: [bushes] },
      blue: { a: { ...hidden, order: { ...to([38, 10]), pace: 'crouch' } } },
      red: faraway,
      dice: { a: [3] },
    });
    expect(all('slowed')).toMatchObject([{ tenths: [500], only: ['blue'], dice: [{ purpose: 'crouch' }] }]);
    expect(place('a')).toEqual([35, 10]);
    expect(moved('a')).toMatchObject({ posture: 'crouched', only: ['blue'] });
    expect(figure('a').known).toBe(1);
    expect(all('shown')).toEqual([]);
  });

  test('hide.reveal: whoever walks is shown, and upright', () => {
    const { events, figure } = walkOut({
      map: { areas: [bushes] },
      blue: { a: { ...hidden, order: to([35, 10]) } },
      red: faraway,
      dice: { a: [1] },
    });
    expect(events.map(({ kind }) => kind)).toEqual(['slowed', 'shown', 'moved']);
    expect(figure('a')).toMatchObject({ known: 3, posture: 'upright' });
  });

  test('hide.reveal: whoever is blocked does not move and is not shown', () => {
    const { all } = walkOut({
      map: { areas: [bushes] },
      blue: { a: { ...hidden, order: to([35, 10]) } },
      red: faraway,
      dice: { a: [6] },
    });
    expect(all('shown')).toEqual([]);
    expect(all('slowed')).toMatchObject([{ only: ['blue'] }]);
  });

  test('hide.touched: an unseen man stops whoever runs into him and is shown', () => {
    const { all, figure } = walkOut({
      map: { areas: [bushes] },
      blue: { a: hidden },
      red: { b: { at: [15, 10], order: to([34, 10]) } },
      dice: { b: [1] },
    });
    expect(all('touched')).toHaveLength(1);
    expect(all('shown')).toMatchObject([{ figure: 0, to: [1], by: 'hide.touched' }]);
    expect(figure('b').x).toBeLessThanOrEqual(2800);
  });

  test('hide.declared: at the end of a walk down into cover, if the end is in cover', () => {
    const crouch = (dice: number[]) =>
      walkOut({
        map: { areas: [bushes] },
        blue: { a: { at: [3, 10], order: { ...to([20, 10]), posture: 'crouched' } } },
        red: faraway,
        dice: { a: dice },
      }).figure('a').posture;
    expect(crouch([1])).toBe('crouched');
    expect(crouch([5])).toBe('upright');
  });
});
