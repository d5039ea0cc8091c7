/** Actions of figures in a turn that count as moving, or let them be shot. */

import { absent, entryAt, none } from '@grognard/lists';
import type { ShotAt } from '../../actions/shooting/shot-facts.ts';
import { isGoing } from '../../bodies/drill.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from '../turn/turn.ts';

/** Whether a figure is ordered to move: by itself, with its body or with its boat. */
export function isOrderedToMove({ table, state }: Turn, index: FigureIndex): boolean {
  const order = state.orders[index]!;
  const { body, vessel } = entryAt(state.figures, index);
  if (order !== null && (order.path.length > 0 || order.saddle !== 'stay' || order.ashore)) return true;
  if (order !== null && (order.room !== null || order.board !== null)) return true;
  const march = body === none ? null : (state.marches[body] ?? null);
  if (march !== null && isGoing(march)) return true;
  return vessel !== none && table.vessels[vessel] !== undefined && state.rowings[vessel] !== null;
}

/** A rower does nothing else (`water.boat-crew`). */
export function isRowing({ table, state }: Turn, index: FigureIndex): boolean {
  const { vessel } = state.figures[index] ?? absent(state.figures, index);
  return vessel !== none && state.rowings[vessel]?.rowers.includes(entryAt(table.roster, index).id) === true;
}

/**
 * Whether a figure does something that ends its hiding. A figure ordered to shoot reveals itself, even if it then holds fire.
 * One that waits for contact does not.
 */
export function whatItDoes(turn: Turn, index: FigureIndex, moment: 'start' | 'later'): ShotAt['targetDoes'] {
  const order = turn.state.orders[index]!;
  const shot = order?.shot ?? null;
  if (shot !== null && (shot.moment === 'start' || (moment === 'later' && shot.moment !== 'contact')))
    return 'shows-itself';
  if (moment === 'later' && (turn.moved[index] ?? absent(turn.moved, index)) && order?.pace !== 'crouch')
    return 'something';
  if (order !== null && order.take !== null) return 'something';
  const reveals = turn.table.options['hide.doing-nothing'] === 'reload-reveals';
  return reveals && isToReload(turn.table, turn.state, index) ? 'something' : 'nothing';
}

/** Whether a figure is to reload: by order, or without any order because a firearm is empty (`turn.no-order`). */
export function isToReload({ roster }: Table, state: State, index: FigureIndex): boolean {
  const order = state.orders[index]!;
  if (order !== null) return order.reload !== null;
  return (
    (state.figures[index] ?? absent(state.figures, index)).loaded !==
    (1 << (roster[index] ?? absent(roster, index)).firearms.length) - 1
  );
}
