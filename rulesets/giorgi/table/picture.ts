/** The table at a moment, as items to be painted. */
import type { DisplayList, Eyes } from '@grognard/engine';
import type { GiorgiEvent } from './events.ts';
import type { State, Table } from './model.ts';
import { notYet } from './not-yet.ts';

export function pictureOfState(
  _table: Table,
  _state: State,
  _eyes: Eyes,
  _events: readonly GiorgiEvent[],
): DisplayList {
  return notYet('picture');
}
