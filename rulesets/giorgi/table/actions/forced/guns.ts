/** Gunners and their pieces: who leaves them, and how the crew then stands (`artillery.abandoned`, `melee.guns-lost`). */

import { entryAt, none } from '@grognard/lists';
import { basesLeft, shapeFor } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { takeOut } from '../losses/gone.ts';
import { isWithoutGuns } from '../move/index.ts';

/** Whether a battery has its guns with it. */
export function hasGuns({ units }: Table, state: State, unit: UnitIndex): boolean {
  return (
    entryAt(units, unit).arm === 'artillery' && entryAt(state.units, unit).stands.formation !== 'gunners'
  );
}

/** How gunners stand who have just left their pieces: a small column of foot where the battery stood. */
export function asGunners(table: Table, state: State, unit: UnitIndex): Placement {
  const now = entryAt(state.units, unit);
  const info = entryAt(table.units, unit);
  const bases = basesLeft(table, unit, { ...now, stands: { ...now.stands, formation: 'gunners' } });
  const { files } = shapeFor(table, info, 'gunners', bases);
  return { ...now.stands, formation: 'gunners', files, gap: 0, house: none };
}

/** The crew leaves its guns: fled, they stay where they are and can be lost; driven off, they are lost, unless options say otherwise. Who does not run and has none left is no unit any more (`artillery.no-guns`). */
export function abandonGuns(turn: Turn, unit: UnitIndex, why: 'fled' | 'driven'): void {
  const { table, state, happening: resolution } = turn;
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
