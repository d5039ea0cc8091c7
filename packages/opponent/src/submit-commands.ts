/** Gives the commands of a plan one after the other, as far as the game takes them. */
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

/** A game in progress, whatever its ruleset. */
export type AnyMatch = Match<AnyState, AnyView, Command, GameEvent>;

/** What became of the commands: those carried out, and those that were refused. */
export interface SubmittedCommands {
  readonly carriedOut: readonly Command[];
  readonly refused: readonly {
    readonly command: Command;
    readonly because: RefusedCommand | InvalidCommand;
  }[];
}

/** The game went on without asking this side further: what is left of its plan no longer stands. */
function isNoLongerAsked(because: RefusedCommand | InvalidCommand): boolean {
  return 'error' in because && (because.error.code === 'not-your-turn' || because.error.code === 'over');
}

/** Carries commands out until they are used up or the game asks somebody else. */
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
