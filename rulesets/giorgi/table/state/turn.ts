/** A command while it is carried out: the table, the state, where events happen, and what waits. It lives for one command. */

import type { Resolution } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { GiorgiEvent } from './events.ts';
import type { UnitIndex } from './indices.ts';
import type { AgendaItem, State, Table } from './model.ts';

export interface Turn {
  readonly table: Table;
  /** Changes only through `happening.emit`. */
  readonly state: State;
  readonly happening: Resolution<GiorgiEvent>;
  /** This command's own copy of what waits: the last is asked first. It is written once, at the end. */
  readonly agenda: AgendaItem[];
}

/** Why not: the rules that forbid it. Empty: nothing does. */
export type Refusals = readonly RuleId[];

/** Whether what was laid out is a refusal. */
export function isRefused<T extends object>(laid: T | Refusals): laid is Refusals {
  return Array.isArray(laid);
}

/** Throws dice for a unit. */
export function diceOf({ table, happening: resolution }: Turn, unit: UnitIndex, purpose: string) {
  return resolution.dice(entryAt(table.units, unit).id, purpose);
}
