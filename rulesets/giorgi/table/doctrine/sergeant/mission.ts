/** Mission: the purpose and formation of a move, before it is known to be legal. */

import type { Point } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { type Formation, formationsOf, isLightInfantry } from '../../../model.ts';
import { isInWoods } from '../../actions/move/index.ts';
import { fieldOf } from '../../field/index.ts';
import type { MarchStep } from '../../state/commands.ts';
import type { HouseIndex, UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';

export type Purpose = 'form' | 'march' | 'turn' | 'back' | 'man';

export interface Goal {
  readonly at: Point;
  readonly name: string | null;
}

/** Purpose of a move, and the house in which it ends. */
export interface Mission {
  readonly what: Purpose;
  readonly goal?: string | null;
  readonly enter?: HouseIndex;
}

/** Adds a move if it is legal and new. */
export type Add = (told: Mission, steps: readonly MarchStep[]) => boolean;

export const formStep = (formation: Formation): MarchStep => ({
  step: 'form',
  formation,
  files: 0,
  gap: null,
});

/** Formations that a unit may want. */
export function formsOf(table: Table, state: State, unit: UnitIndex): Formation[] {
  const { arm, kind } = entryAt(table.units, unit);
  const { stands } = entryAt(state.units, unit);
  if (stands.formation === 'gunners') return ['deployed'];
  if (isInWoods(fieldOf(table, state), stands)) return [];
  const known: readonly Formation[] = formationsOf[arm];
  return known.filter(
    (formation) =>
      formation !== stands.formation && (formation !== 'open' || (arm === 'foot' && isLightInfantry(kind))),
  );
}
