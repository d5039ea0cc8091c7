/** Transition: one command carried out, as invariants read it. For tests only. */
import { type Roll, throwFrom } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { Chance } from '@grognard/rules-kit';
import type { TableInvariant, TableTransition, TableWatch } from '@grognard/test-kit';
import type { AdlgCommand } from '../state/commands.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

export interface Transition extends TableTransition<Table, State, AdlgEvent> {
  readonly command: AdlgCommand;
}

export type Invariant = TableInvariant<Transition>;
export type Watch = TableWatch<Transition, State, AdlgEvent>;

export function nameOf({ units }: Table, unit: UnitIndex): string {
  return entryAt(units, unit).id;
}

/** The dice of an event once more. */
export function sameDice(dice: readonly Roll[] | undefined): Chance {
  const faces = (dice ?? []).flatMap((roll) => roll.faces);
  return throwFrom({ face: (_resolution, _actor, _purpose, n) => entryAt(faces, n) }, 0).dice('', '');
}
