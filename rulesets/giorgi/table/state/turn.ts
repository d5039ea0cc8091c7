/** Turn: a command while it is carried out, with table, state, events and agenda. It lives for one command. */

import type { Resolution } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { GiorgiEvent } from './events.ts';
import type { UnitIndex } from './indices.ts';
import type { AgendaItem, State, Table } from './model.ts';

export interface Turn {
  readonly table: Table;
  /** Changed only through `happening.emit`. */
  readonly state: State;
  readonly happening: Resolution<GiorgiEvent>;
  /** This command's copy of the agenda, whose last item comes first. It is written once, at the end. */
  readonly agenda: AgendaItem[];
}

/** Rules that forbid an action. Empty if none does. */
export type Refusals = readonly RuleId[];

/** Whether a plot is a list of refusals. */
export function isRefused<T extends object>(laid: T | Refusals): laid is Refusals {
  return Array.isArray(laid);
}

export function diceOf({ table, happening: resolution }: Turn, unit: UnitIndex, purpose: string) {
  return resolution.dice(entryAt(table.units, unit).id, purpose);
}
