/** Groups: who is joined, in which place, and what may be ordered together. */
import { describe, expect, it } from 'vitest';
import { type BattleSetup, indexIn, layBattle, type TestUnit } from '../testing/battle.ts';
import { againstGroup, areJoined, offsetsIn, widestRank } from './index.ts';

const lay = (south: Readonly<Record<string, TestUnit>>, battle: BattleSetup = {}) => {
  const { table, state } = layBattle({ ...battle, south });
  const units = Object.keys(south).map((id) => indexIn(table, id));
  return { table, state, units };
};

const foot = (x: number, y: number, facing = 0) => ({ kind: 'pike-and-shot', at: [x, y], facing }) as const;
const horse = (x: number, y: number) => ({ kind: 'heavy-cavalry', at: [x, y] }) as const;

describe('command.group-joined', () => {
  const joined = (a: TestUnit, b: TestUnit) => {
    const { table, state, units } = lay({ a, b });
    return areJoined(table, state, units[0]!, units[1]!);
  };

  it('side by side with both front corners of the shared side together', () => {
    expect(joined(foot(10, 5), foot(12, 5))).toBe(true);
    expect(joined(foot(10, 5), foot(12.01, 5))).toBe(true);
    expect(joined(foot(10, 5), foot(12.1, 5))).toBe(false);
    expect(joined(foot(10, 5), foot(12, 5.5))).toBe(false);
    // Bases of unlike depth stand with their fronts in line: that of the foot is at 5.5.
    expect(joined(foot(10, 5), horse(11.5, 5.125))).toBe(true);
    expect(joined(foot(10, 5), horse(11.5, 5))).toBe(false);
  });

  it('behind each other with a front corner on a rear corner; a corner alone is not enough', () => {
    expect(joined(foot(10, 5), foot(10, 4))).toBe(true);
    expect(joined(foot(10, 5), horse(9.5, 4.125))).toBe(true);
    expect(joined(foot(10, 5), horse(10, 4.125))).toBe(false);
    expect(joined(foot(10, 5), foot(12, 4))).toBe(false);
  });

  it('facing the same way', () => {
    expect(joined(foot(10, 5), foot(12, 5, 180))).toBe(false);
    expect(joined(foot(10, 5, 45), foot(11.414, 3.586, 45))).toBe(true);
  });
});

it('command.group-rank: the widest rank is the foremost of equals', () => {
  const { table, state, units } = lay({
    a: foot(10, 5),
    b: foot(12, 5),
    c: foot(10, 4),
    d: foot(12, 4),
    e: foot(10, 3),
  });
  const offsets = offsetsIn(table, state, units)!;
  expect(offsets).toEqual([
    { right: 0, ahead: -200 },
    { right: 800, ahead: -200 },
    { right: 0, ahead: -600 },
    { right: 800, ahead: -600 },
    { right: 0, ahead: -1000 },
  ]);
  expect(widestRank(table, units, offsets)).toEqual([0, 1]);
});

it('command.group, command.group-wide, command.group-mix, command.group-dragoons', () => {
  const against = (south: Readonly<Record<string, TestUnit>>, options = {}) => {
    const { table, state, units } = lay(south, { options });
    return againstGroup(table, state, units);
  };
  expect(against({ a: foot(10, 5), b: foot(12, 5) })).toEqual([]);
  expect(against({ a: foot(10, 5), b: foot(13, 5) })).toEqual(['command.group-joined']);
  expect(against({ a: foot(10, 5), b: horse(11.5, 5.125) })).toEqual(['command.group-mix']);
  const seven = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`u${n}`, horse(5 + n, 5)]));
  expect(against(seven)).toEqual(['command.group-wide']);
  expect(against(seven, { 'command.group-wide': 7 })).toEqual([]);
  const dragoons = { kind: 'dragoons', at: [11, 5] } as const;
  const mixed = { a: horse(10, 5), b: dragoons };
  expect(against(mixed)).toEqual([]);
  expect(against(mixed, { 'command.group-dragoons': 'foot' })).toEqual(['command.group-mix']);
  const { table, state } = layBattle({
    southCorps: { one: { units: { a: horse(10, 5) } }, two: { units: { b: horse(11, 5) } } },
  });
  expect(againstGroup(table, state, [indexIn(table, 'a'), indexIn(table, 'b')])).toEqual(['command.group']);
});
