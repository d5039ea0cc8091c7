/** Events as lines of a battle report, in our words. */
import type { ArgadEvent } from './events.ts';
import type { State, Table } from './model.ts';

export function tellEvent(_table: Table, event: ArgadEvent, _after: State): string | null {
  return event.kind;
}
