import { pointDistance } from '@grognard/geometry';
import { describe, expect, test } from 'vitest';
import type { March } from '../../state/orders.ts';
import { square } from '../testing/skirmish.ts';
import { to, type WalkCase, walkOut } from '../testing/walk.ts';

const faraway = { z: { at: [95, 95] } } as const;
type Steps = readonly Partial<March['steps'][number]>[];

/** Six figures in this many files around (30, 30), facing east, on the march. */
function column(files: number, steps: Steps, rest: Partial<WalkCase> = {}, kind: object = {}) {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const mounted = 'troop' in kind;
  const blue = Object.fromEntries(
    ids.map((id, n) => {
      const rank = Math.floor(n / files);
      const file = n % files;
      const at = mounted ? [30 - 5 * rank, 30 - 2.5 * file] : [30 - 2 * rank, 30 - 2 * file];
      return [id, { at: at as [number, number], facing: 90, leader: n === 0, ...kind }];
    }),
  );
  return walkOut({
    edition: 'argad-2021',
    blue,
    red: faraway,
    bodies: [{ id: 'column', figures: ids, files, facing: 90 }],
    ...rest,
    prepare: (state, figure) => {
      state.marches[0] = march(steps);
      rest.prepare?.(state, figure);
    },
  });
}

function march(steps: Steps): March {
  return { open: false, steps: steps.map((step) => ({ step: 'march', by: 0, angle: 0, ...step }) as const) };
}

describe('close order on the march', () => {
  test('formation.close-order: a body moves as one, its men in their places', () => {
    const { all, place, turn } = column(2, [{ by: 1000 }]);
    expect(all('bodyMoved')).toHaveLength(1);
    expect(place('a')).toEqual([40, 30]);
    expect(place('f')).toEqual([36, 28]);
    expect(turn.moved.slice(0, 6)).toEqual([true, true, true, true, true, true]);
    expect(turn.went[5]).toBe(1000);
  });

  test('formation.infantry-narrow, formation.infantry-wide, formation.infantry-back: no farther than the pace', () => {
    expect(column(2, [{ by: 1900 }]).place('a')).toEqual([46, 30]);
    expect(column(6, [{ by: 1900 }]).place('a')).toEqual([42, 30]);
    expect(column(2, [{ by: -1900 }]).place('a')).toEqual([22, 30]);
    expect(column(2, [{ step: 'slide', by: 1900 }]).place('a')).toEqual([30, 22]);
  });

  test('formation.own-speed: no faster than its slowest man', () => {
    const { place } = column(2, [{ by: 1900 }], {
      blue: Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e', 'f'].map((id, n) => [
          id,
          {
            at: [30 - 2 * Math.floor(n / 2), 30 - 2 * (n % 2)] as const,
            facing: 90,
            leader: n === 0,
            gear: n === 3 ? 'elderly' : 'light',
          },
        ]),
      ) as never,
    });
    expect(place('a')).toEqual([42, 30]);
  });

  test('formation.contact-pace: a line goes 16 cm if that brings it into contact, else 12', () => {
    const enemy = (x: number) => ({ red: { z: { at: [x, 25] as const } } });
    const near = column(6, [{ by: 1600 }], enemy(46.5));
    expect(near.all('touched').length).toBeGreaterThan(0);
    expect(near.place('a')[0]).toBeGreaterThan(44.3);
    expect(near.turn.allowance[0]).toBe(1600);
    const far = column(6, [{ by: 1600 }], enemy(48.5));
    expect(far.all('touched')).toEqual([]);
    expect(far.place('a')).toEqual([42, 30]);
    expect(far.turn.allowance[0]).toBe(1200);
    const later = column(6, [{ by: 1600 }], { ...enemy(46.5), edition: 'argad-2024' });
    expect(later.place('a')).toEqual([42, 30]);
  });

  test('formation.close-order: a wheel keeps one corner and every man in his file', () => {
    const { state, figure } = column(6, [{ step: 'wheel', angle: 300 }]);
    expect(state.bodies[0]!.heading).toBe(300);
    expect(figure('a').heading).toBe(300);
    expect(figure('a').x).toBeLessThan(figure('f').x);
  });

  test('turn.contact-stops: one man touched stops the whole body', () => {
    const {
      all,
      place,
      turn,
      figureIndex: figure,
    } = column(2, [{ by: 1500 }], { red: { z: { at: [38, 27.5] } } });
    expect(all('touched').map(({ one, other }) => [one, other])).toEqual([[figure('b'), figure('z')]]);
    expect(place('a')[0]).toBeLessThanOrEqual(36);
    expect(turn.touchedAny.slice(0, 3)).toEqual([false, true, false]);
  });

  test('charge.definition, melee.charge-heavy: heavy cavalry charges in close order', () => {
    const { all, turn } = column(
      3,
      [{ by: 3000 }],
      { red: { z: { at: [60, 27.5] } } },
      { troop: 'heavy-cavalry' },
    );
    expect(all('charged').map(({ figure }) => figure)).toEqual([1]);
    expect(turn.chargedInBody[1]).toBe(true);
  });

  test('terrain.high-wall, building.difficult: a body stops before a house, even before its door', () => {
    const house = {
      id: 'house',
      rooms: [{ id: 'hall', corners: square(36, 20, 14) }],
      openings: [
        {
          id: 'door',
          kind: 'door' as const,
          at: [
            [36, 27],
            [36, 33],
          ],
          joins: ['hall', 'outside'],
        },
      ],
    };
    const { place, figure } = column(2, [{ by: 700 }], {
      map: { buildings: [house] },
      edition: 'argad-2021',
    });
    expect(place('a')[0]).toBeGreaterThan(34.8);
    expect(place('a')[0]).toBeLessThanOrEqual(35);
    expect(figure('a').room).toBe(-1);
  });

  test('formation.close-order: somebody who stands in a gap of the last rank holds the body up', () => {
    const gap = column(4, [{ by: 500 }], { red: { z: { at: [28, 24] } } });
    expect(gap.place('a')).toEqual([30, 30]);
    expect(column(4, [{ by: 500 }]).place('a')).toEqual([35, 30]);
  });

  test('move.no-overlap: whoever stands in the corner between ranks does not walk through them', () => {
    const { figure } = column(2, [], {
      red: { z: { at: [31.8, 31.1], order: to([25, 29]) } },
    });
    const [z, a] = [figure('z'), figure('a')];
    expect(pointDistance(z.x, z.y, a.x, a.y)).toBeGreaterThanOrEqual(200);
  });

  test('hide.reveal: a body that marches is seen', () => {
    const { all } = column(2, [{ by: 500 }], {
      prepare: (state) => {
        for (const figure of state.figures.slice(0, 6)) figure.known = 1;
      },
    });
    expect(all('shown')).toHaveLength(6);
  });
});

