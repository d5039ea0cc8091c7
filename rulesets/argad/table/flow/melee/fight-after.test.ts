import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import type { FigureIndex } from '../../state/indices.ts';
import { fightOut, type SkirmishCase, type Soldier, square } from '../testing/skirmish.ts';

const west = [50, 50] as const;
const east = [52, 50] as const;
const pike = { at: west, weapons: ['spontoon'] } satisfies Soldier;

/** A figure with a spontoon drives one with a sword eastwards. */
function drive(red: Partial<Soldier> = {}, rest: Partial<SkirmishCase> = {}) {
  const others = rest.red ?? {};
  return fightOut({
    blue: { a: pike },
    dice: { a: [3] },
    ...rest,
    red: { b: { at: east, ...red }, ...others },
  });
}

describe('after the blow', () => {
  const eager = { ...pike, order: { stepUp: true } } satisfies Soldier;

  test('melee.step-up: the victor steps into the place of an enemy killed or driven back, if ordered', () => {
    expect(drive({}, { blue: { a: eager } }).figure('a').x).toBe(5200);
    expect(drive({}, { blue: { a: eager }, dice: { a: [5] } }).figure('a').x).toBe(5200);
    expect(drive().all('steppedUp')).toEqual([]);
    expect(drive({}, { blue: { a: eager }, dice: { a: [1], b: [1] } }).all('steppedUp')).toEqual([]);
  });

  test('melee.step-up: not if the enemy could not go back, nor onto other ground', () => {
    const stuck = drive({}, { blue: { a: eager }, red: { c: { at: [54, 50], captive: true } } });
    expect(stuck.all('steppedUp')).toEqual([]);
    const hill = { id: 'hill', kind: 'hill' as const, corners: square(51.5, 40, 20), level: 1 };
    const climbs = drive({}, { blue: { a: eager }, map: { areas: [hill] }, dice: { a: [5] } });
    expect(climbs.all('steppedUp')).toEqual([]);
  });

  test('melee.step-up: of two victors one has the place', () => {
    const { all, figure } = fightOut({
      blue: { a: eager, c: { ...eager, at: [52, 48] } },
      red: { b: { at: east } },
      dice: { a: [5], c: [5] },
    });
    expect(all('steppedUp')).toHaveLength(1);
    expect([figure('a').x, figure('c').y]).toEqual([5200, 4800]);
  });

  test('melee.order: whoever the victor now touches may strike him', () => {
    const { blow } = drive(
      {},
      { blue: { a: eager }, red: { c: { at: [52, 52.1] } }, dice: { a: [5], c: [1] } },
    );
    expect(blow('c')?.victim).toBe(0);
  });

  test('melee.several, melee.higher-stays, melee.obstacle-who: what is remembered of a fight ends with the contact', () => {
    const enemy = anIndex<FigureIndex>(1);
    const now = { foe: enemy, below: [enemy], holdsAgainst: [enemy] };
    const apart = drive({}, { blue: { a: { ...pike, now } } });
    expect(apart.figure('a')).toMatchObject({ foe: -1, below: [], holdsAgainst: [] });
    const together = drive({}, { blue: { a: { ...pike, now } }, dice: { a: [1], b: [1] } });
    expect(together.figure('a')).toMatchObject(now);
    const followed = drive({}, { blue: { a: { ...eager, now } } });
    expect(followed.figure('a')).toMatchObject({ foe: 1, below: [] });
  });
});

describe('leaving', () => {
  const left = (options: SkirmishCase['options'], moved: readonly ('a' | 'b')[]) =>
    fightOut({
      ...(options === undefined ? {} : { options }),
      blue: { a: { at: west } },
      red: { b: { at: [60, 50] } },
      dice: { a: [4], b: [4] },
      before: (turn, figure) => {
        Object.assign(turn, { touchingAtStart: [[figure('b')], [figure('a')]] });
        for (const id of moved) turn.moved[figure(id)] = true;
      },
    });

  test('turn.leave: free, or a blow of everybody left where that is the option', () => {
    expect(left({}, ['b']).events).toEqual([]);
    const { all, figureIndex: figure } = left({ 'turn.leave': 'blow' }, ['b']);
    expect(all('struck')).toHaveLength(1);
    expect(all('fell')).toMatchObject([{ figure: figure('b'), by: figure('a') }]);
  });

  test('turn.leave: of two who both went neither strikes', () => {
    expect(left({ 'turn.leave': 'blow' }, ['a', 'b']).events).toEqual([]);
  });

  test('turn.leave: it costs nobody the blow of his turn', () => {
    const { all } = fightOut({
      options: { 'turn.leave': 'blow' },
      blue: { a: { at: west } },
      red: { b: { at: [60, 50] }, c: { at: east } },
      dice: { a: [1, 2], c: [1] },
      before: (turn, figure) => {
        Object.assign(turn, { touchingAtStart: [[figure('b')], [figure('a')], []] });
        turn.moved[figure('b')] = true;
      },
    });
    expect(all('struck').map(({ victim }) => victim)).toEqual([1, 2, 0]);
  });
});
