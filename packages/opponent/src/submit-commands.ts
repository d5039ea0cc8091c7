/** giveCommands: submits the commands of a plan one after the other, until the game no longer accepts them. */
import type {
  AnyState,
  AnyView,
  Command,
  GameEvent,
  InvalidCommand,
  Match,
  RefusedCommand,
  SideId,
} from '@grognard/engine';

/** A game in progress, of any ruleset. */
export type AnyMatch = Match<AnyState, AnyView, Command, GameEvent>;

/** Commands carried out and commands refused. */
export interface SubmittedCommands {
  readonly carriedOut: readonly Command[];
  readonly refused: readonly {
    readonly command: Command;
    readonly because: RefusedCommand | InvalidCommand;
  }[];
}

/** Whether the game continues without asking this side again, so that the rest of its plan is void. */
function isNoLongerAsked(because: RefusedCommand | InvalidCommand): boolean {
  return 'error' in because && (because.error.code === 'not-your-turn' || because.error.code === 'over');
}

/** Submits commands until they are used up or the game asks another side. */
export function giveCommands(
  match: Pick<AnyMatch, 'give'>,
  side: SideId,
  commands: readonly Command[],
): SubmittedCommands {
  const carriedOut: Command[] = [];
  const refused: SubmittedCommands['refused'][number][] = [];
  for (const command of commands) {
    const submitted = match.give(side, command);
    if (submitted.done) carriedOut.push(command);
    else if (carriedOut.length > 0 && isNoLongerAsked(submitted.because)) break;
    else refused.push({ command, because: submitted.because });
  }
  return { carriedOut, refused };
}
