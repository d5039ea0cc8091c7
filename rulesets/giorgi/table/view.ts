/** What a side may know: everything but the dice to come. Built by naming what is shown. */
import type { Result, SideId } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { copyState } from './copy.ts';
import type { State, Table } from './model.ts';

/** The whole state, and who looks. */
export interface GiorgiView extends State {
  readonly edition: string;
  readonly turns: number;
  /** Null: a bystander. */
  readonly you: SideId | null;
  readonly sides: readonly SideId[];
  readonly result: Result | null;
}

/** The view of a side; null: of a bystander. */
export function viewFor(table: Table, state: State, side: SideId | null): Json {
  return viewOf(table, state, side) as unknown as Json;
}

/** The same with its type. */
export function viewOf(table: Table, state: State, side: SideId | null): GiorgiView {
  const { edition, turns, sides } = table;
  return { edition, turns, you: side, sides: sides.map(({ id }) => id), ...copyState(state) };
}

/** The state that a view shows. */
export function stateIn(view: Json): State {
  return copyState(view as unknown as GiorgiView);
}
