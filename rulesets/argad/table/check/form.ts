/** Forming close order (`formation.change`). */
import type { EventOf } from '../events.ts';
import type { State, Table } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';

type Form = Extract<ArgadCommand, { readonly kind: 'form' }>;

/** The body that a command forms. */
export function formedBody(
  table: Table,
  state: State,
  { figures, files, heading }: Form,
): Pick<EventOf<'formed'>, 'members' | 'files' | 'at' | 'heading'> {
  const members = figures.map((id) => table.manOf.get(id) ?? 0);
  const { x, y } = state.figures[members[0]!]!;
  return { members, files, at: { x, y }, heading };
}
