/** OtherBody: every other unit in play, as obstacles of a move. */

import type { Base } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { type BodyPlaces, basesLeftAs, bodyAt, bodyNow, bodyOf, placesOf } from '../../bodies/index.ts';
import { fieldOf } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';

export { bodyNow };

export interface OtherBody {
  readonly unit: UnitIndex;
  readonly isEnemy: boolean;
  /** For a garrison, the house. */
  readonly body: Base;
  readonly isOpen: boolean;
  readonly isGarrison: boolean;
}

/** Body of a unit in a placement. For a garrison, its house. */
export function bodyAs(table: Table, state: State, unit: UnitIndex, stands: Placement): Base {
  if (stands.house !== none) return entryAt(fieldOf(table, state).houses, stands.house).base;
  return bodyOf(table, unit, stands, basesLeftAs(table, unit, entryAt(state.units, unit), stands));
}

/** Cache of the last call, because many paths of one unit are plotted in sequence. */
let last: {
  readonly places: BodyPlaces;
  readonly unit: UnitIndex;
  readonly others: readonly OtherBody[];
} | null = null;

export function othersOf(table: Table, state: State, unit: UnitIndex): readonly OtherBody[] {
  const places = placesOf(table, state);
  if (last === null || last.places !== places || last.unit !== unit)
    last = { places, unit, others: findOthers(places, unit) };
  return last.others;
}

function findOthers(places: BodyPlaces, unit: UnitIndex): readonly OtherBody[] {
  const { table } = places;
  const { side } = entryAt(table.units, unit);
  const others: OtherBody[] = [];
  for (const info of table.units) {
    const { isOn, stands } = entryAt(places.units, info.index);
    if (info.index === unit || !isOn) continue;
    others.push({
      unit: info.index,
      isEnemy: info.side !== side,
      body: bodyAt(places, info.index),
      isOpen: stands.formation === 'open' && stands.house === none,
      isGarrison: stands.house !== none,
    });
  }
  return others;
}

/** Whether a body and a friend may overlap while one of them passes (`move.through-friends`). */
export function mayPass(
  { options }: Table,
  { formation }: Pick<Placement, 'formation'>,
  friend: OtherBody,
): boolean {
  if (friend.isGarrison) return false;
  switch (options['move.through-friends']) {
    case 'open-order':
      return friend.isOpen || formation === 'open';
    case 'everybody':
      return true;
    case 'nobody':
      return false;
  }
}
