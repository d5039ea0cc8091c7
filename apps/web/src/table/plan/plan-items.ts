/** planItems: the orders that lie on the table, without those of pieces for which something else is drafted. */
import type { Item, Plan } from '@grognard/engine';
import type { GivenEnd } from '@grognard/table-view/gestures';
import type { TableState } from '../table-state.ts';

/** The same items for the same plan, so that the painter need not draw them anew. */
const signs = new WeakMap<Plan, readonly Item[]>();

function warningSigns(plan: Plan): readonly Item[] {
  let known = signs.get(plan);
  if (known === undefined) {
    known = plan.warnings.map(({ id, at, radius }): Item => {
      return { kind: 'order-sign', id: `plan:warning:${id}`, sign: 'warning', at, radius };
    });
    signs.set(plan, known);
  }
  return known;
}

type ShownState = Pick<TableState, 'status' | 'playing' | 'values' | 'selection'>;

/** While something is played back nothing is ordered any more. */
export function shownPlan({ status, playing }: Pick<TableState, 'status' | 'playing'>): Plan | null {
  return playing === null ? status.plan : null;
}

export function planItems(state: ShownState): readonly Item[] {
  const plan = shownPlan(state);
  if (plan === null) return [];
  const { values, selection } = state;
  const drafted = new Set(values === null ? [] : selection);
  const given = plan.orders.filter(({ piece }) => !drafted.has(piece)).flatMap(({ items }) => items);
  return [...given, ...warningSigns(plan)];
}

/** Where orders can be taken hold of. */
export function givenEnds(state: Pick<TableState, 'status' | 'playing'>): readonly GivenEnd[] {
  return (
    shownPlan(state)?.orders.flatMap(({ piece, end }) => (end === null ? [] : [{ ...end, piece }])) ?? []
  );
}
