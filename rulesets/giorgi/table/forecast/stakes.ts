/** stakeOf: who is at stake in a command, and how far its forecast goes. */

import { indexOrNull, lookUp } from '@grognard/lists';
import { fightersIn, nextMelees } from '../actions/melee/index.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { Stake } from './moment.ts';

/** Null if the command puts nobody at stake. */
export function stakeOf(table: Table, state: State, side: SideIndex, command: GiorgiCommand): Stake | null {
  const unitOf = (id: string) => lookUp(table.unitOf, id);
  switch (command.kind) {
    case 'answer': {
      const top = state.agenda.at(-1);
      if (top?.do !== 'attack') return null;
      const { unit, target } = top.approach;
      return { side, units: distinct([unitOf(command.unit), indexOrNull(target), unit]), until: 'melee' };
    }
    case 'move':
      if (command.target === null) return null;
      return { side, units: [unitOf(command.unit), unitOf(command.target)], until: 'melee' };
    case 'fight': {
      const unit = unitOf(command.unit);
      const melee = nextMelees(table, state).find((one) => fightersIn(one).includes(unit));
      return melee === undefined ? null : { side, units: fightersIn(melee), until: 'melee' };
    }
    case 'fire':
      return { side, units: command.target === null ? [] : [unitOf(command.target)], until: 'command' };
    case 'rally':
      return { side, units: [unitOf(command.unit)], until: 'command' };
    case 'reform':
    case 'ride':
    case 'choose':
    case 'done':
    case 'concede':
    case 'roll':
    case 'lay':
    case 'edge':
    case 'place':
      return null;
  }
}

function distinct(units: readonly (UnitIndex | null)[]): readonly UnitIndex[] {
  return [...new Set(units.filter((unit): unit is UnitIndex => unit !== null))];
}
