/** Gunners and their pieces: when a crew leaves them, and how it then stands (`artillery.abandoned`, `melee.guns-lost`). */

import { entryAt, none } from '@grognard/lists';
import { basesLeft, shapeFor } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { takeOut } from '../losses/gone.ts';
import { isWithoutGuns } from '../move/index.ts';

export function hasGuns({ units }: Table, state: State, unit: UnitIndex): boolean {
  return (
    entryAt(units, unit).arm === 'artillery' && entryAt(state.units, unit).stands.formation !== 'gunners'
  );
}

/** Placement of gunners that have just left their pieces: a small column of foot where the battery stood. */
export function asGunners(table: Table, state: State, unit: UnitIndex): Placement {
  const now = entryAt(state.units, unit);
  const info = entryAt(table.units, unit);
  const bases = basesLeft(table, unit, { ...now, stands: { ...now.stands, formation: 'gunners' } });
  const { files } = shapeFor(table, info, 'gunners', bases);
  return { ...now.stands, formation: 'gunners', files, gap: 0, house: none };
}

/**
 * The crew leaves its guns. After flight they stay and can be lost; when driven off they are lost, unless options say otherwise. A crew
 * without guns that does not rout no longer counts as a unit (`artillery.no-guns`).
 */
export function abandonGuns(turn: Turn, unit: UnitIndex, why: 'fled' | 'driven'): void {
  const { table, state, resolution } = turn;
  const { pieces, stands } = entryAt(state.units, unit);
  if (pieces === 0) return;
  const isLost =
    table.options['artillery.abandoned'] === 'lost-at-once' ||
    (why === 'driven' && table.options['melee.guns-lost'] === 'lost');
  const { x, y, heading } = stands;
  if (!isLost) {
    resolution.emit({ kind: 'gunsLeft', unit, at: { x, y, heading }, pieces });
    return;
  }
  resolution.emit({ kind: 'gunsTaken', unit, at: null, pieces: 0 });
  if (why === 'fled' && isWithoutGuns(table, state, unit))
    takeOut(turn, unit, 'destroyed', 'artillery.no-guns');
}
