/** Helpers shared by the writers of events. */
import { entryAt, none } from '@grognard/lists';
import type { EventKind, GiorgiEventOf } from './events.ts';
import type { SideIndex, UnitIndex } from './indices.ts';
import type { GeneralState, State, Table } from './model.ts';

export type Writer<K extends EventKind> = (state: State, event: GiorgiEventOf<K>, table: Table) => void;

export function generalIn({ generals }: State, side: SideIndex): GeneralState {
  return entryAt(generals, side);
}

/** A unit off the table has no contacts and no general attached. */
export function takeOff(state: State, index: UnitIndex, status: 'destroyed' | 'off'): void {
  entryAt(state.units, index).status = status;
  state.clashes = state.clashes.filter(({ by, on }) => by !== index && on !== index);
  for (const general of state.generals) if (general.with === index) general.with = none;
}

/** An attached general moves with his unit. */
export function bring(state: State, index: UnitIndex): void {
  const { x, y } = entryAt(state.units, index).stands;
  for (const general of state.generals)
    if (general.with === index) {
      general.x = x;
      general.y = y;
    }
}
