/** Who looks, and which figures he knows of. */
import type { SideId } from '@grognard/engine';
import type { State, Table } from './model.ts';

/** A side, or a bystander, that looks at a state. */
export interface Looker {
  readonly table: Table;
  readonly state: State;
  /** Index of the side; -1: a bystander. */
  readonly index: number;
  /** The bits of the sides that must know of a figure for it to be known here: its own, or for a bystander all. */
  readonly bits: number;
}

export function lookerOf(table: Table, state: State, side: SideId | null): Looker {
  const index = side === null ? -1 : (table.sideOf.get(side) ?? -1);
  return { table, state, index, bits: index < 0 ? (1 << table.sides.length) - 1 : 1 << index };
}

/** Whether a figure is known to whoever looks. While sides set up each sees only its own and prisoners; after the battle all is open. */
export function isSeen({ table, state, index, bits }: Looker, man: number): boolean {
  if (state.phase === 'over') return true;
  const { side, captive } = table.men[man]!;
  if (side === index) return true;
  if (state.phase === 'deploy' && !captive) return false;
  return (state.figures[man]!.known & bits) === bits;
}

/** Whether a body is known: one's own; another's once it was formed in an earlier turn and all its men are known. */
export function isBodySeen(looker: Looker, body: number): boolean {
  const { table, state, index } = looker;
  const { members, since } = state.bodies[body]!;
  if (members.length === 0) return false;
  if (table.men[members[0]!]!.side === index) return true;
  if (since === state.turn && !isTalked(table) && state.phase !== 'over') return false;
  for (const man of members) if (!isSeen(looker, man)) return false;
  return true;
}

/** Whether orders are talked over in the open (`turn.orders`). */
export function isTalked({ options }: Table): boolean {
  return options['turn.orders'] === 'talk';
}
