/** What writers of events share. */
import type { EventKind, EventOf } from './events.ts';
import type { GeneralState, State, Table } from './model.ts';
import { unitStateOf } from './units.ts';

export type Writer<K extends EventKind> = (state: State, event: EventOf<K>, table: Table) => void;

export function generalIn({ generals }: State, side: number): GeneralState {
  const general = generals[side];
  if (general === undefined) throw new RangeError(`no general of side ${side}`);
  return general;
}

/** Nobody who is gone is in contact or has a general with him. */
export function takeOff(state: State, index: number, status: 'destroyed' | 'off'): void {
  unitStateOf(state, index).status = status;
  state.clashes = state.clashes.filter(({ by, on }) => by !== index && on !== index);
  for (const general of state.generals) if (general.with === index) general.with = -1;
}

/** A general who is attached goes with his unit. */
export function bring(state: State, index: number): void {
  const { x, y } = unitStateOf(state, index).stands;
  for (const general of state.generals)
    if (general.with === index) {
      general.x = x;
      general.y = y;
    }
}
