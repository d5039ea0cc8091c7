import { describe, expect, test } from 'vitest';
import { indexIn, layBattle, turnOn, unitIn } from '../../testing/battle.ts';
import { playFrom } from '../../testing/play.ts';
import { breakingPoint, breakOn, mayReform } from './index.ts';

const line = (x: number, y: number) => ({ at: [x, y] as const, formation: 'column' as const });

/** Breaks units and resolves the breaking point without forced moves. */
function breakNear(
  north: Parameters<typeof layBattle>[0]['north'],
  broke: readonly string[],
  faces: Record<string, readonly number[]> = {},
  options: Record<string, unknown> = {},
) {
  const { table, state } = layBattle({ south: { z: line(20, 10) }, north, options });
  const { turn, all } = turnOn(table, state, faces);
  for (const id of broke)
    turn.resolution.emit({ kind: 'rungSet', unit: indexIn(table, id), rung: 3, by: 'melee.r2' });
  breakingPoint(turn);
  for (let entry = turn.agenda.pop(); entry !== undefined; entry = turn.agenda.pop())
    if (entry.do === 'breaking') breakOn(turn, entry.done, entry.tested);
  return { all, rungOf: (id: string) => unitIn(table, state, id).rung };
}

describe('breaking point', () => {
  test('morale.breaking-when: friends within 20 cm test, the nearest first; others do not', () => {
    const { all } = breakNear({ a: line(50, 60), b: line(70, 60), c: line(60, 60), d: line(95, 60) }, ['a'], {
      'b breaking': [1],
      'c breaking': [1],
    });
    expect(all('tested').map(({ unit }) => unit)).toEqual([3, 2]);
  });

  test('morale.breaking-who: nobody of a higher index', () => {
    const { all } = breakNear({ a: line(50, 60), b: { ...line(62, 60), kind: 'grenadier' } }, ['a']);
    expect(all('tested')).toEqual([]);
  });

  test('morale.breaking-ladder, morale.breaking-chain: a step down each time; a new rout makes neighbours test again', () => {
    const north = { a: line(50, 60), b: line(58, 60), c: line(66, 60) };
    const { table, state } = layBattle({ south: { z: line(20, 10) }, north });
    unitIn(table, state, 'b').rung = 2;
    const { turn, all } = turnOn(table, state, { 'b breaking': [6], 'c breaking': [6, 6] });
    turn.resolution.emit({ kind: 'rungSet', unit: indexIn(table, 'a'), rung: 3, by: 'melee.r2' });
    breakingPoint(turn);
    for (let entry = turn.agenda.pop(); entry !== undefined; entry = turn.agenda.pop())
      if (entry.do === 'breaking') breakOn(turn, entry.done, entry.tested);
    expect(all('tested').map(({ unit }) => table.units[unit]!.id)).toEqual(['b', 'c', 'c']);
    expect(unitIn(table, state, 'b').rung).toBe(3);
    expect(unitIn(table, state, 'c').rung).toBe(2);
  });

  test('morale.breaking-where: only who began to rout in this player turn', () => {
    expect(breakNear({ a: line(50, 60), b: line(58, 60) }, []).all('tested')).toEqual([]);
  });
});

describe('rally and reform', () => {
  const battle = { south: { a: line(50, 30), b: line(90, 30) }, north: { z: line(20, 90) } } as const;

  test('morale.rally: passed it stops, shaken, faces as it likes and does no more; failed it runs on', () => {
    const passed = playFrom(battle, { 'a rally': [1] });
    passed.state.step = 'start';
    passed.unit('a').rung = 3;
    passed.give({ kind: 'rally', unit: 'a', heading: 900 });
    expect(passed.unit('a')).toMatchObject({ rung: 1, quiet: true, stands: { heading: 900 } });
    expect(passed.against({ kind: 'move', unit: 'a', steps: [{ step: 'march', by: 100 }] })).toContain(
      'morale.rally',
    );
    const failed = playFrom(battle, { 'a rally': [6], 'a rout': [3] });
    failed.state.step = 'start';
    failed.unit('a').rung = 3;
    failed.give({ kind: 'rally', unit: 'a', heading: 900 });
    expect(failed.unit('a').rung).toBe(3);
    expect(failed.all('moved')).toMatchObject([{ how: 'R2' }]);
  });

  test('morale.reform: without a roll, if no enemy is within 20 cm; steady again and quiet', () => {
    const played = playFrom(battle);
    played.state.step = 'start';
    played.unit('a').rung = 2;
    played.unit('b').rung = 1;
    played.give({ kind: 'reform', unit: 'a' });
    expect(played.unit('a')).toMatchObject({ rung: 0, quiet: true });
    const near = layBattle({ ...battle, north: { z: line(50, 50) } });
    near.state.step = 'start';
    unitIn(near.table, near.state, 'a').rung = 1;
    expect(mayReform(near.table, near.state, indexIn(near.table, 'a'))).toEqual(['morale.reform']);
  });
});
