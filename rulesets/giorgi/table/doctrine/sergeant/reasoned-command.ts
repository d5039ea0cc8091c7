/** What is done and why, in one line. */
import type { CommandPlan } from '@grognard/engine';
import type { GiorgiCommand } from '../../state/commands.ts';

export interface ReasonedCommand {
  readonly command: GiorgiCommand;
  readonly words: string;
}

/** A plan of one command, or of several that follow each other without a die; after it the side is asked again. */
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
