/** Turn: a command while it is carried out, with table, state, events and agenda. It lives for one command. */
import type { Resolution } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { Chance } from '@grognard/rules-kit';
import type { AgendaItem } from './agenda.ts';
import type { AdlgEvent } from './events.ts';
import type { CorpsIndex, UnitIndex } from './indices.ts';
import type { State, Table } from './model.ts';

export { isRefused, type Refusals } from '@grognard/table-kit';

export interface Turn {
  readonly table: Table;
  /** Changed only through `resolution.emit`. */
  readonly state: State;
  readonly resolution: Resolution<AdlgEvent>;
  /** This command's copy of the agenda, whose last item comes first. It is written once, at the end. */
  readonly agenda: AgendaItem[];
}

export function diceOf({ table, resolution }: Turn, unit: UnitIndex, purpose: string): Chance {
  return resolution.dice(entryAt(table.units, unit).id, purpose);
}

export function diceOfCorps({ table, resolution }: Turn, corps: CorpsIndex, purpose: string): Chance {
  return resolution.dice(entryAt(table.corps, corps).id, purpose);
}
