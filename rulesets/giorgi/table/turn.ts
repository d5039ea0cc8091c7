/** A command while it is carried out: the table, the state, where events happen, and what waits. It lives for one command. */
import type { Happening } from '@grognard/engine';
import type { RuleId } from '@grognard/rules-kit';
import type { GiorgiEvent } from './events.ts';
import type { Pending, State, Table } from './model.ts';

export interface Turn {
  readonly table: Table;
  /** Changes only through `happening.emit`. */
  readonly state: State;
  readonly happening: Happening<GiorgiEvent>;
  /** This command's own copy of what waits: the last is asked first. It is written once, at the end. */
  readonly agenda: Pending[];
}

/** Why not: the rules that forbid it. Empty: nothing does. */
export type No = readonly RuleId[];

/** Whether what was laid out is a refusal. */
export function isNo<T extends object>(laid: T | No): laid is No {
  return Array.isArray(laid);
}

/** Throws dice for a unit. */
export function diceOf({ table, happening }: Turn, unit: number, purpose: string) {
  return happening.dice(table.units[unit]!.id, purpose);
}