describe('drill', () => {
  test('formation.turn: about, each man in his place, then the march the other way', () => {
    const still = column(3, [{ step: 'turn', angle: 1800 }]);
    expect(still.place('a')).toEqual([30, 30]);
    expect(still.figure('a').heading).toBe(1800);
    expect(still.state.bodies[0]!.members[0]).toBe(still.figureIndex('f'));
    expect(still.turn.moved).not.toContain(true);
    const away = column(3, [{ step: 'turn', angle: 1800 }, { by: 1000 }]);
    expect(away.place('a')).toEqual([20, 30]);
  });

  test('formation.turn: left and right, the flank becomes the front', () => {
    const left = column(3, [{ step: 'turn', angle: 900 }, { by: 500 }]);
    expect(left.place('a')).toEqual([30, 35]);
    expect(left.state.bodies[0]!.files).toBe(2);
    const right = column(3, [{ by: 500 }, { step: 'turn', angle: -900 }]);
    expect(right.place('a')).toEqual([35, 30]);
    expect(right.figure('f').heading).toBe(2700);
  });

  test('formation.turn: without room for the turned ranks the body stays as it is', () => {
    const { place, figure } = column(
      3,
      [{ step: 'turn', angle: 900 }, { by: 500 }],
      { red: { z: { at: [28, 34] } } },
      { troop: 'heavy-cavalry' },
    );
    expect(place('a')).toEqual([30, 30]);
    expect(figure('a').heading).toBe(0);
  });

  test('formation.change: ranks open before anybody moves, and each goes his own way', () => {
    const { all, place } = column(2, [], {
      prepare: (state, figure) => {
        state.marches[0] = { open: true, steps: [] };
        state.orders[figure('a')] = { ...state.orders[figure('z')]!, ...to([40, 30]) };
      },
      red: { z: { at: [95, 95], order: to([94, 95]) } },
    });
    expect(all('opened')).toHaveLength(1);
    expect(place('a')).toEqual([40, 30]);
    expect(place('b')).toEqual([30, 28]);
  });
});
