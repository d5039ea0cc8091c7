/** Whoever needs attention stands first, and sixty men are listed by group. */
import type { Piece, Plan, PlannedOrder } from '@grognard/engine';
import { expect, test } from 'vitest';
import { planGroups, planRows } from './plan-rows.ts';

const order = (piece: string, sign: PlannedOrder['sign'], group = 'foot'): PlannedOrder => ({
  piece,
  group,
  sign,
  words: sign === 'none' ? null : sign,
  items: [],
  end: null,
  stand: [],
});
const pieces = (orders: readonly PlannedOrder[]) =>
  orders.map(({ piece }) => ({ id: piece, name: piece, at: { x: 0, y: 0 } }) as unknown as Piece);
const planOf = (orders: readonly PlannedOrder[], warned: readonly string[] = []): Plan => ({
  orders,
  warnings: warned.length === 0 ? [] : [{ pieces: warned } as unknown as Plan['warnings'][number]],
});

test('warned pieces come before idle ones, and those before the others', () => {
  const orders = [order('a', 'move'), order('b', 'none'), order('c', 'fire'), order('d', 'move')];
  const rows = planRows(planOf(orders, ['d']), pieces(orders));
  expect(rows.map(({ name }) => name)).toEqual(['d', 'b', 'a', 'c']);
  expect(planGroups(rows)).toBeNull();
});

test('an order of a piece that is not on the table is left out', () => {
  expect(planRows(planOf([order('a', 'move')]), [])).toEqual([]);
});

test('sixty are listed by group, those with somebody to attend to first', () => {
  const orders = Array.from({ length: 60 }, (_, n) =>
    order(`m${n}`, n === 45 ? 'none' : 'move', n < 30 ? 'line' : 'light'),
  );
  const groups = planGroups(planRows(planOf(orders), pieces(orders)))!;
  expect(groups.map(({ title, rows, idle }) => [title, rows.length, idle])).toEqual([
    ['light', 30, 1],
    ['line', 30, 0],
  ]);
});
