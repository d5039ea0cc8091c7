/** A state of the battle as a display list. */
import type { DisplayList, Eyes } from '@grognard/engine';
import { pictureOf } from '../look.ts';
import type { ArgadEvent } from './events.ts';
import type { State, Table } from './model.ts';

export function pictureOfState(
  table: Table,
  _state: State,
  _eyes: Eyes,
  _events: readonly ArgadEvent[],
): DisplayList {
  return pictureOf(table.scenario);
}
