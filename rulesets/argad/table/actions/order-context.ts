/** What is found against a command while it is checked: every rule that forbids it, each once, in the order of the checks. */

import type { RefusedCommand } from '@grognard/engine';
import { none, type OrNone } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { FigureIndex, SideIndex } from '../state/indices.ts';
import type { Figure, FigureState, State, Table } from '../state/model.ts';
import type { Order } from '../state/orders.ts';

/** The rules against a command, and whom each is about. */
export type RefusalList = { readonly rule: RuleId; readonly about: string }[];

/** Notes that a rule stands against a command. */
export function refuse(refusals: RefusalList, rule: RuleId, about: string): void {
  for (const found of refusals) if (found.rule === rule && found.about === about) return;
  refusals.push({ rule, about });
}

export function refusedBy(refusals: RefusalList): RefusedCommand {
  return { allowed: false, refusals: refusals };
}

/** One order while it is checked. */
export interface OrderContext {
  readonly table: Table;
  readonly state: State;
  readonly side: OrNone<SideIndex>;
  readonly man: FigureIndex;
  readonly info: Figure;
  readonly figure: FigureState;
  readonly order: Order;
  readonly refusals: RefusalList;
}

/** Notes that a rule stands against an order. */
export function refuseOrder({ refusals, info }: OrderContext, rule: RuleId): void {
  refuse(refusals, rule, info.id);
}

/** Whether the base leaves its place by this order (`turn.immobile`). */
export function isOnTheMove(order: Order): boolean {
  return (
    order.path.length > 0 ||
    order.saddle !== 'stay' ||
    order.room !== null ||
    order.board !== null ||
    order.ashore
  );
}

/** Whether an order is none for a man in close order: to go his own way, or to go down. */
export function leavesRanks(order: Order): boolean {
  return isOnTheMove(order) || order.posture === 'crouched' || order.pace === 'crouch';
}

/** Whether a figure keeps its place in a body this turn: it does not if the body opens its ranks (`formation.change`). */
export function isInRanks({ marches }: State, { body }: FigureState): boolean {
  return body !== none && marches[body]?.open !== true;
}
