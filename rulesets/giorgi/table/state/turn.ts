/** Turn: a command while it is carried out, with table, state, events and agenda. It lives for one command. */

import type { Resolution } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { GiorgiEvent } from './events.ts';
import type { UnitIndex } from './indices.ts';
import type { AgendaItem, State, Table } from './model.ts';

export { isRefused, type Refusals } from '@grognard/table-kit';

export interface Turn {
  readonly table: Table;
  /** Changed only through `resolution.emit`. */
  readonly state: State;
  readonly resolution: Resolution<GiorgiEvent>;
  /** This command's copy of the agenda, whose last item comes first. It is written once, at the end. */
  readonly agenda: AgendaItem[];
}

export function diceOf({ table, resolution }: Turn, unit: UnitIndex, purpose: string) {
  return resolution.dice(entryAt(table.units, unit).id, purpose);
}
