/** Handler: how commands of one kind are judged and carried out. Each chapter of orders gives its own. */
import { type AllowedCommand, allowedCommand, type Verdict } from '@grognard/engine';
import type { Price } from '../actions/command/index.ts';
import type { AdlgCommandOf, CommandKind } from '../state/commands.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { Turn } from '../state/turn.ts';

export interface Handler<K extends CommandKind> {
  readonly check: (table: Table, state: State, side: SideIndex, command: AdlgCommandOf<K>) => Verdict;
  readonly carryOut: (turn: Turn, side: SideIndex, command: AdlgCommandOf<K>) => void;
}

/** Allowed at this price. */
export function atPrice({ spent, free, why }: Price): AllowedCommand {
  return { ...allowedCommand, cost: { cp: spent, free }, why };
}
