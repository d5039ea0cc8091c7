/** `planIn`: which units have acted in this phase, which still can, and attacks that are declared and not yet carried out. */

import type { Item, OrderSignItem, Plan, PlannedOrder } from '@grognard/engine';
import { cornersOf, pointsOfTrack, trackLength } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { capital } from '@grognard/rules-kit';
import { wayAhead } from '../actions/fire/index.ts';
import { bodyNow } from '../bodies/index.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { Approach } from '../state/model.ts';
import { idleIn } from './idle.ts';
import { type InteractionContext, unitsAsked } from './interaction-context.ts';
import { ghostOf } from './look.ts';
import { rehearse } from './rehearse.ts';
import { doneBy } from './states.ts';

/** Orders are carried out at once, so none of them can get in another's way later. */
export function planIn(context: InteractionContext): Plan | null {
  const { state, side } = context;
  if (side === null || state.phase !== 'turn') return null;
  const attacks = attacksOf(context, side);
  const orders = [...attacks, ...actingIn(context)];
  return orders.length === 0 ? null : { orders, warnings: [] };
}

/** Own attacks that the other side has not answered yet. */
function attacksOf(context: InteractionContext, side: SideIndex): PlannedOrder[] {
  const { table, state } = context;
  return state.agenda.flatMap((entry) => {
    if (entry.do !== 'attack' && entry.do !== 'go-in') return [];
    const { approach } = entry;
    const { id, side: owner } = entryAt(table.units, approach.unit);
    if (owner !== side) return [];
    const whom = approach.target === none ? null : entryAt(table.units, approach.target).name;
    const words = interactionWordsOf(table).orderText.attacks(whom);
    const items = attackItems(context, approach);
    return [{ ...plainOf(context, approach.unit), piece: id, words, sign: 'move', items } as const];
  });
}

function attackItems({ table, state }: InteractionContext, approach: Approach): Item[] {
  const { id, side } = entryAt(table.units, approach.unit);
  const track = wayAhead(table, state, approach);
  const points = pointsOfTrack(track, 0, trackLength(track), 'middle');
  const ghost = ghostOf(table, state, approach.unit, rehearse(table, state, approach).stands);
  const way: Item = {
    kind: 'path',
    id: `plan:way:${id}`,
    side: entryAt(table.sides, side).id,
    points,
    strength: 'given',
  };
  return [...(points.length < 2 ? [] : [way]), { ...ghost, id: `plan:ghost:${id}`, ghost: 'given' }];
}

/** Phases in which the units of a side act one after another, in any order. */
const actingPhases = ['start', 'guns', 'small-arms', 'move'] as const;

function actingIn(context: InteractionContext): PlannedOrder[] {
  const { table, question } = context;
  const phase = actingPhases.find((each) => each === question?.phase);
  if (phase === undefined) return [];
  const idle = new Set(idleIn(context, phase));
  const { able } = interactionWordsOf(table).orderText;
  return unitsAsked(context).flatMap((unit) => {
    const { id } = entryAt(table.units, unit);
    const isIdle = idle.has(id);
    if (!isIdle && !hasActed(context, unit, phase)) return [];
    const sign = isIdle ? 'none' : 'done';
    const words = isIdle ? able[phase] : doneBy(table, context.state, unit);
    return [{ ...plainOf(context, unit), words, sign, items: [signItem(context, unit, sign)] } as const];
  });
}

function hasActed(
  { state }: InteractionContext,
  unit: UnitIndex,
  phase: (typeof actingPhases)[number],
): boolean {
  const { fired, moved, charged } = entryAt(state.units, unit);
  return phase === 'move' ? moved || charged : phase === 'start' ? false : fired;
}

function plainOf({ table }: InteractionContext, unit: UnitIndex) {
  const { id, kind } = entryAt(table.units, unit);
  const group = capital(interactionWordsOf(table).kinds[kind]);
  return { piece: id, group, end: null, stand: [] } as const;
}

function signItem(
  { table, state }: InteractionContext,
  unit: UnitIndex,
  sign: 'none' | 'done',
): OrderSignItem {
  const base = bodyNow(table, state, unit);
  const { id } = entryAt(table.units, unit);
  return {
    kind: 'order-sign',
    id: `plan:sign:${id}`,
    sign,
    at: { x: base.x, y: base.y },
    radius: base.reach,
    corners: cornersOf(base),
  };
}
