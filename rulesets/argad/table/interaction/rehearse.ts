/** `rehearse`: checks several commands one after another, each on top of those before it, as they will be submitted. */

import { type ExplainedRefusal, type Verdict, withoutDice } from '@grognard/engine';
import { none } from '@grognard/lists';
import { checkCommand } from '../actions/command.ts';
import { explainRefusals } from '../explain/citations.ts';
import { apply } from '../flow/apply.ts';
import { decideCommand } from '../flow/decide.ts';
import { copyState } from '../state/copy-state.ts';
import type { ArgadEvent } from '../state/events.ts';
import type { ArgadCommand } from '../state/orders.ts';
import type { InteractionContext } from './interaction-context.ts';
import { orderVerdict } from './order-refusals.ts';

/** A command and its piece. */
export interface IntendedOrder {
  readonly command: ArgadCommand;
  readonly piece: string;
}

/** The refusals of each. A refused command is left out of the state for those that follow. */
export function rehearse(context: InteractionContext, meant: readonly IntendedOrder[]): ExplainedRefusal[] {
  const { table, state, side } = context;
  const refusals: ExplainedRefusal[] = [];
  const now = copyState(state);
  const resolution = withoutDice((event: ArgadEvent) => apply(now, event));
  for (const { command, piece } of meant) {
    const verdict = checkCommand(table, now, side, command, 'verdict');
    if (!verdict.allowed) refusals.push(...refusalsOf({ ...context, state: now }, command, piece, verdict));
    else if (side !== none) decideCommand(table, now, side, command, resolution);
  }
  return refusals;
}

function refusalsOf(
  context: InteractionContext,
  command: ArgadCommand,
  piece: string,
  verdict: Verdict,
): readonly ExplainedRefusal[] {
  return command.kind === 'order'
    ? orderVerdict(context, command, verdict)
    : explainRefusals(context.table, verdict, piece);
}
