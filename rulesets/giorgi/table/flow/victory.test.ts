/** Tests of victory. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import type { State, Table } from '../state/model.ts';
import { type BattleSetup, give, layBattle, playOn, unitIn } from '../testing/battle.ts';
import { holderOf, isBroken, pointsOf } from './victory.ts';

const four = { a: { at: [20, 10] }, b: { at: [50, 10] }, c: { at: [80, 10] }, d: { at: [110, 10] } } as const;
const battle: BattleSetup = {
  south: four,
  north: { w: { at: [20, 90] }, x: { at: [50, 90] }, y: { at: [80, 90] }, z: { at: [110, 90] } },
};

function lay(options: Readonly<Record<string, unknown>> = {}): { table: Table; state: State } {
  return layBattle({ ...battle, options });
}

describe('scenario.broken', () => {
  it('scenario.broken: half of the units destroyed, off the table or routing', () => {
    const { table, state } = lay();
    unitIn(table, state, 'a').status = 'destroyed';
    expect(isBroken(table, state, anIndex(0))).toBe(false);
    unitIn(table, state, 'b').status = 'off';
    expect(isBroken(table, state, anIndex(0))).toBe(true);
    unitIn(table, state, 'b').status = 'on';
    expect(isBroken(table, state, anIndex(0))).toBe(false);
    unitIn(table, state, 'b').rung = 3;
    expect(isBroken(table, state, anIndex(0))).toBe(true);
    unitIn(table, state, 'b').rung = 2;
    expect(isBroken(table, state, anIndex(0))).toBe(false);
  });

  it('scenario.broken: the share is an option', () => {
    const { table, state } = lay({ 'scenario.victory': { brokenShare: 0.25 } });
    expect(isBroken(table, state, anIndex(0))).toBe(false);
    unitIn(table, state, 'a').status = 'destroyed';
    expect(isBroken(table, state, anIndex(0))).toBe(true);
  });

  it('scenario.broken: looked at when a player turn ends, of either side; both at once is a draw', () => {
    const { table, state } = lay();
    for (const id of ['w', 'x']) unitIn(table, state, id).status = 'destroyed';
    const match = playOn(table, state);
    expect(match.awaits()).toMatchObject({ kind: 'turn' });
    give(match, 'south', { kind: 'done' });
    expect(match.awaits()).toMatchObject({
      kind: 'over',
      result: { winners: ['south'], by: 'scenario.broken', points: { south: 6, north: 0 } },
    });
    const other = lay();
    for (const id of ['a', 'b', 'w', 'x']) unitIn(other.table, other.state, id).rung = 3;
    const draw = playOn(other.table, other.state, { 'w rally': [1] });
    give(draw, 'south', { kind: 'done' });
    expect(draw.awaits()).toMatchObject({ kind: 'over', result: { winners: [], by: 'scenario.broken' } });
  });
});

describe('points', () => {
  it('scenario.points: for enemies destroyed, off the table and routing', () => {
    const { table, state } = lay();
    unitIn(table, state, 'w').status = 'destroyed';
    unitIn(table, state, 'x').status = 'off';
    unitIn(table, state, 'y').rung = 3;
    unitIn(table, state, 'z').rung = 1;
    expect([pointsOf(table, state, anIndex(0)), pointsOf(table, state, anIndex(1))]).toEqual([7, 0]);
    const other = lay({ 'scenario.victory': { destroyed: 5, routing: 2 } });
    unitIn(other.table, other.state, 'w').status = 'destroyed';
    unitIn(other.table, other.state, 'y').rung = 3;
    expect(pointsOf(other.table, other.state, anIndex(0))).toBe(7);
  });

  it('scenario.points: a unit that ran off the table counts once, as lost', () => {
    const { table, state } = lay();
    Object.assign(unitIn(table, state, 'w'), { status: 'off', rung: 3 });
    expect(pointsOf(table, state, anIndex(0))).toBe(3);
  });
});

describe('objectives', () => {
  const aims: BattleSetup = {
    south: { a: { at: [50, 44], facing: 0 } },
    north: { x: { at: [50, 90] } },
    objectives: [{ at: [50, 50] }],
  };

  it('scenario.objective: held by who alone has somebody near it', () => {
    const { table, state } = layBattle(aims);
    const aim = table.objectives[0]!;
    // A line is 2 cm deep, so its front edge is at 45 cm, 5 cm away.
    expect(holderOf(table, state, aim)).toBe(0);
    expect(pointsOf(table, state, anIndex(0))).toBe(2);
    const a = unitIn(table, state, 'a');
    a.stands = { ...a.stands, y: a.stands.y - 1 };
    expect(holderOf(table, state, aim)).toBeNull();
  });

  it('scenario.objective: shaken units hold, routing ones do not; two sides hold nothing', () => {
    const { table, state } = layBattle(aims);
    const aim = table.objectives[0]!;
    const a = unitIn(table, state, 'a');
    a.rung = 2;
    expect(holderOf(table, state, aim)).toBe(0);
    a.rung = 3;
    expect(holderOf(table, state, aim)).toBeNull();
    a.rung = 0;
    const x = unitIn(table, state, 'x');
    x.stands = { ...x.stands, y: 5500 };
    expect(holderOf(table, state, aim)).toBeNull();
    x.rung = 3;
    expect(holderOf(table, state, aim)).toBe(0);
  });

  it('scenario.objective: how near is an option', () => {
    const { table, state } = layBattle({ ...aims, options: { 'scenario.victory': { objectiveCm: 4 } } });
    expect(holderOf(table, state, table.objectives[0]!)).toBeNull();
  });
});
