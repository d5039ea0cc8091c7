/** Shots in a side's own player turn: which may be taken in this step. */

import { entryAt } from '@grognard/lists';
import { againstShot, hasShot, lawfulOffers } from '../actions/fire/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Shot, State, Table } from '../state/model.ts';
import { unitsOn } from '../state/sides.ts';
import type { Refusals } from '../state/turn.ts';
import { outOfOrder } from './order.ts';

/** Guns fire in their own step, all other units in the next (`turn.order`). */
function isItsStep({ units }: Table, { step }: State, unit: UnitIndex): boolean {
  return step === (entryAt(units, unit).arm === 'artillery' ? 'guns' : 'small-arms');
}

/** Refusals of a shot now. */
export function againstFire(table: Table, state: State, shot: Shot): Refusals {
  if (!isItsStep(table, state, shot.unit)) return ['turn.order'];
  const late = outOfOrder(table, state, shot.unit);
  return late.length > 0 ? late : againstShot(table, state, shot, null);
}

/** Whether it is a unit's turn to fire, if it has a shot. */
export function isItsFire(table: Table, state: State, unit: UnitIndex): boolean {
  return isItsStep(table, state, unit) && outOfOrder(table, state, unit).length === 0;
}

export function legalShots(table: Table, state: State, unit: UnitIndex): readonly Shot[] {
  if (!isItsFire(table, state, unit)) return [];
  return lawfulOffers(table, state, unit).map(({ shot }) => shot);
}

/** Whether any unit of the active side has a shot in this step. */
export function isFirePossible(table: Table, state: State): boolean {
  return unitsOn(table, state, state.active).some(
    (unit) => isItsFire(table, state, unit) && hasShot(table, state, unit),
  );
}
