/** Transition: one command carried out, as invariants read it. For tests only. */
import { entryAt, lookUp } from '@grognard/lists';
import type { TableInvariant, TableTransition, TableWatch } from '@grognard/test-kit';
import type { GiorgiCommand } from '../state/commands.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Clash, State, Table } from '../state/model.ts';

export interface Transition extends TableTransition<Table, State, GiorgiEvent> {
  readonly command: GiorgiCommand;
}

export type Invariant = TableInvariant<Transition>;
export type Watch = TableWatch<Transition, State, GiorgiEvent>;

export function nameOf({ units }: Table, unit: UnitIndex): string {
  return entryAt(units, unit).id;
}

export function inPlay({ units }: State): UnitIndex[] {
  return units.flatMap(({ status }, index) => (status === 'on' ? [index] : []));
}

export function areClashing(
  { clashes }: { readonly clashes: readonly Clash[] },
  a: UnitIndex,
  b: UnitIndex,
): boolean {
  return clashes.some(({ by, on }) => (by === a && on === b) || (by === b && on === a));
}

export function isClashing({ clashes }: { readonly clashes: readonly Clash[] }, unit: UnitIndex): boolean {
  return clashes.some(({ by, on }) => by === unit || on === unit);
}

/** The unit that a command is for, or null if it names none. */
export function commanded({ table, command }: Transition): UnitIndex | null {
  return 'unit' in command && command.unit !== null ? lookUp(table.unitOf, command.unit) : null;
}
