/** imagine: what an order leads to, as long as no die decides and nobody else is asked. */
import { dryRun } from '@grognard/engine';
import { decideCommand } from '../flow/decide.ts';
import { questionIn } from '../flow/question.ts';
import type { AdlgCommand } from '../state/commands.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { writingOn } from '../state/writing.ts';

/** The position after a legal command, or null where dice or somebody else go on. */
export function imagine(table: Table, state: State, side: SideIndex, command: AdlgCommand): State | null {
  const after = dryRun(writingOn(table), state, (now, resolution) =>
    decideCommand(table, now, side, command, resolution),
  );
  if (after === null) return null;
  const question = questionIn(table, after);
  return question?.side === side && question.kind === 'turn' ? after : null;
}
