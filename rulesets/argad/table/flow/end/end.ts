/** The end of a turn (`turn.sequence-end`): reloads end, bodies close up, hidden figures are found, aims are scored. */

import type { Resolution } from '@grognard/engine';
import { entryAt, indicesOf } from '@grognard/lists';
import type { ArgadEvent } from '../../state/events.ts';
import type { BodyIndex, FigureIndex, SideIndex, VesselIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { freeFigures } from '../../state/sides.ts';
import { finishReloads } from '../shots/reload.ts';
import { dressBodies } from '../turn/dress-bodies.ts';
import type { Turn } from '../turn/turn.ts';
import { settleAims } from './aims.ts';
import { endBattle, endOf, withdraw } from './end-battle.ts';
import { findHidden } from './end-hiding.ts';
import { holdPrisoners } from './end-prisoners.ts';

export function endTurn(turn: Turn): void {
  const { table, state, resolution } = turn;
  finishReloads(turn);
  dressBodies(table, state, resolution);
  findHidden(turn);
  holdPrisoners(table, state, resolution);
  const allSettled = settleAims(table, state, resolution);
  const by = endOf(table, state, allSettled ? 'settled' : 'open');
  if (by !== null) {
    endBattle(table, state, by, resolution);
    return;
  }
  withdraw(table, state, resolution);
  resolution.emit({ kind: 'turnEnded', turn: state.turn });
}

/** A side concedes. With one other side left on the table the battle is over; with more, they fight on. */
export function concede(
  table: Table,
  state: State,
  side: SideIndex,
  resolution: Resolution<ArgadEvent>,
): void {
  resolution.emit({ kind: 'conceded', side });
  forgetOrders(table, state, side, resolution);
  const left = freeFigures(table, state).filter((count) => count > 0).length;
  if (left > 1) withdraw(table, state, resolution);
  else endBattle(table, state, 'scenario.end', resolution);
}

/** A side's orders of this turn are not carried out. */
function forgetOrders(table: Table, state: State, side: SideIndex, resolution: Resolution<ArgadEvent>): void {
  const only = [entryAt(table.sides, side).id];
  const isOwn = (figure: FigureIndex | undefined) =>
    figure !== undefined && entryAt(table.roster, figure).side === side;
  const cancel = (what: { figure?: FigureIndex; body?: BodyIndex; vessel?: VesselIndex }) =>
    resolution.emit({ kind: 'cancelled', figure: null, body: null, vessel: null, ...what, only });
  for (const figure of indicesOf(state.orders))
    if (state.orders[figure] !== null && isOwn(figure)) cancel({ figure });
  for (const body of indicesOf(state.marches))
    if (state.marches[body] !== null && isOwn(entryAt(state.bodies, body).members[0])) cancel({ body });
  for (const vessel of indicesOf(state.rowings))
    if (isOwn(table.figureOf.get(state.rowings[vessel]?.rowers[0] ?? ''))) cancel({ vessel });
}
