/** stakeOf: who is at stake in a command, and how far its forecast goes. */
import { lookUp } from '@grognard/lists';
import { meleeOf } from '../actions/melee/index.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

/** What is forecast: by whom, for which units, and how far. */
export interface Stake {
  readonly side: SideIndex;
  readonly units: readonly UnitIndex[];
  /** To the end of the pursuit that follows their melee, or of the rout that follows a shot. */
  readonly until: 'pursuit' | 'rout';
}

/** Null if the command puts nobody at stake. */
export function stakeOf(table: Table, state: State, side: SideIndex, command: AdlgCommand): Stake | null {
  const unitOf = (id: string) => lookUp(table.unitOf, id);
  switch (command.kind) {
    case 'charge': {
      const target = command.target === 'camp' ? [] : [unitOf(command.target)];
      return { side, units: [...command.units.map(unitOf), ...target], until: 'pursuit' };
    }
    case 'spontaneous':
      return { side, units: command.units.map(unitOf), until: 'pursuit' };
    case 'answer': {
      const by = askedBy(state);
      return by === null ? null : { side, units: [...command.units.map(unitOf), ...by], until: 'pursuit' };
    }
    case 'fight': {
      const against = command.against === null ? null : unitOf(command.against);
      const melee = meleeOf(table, state, unitOf(command.unit), against);
      return melee === null ? null : { side, units: [melee.a, melee.b], until: 'pursuit' };
    }
    case 'shoot':
      return { side, units: [unitOf(command.target)], until: 'rout' };
    case 'activate':
    case 'adjust':
    case 'camp':
    case 'choose':
    case 'concede':
    case 'conform':
    case 'deploy':
    case 'disengage':
    case 'done':
    case 'engage':
    case 'enter':
    case 'follow':
    case 'hold':
    case 'lay':
    case 'leave':
    case 'marker':
    case 'move':
    case 'pieces':
    case 'plan':
    case 'pursue':
    case 'rally':
    case 'ready':
    case 'reveal':
    case 'ride':
    case 'seal':
    case 'square':
    case 'stakes':
    case 'support':
    case 'urge':
    case 'works':
      return null;
  }
}

/** The units whose coming is answered. */
function askedBy({ agenda }: State): readonly UnitIndex[] | null {
  const top = agenda[agenda.length - 1];
  if (top?.do === 'answer') return top.charge.units;
  return top?.do === 'pursued' ? [top.by] : null;
}
