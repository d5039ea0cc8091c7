/** Which units may act in a step, and in which order (`turn.unit-order`). */

import { entryAt } from '@grognard/lists';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table, TurnStep } from '../state/model.ts';
import { unitsOn } from '../state/sides.ts';
import type { Refusals } from '../state/turn.ts';

const usual: readonly TurnStep[] = ['start', 'guns', 'small-arms', 'move', 'melee', 'breaking'];
const startLast: readonly TurnStep[] = ['guns', 'small-arms', 'move', 'melee', 'breaking', 'start'];

/** The steps in the order played. */
export function stepsOf({ options }: Table): readonly TurnStep[] {
  return options['turn.start-step'] === 'end' ? startLast : usual;
}

/** Whether a unit has already acted in a step. */
function hasActed({ units }: Table, state: State, unit: UnitIndex, step: TurnStep): boolean {
  const { quiet, fired, moved } = entryAt(state.units, unit);
  const isBattery = entryAt(units, unit).arm === 'artillery';
  switch (step) {
    case 'start':
      return quiet;
    case 'guns':
      return isBattery && fired;
    case 'small-arms':
      return !isBattery && fired;
    case 'move':
      return moved;
    case 'melee':
    case 'breaking':
      return false;
  }
}

/** How far to the right a unit stands, as seen by its side. */
export function rightwards({ units }: Table, state: State, unit: UnitIndex): number {
  const { x } = entryAt(state.units, unit).stands;
  return state.edges[entryAt(units, unit).side] === 'south' ? x : -x;
}

/** Under “left-to-right” a unit may not act if one to its right has acted in this step. */
export function outOfOrder(table: Table, state: State, unit: UnitIndex): Refusals {
  if (table.options['turn.unit-order'] === 'owner') return [];
  const own = rightwards(table, state, unit);
  const isLate = unitsOn(table, state, entryAt(table.units, unit).side).some(
    (other) =>
      other !== unit &&
      hasActed(table, state, other, state.step) &&
      !hasActed(table, state, unit, state.step) &&
      rightwards(table, state, other) > own,
  );
  return isLate ? ['turn.unit-order'] : [];
}
