/** Answers whether a command is allowed, at what cost, or which rules stand against it. */
import type { Verdict, Wanted } from '@grognard/engine';
import type { State, Table } from '../model.ts';
import { notYet } from '../not-yet.ts';
import type { GiorgiCommand } from '../orders.ts';

export function checkCommand(
  _table: Table,
  _state: State,
  _side: number,
  _command: GiorgiCommand,
  _wanted: Wanted,
): Verdict {
  return notYet('check');
}
