/** `withForecasts`: the interaction of a side, which also says what finally becomes of units. Read from its view alone. */
import type {
  Choice,
  Command,
  CreateInteraction,
  ForecastStep,
  Interaction,
  Proposal,
} from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { foretelling } from '@grognard/table-kit';
import { onGround } from '../field/index.ts';
import { type AdlgCommand, commandShapes } from '../state/commands.ts';
import type { Table } from '../state/model.ts';
import type { AdlgView } from '../views/view.ts';
import { budgetFor } from './budget.ts';
import { foreseeCommand } from './foresee.ts';
import { stakeOf } from './stakes.ts';
import { tellForecast } from './tell-forecast.ts';

/** Tasks of which each choice is a command of its own. */
const tasks = ['answer', 'target', 'fight', 'charge'];

export function withForecasts(
  laidOut: Table,
  create: CreateInteraction<AdlgView>,
): CreateInteraction<AdlgView> {
  return (view, side, lastTurn): Interaction => {
    const interaction = create(view, side, lastTurn);
    // Nothing is at stake before the battle.
    if (side === null || view.setup !== null) return interaction;
    const seat = lookUp(laidOut.sideOf, side);
    const table = onGround(laidOut, view);
    return foretelling<AdlgCommand>(interaction, {
      tasks,
      isOurs,
      foretell(command, steps) {
        const stake = stakeOf(table, view, seat, command);
        if (stake === null) return null;
        const foreseen = foreseeCommand(table, view, command, stake, budgetFor(command));
        return tellForecast(table, stake, foreseen, steps);
      },
      stepsOfProposal,
      stepsOfChoice,
    });
  };
}

/** Notes with odds as links of the chain. */
function stepsOfProposal({ notes }: Proposal): readonly ForecastStep[] {
  return notes.flatMap(({ title, lines }) => {
    const odds = lines.filter((line) => line.kind === 'odds');
    return odds.length === 0 ? [] : [{ title, odds, sum: lines.filter((line) => line.kind !== 'odds') }];
  });
}

function stepsOfChoice({ title, odds, sum }: Choice): readonly ForecastStep[] {
  return sum.length === 0 ? [] : [{ title, odds, sum }];
}

function isOurs(command: Command): command is AdlgCommand {
  return Object.hasOwn(commandShapes, command.kind);
}
