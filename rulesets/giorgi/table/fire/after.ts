/** Who has fired and may still move (turn.fire-or-move, turn.fire-then-move, turn.guns-fire-or-move). */
import { isLightInfantry } from '../../model.ts';
import { holds } from '../../rules/in-force.ts';
import type { State, Table } from '../model.ts';
import type { No } from '../turn.ts';

const free: No = [];

/** The rule that keeps a unit which has fired in this player turn from moving; none: it may. */
export function againstMoving({ rules, units }: Table, state: State, unit: number): No {
  const { fired, stands } = state.units[unit]!;
  if (!fired) return free;
  const { arm, kind } = units[unit]!;
  switch (arm) {
    case 'horse':
      return free;
    case 'artillery':
      return holds(rules, 'turn.guns-fire-or-move') ? ['turn.guns-fire-or-move'] : free;
    case 'foot':
      return isLightInfantry(kind) && stands.formation === 'open' && stands.house < 0
        ? free
        : ['turn.fire-or-move'];
  }
}
