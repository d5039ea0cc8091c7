/** `refusalsOf`: what the rules have against a command that a gesture or a choice would give. */
import type { ExplainedRefusal, PieceId } from '@grognard/engine';
import { explainRefusals } from '../explain/citations.ts';
import { checkCommand } from '../flow/check.ts';
import type { GiorgiCommand } from '../state/commands.ts';
import type { InteractionContext } from './interaction-context.ts';

export function refusalsOf(
  { table, state, side }: InteractionContext,
  command: GiorgiCommand,
  piece: PieceId | null,
): readonly ExplainedRefusal[] {
  return explainRefusals(table, checkCommand(table, state, side, command, 'verdict'), piece);
}
