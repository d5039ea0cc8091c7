/** withForecasts: the interaction of a side, which also says what finally becomes of units. Read from its view alone. */

import type { Command, CreateInteraction, Interaction } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { foretelling } from '@grognard/table-kit';
import { commandShapes, type GiorgiCommand } from '../state/commands.ts';
import type { Table } from '../state/model.ts';
import { type GiorgiView, stateIn } from '../views/view.ts';
import { briefOf } from './brief.ts';
import { budgetFor } from './budget.ts';
import { foreseeCommand } from './foresee.ts';
import { stakeOf } from './stakes.ts';
import { tellForecast } from './tell-forecast.ts';
import { stepsOfChoice, stepsOfProposal } from './why.ts';

/** Tasks of which each choice is a command of its own. */
const tasks = ['answer', 'target', 'fight', 'nerve'];

export function withForecasts(
  table: Table,
  create: CreateInteraction<GiorgiView>,
): CreateInteraction<GiorgiView> {
  return (view, side): Interaction => {
    const interaction = create(view, side);
    if (side === null) return interaction;
    const seat = lookUp(table.sideOf, side);
    const state = stateIn(view);
    return foretelling<GiorgiCommand>(interaction, {
      tasks,
      isOurs,
      foretell(command, steps) {
        const stake = stakeOf(table, state, seat, command);
        if (stake === null) return null;
        const foreseen = foreseeCommand(table, state, command, stake, budgetFor(command));
        return tellForecast(table, stake, foreseen, { brief: briefOf(table, state, command), steps });
      },
      stepsOfProposal,
      stepsOfChoice,
    });
  };
}

function isOurs(command: Command): command is GiorgiCommand {
  return Object.hasOwn(commandShapes, command.kind);
}
