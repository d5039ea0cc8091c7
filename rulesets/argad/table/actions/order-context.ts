/** `OrderContext` and `RefusalList`: the refusals found while a command is checked, each rule once, in the order of the checks. */

import type { RefusedCommand } from '@grognard/engine';
import { none, type OrNone } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { FigureIndex, SideIndex } from '../state/indices.ts';
import type { Figure, FigureState, State, Table } from '../state/model.ts';
import type { Order } from '../state/orders.ts';

/** The rules that refuse a command, each with the figure or body it is about. */
export type RefusalList = { readonly rule: RuleId; readonly about: string }[];

/** Adds a refusal, once per rule. */
export function refuse(refusals: RefusalList, rule: RuleId, about: string): void {
  for (const found of refusals) if (found.rule === rule && found.about === about) return;
  refusals.push({ rule, about });
}

export function refusedBy(refusals: RefusalList): RefusedCommand {
  return { allowed: false, refusals: refusals };
}

/** One order being checked, with its surroundings. */
export interface OrderContext {
  readonly table: Table;
  readonly state: State;
  readonly side: OrNone<SideIndex>;
  readonly figureIndex: FigureIndex;
  readonly info: Figure;
  readonly figure: FigureState;
  readonly order: Order;
  readonly refusals: RefusalList;
}

/** Adds a refusal of the order. */
export function refuseOrder({ refusals, info }: OrderContext, rule: RuleId): void {
  refuse(refusals, rule, info.id);
}

/** Whether this order moves the base (`turn.immobile`). */
export function isOnTheMove(order: Order): boolean {
  return (
    order.path.length > 0 ||
    order.saddle !== 'stay' ||
    order.room !== null ||
    order.board !== null ||
    order.ashore
  );
}

/** Whether an order takes a figure out of close order: to move by itself, or to crouch. */
export function leavesRanks(order: Order): boolean {
  return isOnTheMove(order) || order.posture === 'crouched' || order.pace === 'crouch';
}

/** Whether a figure keeps its place in a body this turn. It does not if the body opens its ranks (`formation.change`). */
export function isInRanks({ marches }: State, { body }: FigureState): boolean {
  return body !== none && marches[body]?.open !== true;
}
