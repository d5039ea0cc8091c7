/** What happened, cut into scenes. */
import type { Eyes, Scene } from '@grognard/engine';
import type { GiorgiEvent } from '../events.ts';
import type { State, Table } from '../model.ts';
import { notYet } from '../not-yet.ts';

export function scenesOf(
  _table: Table,
  _before: State,
  _events: readonly GiorgiEvent[],
  _eyes: Eyes,
): readonly Scene[] {
  return notYet('scenes');
}
