/** The plan of a side: what is drawn of its orders, who has none, and which of them get in each other's way. */
import type { Item, Plan, PlanWarning } from '@grognard/engine';
import { expect, test } from 'vitest';
import { gameOn } from '../../index.ts';
import type { State, Table } from '../../state/model.ts';
import { at, handOn, someOrder } from '../testing/table-interaction.ts';

const musket = { firearms: ['flintlock-musket'] as const, weapons: ['bayonet'] as const };
type Order = Parameters<typeof someOrder>[0];

/** Blue figures in a row 10 cm apart at 20 cm from the edge, or where they are put, and red enemies: one far off if no others are named. */
function planOf(
  orders: Readonly<Record<string, Order | null>>,
  places: Readonly<Record<string, [number, number]>> = {},
  enemies: [number, number] | Readonly<Record<string, [number, number]>> = [80, 80],
): { plan: Plan; state: State; table: Table; propose: ReturnType<typeof handOn>['propose'] } {
  const blue = Object.fromEntries(
    Object.keys(orders).map((id, n) => [
      id,
      { ...musket, at: places[id] ?? ([20 + 10 * n, 20] as [number, number]) },
    ]),
  );
  const named = Array.isArray(enemies) ? { foe: enemies } : enemies;
  const red = Object.fromEntries(Object.entries(named).map(([id, place]) => [id, { ...musket, at: place }]));
  const {
    interaction: hand,
    state,
    table,
    propose,
  } = handOn({ sides: { blue, red } }, (now, { figureOf }) => {
    for (const [id, order] of Object.entries(orders))
      if (order !== null) now.orders[figureOf.get(id)!] = someOrder(order);
  });
  return { plan: hand.plan!()!, state, table, propose };
}

const shotAt = (target: string) => ({
  shot: { weapon: 'flintlock-musket', target, moment: 'end', after: 0, fallback: 'hold' } as const,
});
const kinds = (items: readonly Item[]) => items.map(({ kind }) => kind);
const of = ({ orders }: Plan, id: string) => orders.find(({ piece }) => piece === id)!;
const only = ({ warnings }: Plan): PlanWarning => {
  expect(warnings).toHaveLength(1);
  return warnings[0]!;
};

test('an order that is given is drawn: way, pale ghost and shot, with an end to take hold of', () => {
  const { plan } = planOf(
    { ann: { path: [at(20, 30)], ...shotAt('foe') }, ben: null, col: {} },
    {},
    [20, 50],
  );
  const ann = of(plan, 'ann');
  expect(kinds(ann.items)).toEqual(['path', 'piece', 'aimed']);
  expect(ann.items[0]).toMatchObject({ strength: 'given', points: [at(20, 20), at(20, 30)] });
  expect(ann.items[1]).toMatchObject({ ghost: 'given', at: at(20, 30) });
  expect(ann.items[2]).toMatchObject({ from: at(20, 30), to: at(20, 50), brokenAt: null });
  expect(ann.end).toEqual({ at: at(20, 30) });
  expect(ann.words).toContain('walks 10 cm');
});

test('no orders and orders to stand look different, and standing can be ordered', () => {
  const { plan, propose } = planOf({ ann: {}, ben: null });
  expect(of(plan, 'ann')).toMatchObject({ sign: 'stand', words: 'no move', stand: [] });
  expect(of(plan, 'ben')).toMatchObject({ sign: 'none', words: null });
  expect(of(plan, 'ben').items).toEqual([expect.objectContaining({ kind: 'order-sign', sign: 'none' })]);
  expect(of(plan, 'ben').stand).toEqual(propose('ben', { way: [] }).commands);
});

test('turn.stop-short: two orders that end on one spot are said, with a remedy that is legal and helps', () => {
  const places = { ann: [20, 20], ben: [20, 28] } as const;
  const orders = { ann: { path: [at(32, 24)] }, ben: { path: [at(32, 24)] } };
  const { plan, propose } = planOf(orders, places as never);
  const warning = only(plan);
  expect(warning).toMatchObject({ kind: 'collision', rule: 'turn.stop-short' });
  expect([...warning.pieces].sort()).toEqual(['ann', 'ben']);
  expect(Math.abs(warning.at.x - 3200)).toBeLessThan(200);
  const { gesture } = warning.remedy!;
  const [mended] = gesture.pieces;
  expect(propose(mended!, gesture.values).refusals).toEqual([]);
  const way = (gesture.values['way'] as unknown as { x: number; y: number }[])[0]!;
  const after = planOf({ ...orders, [mended!]: { path: [way] } }, places as never);
  expect(after.plan.warnings).toEqual([]);
});

