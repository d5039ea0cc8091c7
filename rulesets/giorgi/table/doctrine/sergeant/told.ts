/** What is done and why, in one line. */
import type { Plan } from '@grognard/engine';
import type { Table } from '../../model.ts';
import type { GiorgiCommand } from '../../orders.ts';

export interface Told {
  readonly command: GiorgiCommand;
  readonly words: string;
}

/** A plan of one command: after it the side is asked again. */
export function planOf(_table: Table, { command, words }: Told): Plan<GiorgiCommand> {
  const who = 'unit' in command && command.unit !== null ? [command.unit] : [];
  return { commands: [command], reasons: [{ who, words }] };
}
