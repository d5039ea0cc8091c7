/** ReasonedCommand: a command and its reason in one line. */
import type { CommandPlan } from '@grognard/engine';
import type { GiorgiCommand } from '../../state/commands.ts';

export interface ReasonedCommand {
  readonly command: GiorgiCommand;
  readonly words: string;
}

/** A plan of one command, or of several in sequence without a die. Afterwards the side is prompted again. */
export function planOf(told: ReasonedCommand | readonly ReasonedCommand[]): CommandPlan<GiorgiCommand> {
  const all = 'command' in told ? [told] : told;
  return {
    commands: all.map(({ command }) => command),
    reasons: all.map(({ command, words }) => ({
      who: 'unit' in command && command.unit !== null ? [command.unit] : [],
      words,
    })),
  };
}
