import { describe, expect, test } from 'vitest';
import { basesLeft, basesOf } from '../bodies/index.ts';
import { type Battle, type Faces, indexIn, layBattle, turnOn, unitIn } from '../testing/battle.ts';
import { forgetRetreats, lose, takeOffEnd, testsDue } from './index.ts';

function lay(battle: Partial<Battle> = {}, faces: Faces = {}) {
  const laid = layBattle({ south: { a: { at: [50, 40] } }, north: { b: { at: [50, 60] } }, ...battle });
  const { table, state } = laid;
  const begun = turnOn(table, state, faces);
  const unit = indexIn(table, 'a');
  return {
    ...laid,
    ...begun,
    unit,
    a: unitIn(table, state, 'a'),
    lose: (soldiers: number) => lose(begun.turn, unit, soldiers, 'fire'),
    test: () => testsDue(begun.turn, unit, [indexIn(table, 'b')]),
    places: () => basesOf(table, state, unit).map(({ x, y }) => [x, y]),
    bases: () => basesLeft(table, unit, unitIn(table, state, 'a')),
  };
}

describe('losses', () => {
  test('unit.loss: each kill takes one soldier, and the window counts them', () => {
    const { a, lose: take, all } = lay();
    take(2);
    expect(a).toMatchObject({ soldiers: 16, lost: 2 });
    expect(all('lost')).toMatchObject([{ soldiers: 16, by: 'fire' }]);
  });

  test('unit.bases-left: the third loss empties a base, or the first where bases are rounded down', () => {
    const up = lay();
    up.lose(2);
    expect(up.bases()).toBe(6);
    up.lose(1);
    expect(up.bases()).toBe(5);
    const down = lay({ options: { 'unit.bases-left': 'down' } });
    down.lose(1);
    expect(down.bases()).toBe(5);
  });

  test('unit.base-removed: off the end farther from the enemy, left if equal; the others stay where they are', () => {
    const before = lay().places();
    const equal = lay();
    equal.lose(3);
    expect(equal.places()).toEqual(before.slice(1));
    const left = lay({ north: { b: { at: [40, 60] } } });
    left.lose(3);
    expect(left.places()).toEqual(before.slice(0, 5));
    const right = lay({ north: { b: { at: [60, 60] } } });
    right.lose(6);
    expect(right.places()).toEqual(before.slice(2));
  });

  test('unit.base-removed: a column loses its last rank from the right', () => {
    const column = { south: { a: { at: [50, 40] as const, formation: 'column' as const } } };
    const before = lay(column).places();
    const one = lay(column);
    one.lose(3);
    expect(one.places()).toEqual(before.slice(0, 5));
    one.lose(3);
    expect(one.places()).toEqual(before.slice(0, 4));
    one.lose(9);
    expect(one.places()).toEqual(before.slice(0, 1));
  });

  test('unit.base-removed: under "any" the owner is asked for each base, and may take it from the right', () => {
    const options = { 'unit.base-removed': 'any' };
    const before = lay().places();
    const asked = lay({ options, north: { b: { at: [40, 60] } } });
    asked.lose(3);
    expect(asked.turn.agenda).toEqual([{ do: 'end', unit: asked.unit }]);
    expect(asked.places()).toEqual(before.slice(1));
    takeOffEnd(asked.turn, asked.unit, 'right');
    expect(asked.places()).toEqual(before.slice(0, 5));
    expect(asked.a).toMatchObject({ soldiers: 15, lost: 3 });
    const column = { a: { at: [50, 40] as const, formation: 'column' as const } };
    const unasked = lay({ options, south: column });
    unasked.lose(3);
    expect(unasked.turn.agenda).toEqual([]);
  });

  test('unit.battery-strength: a piece is out when its gunners are gone', () => {
    const battery = lay({ south: { a: { at: [50, 40], kind: 'gun', bases: 4 } } });
    expect(battery.a).toMatchObject({ soldiers: 8, pieces: 4 });
    battery.lose(1);
    expect(battery.a.pieces).toBe(4);
    battery.lose(1);
    expect(battery.a.pieces).toBe(3);
    expect(battery.places()).toHaveLength(3);
  });

  test('unit.gone: without soldiers a unit is destroyed and waits for nothing more', () => {
    const { a, turn, unit, lose: take, kinds } = lay();
    turn.agenda.push({ do: 'forced', unit, move: 'R1', from: [] });
    take(99);
    expect(a).toMatchObject({ status: 'destroyed', soldiers: 0, lost: 18 });
    expect(kinds()).toEqual(['lost', 'destroyed']);
    expect(turn.agenda).toEqual([]);
  });

  test('woods.mixed: those whose value counts fall first', () => {
    const mixed = { a: { at: [50, 40] as const, with: { kind: 'grenadier' as const, bases: 2 } } };
    const first = lay({ south: mixed });
    expect(first.a).toMatchObject({ soldiers: 18, second: 6 });
    first.lose(2);
    expect(first.a).toMatchObject({ soldiers: 16, second: 6 });
    const second = lay({ south: mixed });
    second.a.counts = 'second';
    second.lose(7);
    expect(second.a).toMatchObject({ soldiers: 11, second: 0 });
  });
});

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
    const of = (options: Battle['options']) => {
      const { lose: take, test: due, a } = lay({ options: options ?? {}, south: guard }, { 'a losses': [6] });
      take(2);
      due();
      return a.rung;
    };
    expect(of({})).toBe(1);
    expect(of({ 'morale.test-limits': false })).toBe(0);
  });

  test('morale.second-failure: shaken, retreat, rout', () => {
    const { a, b, turn, unit, lose: take, test: due, all } = withB({}, { 'a losses': [6, 6, 6] });
    take(2);
    due();
    expect(a.rung).toBe(1);
    expect(turn.agenda).toEqual([]);
    take(2);
    due();
    expect(a.rung).toBe(2);
    expect(turn.agenda).toEqual([{ do: 'forced', unit, move: 'R1', from: [b] }]);
    take(2);
    due();
    expect(a.rung).toBe(3);
    // Who runs does not first retreat.
    expect(turn.agenda).toEqual([{ do: 'forced', unit, move: 'R2', from: [b] }]);
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

function withB(battle: Partial<Battle>, faces: Faces) {
  const laid = lay(battle, faces);
  return { ...laid, b: indexIn(laid.table, 'b') };
}

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
