/** An event as a line of the battle report. */
import type { GiorgiEvent } from './events.ts';
import type { State, Table } from './model.ts';

export function tellEvent(_table: Table, event: GiorgiEvent, _after: State): string | null {
  return event.kind;
}
