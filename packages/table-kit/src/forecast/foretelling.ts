/** foretelling: an interaction that also says what finally becomes of pieces, for its proposal and for each choice that is a command of its own. */
import type {
  Choice,
  Command,
  Forecast,
  ForecastStep,
  Gesture,
  GestureForecast,
  Interaction,
  Proposal,
} from '@grognard/engine';

/** How a game foretells one command. */
export interface Foretelling<C extends Command> {
  /** Tasks of which each choice is a command of its own. */
  readonly tasks: readonly string[];
  isOurs(command: Command): command is C;
  /** Null if nothing is at stake. `steps` are the first links of its chain. */
  foretell(command: C, steps: readonly ForecastStep[]): Forecast | null;
  stepsOfProposal(proposal: Proposal): readonly ForecastStep[];
  stepsOfChoice(choice: Choice): readonly ForecastStep[];
}

/** Each command is foretold once, as long as the interaction lasts. */
export function foretelling<C extends Command>(
  interaction: Interaction,
  { tasks, isOurs, foretell, stepsOfProposal, stepsOfChoice }: Foretelling<C>,
): Interaction {
  const forecasts = new Map<string, Forecast | null>();

  /** Of the command of a proposal that may be confirmed. */
  function of({ commands, refusals }: Proposal, steps: () => readonly ForecastStep[]): Forecast | null {
    const [command] = commands;
    if (command === undefined || refusals.length > 0 || !isOurs(command)) return null;
    const key = JSON.stringify(command);
    let found = forecasts.get(key);
    if (found === undefined) {
      found = foretell(command, steps());
      forecasts.set(key, found);
    }
    return found;
  }

  function ofChoice(gesture: Gesture, task: string, choice: Choice): GestureForecast['choices'] {
    if (choice.refusals.length > 0) return [];
    const values = { ...gesture.values, [task]: choice.value };
    const forecast = of(interaction.propose({ ...gesture, values }), () => stepsOfChoice(choice));
    return forecast === null ? [] : [{ task, value: choice.value, forecast }];
  }

  function ofGesture(gesture: Gesture): GestureForecast | null {
    const own = interaction.propose(gesture);
    const proposal = of(own, () => stepsOfProposal(own));
    const choices = interaction
      .tasks(gesture)
      .flatMap((task) =>
        (task.kind === 'choice' || task.kind === 'target') && tasks.includes(task.id)
          ? task.choices.flatMap((choice) => ofChoice(gesture, task.id, choice))
          : [],
      );
    return proposal === null && choices.length === 0 ? null : { proposal, choices };
  }

  return { ...interaction, forecast: ofGesture };
}
