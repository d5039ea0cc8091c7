import { describe, expect, test } from 'vitest';
import { shootOut, shotAt, type VolleyCase, walk } from '../../flow/testing/volley.ts';

const edition = 'argad-coastal';
const gunner = {
  at: [20, 50] as const,
  firearms: ['blunderbuss' as const],
  order: shotAt('b', { weapon: 'blunderbuss' }),
};

/** A blunderbuss at 8 cm from `b`, with others around the target. */
function blast(others: VolleyCase['red'], faces: readonly number[], rest: Partial<VolleyCase> = {}) {
  return shootOut({
    edition,
    blue: { a: gunner },
    red: { b: { at: [30, 50] }, ...others },
    dice: { a: faces },
    ...rest,
  });
}

const besides = (gap: number) => ({
  c: { at: [30, 52 + gap] as const },
  d: { at: [30, 54 + 2 * gap] as const },
});
/** Two red dice, one white. A red 4 hits only with the bonus of a group. */
const almost = [4, 1, 1];
const isGroup = (fired: ReturnType<typeof blast>) => fired.why('a').includes('shoot.group-bonus');

describe('groups as targets', () => {
  test('group.target: three on foot with gaps of 4 cm or less, chained', () => {
    expect(isGroup(blast(besides(4), almost))).toBe(true);
    expect(isGroup(blast(besides(4.1), almost))).toBe(false);
    expect(isGroup(blast({ c: { at: [30, 54] } }, almost))).toBe(false);
  });

  test('shoot.group-bonus: lifts one die to a hit', () => {
    expect(blast(besides(2), almost).shot('a')?.hits).toBe(1);
    expect(blast({}, almost).shot('a')?.hits).toBe(0);
  });

  test('group.target: 8 cm while they walk the same way', () => {
    const walks =
      (c: readonly [number, number]): NonNullable<VolleyCase['moves']> =>
      (turn, id) => {
        walk(turn, id('b'), 30, 50);
        walk(turn, id('c'), 30, 59);
        walk(turn, id('d'), 30, 68);
        Object.assign(turn.start.x, { [id('b')]: 3600, [id('c')]: 3000 + c[0], [id('d')]: 3600 });
        Object.assign(turn.start.y, { [id('b')]: 5000, [id('c')]: 5900 + c[1], [id('d')]: 6800 });
      };
    expect(isGroup(blast(besides(7), almost, { moves: walks([600, 0]) }))).toBe(true);
    expect(isGroup(blast(besides(7), almost, { moves: walks([600, 600]) }))).toBe(true);
    expect(isGroup(blast(besides(7), almost, { moves: walks([600, 700]) }))).toBe(false);
    expect(isGroup(blast(besides(7), almost))).toBe(false);
  });

  test('group.bunch: trained light infantry is a group only if its player says so', () => {
    const trained = (order: object) => ({
      c: { at: [30, 53] as const, light: true, order },
      d: { at: [30, 56] as const },
    });
    expect(isGroup(blast(trained({}), almost))).toBe(false);
    expect(isGroup(blast(trained({ together: true }), almost))).toBe(true);
  });

  test('group.target: neither hidden figures nor those the shooter does not know of count', () => {
    const bushes = {
      areas: [
        {
          id: 'bush',
          kind: 'bushes' as const,
          corners: [
            [28, 52],
            [32, 52],
            [32, 54],
            [28, 54],
          ],
        },
      ],
    };
    const crouched = { ...besides(1), c: { at: [30, 53] as const, posture: 'crouched' as const } };
    expect(isGroup(blast(crouched, almost, { map: bushes }))).toBe(false);
    expect(isGroup(blast(crouched, almost))).toBe(true);
    const secret = { ...besides(1), c: { at: [30, 53] as const, now: { known: 2 } } };
    expect(isGroup(blast(secret, almost))).toBe(false);
  });

  test('shoot.spread: each hit takes one, nearest to the aimed-at figure first; more are lost', () => {
    const figures = { c: { at: [30, 55] as const }, d: { at: [30, 53] as const } };
    const two = blast(figures, [5, 5, 1]);
    expect(two.shot('a')).toMatchObject({ hits: 2, victims: [two.figureIndex('b'), two.figureIndex('d')] });
    expect(two.all('fell')).toHaveLength(2);
    const alone = blast({}, [5, 5, 5]);
    expect(alone.shot('a')).toMatchObject({ hits: 3, victims: [alone.figureIndex('b')] });
  });

  test('leader.radius: with the option whoever is far from his leaders has no bonus', () => {
    const options = { 'leader.radius': true };
    const led = (x: number) => ({
      options,
      blue: { a: gunner, leader: { at: [x, 70] as const, leader: true } },
    });
    expect(isGroup(blast(besides(2), almost, led(20)))).toBe(true);
    expect(isGroup(blast(besides(2), almost, led(50)))).toBe(false);
    expect(isGroup(blast(besides(2), almost, { ...led(50), options: {} }))).toBe(true);
  });

  test('shoot.surprise: with the option +1 for who was unknown, unless his leaders are far', () => {
    const fires = (options: object, known: number) =>
      blast({}, [1, 1, 1], { options: { ...options }, blue: { a: { ...gunner, now: { known } } } });
    const option = { 'shoot.surprise': true };
    expect(fires(option, 1).shot('a')?.modifier).toBe(1);
    expect(fires(option, 3).shot('a')?.modifier).toBe(0);
    expect(fires({}, 1).shot('a')?.modifier).toBe(0);
    expect(fires({ ...option, 'leader.radius': true }, 1).shot('a')?.modifier).toBe(0);
  });
});