test('no warning where ways cross at different times or end apart', () => {
  const { plan } = planOf({ ann: { path: [at(20, 32)] }, ben: { path: [at(30, 32)] } });
  expect(plan.warnings).toEqual([]);
});

test('shoot.line-figure: a shot masked by an own man is said and drawn broken before him', () => {
  const { plan } = planOf({ ann: shotAt('foe'), ben: { path: [at(20, 30)] } }, { ben: [26, 30] }, [20, 40]);
  const warning = only(plan);
  expect(warning).toMatchObject({ kind: 'masked', rule: 'shoot.line-figure', pieces: ['ann', 'ben'] });
  const line = of(plan, 'ann').items.find((item) => item.kind === 'aimed')!;
  expect(line.brokenAt).toEqual({ x: 2000, y: 2900 });
  expect(warning.remedy).toMatchObject({ gesture: { pieces: ['ann'], values: { moment: 'start' } } });
});

test('shoot.line-figure: who may fire at the nearest instead is not said to hold his fire', () => {
  const both = (fallback: 'hold' | 'nearest') =>
    planOf(
      { ann: { shot: { ...shotAt('foe').shot, fallback } }, ben: { path: [at(20, 30)] } },
      { ben: [26, 30] },
      { foe: [20, 40], off: [34, 30] },
    ).plan.warnings.map(({ kind }) => kind);
  expect(both('hold')).toEqual(['masked']);
  expect(both('nearest')).toEqual([]);
});

test('shoot.into-melee: fire at an enemy whom an own man will be fighting by then is said', () => {
  const { plan } = planOf({ ann: shotAt('foe'), ben: { path: [at(22, 40)] } }, { ben: [30, 40] }, [20, 40]);
  expect(plan.warnings.map(({ kind, rule }) => [kind, rule])).toEqual([['masked', 'shoot.into-melee']]);
});

test('group.moving: three who set out together and end too far apart leave a gap', () => {
  const places = { ann: [20, 20], ben: [25, 20], col: [30, 20] } as const;
  const orders = (far: number) => ({
    ann: { path: [at(20, 22)] },
    ben: { path: [at(25, 22)] },
    col: { path: [at(30, far)] },
  });
  const warning = only(planOf(orders(36), places as never).plan);
  expect(warning).toMatchObject({ kind: 'gap', rule: 'group.moving', pieces: ['col', 'ben'] });
  expect(warning.remedy?.gesture).toEqual({ pieces: ['col'], values: { way: [at(30, 22)] } });
  expect(planOf(orders(23), places as never).plan.warnings).toEqual([]);
});

test('only the own orders are in the plan, whatever the other side has ordered', () => {
  const { table, state } = planOf({ ann: { path: [at(20, 30)] } });
  const { interactionFor, rules } = gameOn(table);
  const plan = (side: string | null) => interactionFor(rules.view(state, { side }), side).plan!();
  const before = JSON.stringify(plan('blue'));
  state.orders[table.figureOf.get('foe')!] = someOrder({ path: [at(70, 70)] });
  expect(JSON.stringify(plan('blue'))).toBe(before);
  expect(JSON.stringify(plan('red'))).not.toContain('ann');
  expect(plan(null)).toBeNull();
});

test('closed orders stay drawn, but have no end to take hold of', () => {
  const { table, state } = planOf({ ann: { path: [at(20, 30)] } });
  state.sides[0]!.sealed = true;
  const { interactionFor, rules } = gameOn(table);
  const plan = interactionFor(rules.view(state, { side: 'blue' }), 'blue').plan!()!;
  expect(kinds(of(plan, 'ann').items)).toEqual(['path', 'piece']);
  expect(of(plan, 'ann').end).toBeNull();
});
