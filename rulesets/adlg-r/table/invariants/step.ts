/** Transition: one command carried out, as invariants read it. For tests only. */
import { type Roll, type SideId, throwFrom } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { Chance } from '@grognard/rules-kit';
import type { AdlgCommand } from '../state/commands.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

export interface Transition {
  readonly table: Table;
  readonly before: State;
  /** The side that gave the command. */
  readonly side: SideId;
  readonly command: AdlgCommand;
  readonly events: readonly AdlgEvent[];
  readonly after: State;
}

/** Checks the result of a command and reports what is wrong. */
export type Invariant = (step: Transition, say: (what: string) => void) => void;

/** Checks the events of a command one by one, each before it changes the state, and reports what is wrong. */
export type Watch = (step: Transition) => (event: AdlgEvent, now: State) => string | null;

export function nameOf({ units }: Table, unit: UnitIndex): string {
  return entryAt(units, unit).id;
}

/** The dice of an event once more. */
export function sameDice(dice: readonly Roll[] | undefined): Chance {
  const faces = (dice ?? []).flatMap((roll) => roll.faces);
  return throwFrom({ face: (_resolution, _actor, _purpose, n) => entryAt(faces, n) }, 0).dice('', '');
}
