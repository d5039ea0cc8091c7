/** What is found against a command while it is checked: every rule that forbids it, each once, in the order of the checks. */
import type { Forbidden } from '@grognard/engine';
import type { RuleId } from '@grognard/rules-kit';
import type { FigureState, Man, State, Table } from '../model.ts';
import type { ArgadCommand, Order } from '../orders.ts';

export type OrderCommand = Extract<ArgadCommand, { readonly kind: 'order' }>;

/** The rules against a command, and whom each is about. */
export type Against = { readonly rule: RuleId; readonly about: string }[];

/** Notes that a rule stands against a command. */
export function object(against: Against, rule: RuleId, about: string): void {
  for (const found of against) if (found.rule === rule && found.about === about) return;
  against.push({ rule, about });
}

export function forbiddenBy(against: Against): Forbidden {
  return { allowed: false, refusals: against };
}

/** One order while it is checked. */
export interface Asked {
  readonly table: Table;
  readonly state: State;
  readonly side: number;
  readonly man: number;
  readonly info: Man;
  readonly figure: FigureState;
  readonly order: Order;
  readonly against: Against;
}

/** Notes that a rule stands against an order. */
export function objectTo({ against, info }: Asked, rule: RuleId): void {
  object(against, rule, info.id);
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
  return body >= 0 && marches[body]?.open !== true;
}
