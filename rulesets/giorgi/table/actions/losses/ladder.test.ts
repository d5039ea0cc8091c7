import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../../testing/battle.ts';
import { forgetRetreats } from './index.ts';
import { lay } from './testing/losing.ts';

describe('tests for losses', () => {
  test('morale.trigger-count: at the second and fourth loss; two pairs at once, two tests', () => {
    const one = lay({}, { 'a losses': [3] });
    one.lose(1);
    one.test();
    expect(one.all('tested')).toEqual([]);
    one.lose(1);
    one.test();
    expect(one.all('tested')).toMatchObject([{ what: 'losses', passed: true }]);
    one.test();
    expect(one.all('tested')).toHaveLength(1);
    const two = lay({}, { 'a losses': [3, 3] });
    two.lose(5);
    two.test();
    expect(two.all('tested')).toHaveLength(2);
  });

  test('morale.test: passed at the index or less; a scenario may change it', () => {
    const passes = (face: number, modifier = 0) => {
      const {
        lose: take,
        test: due,
        a,
      } = lay({ south: { a: { at: [50, 40], modifier } } }, { 'a losses': [face] });
      take(2);
      due();
      return a.rung === 0;
    };
    expect([3, 4].map((face) => passes(face))).toEqual([true, false]);
    expect([2, 3].map((face) => passes(face, -1))).toEqual([true, false]);
  });

  test('morale.test-limits: a 1 always passes and a 6 always fails', () => {
    const guard = { a: { at: [50, 40] as const, kind: 'guard' as const, modifier: 3 } };
    const of = (options: BattleSetup['options']) => {
      const { lose: take, test: due, a } = lay({ options: options ?? {}, south: guard }, { 'a losses': [6] });
      take(2);
      due();
      return a.rung;
    };
    expect(of({})).toBe(1);
    expect(of({ 'morale.test-limits': false })).toBe(0);
  });

  test('morale.second-failure: shaken, retreat, rout', () => {
    const { a, enemy, turn, unit, lose: take, test: due, all } = lay({}, { 'a losses': [6, 6, 6] });
    take(2);
    due();
    expect(a.rung).toBe(1);
    expect(turn.agenda).toEqual([]);
    take(2);
    due();
    expect(a.rung).toBe(2);
    expect(turn.agenda).toEqual([{ do: 'forced', unit, move: 'R1', from: [enemy] }]);
    take(2);
    due();
    expect(a.rung).toBe(3);
    // A unit that routs does not retreat first.
    expect(turn.agenda).toEqual([{ do: 'forced', unit, move: 'R2', from: [enemy] }]);
    expect(all('rungSet').map(({ by }) => by)).toEqual([
      'morale.shaken',
      'morale.second-failure',
      'morale.second-failure',
    ]);
    take(2);
    due();
    expect(all('tested')).toHaveLength(3);
  });

  test('morale.second-failure: a rout at once, or nothing more', () => {
    const after = (reading: string) => {
      const {
        a,
        turn,
        lose: take,
        test: due,
      } = lay({ options: { 'morale.second-failure': reading } }, { 'a losses': [6, 6] });
      take(4);
      due();
      return [a.rung, turn.agenda.length];
    };
    expect(after('rout')).toEqual([3, 1]);
    expect(after('none')).toEqual([1, 0]);
  });

  test('morale.trigger-when: routing units do not test', () => {
    const { a, lose: take, test: due, all } = lay();
    a.rung = 3;
    take(4);
    due();
    expect(all('tested')).toEqual([]);
  });

  test('morale.ladder-kept: for a player turn only, who retreated is shaken afterwards', () => {
    const after = (reading: string) => {
      const { a, turn } = lay({ options: { 'morale.ladder-kept': reading } });
      a.rung = 2;
      forgetRetreats(turn);
      return a.rung;
    };
    expect(after('until-reformed')).toBe(2);
    expect(after('player-turn')).toBe(1);
  });
});

describe('a general near by', () => {
  const options = { 'command.general': true };

  function tests(
    at: [number, number],
    faces: readonly number[],
    change: (laid: ReturnType<typeof lay>) => void = () => {},
  ) {
    const laid = lay({ options }, { 'a losses': faces });
    Object.assign(laid.state.generals[0]!, { x: at[0] * 100, y: at[1] * 100 });
    change(laid);
    laid.lose(2 * faces.length);
    laid.test();
    return laid.all('tested').map(({ passed, general }) => [passed, general]);
  }

  test('command.general-test: +1 within 10 cm, in one test of a player turn', () => {
    expect(tests([50, 28.3], [4, 4])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(tests([50, 28.2], [4])).toEqual([[false, false]]);
  });

  test('command.general-test: not by a lost general, nor where it makes no difference', () => {
    expect(
      tests([50, 35], [4], ({ state }) => {
        state.generals[0]!.status = 'lost';
      }),
    ).toEqual([[false, false]]);
    const guard = lay({ options, south: { a: { at: [50, 40], kind: 'guard' } } }, { 'a losses': [5] });
    Object.assign(guard.state.generals[0]!, { x: 5000, y: 3500 });
    guard.lose(2);
    guard.test();
    expect(guard.all('tested')).toMatchObject([{ passed: true, general: false }]);
    expect(guard.state.generals[0]!.helped).toBe(false);
  });

  test('command.general-lost: with a unit that is destroyed, on a 1', () => {
    const after = (face: number) => {
      const laid = lay({ options }, { 'south general': [face] });
      laid.state.generals[0]!.with = laid.unit;
      laid.lose(99);
      return laid.state.generals[0]!.status;
    };
    expect([1, 2].map(after)).toEqual(['lost', 'on']);
  });
});
