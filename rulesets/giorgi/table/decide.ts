/** Carries out a command, then whatever follows without a question. */
import type { Happening } from '@grognard/engine';
import type { GiorgiEvent } from './events.ts';
import type { State, Table } from './model.ts';
import { notYet } from './not-yet.ts';
import type { GiorgiCommand } from './orders.ts';

export function decideCommand(
  _table: Table,
  _state: State,
  _side: number,
  _command: GiorgiCommand,
  _happening: Happening<GiorgiEvent>,
): void {
  notYet('decide');
}
