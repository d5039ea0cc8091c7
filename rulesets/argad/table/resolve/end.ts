/** The end of a turn (`turn.sequence-end`), and of the battle. */
import type { Happening } from '@grognard/engine';
import type { ArgadEvent } from '../events.ts';
import type { State, Table } from '../model.ts';
import type { Turn } from '../turn.ts';

export function endTurn({ state, happening }: Turn): void {
  happening.emit({ kind: 'turnEnded', turn: state.turn });
}

export function concede(_table: Table, _state: State, side: number, happening: Happening<ArgadEvent>): void {
  happening.emit({ kind: 'conceded', side });
}
