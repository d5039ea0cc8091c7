/** `resolveTurn`: the turn from open orders to its end, step by step (`turn.phases`). */
import type { Resolution } from '@grognard/engine';
import type { ArgadEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { endTurn } from './end/end.ts';
import { fight } from './melee/fight.ts';
import { moveAll } from './movement/move.ts';
import { soakLate } from './movement/water.ts';
import { revealOrders } from './reveal.ts';
import { fireAtStart, fireTogether } from './shots/shots.ts';
import { beginNextTurn } from './turn/begin.ts';
import type { Turn } from './turn/turn.ts';

/** Resolves the turn. The state changes only through events. */
export function resolveTurn(table: Table, state: State, resolution: Resolution<ArgadEvent>): void {
  revealOrders(table, state, resolution);
  const turn = beginNextTurn(table, state, resolution);
  moveInTurn(turn);
  shootInTurn(turn);
  fight(turn);
  endTurn(turn);
}

/** The turn up to the end of movement, with the casualties of shots at its start. */
export function moveInTurn(turn: Turn): void {
  fireAtStart(turn);
  moveAll(turn);
}

/** All shots after movement, on the move and before contact. */
export function shootInTurn(turn: Turn): void {
  fireTogether(turn);
  soakLate(turn);
}
