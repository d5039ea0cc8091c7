/** withForecasts: the interaction of a side, which also says what finally becomes of units. Read from its view alone. */

import type {
  Choice,
  Command,
  CreateInteraction,
  Forecast,
  ForecastStep,
  Gesture,
  GestureForecast,
  Interaction,
  Proposal,
} from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { commandShapes, type GiorgiCommand } from '../state/commands.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { type GiorgiView, stateIn } from '../views/view.ts';
import { briefOf } from './brief.ts';
import { budgetFor } from './budget.ts';
import { foreseeCommand } from './foresee.ts';
import { stakeOf } from './stakes.ts';
import { tellForecast } from './tell-forecast.ts';
import { stepsOfChoice, stepsOfProposal } from './why.ts';

/** Tasks of which each choice is a command of its own. */
const foretoldTasks = ['answer', 'target', 'fight', 'nerve'];

export function withForecasts(
  table: Table,
  create: CreateInteraction<GiorgiView>,
): CreateInteraction<GiorgiView> {
  return (view, side): Interaction => {
    const interaction = create(view, side);
    if (side === null) return interaction;
    const seat = lookUp(table.sideOf, side);
    const state = stateIn(view);
    const forecasts = new Map<string, Forecast | null>();
    const foretell: Foretell = (command, steps) => {
      const key = JSON.stringify(command);
      let found = forecasts.get(key);
      if (found === undefined) {
        found = forecastOf(table, state, seat, command, steps);
        forecasts.set(key, found);
      }
      return found;
    };
    return { ...interaction, forecast: (gesture) => forecastOfGesture(interaction, gesture, foretell) };
  };
}

/** Worked out once for each command, as long as the position is the same. */
type Foretell = (command: GiorgiCommand, steps: () => readonly ForecastStep[]) => Forecast | null;

function forecastOf(
  table: Table,
  state: State,
  side: SideIndex,
  command: GiorgiCommand,
  steps: () => readonly ForecastStep[],
): Forecast | null {
  const stake = stakeOf(table, state, side, command);
  if (stake === null) return null;
  const foreseen = foreseeCommand(table, state, command, stake, budgetFor(command));
  return tellForecast(table, stake, foreseen, { brief: briefOf(table, state, command), steps: steps() });
}

function forecastOfGesture(
  interaction: Interaction,
  gesture: Gesture,
  foretell: Foretell,
): GestureForecast | null {
  const own = interaction.propose(gesture);
  const command = commandOf(own);
  const proposal = command === null ? null : foretell(command, () => stepsOfProposal(own));
  const choices = interaction.tasks(gesture).flatMap((task) => {
    if ((task.kind !== 'choice' && task.kind !== 'target') || !foretoldTasks.includes(task.id)) return [];
    return task.choices.flatMap((choice) => {
      const values = { ...gesture.values, [task.id]: choice.value };
      const forecast = ofChoice(interaction, { ...gesture, values }, choice, foretell);
      return forecast === null ? [] : [{ task: task.id, value: choice.value, forecast }];
    });
  });
  return proposal === null && choices.length === 0 ? null : { proposal, choices };
}

function ofChoice(
  interaction: Interaction,
  gesture: Gesture,
  choice: Choice,
  foretell: Foretell,
): Forecast | null {
  if (choice.refusals.length > 0) return null;
  const command = commandOf(interaction.propose(gesture));
  return command === null ? null : foretell(command, () => stepsOfChoice(choice));
}

/** The command of a proposal that may be confirmed. */
function commandOf({ commands, refusals }: Proposal): GiorgiCommand | null {
  const [command] = commands;
  return command !== undefined && refusals.length === 0 && isOurs(command) ? command : null;
}

function isOurs(command: Command): command is GiorgiCommand {
  return Object.hasOwn(commandShapes, command.kind);
}
