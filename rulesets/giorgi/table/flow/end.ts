/** End of a player turn: victory, or the other side's player turn (`turn.alternate`, `turn.loss-window`, `scenario.turns`). */

import { entryAt } from '@grognard/lists';
import { forgetRetreats } from '../actions/losses/index.ts';
import type { SideIndex } from '../state/indices.ts';
import { otherSide } from '../state/sides.ts';
import type { Turn } from '../state/turn.ts';
import { stepsOf } from './order.ts';
import { resultNow } from './victory.ts';

export function endPlayerTurn(turn: Turn): void {
  const { table, state, resolution } = turn;
  forgetRetreats(turn);
  const result = resultNow(table, state);
  if (result !== null) {
    resolution.emit({ kind: 'ended', result, fixed: true });
    return;
  }
  const active = otherSide(state.active);
  beginPlayerTurn(turn, active, active === state.first ? state.turn + 1 : state.turn);
}

/** Losses are counted from zero in every player turn, or in every turn of both sides. */
export function beginPlayerTurn({ table, state, resolution }: Turn, active: SideIndex, number: number): void {
  const isNew = table.options['turn.loss-window'] === 'player-turn' || active === state.first;
  resolution.emit({
    kind: 'turnBegan',
    turn: number,
    playerTurn: state.playerTurn + 1,
    active,
    window: isNew ? 'new' : 'same',
    fixed: true,
  });
  resolution.emit({ kind: 'stepBegan', step: entryAt(stepsOf(table), 0) });
}
