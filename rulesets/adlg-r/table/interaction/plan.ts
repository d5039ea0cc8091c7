/** `planIn`: charges that wait for their answer, which units have acted in this phase, and which still can. */
import type { Item, OrderSignItem, Plan, PlannedOrder } from '@grognard/engine';
import { cornersOf } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { capital, choiceName } from '@grognard/rules-kit';
import { baseOf } from '../bodies/index.ts';
import { interactionWordsOf, ruleWordsOf } from '../explain/words.ts';
import type { ChargeUnderWay } from '../state/agenda.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import { idleIn } from './idle.ts';
import { type InteractionContext, idOf, unitsAsked } from './interaction-context.ts';
import { doneBy } from './states.ts';

/** Orders are carried out at once, so none of them can get in another's way later. */
export function planIn(context: InteractionContext): Plan | null {
  const { state, side } = context;
  if (side === null || state.phase !== 'sequence') return null;
  const orders = [...chargesOf(context, side), ...actingIn(context)];
  return orders.length === 0 ? null : { orders, warnings: [] };
}

/** Own charges that the other side has not answered yet. */
function chargesOf(context: InteractionContext, side: SideIndex): PlannedOrder[] {
  const { table, state } = context;
  return state.agenda.flatMap((item) => {
    if (item.do !== 'answer') return [];
    const { charge } = item;
    return charge.units
      .filter((unit) => entryAt(table.units, unit).side === side)
      .map((unit): PlannedOrder => {
        const words = interactionWordsOf(table).orderText.charged;
        return { ...plainOf(context, unit), words, sign: 'move', items: wayOf(context, charge, unit) };
      });
  });
}

function wayOf({ table, state }: InteractionContext, { target }: ChargeUnderWay, unit: UnitIndex): Item[] {
  if (target === 'camp') return [];
  const { id, side } = entryAt(table.units, unit);
  const from = entryAt(state.units, unit).pose;
  const to = entryAt(state.units, target).pose;
  return [
    {
      kind: 'path',
      id: `plan:way:${id}`,
      side: entryAt(table.sides, side).id,
      points: [
        { x: from.x, y: from.y },
        { x: to.x, y: to.y },
      ],
      strength: 'given',
    },
  ];
}

/** Phases in which units act one after another, in any order. */
const actingPhases = ['orders', 'shooting', 'pursuit'] as const;

function actingIn(context: InteractionContext): PlannedOrder[] {
  const { table, question } = context;
  const phase = actingPhases.find((each) => each === question?.phase);
  if (question === null || phase === undefined) return [];
  const idle = new Set(idleIn(context, question));
  const { able } = interactionWordsOf(table).orderText;
  return unitsAsked(context).flatMap((unit): PlannedOrder[] => {
    const isIdle = idle.has(idOf(context, unit));
    const done = doneBy(context, unit);
    if (!isIdle && done === null) return [];
    const words = isIdle ? (done ?? able[phase]) : done;
    const sign = isIdle ? 'none' : 'done';
    return [{ ...plainOf(context, unit), words, sign, items: [signItem(context, unit, sign)] }];
  });
}

function plainOf({ table }: InteractionContext, unit: UnitIndex) {
  const { id, kind } = entryAt(table.units, unit);
  const group = capital(choiceName(ruleWordsOf(table), kind, 'kind'));
  return { piece: id, group, end: null, stand: [] } as const;
}

function signItem(
  { table, state }: InteractionContext,
  unit: UnitIndex,
  sign: 'none' | 'done',
): OrderSignItem {
  const base = baseOf(table, state, unit);
  return {
    kind: 'order-sign',
    id: `plan:sign:${entryAt(table.units, unit).id}`,
    sign,
    at: { x: base.x, y: base.y },
    radius: base.reach,
    corners: cornersOf(base),
  };
}
