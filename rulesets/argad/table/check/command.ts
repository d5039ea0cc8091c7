/** Answers whether a command is allowed, at what cost, or which rules stand against it. */
import { allowed, type Verdict } from '@grognard/engine';
import type { State, Table } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';

export function checkCommand(_table: Table, _state: State, _side: number, _command: ArgadCommand): Verdict {
  return allowed;
}
