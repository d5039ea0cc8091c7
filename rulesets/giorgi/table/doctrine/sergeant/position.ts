/** `worthOfPlaces`: value of a position apart from soldiers: fire and attacks open to a side or against it, and objectives. */

import { entryAt } from '@grognard/lists';
import type { SideIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { otherSide, unitsOn } from '../../state/sides.ts';
import { worthOfPlace } from './place.ts';
import { mindOf, type SergeantContext } from './sergeant-context.ts';
import { styles } from './styles.ts';

/** Weight of what may happen, against what has happened. */
const share = 0.6;

/** Value of all places of both sides, for one of them. */
export function worthOfPlaces(table: Table, state: State, side: SideIndex): number {
  if (state.phase !== 'turn' || state.result !== null) return 0;
  return share * (placesOf(table, state, side) - placesOf(table, state, otherSide(side)));
}

function placesOf(table: Table, state: State, side: SideIndex): number {
  const mind: SergeantContext = mindOf(table, state, side, entryAt(styles, 0));
  return unitsOn(table, state, side).reduce((sum, unit) => {
    const { rung, stands } = entryAt(state.units, unit);
    return rung === 3 ? sum : sum + worthOfPlace(mind, unit, stands).worth;
  }, 0);
}
