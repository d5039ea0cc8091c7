/** `withForecasts`: the interaction of a side, which also says what finally becomes of units. Read from its view alone. */
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
import { onGround } from '../field/index.ts';
import { type AdlgCommand, commandShapes } from '../state/commands.ts';
import type { Table } from '../state/model.ts';
import type { AdlgView } from '../views/view.ts';
import { budgetFor } from './budget.ts';
import { foreseeCommand } from './foresee.ts';
import { stakeOf } from './stakes.ts';
import { tellForecast } from './tell-forecast.ts';

/** Tasks of which each choice is a command of its own. */
const foretoldTasks = ['answer', 'target', 'fight', 'charge'];

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
    const known = new Map<string, Forecast | null>();
    const foretell: Foretell = (command, why) => {
      const key = JSON.stringify(command);
      const kept = known.get(key);
      if (kept !== undefined) return kept;
      const stake = stakeOf(table, view, seat, command);
      const found =
        stake === null
          ? null
          : tellForecast(table, stake, foreseeCommand(table, view, command, stake, budgetFor(command)), why);
      known.set(key, found);
      return found;
    };
    return { ...interaction, forecast: (gesture) => forecastOfGesture(interaction, gesture, foretell) };
  };
}

/** Worked out once for each command, as long as the position is the same. */
type Foretell = (command: AdlgCommand, why: readonly ForecastStep[]) => Forecast | null;

function forecastOfGesture(
  interaction: Interaction,
  gesture: Gesture,
  foretell: Foretell,
): GestureForecast | null {
  const own = interaction.propose(gesture);
  const command = commandOf(own);
  const proposal = command === null ? null : foretell(command, stepsOf(own));
  const choices = interaction.tasks(gesture).flatMap((task) => {
    if ((task.kind !== 'choice' && task.kind !== 'target') || !foretoldTasks.includes(task.id)) return [];
    return task.choices.flatMap((choice) => {
      const forecast = ofChoice(interaction, gesture, task.id, choice, foretell);
      return forecast === null ? [] : [{ task: task.id, value: choice.value, forecast }];
    });
  });
  return proposal === null && choices.length === 0 ? null : { proposal, choices };
}

function ofChoice(
  interaction: Interaction,
  gesture: Gesture,
  task: string,
  choice: Choice,
  foretell: Foretell,
): Forecast | null {
  if (choice.refusals.length > 0) return null;
  const values = { ...gesture.values, [task]: choice.value };
  const command = commandOf(interaction.propose({ ...gesture, values }));
  const { title, odds, sum } = choice;
  return command === null ? null : foretell(command, sum.length === 0 ? [] : [{ title, odds, sum }]);
}

/** Notes with odds as links of the chain. */
function stepsOf({ notes }: Proposal): readonly ForecastStep[] {
  return notes.flatMap(({ title, lines }) => {
    const odds = lines.filter((line) => line.kind === 'odds');
    return odds.length === 0 ? [] : [{ title, odds, sum: lines.filter((line) => line.kind !== 'odds') }];
  });
}

/** The command of a proposal that may be confirmed. */
function commandOf({ commands, refusals }: Proposal): AdlgCommand | null {
  const [command] = commands;
  return command !== undefined && refusals.length === 0 && isOurs(command) ? command : null;
}

function isOurs(command: Command): command is AdlgCommand {
  return Object.hasOwn(commandShapes, command.kind);
}
