/** The turn, from open orders to its end, step by step (`turn.phases`). */
import type { Resolution } from '@grognard/engine';
import type { ArgadEvent } from '../events.ts';
import type { State, Table } from '../model.ts';
import { beginNextTurn } from './begin.ts';
import { endTurn } from './end.ts';
import { fight } from './fight.ts';
import { moveAll } from './move.ts';
import { revealOrders } from './reveal.ts';
import { fireAtStart, fireTogether } from './shots.ts';
import { soakLate } from './water.ts';

/** Works the turn out; the state changes only through events. */
export function resolveTurn(table: Table, state: State, resolution: Resolution<ArgadEvent>): void {
  revealOrders(table, state, resolution);
  const turn = beginNextTurn(table, state, resolution);
  fireAtStart(turn);
  moveAll(turn);
  fireTogether(turn);
  soakLate(turn);
  fight(turn);
  endTurn(turn);
}
