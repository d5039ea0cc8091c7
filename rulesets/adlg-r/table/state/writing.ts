/** writingOn: how the states of a battle are copied and changed. */
import type { StateWriting } from '@grognard/engine';
import { apply } from './apply.ts';
import { copyState } from './copy.ts';
import type { AdlgEvent } from './events.ts';
import type { State, Table } from './model.ts';

export function writingOn(table: Table): StateWriting<State, AdlgEvent> {
  return { copy: copyState, apply: (state, event) => apply(table, state, event) };
}
