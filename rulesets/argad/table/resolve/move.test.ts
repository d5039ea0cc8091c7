import { describe, expect, test } from 'vitest';
import { to, walkOut } from './testing/walk.ts';

const faraway = { z: { at: [95, 95] } } as const;

describe('slices', () => {
  test('turn.slices: everybody goes along his way until it ends', () => {
    const { place, moved, turn, man } = walkOut({
      blue: { a: { at: [10, 10], order: to([20, 10], [20, 15]) }, b: { at: [50, 50] } },
      red: faraway,
    });
    expect(place('a')).toEqual([20, 15]);
    expect(moved('a')).toMatchObject({
      way: [
        { x: 1000, y: 1000 },
        { x: 2000, y: 1000 },
        { x: 2000, y: 1500 },
      ],
      slice: 30,
      stopped: 'arrived',
      posture: 'upright',
    });
    expect(turn.went[man('a')]).toBe(1500);
    expect(turn.moved).toEqual([true, false, false]);
    expect(place('b')).toEqual([50, 50]);
    expect(moved('b')).toBeUndefined();
  });

  test('turn.slices: two who cross at different times do not meet', () => {
    const { place, all } = walkOut({
      blue: { a: { at: [10, 10], order: to([30, 10]) } },
      red: { b: { at: [20, 26], order: to([20, 6]) } },
    });
    expect(place('a')).toEqual([30, 10]);
    expect(place('b')).toEqual([20, 6]);
    expect(all('touched')).toEqual([]);
  });

  test('turn.slices: shots on the move are taken where the order says, when everybody is where he is then', () => {
    const shot = { weapon: 'pistol', target: 'z', moment: 'moving', after: 1000, fallback: 'hold' } as const;
    const { turn, man } = walkOut({
      blue: { a: { at: [10, 10], firearms: ['pistol'], order: { ...to([30, 10]), shot } } },
      red: { z: { at: [60, 60], order: to([60, 80]) } },
    });
    expect(turn.dueShots).toHaveLength(1);
    expect(turn.dueShots[0]).toMatchObject({ figure: man('a'), moment: 'moving', when: { slice: 20 } });
    expect(turn.dueShots[0]!.when.x[man('a')]).toBe(2000);
    expect(turn.dueShots[0]!.when.y[man('z')]).toBe(7000);
  });
});

describe('contact', () => {
  test('turn.contact-stops: enemies who touch stop, both', () => {
    const { figure, all, turn, man } = walkOut({
      blue: { a: { at: [10, 10], order: to([30, 10]) } },
      red: { b: { at: [30, 10], order: to([10, 10]) } },
    });
    const gap = figure('b').x - figure('a').x - 200;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(10);
    expect(all('touched')).toEqual([{ kind: 'touched', one: man('a'), other: man('b'), slice: 18 }]);
    expect(turn.closed).toEqual([true, true]);
    expect(turn.firstTouched).toEqual([1, 0]);
    expect(turn.touchedAny).toEqual([true, true]);
    expect(all('gripped')).toHaveLength(2);
  });

  test('turn.stop-short: a mover stops short of a friend who stands, without touching him through', () => {
    const { place, moved } = walkOut({
      blue: { a: { at: [10, 10], order: to([30, 10]) }, b: { at: [20, 10] } },
      red: faraway,
    });
    expect(place('a')[0]).toBeLessThanOrEqual(18);
    expect(place('a')[0]).toBeGreaterThan(17.8);
    expect(moved('a')!.stopped).toBe('friend');
  });
});
